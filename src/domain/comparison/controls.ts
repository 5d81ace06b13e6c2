import type { SourcePassage } from '#domain/findings/flag.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { contentWords } from '#domain/language/words.ts'
import { findTypedFacts } from '#domain/provenance/find-facts.ts'
import { otherFigure } from './other-figure.ts'
import type { VerdictKind } from './statement-verdict.ts'

/**
 * A sentence that software puts among the statements of a request, since it knows the answer: made false by one figure or
 * by a `not`, told of nothing that the file tells, or word for word as the file has it.
 */
export type Control = {
  readonly text: string
  readonly isTrue: boolean
  /** It stands before the statement at this place. */
  readonly before: number
}

/** Sentences of the file that read alike in a brief: nobody says `I`, nothing is only possible. */
const shortest = 30
const longest = 170
const personal = /(?<!\p{L})(?:I|me|my|mine|we|us|our|you|your)(?!\p{L})|[?“”"]/iu
/** A subject and its verb near the beginning. */
const whole =
  /^(?:(?:In|On|At|After) [^,]{2,40},? )?\p{Lu}[\p{L}’-]*\.?(?: [\p{L}’-]+\.?){0,4} (?:was|were|is|are|has|have|had|did|will|\p{Ll}{2,14}ed|came|went|took|gave|told|got|made|paid|met|found|lost|broke|sold|held|kept|taught|wrote|works|earns|lives|takes|drives)(?!\p{L})/u
const open =
  /(?<!\p{L})(?:if|unless|whether|may|might|should|not|never|no|none|nobody|nothing|neither|nor|without|hardly|only|or|than|as)(?!\p{L})|n[’']t(?!\p{L})/iu

/** So few statements are read with one that is made false; more of them with two. */
const few = 3

/**
 * The controls of a request with so many statements, made from the passages that it sends; one that is false at least. What
 * the file says stands right before what is made false, so that an answer that is moved by one line is found out.
 */
export function controlsFor(statements: number, passages: readonly SourcePassage[], client: string): Control[] {
  const sentences = plainSentences(passages)
  const all = passages.map(({ text }) => text.toLowerCase()).join('\n')
  const figure = first(sentences, (one) => withOtherFigure(one, all))
  const turned = first(
    sentences.filter((one) => one !== figure?.from),
    withNot,
  )
  const copy = sentences.find((one) => one !== figure?.from && one !== turned?.from)
  const made = [figure?.text, turned?.text].filter((text) => text !== undefined)
  const [one = toldOfNothing(client, all), other] = statements > few ? made : made.slice(0, 1)
  const at = Math.floor(statements / 3)
  return [
    ...(copy === undefined ? [] : [{ text: copy, isTrue: true, before: at }]),
    { text: one, isTrue: false, before: at },
    ...(other === undefined ? [] : [{ text: other, isTrue: false, before: Math.floor((statements * 2) / 3) }]),
  ]
}

function plainSentences(passages: readonly SourcePassage[]): string[] {
  const texts = passages
    .filter(({ id }) => id !== 'record' && id !== 'computed')
    .flatMap(({ text }) => findSentences(text).map(({ start, end }) => text.slice(start, end).trim()))
  return [...new Set(texts)].filter(
    (text) =>
      text.length >= shortest &&
      text.length <= longest &&
      /^[^\n:;]*[.]$/u.test(text) &&
      whole.test(text) &&
      !personal.test(text) &&
      !open.test(text),
  )
}

type Made = { readonly from: string; readonly text: string }

function first(sentences: readonly string[], change: (sentence: string) => string | undefined): Made | undefined {
  for (const from of sentences) {
    const text = change(from)
    if (text !== undefined) return { from, text }
  }
  return undefined
}

/** The sentence with a figure that stands in none of the passages. */
function withOtherFigure(sentence: string, all: string): string | undefined {
  for (const { start, end, text, value } of findTypedFacts(sentence, [], [])) {
    if (value.type === 'identifier' || value.type === 'name') continue
    if (value.type === 'quantity' && (value.count < 2 || value.unit === undefined)) continue
    // `NL-4` is a name.
    if (/[\p{L}\d-]$/u.test(sentence.slice(0, start))) continue
    const other = otherFigure(text)
    if (other === undefined || all.includes(other.toLowerCase())) continue
    return sentence.slice(0, start) + other + sentence.slice(end)
  }
  return undefined
}

const auxiliary = /(?<!\p{L})(?:was|were|is|are|has|have|had|did|does|will|would|could|can)(?= \p{Ll})/gu

/** `The wound was clean`: a sentence with one auxiliary and no denial, denied. */
function withNot(sentence: string): string | undefined {
  const [only, ...others] = [...sentence.matchAll(auxiliary)]
  if (!only || others.length > 0) return undefined
  const at = only.index + only[0].length
  return `${sentence.slice(0, at)} not${sentence.slice(at)}`
}

/** Harmless, and nothing that a file is about; the first of which the passages have no word. */
const things = [
  'has kept bees on a roof for some years',
  'once restored an old sailing boat',
  'collects stamps from the Baltic countries',
  'plays chess in a club on Sundays',
  'painted the ceiling of a theater',
]

function toldOfNothing(client: string, all: string): string {
  const isNew = (thing: string) => [...contentWords(thing)].every((word) => !all.includes(word))
  return `${client.trim() || 'The client'} ${things.find(isNew) ?? things[0]}.`
}

/** Whether an answer knew the controls: what software made false is not said to be borne out, and what the file says is. */
export function knowsControl({ isTrue }: Control, verdicts: readonly VerdictKind[]): boolean {
  return verdicts.length > 0 && verdicts.every((verdict) => (verdict === 'supported') === isTrue)
}
