import type { DraftInput } from '#domain/drafting/tool.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Background } from './background.ts'
import { type LetterExhibit, letterExhibits } from './exhibits.ts'
import {
  examinationLines,
  expertChart,
  expertRows,
  expertStatements,
  expertTables,
  pointsOf,
} from './expert-statements.ts'
import { instructedIn } from './instructed.ts'
import { type Instructions, isAvoided, withoutAvoided } from './instructions.ts'
import type { LetterSources } from './letter-sources.ts'
import { clinicalTypes, type LetterType } from './letter-type.ts'
import { isAnalyst, type LayCalling, layCallingOf } from './calling.ts'
import { clientLifeOf, expertLifeOf } from './lives.ts'
import { readMemos } from './memo/read-memos.ts'
import { type Notes, sortNotes } from './notes.ts'
import { heldOnFile, inRecord, reasonFor } from './opinions-on-file.ts'
import { overlapsOnFile } from './overlaps.ts'
import { formally, type Parties, withClientName } from '#domain/prose/own-words.ts'
import { partiesOf } from './parties.ts'
import { isLabelled } from './note-topics.ts'
import { isVerbless } from './noted-points.ts'
import { type Rooms, roomsOf } from './rooms-of-notes.ts'
import { readSheets } from './sheet/sheets.ts'
import type { OpenNote } from './sheet/told-sheet.ts'
import { examinedIn } from './shorthand/clinical-shorthand.ts'
import type { Examined } from './shorthand/examined.ts'
import type { QuestionPut } from './question-put.ts'
import { readTies, type Ties } from './ties.ts'
import type { TypedTable } from './tables.ts'
import { isChild, type Subject, subjectOfLetter, withClientForSpouse, withSubjectName } from './subject.ts'

/** What the papers and the two free answers hold, read once. */
export type LetterFile = {
  /** What the expert says in the first person in notes, paragraph by paragraph. */
  readonly statements: readonly (readonly string[])[]
  readonly notes: Notes
  /** What the expert noted without a verb, as points of a list. */
  readonly points: readonly string[]
  /** Rows of the expert's record of an examination: dates of sessions, scores of tests. */
  readonly rows: readonly string[]
  /** The dated entries of a clinician's own record of visits. */
  readonly entries: readonly string[]
  /** Tables in the expert's own papers. */
  readonly tables: readonly TypedTable[]
  /** The lines of a record of the examination, in which the expert does not speak. */
  readonly lines: readonly string[]
  readonly parties: Parties
  readonly instructions: Instructions
  /** All opinions that the file gives as the expert's, in one line each. */
  readonly opinions: readonly string[]
  /** The reason that the expert gives for the first of them in the same sentence: `because ...`. */
  readonly reason?: string
  /** What the papers tell of the expert's life, and of the client's where there is a curriculum vitae. */
  readonly expertLife: Background
  readonly clientLife?: Background
  /** The papers behind the letter, lettered. */
  readonly exhibits: readonly LetterExhibit[]
  /** What the file says about how expert and client stand to each other. */
  readonly ties: Ties
  /** The expert is no clinician and no scholar: a pastor, a teacher, an employer. */
  readonly lay?: LayCalling
  /** The letter weighs hardship, and its expert is an economist, a vocational expert or a scholar and examines nobody. */
  readonly isAnalyst?: boolean
  /** Whom a clinician examines or treats, where the file says it. */
  readonly subject?: Subject
  /** What counsel asked the expert in so many words. */
  readonly question?: QuestionPut
  /** The opinion as the expert puts it, where no sentence opens with "In my opinion". */
  readonly inShort?: string
  /** Of a clinician's notes under headings: what is no sentence, and is asked for in the expert's words. */
  readonly openNotes: readonly OpenNote[]
  /** Of a memo of points: what has no verb of its own and stands as an item of a list. */
  readonly items: ReadonlySet<string>
}

type Told = { readonly short: string; readonly relation: string; readonly type: LetterType }

/** Who writes: a witness, an analyst or a clinician, and whether the letter speaks of somebody beside the client. */
function writerOf(input: DraftInput, sources: LetterSources, type: LetterType, subject: Subject | undefined) {
  const lay = layCallingOf(sources, textOf(input.answers, 'case_type'))
  const isReckoned = type === 'HARD' && lay === undefined && isAnalyst(sources)
  const isClinical = clinicalTypes.includes(type) && lay === undefined && !isReckoned
  return { lay, isReckoned, isClinical, isOfSubject: isClinical || isReckoned || isChild(subject) }
}

type Reading = {
  readonly person: Examined | undefined
  readonly relation: string
  readonly short: string
  readonly subject: Subject | undefined
  readonly instructions: Instructions
}

/** A clinician's notes under headings, without what counsel keeps out. */
const sheetsIn = (
  { client }: DraftInput,
  sources: LetterSources,
  { person, relation, short, subject, instructions }: Reading,
) =>
  readSheets(sources, person, {
    answer: relation,
    short,
    subject,
    first: client.first_name,
    isAvoided: (words) => isAvoided(words, instructions),
  })

/** Memos of points, and the sources without them. */
function memosIn(sources: LetterSources, expertDocuments: LetterSources['expertDocuments']) {
  const memos = readMemos({ ...sources, expertDocuments })
  return { memos, loose: { ...sources, expertDocuments: memos.others } }
}

export function readFile(input: DraftInput, sources: LetterSources, { short, relation, type }: Told): LetterFile {
  const parties = partiesOf(input, sources, short)
  const subject = subjectOfLetter(input, type, parties)
  const { lay, isReckoned, isClinical, isOfSubject } = writerOf(input, sources, type, subject)
  const person = isClinical ? examinedIn(subject) : undefined
  const { prompt, question, instructions } = instructedIn(input, sources, {
    ...parties,
    other: subject?.kin === undefined ? undefined : subject.pronoun,
  })
  const sheets = sheetsIn(input, sources, { person, relation, short, subject, instructions })
  const { memos, loose } = memosIn(sources, sheets.others)
  const { statements, rooms } = roomsOf(
    toldBy(
      [
        ...sheets.paragraphs,
        ...memos.paragraphs,
        ...expertStatements(loose, isOfSubject ? undefined : parties, person),
      ],
      { isClinical, isOfSubject },
      instructions,
    ),
  )
  const points = isClinical ? [] : pointsOf(loose, statements.flat()).filter((words) => !isAvoided(words, instructions))
  const ties = readTies({
    relation: withClientForSpouse(relation, subject, parties),
    statements,
    client: short,
    // Whoever writes of daily life with the client denies no tie.
    overlaps: lay ? [] : overlapsOnFile(input),
    parties,
    subject: lay ? undefined : subject,
  })
  const notes = sortNotes(statements, {
    ties: [...ties.sentences, ...(ties.covered ?? [])],
    isClinical,
    isCountry: type === 'CC',
    isGeneral: type === 'GENERIC' || lay !== undefined || isReckoned,
    rooms: roomsBeside(ties, rooms),
  })
  const named = (words: string) =>
    isOfSubject ? formally(withSubjectName(words, subject, parties), parties) : withClientName(words, parties)
  const held = heldOnFile(
    { notes, named, instructions, subject, asked: `${prompt} ${textOf(input.answers, 'case_type')}` },
    isClinical ? inRecord(loose, statements) : [],
  )
  return {
    ...given({
      question,
      clientLife: clientLifeOf(sources, parties),
      lay,
      subject,
      isAnalyst: isReckoned || undefined,
    }),
    ...given({ reason: reasonFor(held[0], statements, named) }),
    statements,
    notes,
    points,
    tables: expertTables(sources),
    ...(isClinical ? recordOf(loose, person, instructions) : { entries: [], rows: [], lines: [] }),
    items: memos.items,
    openNotes: sheets.open.filter(({ words }) => !isAvoided(words, instructions)),
    parties,
    instructions,
    opinions: held,
    expertLife: expertLifeOf(sources, parties),
    exhibits: letterExhibits(input, sources),
    ties,
    ...(notes.inShort !== undefined && { inShort: named(notes.inShort) }),
  }
}

/** Where the papers of both touch and nobody says what that means, no word of how they know each other is taken. */
const roomsBeside = ({ open }: Ties, rooms: Rooms): Rooms =>
  open === undefined ? rooms : { ...rooms, acquaintance: [] }

/** The paragraphs of the notes that the letter may say; what counsel keeps out stays out of the expert’s own words too. */
const toldBy = (
  paragraphs: readonly (readonly string[])[],
  { isClinical, isOfSubject }: { readonly isClinical: boolean; readonly isOfSubject: boolean },
  instructions: Instructions,
): string[][] =>
  paragraphs
    .filter((sentences) => isClinical || !isPoint(sentences))
    .map((sentences) =>
      sentences.flatMap((words) =>
        // That no opinion is given on what counsel keeps out is for the letter to say.
        /^I (?:give|offer|have) no (?:opinion|view)\b/u.test(words) ? [words] : withoutAvoided(words, instructions),
      ),
    )
    .map((sentences) => (isOfSubject ? sentences : sentences.filter((words) => !isSubjectless(words))))
    .filter((sentences) => sentences.length > 0)

/** `Left June 2022 for New York.`, `Judged about 200.`: of whose doing it is nobody can say, and the letter asks. */
const isSubjectless = (words: string): boolean => {
  const [, first = '', next = ''] = /^(\p{Lu}\p{Ll}+) ([\p{L}\d’'-]+)/u.exec(words) ?? []
  if (/^(?:Can|Could|Will|Would) $/u.test(`${first} `)) return !words.endsWith('?')
  return (
    formOf(first) === 'past' &&
    !/^(?:by|with|as|in|on|from|to|at|that)$/u.test(next) &&
    !/^(?:Left|Given|Set|Known|United|Based|Taken|Said|Put|Cut|Hit|Read|Cost)$/u.test(
      first === 'Left' && /^\p{Lu}|^\d/u.test(next) ? '' : first,
    )
  )
}

/** What the file has of these; the others are absent. */
function given<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

/** What the clinician's own record has beside sentences. */
function recordOf(sources: LetterSources, person: Examined | undefined, instructions: Instructions) {
  const isKept = (words: string) => !isAvoided(words, instructions)
  return {
    entries: person === undefined ? [] : expertChart(sources, person).filter(isKept),
    rows: expertRows(sources, person).filter(isKept),
    lines: person === undefined ? examinationLines(sources) : [],
  }
}

/** `Not just technique. Less waste: 18 percent to 4`: nothing of it opens as a sentence. */
const isPoint = (sentences: readonly string[]): boolean =>
  !isLabelled(sentences[0] ?? '') && sentences.every((words) => isVerbless(words))
