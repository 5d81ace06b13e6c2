import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isLabelledNote } from '#domain/case-map/reading/labelled-notes/labelled-note.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { isBareNote, isNoteOfAnswer, wordsOfNote } from './answer-notes.ts'
import { isFromNotes } from './notes-on-file.ts'
import type { Pen } from './pen.ts'

/**
 * Nobody but the attorney can put it into a sentence: a note without a verb or without anybody who does it, and what of notes
 * of counsel could not be read for certain. It stands among the open points of its section, in its own words.
 */
export const needsWording = (fact: CaseFact, pen: Pen): boolean =>
  isBareNote(fact) ||
  isLabelledNote(fact) ||
  isNoteOfAnswer(fact) ||
  withoutOwner.test(fact.wording) ||
  (fact.sources.every(isReasonOfDelay) && ofHaste.test(fact.wording.replaceAll(/“[^“”]*”/gu, ''))) ||
  (isFromNotes(fact, pen) && ((fact.quoteOnly === true && !isInOwnVoice(fact, pen)) || pen.isInDoubt(fact)))

/** `They stopped my nephew`, replied to a question: an interview that was taken down word for word is the client's own voice. */
const isInOwnVoice = (fact: CaseFact, { map }: Pen): boolean =>
  /(?<![\p{L}’'-])(?:I|me|my|My|we|We|us|our|Our)(?![\p{L}’'-])/u.test(fact.asTold ?? fact.statement) &&
  passagesOf(map, fact).every(({ heading }) => heading?.endsWith('?') === true)

/** `Ms. Chacra brothers would kill`, `is Husband Maronite`: whose they are was lost on the way. */
const withoutOwner =
  /^\{applicant(?:\.subj)?\} (?:is |was )?(?:[Mm]other|[Ff]ather|[Ss]isters?|[Bb]rothers?|[Cc]ousins?|[Aa]unt|[Uu]ncle|[Ss]ons?|[Dd]aughters?|[Hh]usband|[Ww]ife) (?!of\b)/u

const isReasonOfDelay = (source: CaseFact['sources'][number]): boolean =>
  source.type === 'answer' && source.question === 'missed_filing_deadline_reason'

/** Marks of haste that nobody reads for certain: `heard 10/9`, `H/O extension`. */
const ofHaste = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])|(?<!\p{L})\p{Lu}\/\p{Lu}(?!\p{L})|(?<!\p{L})w\/|->|~/u

/** The words of the note as they were typed, on one line: they stand in quotation marks, and a check looks them up. */
export function wordsToBeWorded(fact: CaseFact, pen: Pen): string {
  const [source] = fact.sources
  const typed = source?.type === 'answer' ? (textOf(pen.frame.answers, source.question.split('.')[0] ?? '') ?? '') : ''
  return (typedIn(typed, fact) ?? wordsOfNote({ ...fact, wording: fact.statement })).replaceAll(/\s+/gu, ' ')
}

/** The clause of an answer that shares most words with a fact that was read from it. */
function typedIn(typed: string, { statement, asTold }: CaseFact): string | undefined {
  if (asTold !== undefined && typed.includes(asTold)) return undefined
  const own = new Set(stemsOf(asTold ?? statement))
  const shared = (clause: string) => stemsOf(clause).filter((stem) => own.has(stem)).length
  const clauses = typed.split(/(?<=[.;])\s+|\n+/u).map((clause) => trimEndOf(clause.trim(), '.;,'))
  const best = clauses.toSorted((a, b) => shared(b) - shared(a))[0]
  return best === undefined || shared(best) === 0 ? undefined : best
}
