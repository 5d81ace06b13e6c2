import { documentNoun } from '#domain/prose/document-noun.ts'
import type { Place } from './place.ts'
import { once } from './said-once.ts'
import type { Teller } from './teller.ts'

const adverse = 'The record also holds a fact on the other side, and it should be read with the rest.'

/** Said of the first adverse fact alone: what follows stands in its order, told whole, without a formula before each. */
function adverseOpening(teller: Teller): string {
  return once(teller, adverse)
}

/** What is told of a paragraph, opened and answered where it holds a fact on the other side. */
export function withAdverse(
  teller: Teller,
  { isAdverse, document }: Place['cluster'],
  told: readonly string[],
): string[] {
  const opened = isAdverse && told.length > 0 ? adverseOpening(teller) : ''
  const answered = opened === '' ? '' : forecastOf(teller, document)
  return [opened, ...told, answered].filter((text) => text !== '')
}

/** The same paper says what separation would bring: that answers what it says on the other side. */
function forecastOf({ map }: Teller, document: string | undefined): string {
  const foresees = map.passages.some(
    (passage) =>
      passage.document === document &&
      /\b(?:opinion|judgment|more likely than not|expect|consider)\b/iu.test(passage.words) &&
      /\b(?:would|risk|likely)\b/iu.test(passage.words) &&
      /\b(?:without|separation|absence|departure|left|loss|sole)\b/iu.test(passage.words),
  )
  return foresees && document !== undefined
    ? `The same ${documentNoun(map, document)} says what separation would bring, and it says so with this in view.`
    : ''
}
