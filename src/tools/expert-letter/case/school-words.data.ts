const ofMonths: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const ofDays: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
}
const counted = ['no', 'once', 'twice', 'three', 'four', 'five']
const times = (count: string) => {
  const number = Number(count)
  return number === 1 || number === 2 ? counted[number] : `${counted[number] ?? count} times`
}

/** What schools shorten in their notes, written out. Words that may be others are taken by their neighbors only. */
export const schoolWords: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [
    /(?<=\b(?:fall|spring|summer|winter|Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec|grade)\.? ?)['’](\d\d)\b/giu,
    '20$1',
  ],
  [/\b(fall|spring|summer|winter)(?=20\d\d\b)/giu, '$1 '],
  [
    /(?<![\p{L}])(Jan|Feb|Apr|Aug|Sept?|Oct|Nov|Dec)\b(?:\.(?! \p{Lu}|$))?/gu,
    (_, name = '') => ofMonths[name.toLowerCase()] ?? name,
  ],
  [
    /\b(Mon|Tues?|Wed|Thur?s?|Fri)\b(?:\.(?! \p{Lu}|$))?(?=[ ,;.)]|$)/gu,
    (_, name = '') => ofDays[name.toLowerCase()] ?? name,
  ],
  [
    /(?<![\p{L}\d])(\d{1,2}) ?x ?(?:\/|per |a )(?:wk|week)\b(?:\.(?! \p{Lu}|$))?/gu,
    (_, count = '') => `${times(count)} a week`,
  ],
  [/(?<![\p{L}\d])(\d{1,2})x(?=[ ,;.)]|$)/gu, (_, count = '') => times(count) ?? count],
  [/\bw\/o\b/giu, 'without'],
  [/\bw\/ ?(?=[\p{L}\d"“])/giu, 'with '],
  [/\bb\/?c\b(?! ?\d)/gu, 'because'],
  [/\b[Aa]bt\b(?:\.(?! \p{Lu}|$))?/gu, 'about'],
  [/\b[Yy]rs\b(?:\.(?! \p{Lu}|$))?/gu, 'years'],
  [/\b[Yy]r\b(?:\.(?! \p{Lu}|$))?/gu, 'year'],
  [/\b[Ww]ks\b(?:\.(?! \p{Lu}|$))?/gu, 'weeks'],
  [/\b[Ww]k\b(?:\.(?! \p{Lu}|$))?/gu, 'week'],
  [/(?<=\d ?)hrs?\b(?:\.(?! \p{Lu}|$))?/gu, 'hours'],
  [/(?<=\d )mins?\b(?:\.(?! \p{Lu}|$))?/gu, 'minutes'],
  [/\b[Mm]tgs?\b(?:\.(?! \p{Lu}|$))?/gu, (found = '') => (/s\b/iu.test(found) ? 'meetings' : 'meeting')],
  [/\b[Ll]vl\b(?:\.(?! \p{Lu}|$))?/gu, 'level'],
  [/\bnr\b(?:\.(?! \p{Lu}|$))?/gu, 'number'],
  [/\b[Ee]xc\b(?:\.(?! \p{Lu}|$))?(?= |$)/gu, 'except'],
  [/\b[Ee]merg\b(?:\.(?! \p{Lu}|$))?/gu, 'emergency'],
  [/\b[Aa]sst\b(?:\.(?! \p{Lu}|$))?/gu, 'assistant'],
  [/\bdeport\.(?=\s|$)/giu, 'deportation.'],
  [/\blose a parent to deport\b/giu, 'lose a parent to deportation'],
  [/\b[Tt]chrs?\b(?:\.(?! \p{Lu}|$))?/gu, (found = '') => (/s\b/iu.test(found) ? 'teachers' : 'teacher')],
  [/\bhw\b/gu, 'homework'],
  [/\bwpm\b/giu, 'words per minute'],
  [/\b[Ss]chool psych\b(?:\.(?! \p{Lu}|$))?/gu, 'the school psychologist'],
  [/\bnew sub\b/gu, 'new substitute teacher'],
  [/\bsubs\b(?= (?:do|did|can|know))/gu, 'substitute teachers'],
  [/\bendo (?=visits?|appointments?|clinic)/gu, 'endocrinology '],
  [/\bsince K\b/gu, 'since kindergarten'],
  [/(?<![\p{L}])(\d)(st|nd|rd|th) gr\b(?:\.(?! \p{Lu}|$))?/gu, '$1$2 grade'],
  [/\b[Gg]r\b\.? (?=\d)/gu, 'grade '],
  [/(?<=\d )gr\b(?:\.(?! \p{Lu}|$))?/gu, 'grade'],
  [/\bno dx\b/giu, 'no diagnosis'],
  [/\bkids\b/gu, 'children'],
  [/\bkid\b/gu, 'child'],
  [/(?<=\d) ?%/gu, ' percent'],
  [/\bvs\b\.?(?= )/gu, 'compared with'],
  [/#(?=\d)/gu, 'number '],
  [/\bthe 504\b(?! plan)/gu, 'the 504 plan'],
  [/\bIf (?=family\b)/gu, 'If the '],
  [/(?<=^If [^.,;–-]{3,80}) [-–—] (?=\p{Ll})/gu, ', '],
  [/ -+> /gu, ', '],
  [/ & /gu, ' and '],
]
