import { documentNoun } from '#domain/prose/document-noun.ts'
import type { Place } from './place.ts'
import { once } from './said-once.ts'
import type { Teller } from './teller.ts'

const adverse = 'The record also holds a fact on the other side, and it should be read with the rest.'

/** Said of the first adverse fact alone: what follows stands in its order, told whole, without a formula before each. */
function adverseOpening(teller: Teller): string {
  return once(teller, adverse)
}

/** What is told of a paragraph of a clinician, opened and answered where it holds a finding on the other side. */
export function withAdverse(
  teller: Teller,
  { facts, isAdverse, document }: Place['cluster'],
  told: readonly string[],
): string[] {
  // A limit of the evaluation, or a fact of the household, needs no opening: it is told with the rest.
  const against = new Set(teller.map.links.flatMap(({ fact, direction }) => (direction === 'against' ? [fact] : [])))
  const isOfHealth =
    isAdverse && facts.some(({ id, wording, asTold }) => against.has(id) && isBetter.test(asTold ?? wording))
  const answered = isOfHealth ? forecastOf(teller, document) : ''
  const opened = answered === '' || told.length === 0 ? '' : adverseOpening(teller)
  return [opened, ...told, opened === '' ? '' : answered].filter((text) => text !== '')
}

/** A finding that is better than the plea. */
const isBetter =
  /\b(?:remission|mild|improv\p{L}+|stable|low|normal|well controlled|missed no|no (?:missed|suicid\p{L}+|thoughts)|has been better|responded well)\b/iu

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
