import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { contentWords } from '#domain/language/words.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'

/** A text from which a writer makes sentences: an answer, or a paper with its title. */
export type NotedText = { readonly text: string; readonly title?: string }

/** The words of the file that a sentence was made from; undefined where it is a sentence of our own. */
export type NoteSearch = (sentence: string) => NotedText | undefined

type Unit = NotedText & { readonly words: ReadonlySet<string> }

/** Half of the words that carry content, and two of them. */
const [share, fewest] = [0.5, 2]

type Filed = { readonly answers: Answers; readonly sources: readonly SourceText[] }

const searches = new WeakMap<Filed, NoteSearch>()

/** Looks in the answers and papers of a file for the words that a sentence was made from; they are read when it is first asked. */
export function noteSearchOf(file: Filed): NoteSearch {
  const known = searches.get(file)
  if (known) return known
  const search = createNoteSearch(() => [
    ...Object.values(file.answers).flatMap((answer) => (typeof answer === 'string' ? [{ text: answer }] : [])),
    ...file.sources.map(({ text, title }) => ({ text, title })),
  ])
  searches.set(file, search)
  return search
}

function createNoteSearch(texts: () => readonly NotedText[]): NoteSearch {
  let units: readonly Unit[] | undefined
  return (sentence) => {
    units ??= texts().flatMap(unitsOf)
    const content = contentWords(sentence)
    // `He is been back once in 30 years`: hardly a word of content; then all words count.
    const isBare = content.size < fewest
    const wanted = isBare ? wordsOf(sentence) : content
    if (wanted.size < fewest) return undefined
    let best: Unit | undefined
    let most = 0
    for (const unit of units) {
      let shared = 0
      const words = isBare ? wordsOf(unit.text) : unit.words
      for (const word of wanted) if (words.has(word)) shared += 1
      // Of two units that have as many of the words the shorter one says it.
      const isCloser = shared === most && best !== undefined && unit.words.size < best.words.size
      if (shared > most || isCloser) [best, most] = [unit, shared]
    }
    return best !== undefined && most >= fewest && most >= wanted.size * share ? best : undefined
  }
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldToWords(text)
      .split(' ')
      .filter((word) => word !== ''),
  )

const longestUnit = 400

function unitsOf({ text, title }: NotedText): Unit[] {
  return sentencesOf(text)
    .flatMap((sentence) => (sentence.length > longestUnit ? sentence.split(/[;,](?=\s)/u) : sentence.split(/;(?=\s)/u)))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, words: contentWords(part), ...(title !== undefined && { title }) }))
}
