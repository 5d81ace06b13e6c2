import { americanDates, americanWords } from '#domain/prose/house-style.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { findSlot } from '../case/fact-sheet/all-slots.ts'
import type { LetterFacts } from '../case.ts'
import { sayInSentence } from './said-in-sentence.ts'

/** A fact that the letter needs and nobody has given: printed as `[NEEDS: label]`. */
export function needs(label: string): string {
  return gap(`NEEDS: ${label}`)
}

/** Labels of values that no box of the fact sheet asks for. */
const computedLabels: Readonly<Record<string, string>> = {
  'client.name': 'client name',
  'client.short': 'client name',
  'client.possessive': 'client name',
  'expert.name': "expert's name",
  'expert.title_name': "expert's name",
  'applicant.short': 'applicant',
  'relation.through': 'how the expert knows the facts',
  'relation.because': 'how the expert knows the facts',
  'subject.object': 'pronoun of the person examined',
  'cc.relocation_would': 'would or would not',
  'finding.what': 'finding',
  'finding.account': 'account given',
  'finding.degree': 'degree of consistency',
}

/** The label of a slot as it stands in a gap. */
export function slotLabel(name: string): string {
  const label = computedLabels[name] ?? findSlot(name)?.label ?? findSlot(`list:${name}`)?.label ?? name
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/**
 * Fills a skeleton sentence. `{{slot}}` is replaced, `{{list:slot}}` joined with commas and "and", `{{#slot}}...{{/slot}}`
 * kept only when the slot has a value; an empty slot prints its gap. The result is safe markup.
 */
export function fillSkeleton(skeleton: string, facts: LetterFacts): string {
  const shown = skeleton.replaceAll(
    /\{\{#([\w.:]+)\}\}((?:(?!\{\{#\1\}\}).)*?)\{\{\/\1\}\}/gs,
    (_, name: string, inner: string) => (hasFact(facts, name) ? inner : ''),
  )
  let markup = ''
  let at = 0
  for (const token of shown.matchAll(/\{\{([\w.:]+)\}\}/g)) {
    markup += escapeText(shown.slice(at, token.index))
    at = token.index + token[0].length
    const value = valueOf(facts, token[1] ?? '')
    const next = shown.slice(at, at + 1)
    markup +=
      value === undefined ? needs(missingLabel(facts, token[1] ?? '')) : escapeText(inSentence(value, markup, next))
    if (value !== undefined && next === '.' && /[.!?]$/.test(value)) at += 1
  }
  return `${markup}${escapeText(shown.slice(at))}`.replaceAll(/ {2,}/g, ' ').trim()
}

function missingLabel({ hints }: LetterFacts, name: string): string {
  const hint = hints[name]
  return hint === undefined ? slotLabel(name) : `${slotLabel(name)}; on file: “${hint}”`
}

export function hasFact(facts: LetterFacts, name: string): boolean {
  return valueOf(facts, name) !== undefined
}

function valueOf({ values, lists }: LetterFacts, name: string): string | undefined {
  if (!name.startsWith('list:')) return spoken(american(values[name]?.value), name)
  const items = lists[name] ?? []
  return items.length === 0 ? undefined : joinItems(items.map((item) => american(item)))
}

/** What the attorney wrote, with American dates and spelling; names keep their own. */
function american<Text extends string | undefined>(value: Text): Text {
  if (value === undefined) return value
  return americanDates(value).replaceAll(/(?:^\p{Lu}|(?<![\p{L}\p{M}’'-])\p{Ll})[\p{L}\p{M}-]*/gu, (word) =>
    americanWords(word),
  ) as Text
}

/** Whole sentences end with a full stop; countries and figures get the words that their sentence needs. */
function spoken(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const isSentence = findSlot(name)?.kind === 'sentences'
  return isSentence && !/[.!?]["”’)]?$/.test(value) ? `${value}.` : sayInSentence(name, value)
}

/** Commas and "and"; semicolons where an item has commas of its own. */
export function joinItems(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const head = items.slice(0, -1)
  return items.some((item) => item.includes(',')) ? `${head.join('; ')}; and ${last}` : `${head.join(', ')} and ${last}`
}

/** At the start of a sentence with a capital letter, unless it is an address of the net; before more words without a full stop of its own. */
function inSentence(value: string, before: string, next: string): string {
  const opens = before === '' || /[.!?]["”’)]?\s$/.test(before.slice(-3))
  const text =
    opens && !/^\S+@|^(?:www\.|https?:)/i.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value
  return next === ',' || next === ')' || next === ':' ? withoutStop(text) : text
}

/** `the coating.` -> `the coating`; the stop of `Inc.` stays. */
function withoutStop(text: string): string {
  return text.endsWith('.') && !/\b\p{Lu}\p{L}{0,3}\.$/u.test(text.slice(-6)) ? text.slice(0, -1) : text
}
