import { curlyQuotes, outsideQuotations } from '#domain/case-map/reading/clean-wording.ts'
import { withArticles } from '../shorthand/written-out.ts'
import { isVerb } from '../shorthand/subjectless.ts'
import { spelledOut } from '../record-lines.ts'

/** What clinicians shorten beside what `spelledOut` knows. */
const shortened: readonly (readonly [RegExp, string | ((found: string, ...parts: string[]) => string)])[] = [
  [/(?<![qQ]\d{0,2})(?<=\d) ?wks?\b(?=[ ,;:.)]|$)/gu, ' weeks'],
  [/(?<=\d) ?mi\b(?= (?:each|one|round|from|to|away)|[,;.]|$)/gu, ' miles'],
  [/\b(jts|bilat|sx|meds)\. (?=\p{Ll})/gu, '$1; '],
  [/\binjxns?\b/gu, 'injections'],
  [/\bjts\b\.?/gu, 'joints'],
  [/\bpred (?=\d)/gu, 'prednisone '],
  [/\bpred (?=burst|taper)/gu, 'prednisone '],
  [/\bMTX\b/gu, 'methotrexate'],
  [/\bRA\b(?=[ ,;.]|$)/gu, 'rheumatoid arthritis'],
  [/\bseropos\b\.?/gu, 'seropositive'],
  [/\bcont (?=\p{Ll})/gu, 'continue '],
  [/(?<=[,;:] )ED\b(?=[,;.]|$)/gu, 'emergency department'],
  [/\bhosp\.? x ?1\b/giu, 'hospitalized once'],
  [/(?<=\d )d\b(?=[,;.]|$)/gu, 'days'],
  [/(?<=~ ?\d{1,3}|\d) ?\/ ?mo\b\.?/gu, ' a month'],
  [/(?<=, )\+ (?=\p{Ll})/gu, 'and '],
  [/\bMVA\b/gu, 'motor vehicle accident'],
  [/\bNKDA\b/gu, 'no known drug allergies'],
  [/\betoh\b/giu, 'alcohol'],
  [/\btob\b/giu, 'tobacco'],
  [/,? ?\bper (?:pt|patient)\b\.?(?=[,;.]|$)/giu, ', by the patient’s account'],
  [/\bsurg\b\.?(?=[,;.]|$)/gu, 'surgery'],
  [/\bmed unit\b/gu, 'medical unit'],
  [/\bno MD care\b/gu, 'no care by a physician'],
  [/(?<![\p{L}\d])x ?(\d{1,3}) ?d\b\.?/gu, 'for $1 days'],
  [/\bthan > ?(?=\d)/gu, 'than '],
  [/\b[Pp]hotos? (\d{1,3}) (?:were )?taken by me\b/gu, '$1 photographs taken by me'],
  [/\bVS (?:nl|wnl|normal|stable)\b/giu, 'vital signs normal'],
  [/(?<=\p{L} )(?:nl|wnl)\b/gu, 'normal'],
  [/\b(hyper|hypo)pig\b\.?/gu, '$1pigmented'],
  [/\bL ?> ?R\b/gu, 'more on the left than on the right'],
  [/\bR ?> ?L\b/gu, 'more on the right than on the left'],
  [/\blac\b\.?(?=[,;.]|$)/gu, 'laceration'],
  [/\bdec\b\.? (?=to \p{L}|\p{L})/gu, 'decreased '],
  [/\bTinel(?:['’]s)? (?:sign )?\+ ?(?=[LR] |\p{Ll})/gu, 'Tinel sign positive at the '],
  [/(?<=\p{L} |\d )neg\b\.?(?=[,;)]|$)/gu, 'negative'],
  [/\bMH (?=referral|eval|follow)/gu, 'mental health '],
  [/\bEMG\/NCS\b/gu, 'electromyography and nerve conduction studies (EMG/NCS)'],
  [/\b(do not|don['’]t) dx\b/gu, 'do not diagnose'],
  [/\b(explains?|explained by|other than) (?:no\. ?|# ?)?(\d{1,2})(?= only|[,;.]|$)/gu, '$1 finding $2'],
  [/(?<![\p{L}\d])1x\b/gu, 'once'],
  [/\binterp\b\.? (?:by )?phone,? (?=\p{Lu})/gu, 'interpreter by telephone, '],
  [/\boriented x ?3\b/giu, 'oriented to person, place and time'],
  [/(?<=\p{L}) x ?(?=\d{1,2} ?(?:yrs?|years?|wks?|weeks?|mos?|months?|days?|hrs?|hours?)\b)/gu, ' for '],
  [
    /\b(photos?|photographs|visits|sessions|x-rays|films) x ?(\d{1,2})\b/gu,
    (_: string, what: string, count: string) => `${count} ${what.replace(/^photos?$/u, 'photographs')}`,
  ],
  [/(?<=\d) ?x ?(?=\d)/gu, ' by '],
  [/(?<=[\p{L})”"] )x ?1\b(?=[,;.]|$)/gu, 'once'],
  [/\b(?:med|medical) recs?\b\.?/gu, 'medical records'],
  [/\bmed (?=records?\b|evals?\b|evaluation|history)/gu, 'medical '],
  [/\bnat['’]l\b/gu, 'national'],
  [/ vs\.? (?=\d)/gu, ' against '],
  [/\bcigs?\b\.?(?= (?:burns?|marks?|scars?)\b)/gu, 'cigarette'],
  [/(?<=\p{L} )prn\b/giu, 'as needed'],
  [/\bBP (?=pills?|meds?\b|medication|control)/gu, 'blood pressure '],
  [
    /\bsep(?= (?:because|b\/c|by|w\/|with|would|will|could|may|might|means|is|was|and|or|from)\b|[.,;]|$)/gu,
    'separation',
  ],
  [/\/ ?night\b/gu, ' a night'],
  [/\breloc(?= |[.,;]|$)/gu, 'relocation'],
  [/(?<=\d) = (\p{Ll}[\p{Ll} -]{3,30})(?=[.,;]|$)/gu, ' ($1)'],
  [/\bpp\b\.?(?=\))/gu, 'pages'],
  [/(?<=\d) ?pp\b\.?/gu, ' pages'],
  [/\bTPO\b/gu, 'temporary protection order'],
  [/\bCO\b(?= (?:about|for|to|said|told|when|why)\b)/gu, 'commanding officer'],
  [/\bHA\b(?= \d)/gu, 'headaches'],
  [/\bPE\b(?=[,.;]|$)/gu, 'physical examination'],
  [/(?<=\d (?:mm|cm)) x (?=\d)/gu, ' by '],
  [/(?<=[\p{L})”"] )x ?2\b(?! (?:days?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?))/gu, 'twice'],
  [/(?<=[\p{L})”"] )x ?3\b(?! (?:days?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?))/gu, 'three times'],
  [/(?<=\p{L} )L(?=[.,;]|$)/gu, '(left)'],
  [/(?<=\p{L} )R(?=[.,;]|$)/gu, '(right)'],
  [/(?<![\p{L}.])L (?=\d)/gu, 'left '],
  [/(?<![\p{L}.])R (?=\d)/gu, 'right '],
  [/(?<=[;,] |^)PT\b(?=[,;.]|$)/gu, 'physical therapy'],
  [/(?<=[;,] |^)OT\b(?=[,;.]|$)/gu, 'occupational therapy'],
  [
    /(?<!\b(?:sutures?|sutured|stitche[sd]|stitches|staples?|stapled) )(?<=[\p{L})”"] )x ?([4-9]|1\d)\b(?! (?:days?|weeks?|wks?|months?|mos?|years?|yrs?))/gu,
    '$1 times',
  ],
  [/(?<![\p{L}\d])2x\b/gu, 'twice'],
  [/(?<![\p{L}\d])3x\b/gu, 'three times'],
  [/\b[Dd]ecr\.? (?=\p{L})/gu, 'decreased '],
  [/\b[Ii]ncr\.? (?=\p{L})/gu, 'increased '],
  [/(?<=\d )deg\b\.?/gu, 'degrees'],
  [/\bBP:? (?=\d)/gu, 'blood pressure '],
  [/\bHR:? (?=\d)/gu, 'heart rate '],
  [/\b[Ww]t\.?:? (?=\d)/gu, 'weight '],
  [/\bneg\.? for\b/gu, 'negative for'],
  [/\b[Pp]os\.? for\b/gu, 'positive for'],
  [/\bPCP\b/gu, 'primary care physician'],
  [/(?<![\p{L}-])SI\b/gu, 'suicidal ideation'],
  [/(?<![\p{L}-])HI\b(?!-)/gu, 'homicidal ideation'],
  [/\bLOC\b/gu, 'loss of consciousness'],
  [/\bdecl\b\.?/gu, 'declaration'],
  [/\bltrs?\b\.?/gu, 'letter'],
  [/\b(did(?: not|n['’]t)|do|no) (?:a )?psych (?:exam|eval)(?:ination|uation)?\b\.?/giu, '$1 mental health evaluation'],
  [/(?<=\b(?:did not|didn['’]t|do) )(?=mental health evaluation)/gu, 'a '],
  [/\b[Pp]sych (?=exams?\b|evals?\b|evaluation|consult|hospital)/gu, 'psychiatric '],
  [
    /\b(in|since|until|till|from|of|last|by|and|to) (Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\b\.?(?! ?\d{1,2}\b(?! ?\d))/gu,
    '$1 $2‸',
  ],
  [/\bby the phone\b/gu, 'by telephone'],
  [/\bby phone\b/gu, 'by telephone'],
  [/\bconsult re:? meds?\b\.?/gu, 'consultation about medication'],
  [/\bre:? meds?\b\.?/gu, 'about medication'],
  [/\bmeds\b/gu, 'medication'],
  [/\bdx\b/gu, 'diagnosis'],
  [/\bappts?\b\.?/gu, 'appointments'],
  [/\bhosp\b\.?/gu, 'hospital'],
  [/\bgrp\b\.?/gu, 'group'],
  [/\bconfid\b\.?/gu, 'confidentiality'],
  [/\bw\/o(?:ut)?\b/gu, 'without'],
  [/\bw\/ ?(?=[\p{L}“"])/gu, 'with '],
  [/\bw\/(?= )/gu, 'with'],
  [/\be\.?g\.?,? (?=\p{L})/gu, 'for example '],
  [/\bb\/c\b|\bbc\b/gu, 'because'],
  [/\bothers?wise\b/gu, 'otherwise'],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/(?<=\d(?:st|nd|rd|th)) \+ (?=\d)/gu, ' and '],
  [/ > (?=\d)/gu, ' more than '],
  [/ < (?=\d)/gu, ' less than '],
  [
    /(?<=\d)[-–](?=\d{1,3} ?(?:h|hrs?|hours?|min|minutes?|days?|nights?|times|weeks?|months?|years?|yrs?|pounds|lbs?)\b)/gu,
    ' to ',
  ],
  [/\bmom\b/giu, 'mother'],
  [/\bdad\b/giu, 'father'],
  [/\bkids\b/gu, 'children'],
  [/(?<=[\p{L})]) ?(?:-+>|→) ?(?=\p{L})/gu, ', then '],
  [/(?<![\p{L}])[iI]['’]m\b/gu, 'I am'],
  [/(?<![\p{L}])[iI]['’]ve\b/gu, 'I have'],
  [/(?<![\p{L}])[iI]['’]ll\b/gu, 'I will'],
  [/(?<![\p{L}])[iI]['’]d (?=\p{Ll})/gu, 'I would '],
  [/\b(that|there|it|what)['’]s\b(?= \p{L})/giu, '$1 is'],
  [/\bhave ?n['’]t\b/gu, 'have not'],
  [/\bHaven['’]t\b/gu, 'Have not'],
  [
    /\b(left|died|married|divorced|moved|came|started|stopped|born|returned|began|ended) (?=(?:19|20)\d\d\b)/gu,
    '$1 in ',
  ],
  [/\b[Bb]id\b/gu, 'twice a day'],
  [/\btid\b/giu, 'three times a day'],
  [/\bHS (?=diploma|grad)/gu, 'high school '],
  [/\bcould ?n['’]t\b/gu, 'could not'],
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\b(did|do|does|is|was|were|has|have|had|would|should|are)n['’]t\b/gu, '$1 not'],
  [/\b(s?he|they|I)['’]d (?=(?:not |never |have |be |lose|need|get|go|stop|rather)\b|\p{Ll}+(?<!ed) )/giu, '$1 would '],
  [/\b(s?he)['’]s (?=\p{Ll}+ing\b|not\b|the\b|an?\b)/giu, '$1 is '],
]

/** A note in words that a reader outside the office understands; what somebody said stays as it was said. */
export const plainWords = (note: string): string => outsideQuotations(curlyQuotes(note), (words) => written(words))

function written(note: string): string {
  const [, open = '', close = ''] = [note, ...(/^(\s*).*?(\s*)$/su.exec(note)?.slice(1) ?? [])]
  return `${open}${inPlainWords(note.trim())}${note.trim() === '' ? '' : close}`
}

function inPlainWords(note: string): string {
  const told = shortened.reduce(
    (text, [pattern, words]) =>
      typeof words === 'string' ? text.replaceAll(pattern, words) : text.replaceAll(pattern, words),
    withStops(withVerbsApart(inOpinion(note))),
  )
  return withArticles(spelledOut(withDays(monthInFull(told))))
    .replaceAll('¶', '.')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

/** `3-4 hrs. cries in the car`: the stop of a unit or a short word ends the note, and does not go with it. */
const withStops = (note: string): string =>
  note
    .replaceAll(
      /\b(appts?|meds|hosp|decl|ltrs?|grp|consult|[tdhs]x|evals?|exams?|confid|hrs?|wks?|mos?|min|lbs?|yrs?|secs?)\. (?=\p{Lu})/gu,
      '$1¶ ',
    )
    .replaceAll(/(?<=\/ ?)(wk|mo|yr|week|month|year|day|night)\. (?=\p{L})/gu, '$1; ')
    .replaceAll(
      /(?<=\d ?)(hrs?|wks?|mos?|min|lbs?|yrs?|secs?)\. (?=(?!(?:of|a|per|each|and|with|in|on|or|to|for|at|by|from|every|after|before)\b)[\p{L}“"])/giu,
      '$1; ',
    )

/** `wakes 3 a.m. jumps at keys`, `lost 14 lb since Oct. avoids church`: behind the short word another note begins. */
const withVerbsApart = (note: string): string =>
  note.replaceAll(
    /(?<=\b(?:a\.m|p\.m|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec))\. (?=(\p{Ll}{3,}s) (?!of\b))/gu,
    (stop: string, verb: string) => (isVerb(verb) ? '.; ' : stop),
  )

/** `She did not exaggerate imo, scores fit`: an opinion says so at its beginning. */
const inOpinion = (note: string): string =>
  note.replace(
    /^([^.;]{6,160}?),? im(?:h)?o\b(?:, ?([^.;]{4,160}))?(?=[.;]|$)/iu,
    (_, held: string, more?: string) =>
      `In my opinion ${held.charAt(0).toLowerCase()}${held.slice(1)}${more === undefined ? '' : `; ${more}`}`,
  )

const months = 'January February March April May June July August September October November December'.split(' ')
const dayOfMonth =
  /(?<=\b(?:on|since|done|by|until|till|from|after|before|signed|made|started) )(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\d/])/gu

/** `9/24/26` with its century, `done 9/24` with its month. */
const withDays = (note: string): string =>
  withYears(note).replaceAll(
    dayOfMonth,
    (_, month: string, day: string) => `${months[Number(month) - 1]} ${Number(day)}`,
  )

const monthInFull = (note: string): string =>
  note.replaceAll(
    /(\p{Lu}\p{Ll}{2,3})‸/gu,
    (_, short: string) => months.find((name) => name.startsWith(short.slice(0, 3))) ?? short,
  )

const withYears = (note: string): string =>
  note.replaceAll(/(?<![\d/])(\d{1,2}\/\d{1,2})\/(\d{2})(?![\d/])/gu, '$1/20$2')
