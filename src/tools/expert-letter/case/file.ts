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
import {
  behindOpinion,
  type Instructions,
  type OfThree,
  isAvoided,
  readInstructions,
  withoutAvoided,
} from './instructions.ts'
import { asFileNames, keptOutByLine } from './kept-out.ts'
import type { LetterSources } from './letter-sources.ts'
import { clinicalTypes, type LetterType } from './letter-type.ts'
import { isAnalyst, type LayCalling, layCallingOf } from './calling.ts'
import { clientLifeOf, expertLifeOf } from './lives.ts'
import { coreOf, type Notes, reasonIn, sortNotes } from './notes.ts'
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
import { byQuestion, type QuestionPut, questionPut } from './question-put.ts'
import { readTies, type Ties } from './ties.ts'
import type { TypedTable } from './tables.ts'
import { isChild, type Subject, subjectOfLetter, withClientForSpouse, withSubjectName } from './subject.ts'
import { withheldNames } from './withheld-names.ts'

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
}

type Told = { readonly short: string; readonly relation: string; readonly type: LetterType }

/** Who writes: a witness, an analyst or a clinician, and whether the letter speaks of somebody beside the client. */
function writerOf(input: DraftInput, sources: LetterSources, type: LetterType, subject: Subject | undefined) {
  const lay = layCallingOf(sources, textOf(input.answers, 'case_type'))
  const isReckoned = type === 'HARD' && lay === undefined && isAnalyst(sources)
  const isClinical = clinicalTypes.includes(type) && lay === undefined && !isReckoned
  return { lay, isReckoned, isClinical, isOfSubject: isClinical || isReckoned || isChild(subject) }
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
  const sheets = readSheets(sources, person, {
    answer: relation,
    short,
    subject,
    first: input.client.first_name,
    isAvoided: (words) => isAvoided(words, instructions),
  })
  const loose = { ...sources, expertDocuments: sheets.others }
  const { statements, rooms } = roomsOf(
    toldBy(
      [...sheets.paragraphs, ...expertStatements(loose, isOfSubject ? undefined : parties, person)],
      { isClinical, isOfSubject },
      instructions,
    ),
  )
  const points = isClinical
    ? []
    : pointsOf(sources, statements.flat()).filter((words) => !isAvoided(words, instructions))
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
  const clientLife = clientLifeOf(sources, parties)
  const held = heldOnFile(
    { notes, named, instructions, subject, asked: `${prompt} ${textOf(input.answers, 'case_type')}` },
    [...(isClinical ? inRecord(loose, statements) : [])],
  )
  const reason = reasonFor(held[0], statements, named)
  return {
    ...given({ question, clientLife, lay, subject, isAnalyst: isReckoned || undefined, reason }),
    statements,
    notes,
    points,
    tables: expertTables(sources),
    ...(isClinical ? recordOf(loose, person, instructions) : { entries: [], rows: [], lines: [] }),
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
    .map((sentences) => sentences.flatMap((words) => withoutAvoided(words, instructions)))
    .map((sentences) => (isOfSubject ? sentences : sentences.filter((words) => !isSubjectless(words))))
    .filter((sentences) => sentences.length > 0)

/** What an opinion is made of: the notes, and what counsel reports as held. */
type Held = {
  readonly notes: Notes
  readonly named: (words: string) => string
  readonly instructions: Instructions
  readonly subject: Subject | undefined
  readonly asked: string
}

/** All opinions on file: those that the expert sums up with, then the others, that first which speaks of what was asked. */
function heldOnFile({ notes, named, instructions, subject, asked }: Held, recorded: readonly string[]): string[] {
  return [
    ...notes.opinions.slice(0, notes.summedUp).map(named),
    ...byQuestion(
      [
        ...notes.opinions.slice(notes.summedUp).map(named),
        ...heldBy(instructions).map((words) => (subject?.kin === undefined ? words : named(words))),
        ...notes.beliefs.map(named),
        ...recorded,
      ],
      asked,
    ),
  ]
}

/** The reason that stands in the sentence of this opinion. */
const reasonFor = (
  opinion: string | undefined,
  statements: readonly (readonly string[])[],
  named: (words: string) => string,
): string | undefined =>
  statements.flat().flatMap((words) => (named(coreOf(words)) === opinion ? (reasonIn(words) ?? []) : []))[0]

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

/** What the instructions tell: the question, what counsel says, and what to leave out. */
function instructedIn(input: DraftInput, sources: LetterSources, parties: OfThree) {
  const prompt = textOf(input.answers, 'additional_prompt') ?? ''
  const read = readInstructions(prompt, parties)
  const told = read.told.filter((one) => one.kind !== 'told' || !isOfExpert(one.words, sources))
  const papers = [...sources.expertDocuments, ...sources.clientDocuments].map(({ text }) => text)
  const avoided = [
    ...asFileNames(read.avoided, papers),
    ...sources.keptOut.flatMap((subject) => keptOutByLine(subject)),
  ]
  const { first_name: first, last_name: last } = input.client
  const withheld = withheldNames(prompt, papers, [`${first} ${last}`])
  return { prompt, question: questionPut(prompt, parties), instructions: { ...read, told, avoided, withheld } }
}

/** The opinions that the instructions report, each without its reasons. */
const heldBy = ({ told }: Instructions): string[] =>
  told.flatMap(({ kind, words }) => (kind === 'opinion' ? [words.split(behindOpinion)[0] ?? words] : []))

/** `Not just technique. Less waste: 18 percent to 4`: nothing of it opens as a sentence. */
const isPoint = (sentences: readonly string[]): boolean =>
  !isLabelled(sentences[0] ?? '') && sentences.every((words) => isVerbless(words))

/** `He was the Chief of the Division, expert`: what the expert’s papers name and the client’s do not is not the client’s. */
function isOfExpert(words: string, { expert, expertDocuments, cv, clientDocuments }: LetterSources): boolean {
  if (/\bexpert\b/iu.test(words)) return true
  const ofExpert = [expert, ...expertDocuments].map((paper) => `${paper?.title ?? ''} ${paper?.text ?? ''}`).join(' ')
  const ofClient = [cv, ...clientDocuments].map((paper) => `${paper?.title ?? ''} ${paper?.text ?? ''}`).join(' ')
  const named = words.slice(1).match(/(?<!(?:Mr|Ms|Mrs|Dr)\. )\p{Lu}[\p{L}’'-]{3,}/gu) ?? []
  return (
    named.some((name) => ofExpert.includes(name) && !ofClient.includes(name)) &&
    named.every((name) => !ofClient.includes(name))
  )
}

const inRecord = (sources: LetterSources, statements: readonly (readonly string[])[]): string[] =>
  heldInRecord([...examinationLines(sources), ...statements.flat()])

/** `Consistency: Symptoms highly consistent with events described.`: what the expert's own record holds, as a clause. */
function heldInRecord(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => {
      const [, degree] =
        /\b(?:symptoms?|findings?|presentation)(?: (?:is|are))? ((?:highly |not )?consistent with|typical of|diagnostic of) (?:the )?(?:events?|account|history)\b/iu.exec(
          line,
        ) ?? []
      const [found] =
        /^the (?:physical )?findings are (?:diagnostic of|typical of|(?:highly )?consistent with) [^.]{3,120}/iu.exec(
          line,
        ) ?? []
      if (found !== undefined) return [found.charAt(0).toLowerCase() + found.slice(1)]
      return degree === undefined ? [] : [`the symptoms are ${degree.toLowerCase()} the events described`]
    })
    .filter((held, at, all) => all.indexOf(held) === at)
}
