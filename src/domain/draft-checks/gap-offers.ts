import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { FactSource } from '#domain/provenance/fact.ts'

/** What could stand in a gap, and where it is on file. */
export type GapOffer = { readonly text: string; readonly from: string }

const mostOffers = 3
const longestOffer = 120
const small = new Set(['the', 'a', 'an', 'of', 'to', 'in', 'on', 'and', 'or', 'is', 'was', 'be', 'form', 'name'])

/**
 * What the record and the answers hold under a label that says what the gap says (`A-NUMBER` and `A number`,
 * `DATE OF BIRTH` and `Date of birth`): an offer to choose, never filled in by itself.
 */
export function offersForGap(label: string, sources: readonly FactSource[]): GapOffer[] {
  const wanted = wordsOf(label)
  if (wanted.size === 0) return []
  const seen = new Set<string>()
  const offers: GapOffer[] = []
  for (const source of sources)
    for (const { title, value } of labelledLines(source)) {
      const text = isIsoDate(value) ? formatLongDate(value) : value
      if (text.length > longestOffer || seen.has(text) || !saysTheSame(wanted, wordsOf(title))) continue
      seen.add(text)
      offers.push({ text, from: source.kind === 'answer' ? `Your answer: ${title}` : `${source.title}: ${title}` })
    }
  return offers.slice(0, mostOffers)
}

/** `Date of birth: 1988-03-09`, line by line; an answer of one line under its question. */
function labelledLines({ text, kind }: FactSource): { title: string; value: string }[] {
  if (kind !== 'record' && kind !== 'answer') return []
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf(': ')
    return at <= 0 ? [] : [{ title: line.slice(0, at), value: line.slice(at + 2).trim() }]
  })
}

function wordsOf(label: string): Set<string> {
  const words = label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const telling = words.filter((word) => !small.has(word) || words.length === 1)
  // `A-NUMBER`: the letter is the whole point of it.
  return new Set(words.join(' ').includes('a number') ? ['a', ...telling] : telling)
}

/** All words of the gap are the label's, and the label says at most two words more. */
function saysTheSame(wanted: ReadonlySet<string>, title: ReadonlySet<string>): boolean {
  const isIn = [...wanted].every((word) => title.has(word))
  return isIn && title.size - wanted.size <= (wanted.size > 1 ? 2 : 0)
}
