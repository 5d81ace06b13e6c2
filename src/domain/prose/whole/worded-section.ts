import { countWords } from '#domain/language/sentences.ts'
import { type Fault, faultOf } from './judge-sentence.ts'
import { dividedList } from './note-lists.ts'
import type { NotedText, NoteSearch } from './note-search.ts'
import { paragraph } from '#domain/section-content/write.ts'
import { hasOpenPoint, quotedNotes, withOpenPoint } from './open-point.ts'
import { type PlacedSentence, sentencesIn } from './section-sentences.ts'

/** Gaps in 1,000 words: three at most, and the words of cover, tables and open points are counted here too. */
const mostGaps = 2.5

/** Whether a sentence with this fault stays. */
type Keeps = (fault: Fault, sentence: string) => boolean
const keepsNone: Keeps = () => false

type Worded = { readonly html: string; readonly notes: readonly NotedText[] }

/**
 * A written section without the sentences that are none: what they were made from stands in one open point at its end.
 * Block quotations, lists, tables and headings stay; so does a sentence of our own, which nothing in the file says.
 * `keeps`: the faults that its kind of document prints all the same.
 */
export function wordedSection(html: string, find: NoteSearch, keeps: Keeps = keepsNone): string {
  const worded = withoutBroken(html, find, keeps)
  return withOpenPoint(worded.html, worded.notes)
}

/**
 * The same for the sections of a brief, in order. A short brief has room for few open points (three gaps in 1,000 words): what
 * a section could not word stands at the end of a later one then, and where there is no room at all it is quoted.
 */
export function wordedBrief(sections: ReadonlyMap<string, string>, find: NoteSearch): ReadonlyMap<string, string> {
  const worded = [...sections].map(([id, html]) => ({ id, ...withoutBroken(html, find) }))
  const gaps = worded.reduce((sum, { html }) => sum + html.split('<mark ').length - 1, 0)
  const words = worded.reduce((sum, { html }) => sum + countWords(html.replaceAll(/<[^<>]*>/gu, ' ')), 0)
  const room = Math.floor((words / 1000) * mostGaps) - gaps
  let open = worded.filter(({ html, notes }) => notes.length > 0 && !hasOpenPoint(html)).length
  let carried: readonly NotedText[] = []
  return new Map(
    worded.map(({ id, html, notes }) => {
      const all = notes.length === 0 ? [] : [...carried, ...notes]
      if (all.length > 0 && hasOpenPoint(html)) {
        carried = []
        return [id, withOpenPoint(html, all)]
      }
      if (all.length > 0 && open > Math.max(1, room)) {
        open -= 1
        carried = all
        return [id, html]
      }
      if (all.length > 0) carried = []
      return [id, room > 0 ? withOpenPoint(html, all) : `${html}${paragraph(quotedNotes(all))}`]
    }),
  )
}

function withoutBroken(html: string, find: NoteSearch, keeps: Keeps = keepsNone): Worded {
  const notes: NotedText[] = []
  const pieces = html.split('</p>')
  const last = pieces.pop() ?? ''
  const worded = pieces.map((piece) => {
    const start = piece.lastIndexOf('<p>')
    if (start < 0) return `${piece}</p>`
    const inner = wordedParagraph(piece.slice(start + 3), { find, keeps, notes })
    return piece.slice(0, start) + (inner === '' ? '' : `<p>${inner}</p>`)
  })
  return { html: worded.join('') + last, notes }
}

type Judged = { readonly find: NoteSearch; readonly keeps: Keeps; readonly notes: NotedText[] }

function wordedParagraph(markup: string, judged: Judged): string {
  const sentences = sentencesIn(markup)
  const kept = sentences.map((sentence) => wordedSentence(sentence, markup, judged))
  if (kept.every((words, at) => words === wordsAt(sentences[at], markup))) return markup
  return sentences
    .flatMap((sentence, at) => {
      const words = kept[at] ?? ''
      if (words === '' || (isPlaceAlone(sentence) && isBehindGone(sentences, kept, at))) return []
      return [kept[at - 1] === '' ? withSubject(words, sentences[at - 1]?.text ?? '') : words]
    })
    .join(' ')
    .trim()
}

const wordsAt = (sentence: PlacedSentence | undefined, markup: string): string =>
  sentence === undefined ? '' : markup.slice(sentence.start, sentence.end)

/** The sentence as it stays: empty where it is none, of a list of notes those that are sentences. */
function wordedSentence(sentence: PlacedSentence, markup: string, { find, keeps, notes }: Judged): string {
  const words = wordsAt(sentence, markup)
  const list = dividedList(words)
  if (list !== undefined) {
    notes.push(...list.notes.map((text) => ({ text })))
    return list.sentences.join(' ')
  }
  // A line of a cover, a name, a date: what ends without a stop is no sentence, and nobody took it for one.
  if (!/[.?!:”)]$/u.test(sentence.text) || !isBalanced(words)) return words
  const fault = faultOf(withoutCite(sentence.text))
  if (fault === undefined || keeps(fault, sentence.text)) return words
  const source = sourceOf(withoutCite(sentence.text), find)
  if (source === undefined) return words
  notes.push(source)
  return ''
}

/** So much longer than the sentence its source may be: a long one was told in several sentences. */
const mostTimes = 2.5

/** The words of the file where they say all of the sentence, else its own; undefined where the file says nothing of it. */
function sourceOf(sentence: string, find: NoteSearch): NotedText | undefined {
  const source = find(sentence)
  if (source === undefined) return undefined
  const saysAll = figuresOf(sentence).every((figure) => source.text.includes(figure))
  return saysAll && source.text.length <= sentence.length * mostTimes ? source : { ...source, text: sentence }
}

const figuresOf = (text: string): string[] => text.match(/\d[\d,]*\d|\d/gu) ?? []

/** Places of the record before the full stop are no words of the sentence. */
const withoutCite = (text: string): string => text.replaceAll(/ \((?:Ex\.|Exs\.)[^()]*\)/gu, '')

const isPlaceAlone = ({ text }: PlacedSentence): boolean => /^(?:Ex\. 1[,;. ¶\d]*)+$/u.test(text)

/** The place behind a sentence that is gone; what stands before that one may rest on the same place. */
function isBehindGone(sentences: readonly PlacedSentence[], kept: readonly string[], at: number): boolean {
  const before = sentences.slice(0, at).findLastIndex((sentence) => !isPlaceAlone(sentence))
  const earlier = sentences[before - 1]
  return kept[before] === '' && (earlier === undefined || isPlaceAlone(earlier))
}

const opensWithName =
  /^(?:(?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+){0,3}|The (?:applicant|respondent|beneficiary))(?= \p{Ll})/u

/** `She` behind a sentence that is gone is named as it named her. */
function withSubject(words: string, gone: string): string {
  const [subject] = opensWithName.exec(gone) ?? []
  if (subject === undefined) return words
  return words.replace(/^((?:\[\[fact:[^[\]]{1,80}\]\])?)(?:He|She)(?= )/u, (_, fact: string) => `${fact}${subject}`)
}

/** Every element that opens in the words ends in them. */
function isBalanced(markup: string): boolean {
  const count = (pattern: RegExp) => markup.match(pattern)?.length ?? 0
  return count(/<[a-z]/gu) - count(/<br>/gu) === count(/<\//gu)
}
