/**
 * The months as documents of birth write them, January first: English, Spanish, French, Portuguese, Italian, German, Russian,
 * Ukrainian, Polish, Romanian, Turkish, Haitian Creole, Arabic (both sets), Greek, Hindi, Amharic (Gregorian names),
 * Roman numbers. Own list.
 */
export const monthWords: readonly string[] = [
  'january jan enero ene janvier janv janeiro gennaio januar январь января янв січень січня styczeń stycznia ianuarie ocak janvye يناير كانون‌الثاني جانفي ιανουαριος ιανουαριου जनवरी ጃንዩወሪ i',
  'february feb febrero febr fevrier fev fevereiro febbraio februar февраль февраля фев лютий лютого luty lutego februarie şubat fevriye فبراير شباط φεβρουαριος φεβρουαριου फरवरी ፌብሩወሪ ii',
  'march mar marzo mars março märz marz март марта березень березня marzec marca martie mart mas مارس آذار μαρτιος μαρτιου मार्च ማርች iii',
  'april apr abril abr avril avr aprile апрель апреля апр квітень квітня kwiecień kwietnia aprilie nisan avril أبريل نيسان απριλιος απριλιου अप्रैल ኤፕሪል iv',
  'may mayo mai maio maggio май мая травень травня maj maja mayıs me مايو أيار ماي μαιος μαιου मई ሜይ v',
  'june jun junio juin junho giugno juni июнь июня июн червень червня czerwiec czerwca iunie haziran jen يونيو حزيران جوان ιουνιος ιουνιου जून ጁን vi',
  'july jul julio juillet juil julho luglio juli июль июля июл липень липня lipiec lipca iulie temmuz jiye يوليو تموز جويلية ιουλιος ιουλιου जुलाई ጁላይ vii',
  'august aug agosto ago aout août август августа авг серпень серпня sierpień sierpnia ağustos out أغسطس آب أوت αυγουστος αυγουστου अगस्त ኦገስት viii',
  'september sept sep septiembre setiembre septembre setembro settembre сентябрь сентября сен вересень вересня wrzesień września septembrie eylül septanm سبتمبر أيلول σεπτεμβριος σεπτεμβριου सितंबर ሴፕቴምበር ix',
  'october oct octubre octobre outubro ottobre oktober okt октябрь октября окт жовтень жовтня październik października octombrie ekim oktòb أكتوبر تشرين‌الأول οκτωβριος οκτωβριου अक्टूबर ኦክቶበር x',
  'november nov noviembre novembre novembro ноябрь ноября ноя листопад листопада listopad listopada noiembrie kasım novanm نوفمبر تشرين‌الثاني νοεμβριος νοεμβριου नवंबर ኖቬምበር xi',
  'december dec diciembre dic decembre dezembro dez dicembre dezember декабрь декабря дек грудень грудня grudzień grudnia decembrie aralık desanm ديسمبر كانون‌الأول δεκεμβριος δεκεμβριου दिसंबर ዲሴምበር xii',
]
