import type { FoundMark, Slot } from '#domain/template-sections/old-case.ts'

/** Labels behind which whatever stands is of one person: `Position: Controls Engineer`. */
const labels: readonly (readonly [Slot, RegExp])[] = [
  ['position', /^(?:(?:proffered |offered |job )?position|(?:job |position )?title|occupation|profession)$/iu],
  [
    'amount',
    /^(?:(?:annual |offered |prevailing |proffered |hourly )?(?:salary|wages?|pay|income)|amount of bond|bond amount)$/iu,
  ],
  [
    'organization',
    /^(?:certifying (?:agency|official)|investigating agency|(?:current |present |sponsoring )?employer|school|church|place of (?:work|employment|detention)|detention (?:facility|center)|detained at|held at|place of worship)$/iu,
  ],
  [
    'background',
    /^(?:qualifying (?:crime|criminal activity|offense)|field(?: of (?:endeavor|expertise|study|research))?|(?:proposed )?endeavor|specialty|marital status|education|highest degree|degree|height|weight|eye color|religion|ethnicity|tribe|passport(?: no\.?| number)?|sevis(?: no\.?| number| id)?|(?:alias|aliases|other names used)|prior counsel|criminal (?:record|history)|manner of entry)$/iu,
  ],
  ['legal-position', /^(?:charges?(?: of removability)?|charged under)$/iu],
]
/** `Bond Hearing: TBD`. */
const hearing = /\b(?:hearing|calendar|interview)\b/iu
const unset =
  /^(?:none(?: (?:scheduled|set|yet))?|unscheduled|TBD|TBA|to be (?:set|scheduled|determined|announced)|not (?:yet )?(?:set|scheduled)|pending)\.?$/iu
/** `A number: none`: where the number would stand. */
const ofNumber = /^(?:a|alien|registration|uscis)[- ]?(?:no\.?|number|#)$/iu
const noNumber = /^(?:none|n\/a|unknown|not (?:known|assigned|yet assigned)|pending)\b[^\d]{0,30}$/iu
const nineDigits = /^A?[- #]?\d{3}[- ]?\d{3}[- ]?\d{3}$/u
const line = /^\W{0,3}(\p{L}[\p{L} ./()’-]{2,40}): {1,3}(\S.{0,120})$/u

/** The value that stands behind such a label, in its line or in the cell beside it. */
export function labelledValues(text: string, label: string): FoundMark[] {
  const [, own = '', behind = ''] = label === '' ? (line.exec(text.trimEnd()) ?? []) : ['', label, text.trim()]
  if (unset.test(behind) && hearing.test(own))
    return [{ start: text.lastIndexOf(behind), end: text.trimEnd().length, slot: 'hearing-date' }]
  if (ofNumber.test(own.replace(/(?<![:\s])[:\s]+$/u, '')) && (noNumber.test(behind) || nineDigits.test(behind)))
    return [{ start: text.lastIndexOf(behind), end: text.trimEnd().length, slot: 'a-number' }]
  const slot = labels.find(([, pattern]) => pattern.test(own.replace(/(?<![:.\s])[:.\s]+$/u, '').trim()))?.[0]
  if (slot === undefined || behind === '' || /^[[{<_]/u.test(behind)) return []
  const start = text.lastIndexOf(behind)
  return start === -1 ? [] : [{ start, end: start + behind.length, slot }]
}
