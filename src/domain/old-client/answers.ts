import { findDates } from '#domain/language/find-dates.ts'
import { foldText, foldToWords } from '#domain/language/fold.ts'
import type { Slot } from './found.ts'

/** One line of what the attorney answered: `Judge: Leopold F. Anstey`. */
export type Answer = { readonly label: string; readonly value: string }

export function answersIn(text: string): Answer[] {
  return text.split('\n').flatMap((line): Answer[] => {
    const [, label, value] = /^\s*([\p{L}][^:\n]{1,60}):\s+(\S.*)$/u.exec(line) ?? []
    return label === undefined || value === undefined ? [] : [{ label: label.trim(), value: value.trim() }]
  })
}

/** A label as it is compared: without an article and without its case. */
export const bareLabel = (label: string): string =>
  foldText(label)
    .replaceAll(/\b(?:the|an?) /g, '')
    .replace(/^(?:client|respondent|applicant)[’']?s /, '')

/** The answer whose label stands right beside the place in its sentence: `RFE dated: ...`, `our flat fee is ...`. */
export function answerBeside(
  answers: readonly Answer[],
  slot: Slot,
  { before, after }: { readonly before: string; readonly after: string },
): string | undefined {
  const left = ` ${foldToWords(before.slice(-60).replace(/^.*[.;!?]\s/su, ''))} `
  const right = ` ${foldToWords(after.slice(0, 40).replace(/[.;!?,].*$/su, ''))} `
  const isLabel = /:\s*$/.test(before)
  const fits = ({ label, value }: Answer) => {
    const words = foldToWords(label)
    if (words.length < 5 || !isOfKind(slot, value, isLabel)) return false
    if (isLabel) return left.trimEnd().endsWith(` ${words}`)
    if (!words.includes(' ') && !(parties.test(words) && persons.has(slot))) return false
    return (
      new RegExp(` ${words}(?: (?:is|was|of|on|at|for|from|due|a|the|about)){0,3} $`).test(left) ||
      new RegExp(`^ (?:(?:is|was|of|as|per) ){0,2}${words} `).test(right)
    )
  }
  return answers.find(fits)?.value
}

const parties = /^(?:defendant|plaintiff|petitioner|beneficiary|spouse|witness|declarant|sponsor|officer)$/
const persons = new Set<Slot>(['person', 'relative', 'witness', 'name', 'organization'])

/** Whether an answer of this shape can stand in such a place; behind a label any words can. */
function isOfKind(slot: Slot, value: string, isLabel: boolean): boolean {
  if (slot.endsWith('-date')) return findDates(value).length > 0
  if (slot === 'amount' || slot.endsWith('number')) return /\d/.test(value)
  if (persons.has(slot) && /^\p{Lu}/u.test(value)) return true
  return isLabel && !['pronoun', 'attorney', 'firm', 'age'].includes(slot)
}
