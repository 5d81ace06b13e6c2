const any = (words: string): string =>
  words
    .trim()
    .split(/(?<!\s)\s*[|\n]\s*/)
    .filter((word) => word !== '')
    .join('|')

export const kin = any(`
  husband|wife|spouse|partner|fianc[eé]e?|son|sons|daughter|daughters|child|children|baby|infant|toddler|twins?
  |mother|father|parents?|mom|dad|brothers?|sisters?|siblings?|grand(?:mother|father|parents?|son|daughter|child|children)
  |espos[oa]s?|hij[oa]s?|herman[oa]s?|madre|padres?|abuel[oa]s?|tí[oa]s?|prim[oa]s?|sobrin[oa]s?|suegr[oa]s?|niet[oa]s?
  |aunts?|uncles?|cousins?|niece|nephew|nieces|nephews|step(?:mother|father|son|daughter|child|children|brother|sister)
  |(?:mother|father|sister|brother|son|daughter)-in-law|in-laws|widow|widower|relatives?|family|household|godmother|godfather`)

export const months = any(
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
)

/** What each kind of story is told with; matched without regard to case. */
export const storyWords: readonly (readonly ['illness' | 'harm' | 'crime' | 'work' | 'school' | 'hardship', RegExp])[] =
  [
    [
      'illness',
      /(?<!\p{L})(?:\p{L}{3,}(?:itis|osis|emia|algia|ectomy|opathy|phrenia)|asthma\p{L}*|epilep\p{L}+|seizures?|cancer|tumou?rs?|leukemia|diabet\p{L}+|insulin|hypertension|stroke|dialysis|transplants?|kidney|heart (?:disease|condition|attack|surgery)|autis\p{L}+|ADHD|PTSD|post-traumatic|depress(?:ion|ed|ive)|anxiety|panic attacks?|nightmares|insomnia|suicid\p{L}+|bipolar|schizo\p{L}+|dementia|Alzheimer\p{L}*|Parkinson\p{L}*|disab(?:ility|ilities|led)|wheelchair|cerebral palsy|Down syndrome|HIV|tubercul\p{L}+|hepat\p{L}+|lupus|migraines?|chemotherap\p{L}+|radiation|surger(?:y|ies)|surgical|hospitali[sz]\p{L}+|hospital|clinic|diagnos\p{L}+|medicat\p{L}+|medicine|inhaler|nebulizer|prescri\p{L}+|therap(?:y|ist|ies)|counseling|psycholog\p{L}+|psychiatr\p{L}+|pediatr\p{L}+|(?<!\p{L})\p{L}{3,12}ologists?|cardiolog\p{L}+|neurolog\p{L}+|oncolog\p{L}+|pregnan\p{L}+|miscarr\p{L}+|gave birth|ill|sick|illness|disease|injur(?:y|ies|ed)|expecting (?:a|her|his|their|our|twins)|obstetric\p{L}+|bed rest|(?:swallowed|took) pills|overdose|c(?:ould not|annot) sleep|stitches|staples|sertraline|ventilators?|tracheo\p{L}+|sickle cell|stutter\p{L}*|fracture\p{L}*|bruises?|scars?|wounds?|doctors?|physicians?|nurse|discharge papers|treatment for|blood pressure|speech delay|special needs|IEP|enferm\p{L}+|embaraz\p{L}+|cáncer|cirug\p{L}+|médic[oa]s?|sordo|sorda)(?!\p{L})/iu,
    ],
    [
      'harm',
      /(?<!\p{L})(?:beat(?:en|ings?|s)?|mat(?:ó|aron|aran|ado)|asesin\p{L}+|golpe(?:ó|aron|aban?|ad[oa]s?)|amenaz\p{L}+|secuestr\p{L}+|viol(?:ó|aron|ad[oa])|pandill\p{L}+|extorsi\p{L}+|escondid[oa]s?|hu(?:yó|yeron|imos|í)|tortur(?:ó|aron|ad[oa])|raped?|rap(?:e|ist)|assault\p{L}*|tortur(?:ed|ing)|torture (?:by|at the hands of)|kidnap\p{L}*|abduct\p{L}*|threat(?:s|ened|ening)?(?! to (?:national|public|border))|kill(?:ed|ing|s)?|murder\p{L}*|shot|shoot\p{L}*|stabb\p{L}+|attack(?:ed|ers?|s)?|cults?|gang|gangs|cartel|extort\p{L}*|militia|paramilit\p{L}+|burn(?:ed|t) (?:down|the|our|her|his|my|their)|detained (?:her|him|me|us|them|for)|interrogat\p{L}+|slapped|punched|kicked|blindfold\p{L}*|electric(?:al)? shocks?|abus(?:ed|er|ive|es)|stalk\p{L}*|fled|flee|fleeing|hiding|hid|disappear\p{L}*|ransom|fear(?:s|ed)? (?:for|that|of|to|the|her|his|my)|afraid|terrif\p{L}+|restraining order|protective order|order of protection|demonstration|protest(?:s|ed|ers)?|polling place|soldiers)(?!\p{L})/iu,
    ],
    [
      'crime',
      /(?<!\p{L})(?:DUI|DWI|arrest(?:ó|aron|ad[oa])|conden(?:ó|ad[oa])|cárcel|speeding|traffic (?:stop|ticket|charge|citation)|retail theft|larceny|fined|ticketed|warrant for|charged with|citations? for|(?:was|were|been) cited|no (?:arrests?|citations?)|arrest(?:ed|s)?|convict(?:ed|ion|ions)|pleaded guilty|pled guilty|probation|misdemeanor|felony|shoplifting|theft|burglary|jail|prison|sentenced|domestic violence|possession of|driving without)(?!\p{L})/iu,
    ],
    [
      'work',
      /(?<!\p{L})(?:trabaj\p{L}+|emplead[oa]s?|sueldo|job (?:at|with|offer|as)|jobs?|works? (?:as|at|for|in|nights|full|part)|worked|is employed|was employed|employed (?:by|as|at)|employer|earns?|earned|wages?|salary|payroll|shifts?|pays? (?:the )?(?:rent|taxes|bills)|rent|mortgage|landlord|tips|overtime|foreman|supervisor|coworkers?|small business|bakery|restaurant|construction|warehouse|cleaner|cleans|housekeep\p{L}+|cook|nanny|driver|landscap\p{L}+|roof(?:er|ing)|carpent\p{L}+|plumb\p{L}+|electrician|mechanic|cashier|farmworker|baker|tutor)(?!\p{L})/iu,
    ],
    [
      'school',
      /(?<!\p{L})(?:escuela|colegio|universidad|(?:elementary|middle|high|primary|secondary) school|school|kindergarten|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grad(?:e|er)|preschool|college|graduat\p{L}+|enrolled|honor roll|GPA|scholarship|students?|teacher|teachers|university|soccer team|band practice)(?!\p{L})/iu,
    ],
    [
      'hardship',
      /(?<!\p{L})(?:winter|cannot leave|cannot bear|cares? (?:alone )?for|caring for|sole (?:provider|caregiver|breadwinner)|breadwinner|depends? on (?:her|him|them|me)|support(?:s|ed)? (?:her|his|their|my) |raises?|raising|missed|misses|prays?|hopes?|begs?|cries|cried|suffer(?:s|ed|ing)?|devastat\p{L}+|grie(?:f|ve\p{L}*)|lonely|separated|church|parish|mosque|temple|volunteers?|volunteered|coach(?:es|ed)?|neighbors?|community)(?!\p{L})/iu,
    ],
  ]

/** A person of the case who is only called by a role that carries sex, age or kin. */
export const rolePerson = new RegExp(
  String.raw`\b(?:the|this|that|a|an|any) (?:(?:young|younger|youngest|elder|older|eldest|little|sick|small|ailing|dying|late|estranged|blind|deaf|elderly|single|teenage|minor|disabled|pregnant|grieving|unborn|newborn|\p{L}+-year-old|U\.S\. citizen) )*(?:mother|father|boy|girl|woman|man|couple|widow|widower|son|daughter|baby|infant|toddler|youth|teenager|twins?|siblings?|sisters?|brothers?|grandmother|grandfather|uncle|aunt|cousin|niece|nephew|younger|elder|eldest|youngest)\b|\bthe (?:child|children|family|household)\b|\b(?:a|the) (?:sick|ill|disabled|young|small|ailing) child\b|\bthe (?:(?:\p{L}{1,12}|\d{1,2})-){1,2}year-old(?= (?:is|was|has|had|cannot|could|will|never|still|did)|[,.])`,
  'giu',
)

/** Verbs of the procedure and of legal argument: with them a sentence on the client is the firm's, and only filled in. */
export const proceduralVerbs =
  /\b(?:(?:is|was|has been|have been|remains|remained) (?:now |currently )?(?:detained|held|confined|in (?:immigration |ICE )?custody)(?= (?:at|in|by|since|without|for)\b)|moves?|appl(?:y|ies) for|requests?|requested|asks? (?:this|the|that|for an? )|became an? (?:conditional|lawful)|expires? on|audiencia|juez|corte|formulario|le escribimos|asks? that|seeks?|submits?|files?|filed|respectfully|hereby|through (?:undersigned )?counsel|native (?:and|or) citizen|native of (?=\p{Lu})|(?:turns|will turn) (?=eighteen|twenty-one|1[68]|21)|citizen (?:and national )?of|national of|was born|born (?:in|on)|entered|arrived|last entered|was admitted|was paroled|resides?|resided|lives (?:in|at)|lived (?:in|at)|moved (?:to|from)|was served|served|placed (?:in|under|with)|alleges?|admits?|concedes?|denies|declines?|designat\p{L}+|appear(?:s|ed)|is from(?= \p{L}{3,20}(?: \p{L}{3,20})?[.,;])|is scheduled|is set|scheduled|represent(?:s|ed|ing)?|retained|on behalf|in support of|enclosed|attached|please find|eligible|eligibility|establish(?:es|ed)?|demonstrat(?:es|ed)|meets?|met (?:her|his|the) burden|satisf(?:y|ies|ied)|qualif(?:y|ies|ied)|warrants?|merits?|deserv\p{L}+|has shown|show(?:s|n)?|good cause|statutor\p{L}+|is (?:currently )?(?:detained|held at)|took (?:him|her|them) into (?:ICE |immigration )?custody|holds (?:him|her|them) at|(?:last known|mailing|home|present|current) address|(?:Court|Board|Immigration Judge|USCIS|Service|Department) (?:in \p{L}{3,20} )?(?:has |had )?(?:denied|granted|ordered|approved|dismissed|continued|sustained|remanded|issued)|released|bond|in removal proceedings|declare(?= under|:|,? that)|is sued|exhausted|declaration|affidavit|Form [A-Z]|application for|petition for|hearing|heard testimony|took testimony|the undersigned|certif(?:y|ies|ico)|declaro|juro|prays? (?:that|for)|wherefore|for (?:these|the foregoing) reasons|subject to|removable|inadmissible|testif(?:y|ies) in support|burden|standard|would apply|venue|continue|continuance|interpreter|Tab [A-Z]|Exhibit|Ex\.)\b/iu

/** Positions of the other side and stages of the case: never carried over. */
export const departmentPosition =
  /\b(?:(?:Department|DHS|government|OPLA|opposing counsel|trial attorney|chief counsel|counsel for the (?:Department|government)|he|she|they)\b[^.]{0,90}?\b(?:does not oppose|do not oppose|did not oppose|opposes?|opposed|non-?opposition|takes? no position|took no position|joins?|joined|consents?|consented|stipulat\p{L}+|agrees? to|agreed to|has no objection|had no objection|has not (?:responded|answered)|did not respond|indicated|stated that)|(?:which|who) takes no position)\b/iu
export const procedureClaims: readonly RegExp[] = [
  /\bthis is (?:\p{L}+(?:[’']s?)? )?(?:the )?(?:first|second|third|fourth|fifth|only|last) (?:such )?(?:request|motion|continuance|application|extension)[^.;]*/giu,
  /\bno (?:prior|previous|earlier) (?:request|motion|continuance|application)s?\b[^.;,]*/giu,
  /\b(?:granted|denied|was granted|was denied) (?:an?|the|her|his|one|two) (?:first|second|third|earlier|previous|prior|single) (?:\p{L}+ )?(?:continuance|motion|request|extension)s?\b/giu,
  /\bno testimony has been (?:taken|heard)\b/giu,
  /\bbefore the individual hearing is set\b/giu,
  /\b(?:ordered removed )?in absentia on\b/giu,
  /\bthe (?:first|second|prior|previous|last) (?:one |request |motion )?was (?:denied|granted)[^.;]*/giu,
  /\ban? (?:prior|previous|earlier|first|second) (?:request|motion|application|petition) was (?:denied|granted|declined|approved|rejected|withdrawn)[^.;]*/giu,
]
export const legalPositions: readonly RegExp[] = [
  /(?<=\byou (?:have )?(?:asked|retained|hired|engaged) (?:us|our office|our firm) to [^.;]{3,200}\bapplication for )(?!an?\b)[^.;,]{5,90}/giu,
  /\b(?:(?:admits?|denies|deny|concedes?|contests?) (?:(?:the|to) )?)?(?:factual )?allegations? (?:nos?\. )?\d+(?: ?(?:through|to|and|,|–|-) ?\d+)*(?: as to [^,.;]{3,50}(?:, which (?:is|was) [^.;]{3,60})?)?/giu,
  /\b(?:(?:concedes?|denies|deny|contests?|admits?) (?:the )?)?charges? (?:of remov\p{L}+ )?under (?:the )?(?:INA )?(?:§|[Ss]ections?) ?\d[\w()]*/gu,
  /(?<=\bcharg(?:ed|ing) (?:her|him|them|me|the respondent|respondent)?(?: (?:as (?:removable|inadmissible|deportable)|with (?:removability|inadmissibility)))? ?(?:under|pursuant to) )(?:the )?(?:INA )?(?:§|[Ss]ections?) ?\d[\w()]*/giu,
  /(?<!\bin )\b(?:(?:concedes?|denies|deny|contests?|admits?) (?:the )?)?charges? of (?!this|that|such|any|these)(?:removability under [^.;,]{4,60}|[^.;,]{4,80}?)(?=,|;|\.|$| and (?:seeks|declines|requests|applies|designates))/giu,
  /(?<=\b(?:seeks|(?:will|intends? to) (?:apply for|seek)) )(?:asylum|withholding|cancellation|adjustment|voluntary|protection|relief)[^.;]*/giu,
  /\bdeclines? to designate (?:one\b|(?:a|any) country(?: of removal)?)/giu,
  // A list of what is applied for, in one sentence.
  /(?<=\b(?:will apply|applies|intends to apply|appl(?:y|ied)) for (?:the following(?: (?:forms of )?relief)?:? )?)(?:\(\w\) )?(?:asylum|withholding|cancellation|adjustment|voluntary departure|protection under)(?: [^.;]*)?(?:; (?:and )?\(\w\) [^.;]+)+/giu,
  /\bdesignates? \p{Lu}[\p{L} ]{2,30} as (?:the|her|his) country(?: of removal)?/gu,
]

/** People of other countries and their languages, by the country's name. */
export const demonyms: Readonly<Record<string, string>> = Object.fromEntries(
  `Afghanistan Afghan|Albania Albanian|Algeria Algerian|Angola Angolan|Argentina Argentine,Argentinian|Armenia Armenian|Azerbaijan Azerbaijani|Bangladesh Bangladeshi|Belarus Belarusian|Belize Belizean|Benin Beninese|Bolivia Bolivian|Bosnia and Herzegovina Bosnian|Brazil Brazilian|Bulgaria Bulgarian|Burkina Faso Burkinabe,Burkinabé|Burundi Burundian|Cambodia Cambodian|Cameroon Cameroonian|Chad Chadian|Chile Chilean|China Chinese|Colombia Colombian|Congo Congolese|Costa Rica Costa Rican|Croatia Croatian|Cuba Cuban|Dominican Republic Dominican|Ecuador Ecuadorian,Ecuadorean|Egypt Egyptian|El Salvador Salvadoran,Salvadorean|Eritrea Eritrean|Ethiopia Ethiopian|Gambia Gambian|Georgia Georgian|Ghana Ghanaian|Guatemala Guatemalan|Guinea Guinean|Guyana Guyanese|Haiti Haitian|Honduras Honduran|India Indian|Indonesia Indonesian|Iran Iranian|Iraq Iraqi|Israel Israeli|Ivory Coast Ivorian|Jamaica Jamaican|Jordan Jordanian|Kazakhstan Kazakh,Kazakhstani|Kenya Kenyan|Kosovo Kosovar|Kyrgyzstan Kyrgyz|Laos Lao,Laotian|Lebanon Lebanese|Liberia Liberian|Libya Libyan|Mali Malian|Mauritania Mauritanian|Mexico Mexican|Moldova Moldovan|Mongolia Mongolian|Morocco Moroccan|Myanmar Burmese|Nepal Nepali,Nepalese|Nicaragua Nicaraguan|Niger Nigerien|Nigeria Nigerian|North Macedonia Macedonian|Pakistan Pakistani|Panama Panamanian|Paraguay Paraguayan|Peru Peruvian|Philippines Filipino,Filipina,Philippine|Poland Polish|Romania Romanian|Russia Russian|Rwanda Rwandan|Senegal Senegalese|Serbia Serbian|Sierra Leone Sierra Leonean|Somalia Somali|South Africa South African|South Korea Korean|South Sudan South Sudanese|Sri Lanka Sri Lankan|Sudan Sudanese|Syria Syrian|Tajikistan Tajik|Tanzania Tanzanian|Thailand Thai|Togo Togolese|Trinidad and Tobago Trinidadian|Tunisia Tunisian|Turkey Turkish|Turkmenistan Turkmen|Uganda Ugandan|Ukraine Ukrainian|Uruguay Uruguayan|Uzbekistan Uzbek|Venezuela Venezuelan|Vietnam Vietnamese|Yemen Yemeni|Zambia Zambian|Zimbabwe Zimbabwean`
    .split('|')
    .flatMap((entry) => {
      const [, country = '', people = ''] =
        /^(.+?) ([^ ]+(?:,[^ ]+)*|(?:Costa|Sri|South|Sierra) \p{L}+)$/u.exec(entry) ?? []
      return people.split(',').map((one): [string, string] => [one, country])
    }),
)

export const languages = any(
  "Spanish|Hmong|Karen|Rohingya|Zapotec|Popti|Chuj|Ixil|Tz[’']?utujil|Achi|Maya|Pular|Soninke|Ewe|Ga|Akan|Krio|Luganda|Shona|Ndebele|Zulu|Sylheti|Kannada|Marathi|Malay|Fuzhounese|Taiwanese|Cebuano|Ilocano|French|Portuguese|Romanian|Russian|Ukrainian|Arabic|Farsi|Persian|Dari|Pashto|Urdu|Hindi|Punjabi|Gujarati|Bengali|Tamil|Nepali|Mandarin|Cantonese|Chinese|Vietnamese|Korean|Tagalog|Burmese|Karen|Thai|Khmer|Indonesian|Amharic|Tigrinya|Oromo|Somali|Swahili|Hausa|Yoruba|Igbo|Twi|Wolof|Fulani|Fula|Pulaar|Bambara|Mandinka|Mooré|Lingala|Kinyarwanda|Kirundi|Haitian Creole|Creole|K[’']?iche[’']?|Mam|Q[’']?eqchi[’']?|Kaqchikel|Q[’']?anjob[’']?al|Garifuna|Quechua|Nahuatl|Mixtec|Albanian|Serbian|Croatian|Bosnian|Bulgarian|Polish|Turkish|Kurdish|Kurmanji|Sorani|Azerbaijani|Armenian|Georgian|Uzbek|Kazakh|Tajik|Uyghur|Mongolian|Tibetan|Sinhala|Malayalam|Telugu|Italian|German|Greek|Hebrew|Japanese",
)

/** Endings of names of bodies that are no public ones. */
export const organizationEnd =
  'Company|Co|Inc|LLC|Corp|Corporation|Ltd|Bakery|Restaurant|Grill|Café|Cafe|Farms?|Foods?|Market|Construction|Roofing|Landscaping|Services|Logistics|Freight|Motors|Hotel|Inn|Salon|Theater|Theatre|Ballet|Orchestra|Museum|Gallery|Studio|Festival|Brewing|Gym|Institute|Laborator(?:y|ies)|Schools?|School District|Elementary|Academy|College|University|Kindergarten|Preschool|Hospitals?|Clinic|Medical Center|Health Center|Center|Centre|Pharmacy|Church|Parish|Ministries|Temple|Mosque|Bank|Savings|Public Defenders?|Defenders|Credit Union|Foundation|Shelter|Apartments|Daycare|Nursery|Club|League|Party|Movement|Union|Association|City Hall|Town Hall|Courthouse'
export const firmEnd = String.raw`(?:Law (?:Firm|Group|Offices?|Center|Partners)|Law|Legal(?: Aid(?: Society)?| Group| Services| Center)?|LLP|PLLC|P\.?L\.?L\.?C\.?|P\.?C\.?|P\.?A\.?|& Associates|Abogados|Attorneys at Law|Immigration (?:Law|Group|Partners))`

/** States as they were written before two letters were enough: `Okla.` */
export const longAbbreviations =
  'Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ill|Ind|Kan|Mass|Mich|Minn|Miss|Mont|Neb|Nev|Okla|Ore|Penn|Tenn|Tex|Wash|Wis|Wyo'
