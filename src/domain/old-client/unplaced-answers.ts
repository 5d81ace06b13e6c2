import { foldToWords } from '#domain/language/fold.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { Answer } from './answer.ts'
import type { LineFilling } from './fill-beside-body.ts'
import type { NewCase } from './new-case.ts'

/** Answers that stand nowhere in what is printed. */
export function unplacedAnswers(
  sections: readonly ConfirmedSection[],
  bySection: ReadonlyMap<string, readonly Filling[]>,
  beside: readonly LineFilling[],
  known: NewCase,
): Answer[] {
  // A list of documents is made anew, whatever stood in it.
  const shown = sections.filter(({ mode }) => mode !== 'rebuild').map(({ id }) => bySection.get(id) ?? [])
  const printed = shown.flatMap((fillings) =>
    fillings.flatMap((one) => (one.kind === 'value' && one.text !== '' ? [foldToWords(one.text)] : [])),
  )
  const around = beside.flatMap(({ edits }) => edits.map(({ text }) => foldToWords(text)))
  return known.answers.filter(({ value }) => {
    const words = foldToWords(value)
    // `Anstey` says `Leopold F. Anstey`; the state alone does not say the address.
    const isMost = (text: string) => text.split(' ').length * 3 >= words.split(' ').length
    return [...printed, ...around].every(
      (text) => !` ${text} `.includes(` ${words} `) && !(isMost(text) && ` ${words} `.includes(` ${text} `)),
    )
  })
}
