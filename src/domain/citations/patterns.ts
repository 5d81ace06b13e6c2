import { reporters, type Reporter } from '#law/reporters.ts'
import { stateReporters } from '#law/state-reporters.ts'

/**
 * Turns a written reporter into a pattern: a full stop may be followed by a space, spaces may be missing, `&` may be `&amp;`.
 * Where a series stands behind it (`F. Supp. 2d`), some courts write no stops at all (`F Supp 2d`, `P2d`).
 */
function toPattern(written: string): string {
  const stop = /\d(?:d|th|D|TH)$/.test(written) ? '\\.? ?' : '\\. ?'
  return Array.from(written, (character) => {
    if (character === '.') return stop
    if (character === ' ') return ' ?'
    if (character === '&') return '&(?:amp;)?'
    if (character === "'") return "['’]"
    return character.replace(/[()]/, '\\$&')
  })
    .join('')
    .replaceAll(' ? ?', ' ?')
    .replace(/ \?$/, '')
}

/** In a heading all letters are capitals. */
const inCapitals = (names: readonly string[]) =>
  names.map((name) => name.toUpperCase()).filter((name) => !names.includes(name))

const writtenForms = [...reporters, ...stateReporters]
  .flatMap((reporter) => {
    const names = [reporter.name, ...reporter.variants]
    return [...names, ...inCapitals(names)].map((written) => ({ written, reporter }))
  })
  .toSorted((a, b) => b.written.length - a.written.length)

const squeeze = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('’', "'").replaceAll(/[ .]/g, '').toLowerCase()
const bySqueezed = new Map(writtenForms.toReversed().map(({ written, reporter }) => [squeeze(written), reporter]))

/** The alternatives for every reporter, the longest first; never `U.S.` in `U.S.C.`. */
export const reporterPattern = `(?:${writtenForms.map(({ written }) => toPattern(written)).join('|')})(?! ?[CcS]\\.|[A-Za-z0-9])`

/** The reporter that is written so; undefined when it is none. */
export function findReporter(written: string): Reporter | undefined {
  return bySqueezed.get(squeeze(written))
}

const doubled = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter + letter).join('|')
const lower = `[a-z]|${doubled}|[ivxl]{2,6}`

/** What may stand between the brackets of a subsection: a letter, a number, a Roman number. Not `the`, not `BIA`. */
const partPattern = `(?:${lower}|${lower.toUpperCase()}|\\d{1,2})(?:-\\d)?`

/** `subsection (e)(3)`: a word between the section and its parts. */
const partWord = String.raw`(?:,? (?:[Ss]ub(?:section|paragraph|division|sec\.)|[Pp]ara(?:graph|\.)|[Cc]lause)s? ?(?=\())?`

/** One subsection or more: `(b)(1)(B)(i)`; may be empty. */
export const subsPattern = String.raw`${partWord}(?: ?\((?:${partPattern})\))*`

/** The first part of a subsection and what follows it. */
export const somePartsPattern = String.raw`\((?:${partPattern})\)(?: ?\((?:${partPattern})\))*`

/** Pages of a pinpoint: `565`, `565-66`, `483 n.3`. */
export const pagesPattern = String.raw`\d{1,5}(?:[-–]\d{1,5})?(?: ?(?:&|and)? ?nn?\. ?\d{1,3}(?:[-–]\d{1,3})?)?`
