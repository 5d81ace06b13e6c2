import { withDaysOfWeek } from './days-of-week.ts'
import { monthNames, withMonths } from './month-names.ts'
import { withNamedConditions } from './named-conditions.ts'
import { inCapitals, shorthandOfHaste } from './shorthand.data.ts'
import { formOf } from './verbs.ts'

/** `Nicaragua = takes property`: the verb stands behind the sign, and nothing is equal. */
const withoutSign = (sentence: string): string =>
  sentence.replaceAll(/ = (\p{Ll}{2,12})s(?= \p{Ll})/gu, (whole, base: string) =>
    formOf(base) === 'present' ? ` ${base}s` : whole,
  )

const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{M}]|\p{L}[’'])i(?=[ ’'])/gu, 'I'],
  [/\bi[’']m\b/g, 'I am'],
  [/\b(she|he|it) (?:dont|don[’']t)\b/gi, '$1 does not'],
  [/\b(ca)nt\b/gi, '$1nnot'],
  [/\b(do|does|did|was|were|is|are|could|would|should|have|has|had)nt\b/gi, '$1 not'],
  [/\b(I)m\b/g, '$1 am'],
  [/\bits (?=\p{Lu}{3,}\b|(?:a|an|the|not|very|too)\b)/gu, 'it is '],
  [/\b(she|he)s (?=\p{L}+ing\b|a\b|the\b|not\b|very\b|been\b)/giu, '$1 is '],
  [/ \(dx (?:in )?((?:19|20)\d\d)\)/gi, ', diagnosed in $1'],
  [/\bdx(?:[’']?d)? w(?:ith|\/)\b/gi, 'diagnosed with'],
  [/\bdx\b/gi, 'diagnosed'],
  [/\b1x ?(?:\/|a |per )?(?=week|month|day|year|wk|yr)/gi, 'once a '],
  [/\b2x ?(?:\/|a |per )?(?=week|month|day|year|wk|yr)/gi, 'twice a '],
  [/\b(\d+)-(\d+)x ?(?:\/|a |per )?(?=week|month|day|year|wk|yr)/gi, '$1 to $2 times a '],
  [/\b(\d+)x ?(?:\/|a |per )?(?=week|month|day|year|wk|yr)/gi, '$1 times a '],
  [/(?<= a )yr\b/gi, 'year'],
  [/(?<= a )wk\b/gi, 'week'],
  [/\b1 hrs?\b/gi, 'one hour'],
  [/\b(\d+) hrs?\b/gi, '$1 hours'],
  [/(?<=\d )km\b/g, 'kilometers'],
  [/\bIJ\b/g, 'Immigration Judge'],
  [/\bNTA\b/g, 'Notice to Appear'],
  [/\bmar(?:r?ied) on\b/gi, 'married on'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [
    /(?<![\p{L}\d$#.,:/-])(?<!\d (?:to|or|and) )(?<!\b(?:type|stage|grade|level|class|phase|step|room|unit) )[2-9](?= (?!(?:percent|of|in|to|or|and|mg|ml|through|on|at)\b)\p{Ll}{3,})/gu,
    'DIGIT$&',
  ],
  [/ \(b\. ?((?:19|20)\d\d)(?:,? (?:in )?(\p{Lu}\p{L}+))?\)/gu, ', born in $1 in $2,'],
  [/, born in (\d{4}) in ,/g, ', born in $1,'],
  // `Eusebio = orchard foreman, $3,300`
  [
    /(?<=(?:^|[.;] )\p{Lu}\p{Ll}{1,20}) = (?=(?:\p{Ll}+ ){0,2}?(?!mother|father|brother|sister|daughter|number|water|her\b|other|never|over|after|under)(?:\p{Ll}{2,12}(?:er|or|ist|man|woman|ian)|cook|nurse|clerk|aide|guard)(?:[,.;]| \d| at\b| for\b| in\b))/gu,
    ' is a ',
  ],
  [
    /(?<= is )a (?=[aeio]\p{Ll}{2,} (?:\p{Ll}+ )?(?:\p{Ll}+(?:er|or|ist|man|woman|ian)|cook|nurse|clerk|aide|guard)\b)/gu,
    'an ',
  ],
  // `Elmer = poultry plant, nights`: what somebody is or has, only the attorney knows.
  [
    /(?<=(?:^|[.;] )\p{Lu}\p{Ll}{1,20}) = (?=(?!(?:an?|the|his|her|their|my|our|not|in|on|at|from|with)\b)\p{L})/gu,
    ': ',
  ],
  [/(?<=\p{L}) = (?=\p{L})/gu, ' is '],
  // `insurance is HIS plan`
  [/(?<=\p{Ll} )(?:HIS|HER|HE|SHE|NOT|NEVER|ONLY|ALL|EVERY|VERY|ANY)(?= \p{Ll})/gu, 'SMALL$&'],
  [/\bb\/?c(?= \p{Ll})/gu, 'because'],
  [/\b(civil|mechanical|electrical|industrial|chemical|systems|software) eng\b\.?/giu, '$1 engineering'],
  [/\bNYC\b/g, 'New York City'],
  [/(?<=\b\p{Lu}\p{Ll}{2,15} )county(?=[.,;]| courthouse\b| court\b| jail\b|$)/gu, 'County'],
  [/(?<=\b\p{Lu}\p{L}{1,20} \d{1,2}) [–—] (?=\p{L})/gu, ', '],
  [/\b(?:makes|earns) \$0(?![.,\d])/gu, 'earns nothing'],
  [/, gone (?=\d|for |all |most )/gu, ' and is gone '],
  [/, (?:the |his |her )?(house|home|land|shop|car|farm) (sold|lost|burned|gone)(?=[.;,]|$)/gu, ', and the $1 was $2'],
  [/\bACC (?=\p{Lu}\p{Ll}+ \p{Lu})/gu, 'Assistant Chief Counsel '],
  [/!{2,}/g, '.'],
  [/\?{2,}/g, '?'],
  [/\s-{1,2}\s/g, ', '],
  [/(?<![\d-])(\d{2,4})\+(?=[ ,.;])/g, 'more than $1'],
  [/, now (?=(?:in|on|at|with|uses|lives|works)\b)/g, ' and is now '],
  [/(?<=^|[.;] )first time (?=he|she|they|I)/giu, 'the first time '],
  [/\bborder patrol\b/giu, 'Border Patrol'],
  [/(?<!the )\bBorder Patrol (?=(?:sent|stopped|caught|took|returned|arrested|found|let)\b)/g, 'the Border Patrol '],
  [
    /(?<=\b(?:works?|worked|working|job|home|employed|part-time|full-time) )as (?=(?!an? |the |his |her |one |well |soon |long |much )(?:\p{Ll}+ ){0,2}?\p{Ll}{2,}(?:er|or|ist|ant|ian|man|woman|nurse|cook|clerk|guard|aide|smith)\b)/gu,
    'as a ',
  ],
  [/\bas a (?=[aeio]\p{Ll}{2})/gu, 'as an '],
  [/\ba (friend|neighbor|cousin|coworker|colleague)s (?=\p{Ll})/gu, 'a $1’s '],
  [/\bb(?:bq|arbeque)\b/giu, 'barbecue'],
  [
    /\b(?:kids|children) (?=(?:soccer|football|baseball|basketball|choir|class|team|party|clothes|room|school|ministry)\b)/gu,
    'children’s ',
  ],
  [/(?<=^|[.;] )nearest (?=\p{Ll})/giu, 'The nearest '],
  [
    /(?<![\d-])(\d{1,2})[-–](\d{1,2}) (?=(?:days?|weeks?|months?|years?|hours?|times|minutes|nights?)\b)/gu,
    '$1 to $2 ',
  ],
  [/(?<=\b(?:for|during|in|years)) ((?:19|20)\d\d)[-–]((?:19|20)\d\d)(?![\d-])/gu, ' $1 to $2'],
  [/(?<=\p{Ll}) ((?:19|20)\d\d)[-–]((?:19|20)\d\d)(?![\d-])/gu, ' from $1 to $2'],
  [
    /\b(?:ss(?:n)? (?:number|no\.?|num)|ssn|social(?: security)? (?:number|no\.?))(?=[ ,.;])/giu,
    'Social Security number',
  ],
  [/\b(?:a )?no[- ]license ticket\b/giu, 'a ticket for driving without a license'],
  [/\b(ticket|tickets|arrest|citation|DUI|DWI|conviction|license) (?=(?:19|20)\d\d\b)/giu, '$1 in '],
  [
    /,? (NICU|PICU|ICU|rehab|hospital) (?:for )?((?:\d{1,3}|\p{Ll}+) (?:days|weeks|months))\b/gu,
    ', then spent $2 in the $1',
  ],
  [/\bboth sides\b(?=,|\.)/gu, 'on both sides'],
  [/, (?=(?:stopped|quit)(?:[.;]|$))/gu, ' and '],
  [/\b(?:pled|plead)(?= guilty\b)/giu, 'pleaded'],
  [/ {2,}/g, ' '],
]

/** Shorthand, missing apostrophes and figures of an answer, written out. */
export function spelledOut(text: string): string {
  return [...shorthandOfHaste.map(asExpansion), ...spelled]
    .reduce(
      (told, [pattern, words]) => told.replaceAll(pattern, words),
      withDaysOfWeek(withMonths(withMonthCapitals(withNamedConditions(withoutSign(text))))),
    )
    .replaceAll(/¬\.(?= ?[\p{Ll}\d(,;])|¬/gu, '')
    .replaceAll(/MONTH(\d+)/g, (_, month: string) => monthNames[Number(month) - 1] ?? month)
    .replaceAll(inCapitals, (word) => word.toUpperCase())
    .replaceAll(/\bis (?=(?:United States citizen|lawful permanent resident|USC|LPR)\b)/g, 'is a ')
    .replaceAll(
      /\bas (?=(?:caregiver|nurse|teacher|driver|cook|cleaner|housekeeper|waiter|waitress|cashier|baby(?= |$))\b)/g,
      'as a ',
    )
    .replaceAll(/SMALL(\p{Lu}+)/gu, (_, word: string) => word.toLowerCase())
    .replaceAll(/DIGIT(\d)/g, (_, digit: string) => digits[Number(digit)] ?? digit)
}

/** The full stop of a shortened word goes with it, unless it ends the sentence. */
const asExpansion = ([pattern, words]: readonly [RegExp, string]): readonly [RegExp, string] => [
  pattern,
  /\p{L}$/u.test(words) ? `${words}¬` : words,
]

const digits = 'zero one two three four five six seven eight nine'.split(' ')

/** `june 2` -> `June 2` */
const withMonthCapitals = (text: string): string =>
  text.replaceAll(
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?= \d{1,2}\b)/gu,
    (month) => month.charAt(0).toUpperCase() + month.slice(1),
  )
