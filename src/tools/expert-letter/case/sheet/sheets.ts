import type { SourceText } from '#domain/drafting/tool.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { LetterSources } from '../letter-sources.ts'
import { isNotedOfCall, isOwnVoice } from '../own-voice.ts'
import { chartLines } from '../shorthand/chart.ts'
import type { Examined } from '../shorthand/examined.ts'
import type { Subject } from '../subject.ts'
import { tablesIn } from '../tables.ts'
import { isProseLine } from '../prose-lines.ts'
import { isSheetHeading } from './read-sheet.ts'
import type { Reader } from './reader.ts'
import { type OpenNote, toldSheet, type ToldSheet } from './told-sheet.ts'

type ReadSheets = {
  readonly paragraphs: readonly (readonly string[])[]
  readonly open: readonly OpenNote[]
  /** The papers that are no sheets and are read sentence by sentence. */
  readonly others: readonly SourceText[]
}

/** The answer on the relationship, how the letter calls the client, the client’s first name, and who is examined. */
type Known = {
  readonly answer: string
  readonly short: string
  readonly first: string
  readonly subject: Subject | undefined
  /** What counsel keeps out. */
  readonly isAvoided: (words: string) => boolean
}

/** The clinician's own notes under headings, told, and the papers of the expert that are not such notes. */
export function readSheets(
  { expertDocuments, clientDocuments }: LetterSources,
  person: Examined | undefined,
  { answer: relation, short, subject, first, isAvoided }: Known,
): ReadSheets {
  const answer = `${relation} ${subject?.name ?? ''} ${short}`
  const other = subject?.kin === undefined ? undefined : { initial: first.charAt(0), short }
  const papers = [...clientDocuments, ...expertDocuments].map(({ text }) => text).join('\n')
  const stands = (word: string) =>
    new RegExp(String.raw`(?<=\p{L},? )${RegExp.escape(word).replaceAll('’', "[’']")}(?!\p{L})`, 'u').test(papers)
  const isName = (word: string) => stands(word) && !stands(word.toLowerCase())
  const read = expertDocuments.map((paper) => ({
    paper,
    told:
      person === undefined ? undefined : sheetOf(withoutInitial(paper, other), { person, isName, answer, isAvoided }),
  }))
  return {
    paragraphs: read.flatMap(({ told }) => told?.paragraphs ?? []),
    open: read.flatMap(({ told }) => told?.open ?? []),
    others: read.flatMap(({ paper, told }) => (told === undefined ? [paper] : [])),
  }
}

/** The client, where somebody else is examined: `w/ E.` of Edwin. */
type OtherPerson = { readonly initial: string; readonly short: string }

const withoutInitial = (paper: SourceText, other: OtherPerson | undefined): SourceText =>
  other === undefined || other.initial === ''
    ? paper
    : {
        ...paper,
        text: paper.text.replaceAll(
          new RegExp(
            String.raw`(?<=\b(?:w\/|with|of|losing|from|for|to|without|than|by|on|if|and|lose|miss|misses|says|that) )${RegExp.escape(other.initial)}\.(?= |,|;|$)(?! \p{Lu}\p{Ll})`,
            'gmu',
          ),
          other.short,
        ),
      }

/** A draft in prose, whatever headings it has: its paragraphs are told as they stand. */
function isWrittenOut(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isSheetHeading(line) && line !== line.toUpperCase())
  const wordsOf = (some: readonly string[]) => some.reduce((sum, line) => sum + countWords(line), 0)
  const prose = lines.filter((line) => isProseLine(line))
  return lines.length > 3 && (prose.length >= lines.length * 0.9 || wordsOf(prose) >= wordsOf(lines) * 0.93)
}

function sheetOf(paper: SourceText, reader: Reader): ToldSheet | undefined {
  const isSheet =
    isOwnVoice(paper) &&
    !isNotedOfCall(paper) &&
    !/^(?:from|sent|subject)\s?:/imu.test(paper.text.slice(0, 400)) &&
    !isWrittenOut(paper.text) &&
    chartLines(paper.text).length === 0 &&
    tablesIn(paper.text).tables.length === 0
  return isSheet ? toldSheet(paper.text, reader) : undefined
}
