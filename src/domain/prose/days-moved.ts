import { capital, deed, lower, month, subordinate, when } from './rebuild-words.ts'

/** `On May 2, 2024 soldiers stopped the bus, found a list` -> `Soldiers stopped the bus on May 2, 2024, found a list`. */
export function dayBehind(sentence: string): string | undefined {
  const [, day = '', rest = ''] = new RegExp(`^(${when}),? (.+)$`, 'u').exec(sentence) ?? []
  if (rest === '') return undefined
  const end = rest.search(
    new RegExp(
      String.raw`,(?! \p{Lu}| ?\d)| and (?=(?:${deed}|was|were) )| and (?=(?:his|her|their|the|\{[^{}]+\}) (?:\p{Ll}+ )?${deed} )|[.]$`,
      'u',
    ),
  )
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (
    clause.split(' ').length < 4 ||
    subordinate.test(clause) ||
    /\d{4}/.test(clause) ||
    /\b(?:and|or)\b/.test(clause.split(' ').slice(0, 4).join(' '))
  )
    return undefined
  // `the house on May 2, where they lived` would tear the place from what is said of it.
  if (end >= 0 && (tearsApart.test(rest.slice(end)) || /, /u.test(clause))) return undefined
  return `${capital(clause)} ${day.charAt(0).toLowerCase()}${day.slice(1)}${end < 0 ? '' : rest.slice(end)}`
}

/** Nor may it stand within a list: `with a priest, Father Joseph, and a hundred others`. */
const tearsApart = new RegExp(
  String.raw`^, (?!(?:(?:and|or|but) )?(?:${deed}|was|were|he|she|they|it|(?:his|her|their|the|\{[^{}]+\}) (?:\p{Ll}+ )?(?:${deed}|was|were)) )`,
  'u',
)

/** `reported corruption: in 2019 she sent a report` -> `reported corruption: she sent a report in 2019`. */
export function behindColon(sentence: string): string | undefined {
  const [, head = '', rest = ''] = /^([^:]{4,80}: )(in .+)$/u.exec(sentence) ?? []
  const told = rest === '' ? undefined : dayBehind(rest)
  return told === undefined ? undefined : `${head}${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

/** `When he did not come, soldiers searched the house on May 2, 2024` -> `On May 2, 2024, when he did not come, soldiers ...`. */
export function dayOfWhenFirst(sentence: string): string | undefined {
  const [, lead = '', clause = '', day = '', rest = ''] =
    new RegExp(String.raw`^((?:When|After|Because|As) [^,;]{5,70}), ([^,;]{8,90}) (${when})(?=[,. ]|$)(.*)$`, 'u').exec(
      sentence,
    ) ?? []
  if (day === '' || subordinate.test(clause)) return undefined
  return `${capital(day)}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}, ${clause}${rest}`
}

/** `His friend was sentenced to six years on May 2, 2024 for it` -> `On May 2, 2024 his friend was sentenced to six years for it`. */
export function dayInFront(sentence: string): string | undefined {
  const [, clause = '', day = '', rest = ''] =
    new RegExp(
      String.raw`^((?!On |In |From |When |After |Before |Since )[^,;:“]{8,110}?) ((?:on|in) (?:${month}) (?:\d{1,2}, )?\d{4})((?: (?:for|in|at|by|with|to) .{3,120})?[.]?)$`,
      'u',
    ).exec(sentence) ?? []
  if (day === '' || subordinate.test(clause) || /\d{4}/.test(`${clause}${rest}`) || hasSecondDeed.test(clause))
    return undefined
  return `${capital(day)} ${lower(clause)}${rest}`
}

const hasSecondDeed = new RegExp(String.raw` and (?:${deed}|was|were|is|are) `, 'u')

/** `From May 2 to 9, 2024 he was held by the army in a cell` -> `He was held by the army from May 2 to 9, 2024 in a cell`. */
export function dayBeforePlace(sentence: string): string | undefined {
  const [, day = '', clause = '', rest = ''] =
    new RegExp(
      String.raw`^(${when}),? ((?:\{[^{}]+\}|he|she|they|\p{Ll}[^,;:]{2,50}) (?:was|were) \p{L}+(?: (?:an?|the|his|her) \p{L}+(?: \p{L}+)?)?(?: by [^,;:]{3,40}?)?) ((?:in|at) .+)$`,
      'u',
    ).exec(sentence) ?? []
  return day === '' || subordinate.test(clause)
    ? undefined
    : `${capital(clause)} ${day.charAt(0).toLowerCase()}${day.slice(1)} ${rest}`
}
