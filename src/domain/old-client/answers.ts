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
export const bareLabel = (label: string): string => foldText(label).replace(/^(?:the|an?) /, '')

/** The answer whose label the line itself has beside the place: `RFE dated: ...`, `our flat fee is ...`. */
export function answerBeside(
  answers: readonly Answer[],
  slot: Slot,
  { before, after }: { readonly before: string; readonly after: string },
): string | undefined {
  const left = ` ${foldToWords(before.slice(-70))} `
  const right = ` ${foldToWords(after.slice(0, 40))} `
  const fits = ({ label, value }: Answer) => {
    const words = foldToWords(label)
    if (words.length < 5 || (!words.includes(' ') && !left.trimEnd().endsWith(` ${words}`))) return false
    return isOfKind(slot, value) && (left.includes(` ${words} `) || right.includes(` ${words} `))
  }
  return answers.find(fits)?.value
}

function isOfKind(slot: Slot, value: string): boolean {
  if (slot.endsWith('-date')) return findDates(value).length > 0
  if (slot === 'amount' || slot.endsWith('number')) return /\d/.test(value)
  return !['pronoun', 'client', 'attorney', 'firm'].includes(slot)
}
