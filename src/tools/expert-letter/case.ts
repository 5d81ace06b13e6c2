import { pronounIn, pronounOf } from './case/client-facts.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, isYes, rowsOf, textOf } from '#domain/questionnaire/question.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { roleInWords } from './case/roles.ts'
import { countryInSentence } from '#law/countries.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import { allSlots } from './case/fact-sheet/all-slots.ts'
import { fieldName } from './case/fact-sheet/slot.ts'
import { type Fee, readFee } from './case/fee.ts'
import { type IndependenceLabel, type Reading, readIndependence } from './case/independence.ts'
import { expertRows, expertStatements } from './case/expert-statements.ts'
import { expertBackground } from './case/expert-background.ts'
import type { Background } from './case/background.ts'
import { clientLifeOf, expertLifeOf } from './case/lives.ts'
import { type Instructions, readInstructions } from './case/instructions.ts'
import type { Parties } from './case/own-words.ts'
import { partiesOf } from './case/parties.ts'
import { curriculumLetter, type LetterExhibit, letterExhibits } from './case/exhibits.ts'
import { type Notes, sortNotes } from './case/notes.ts'
import { readTies, type Ties } from './case/ties.ts'
import { overlapsOnFile } from './case/overlaps.ts'
import { letterSources, type LetterSources } from './case/letter-sources.ts'
import { clinicalTypes, type LetterType, letterTypeOf } from './case/letter-type.ts'
import { readRelation, type RelationFacts, sayHow } from './case/relation-facts.ts'

/** One value for the letter's sentences, and where it comes from. */
type Fact = { readonly value: string; readonly source: FactSource }
type FactSource = 'client record' | 'expert record' | 'relationship' | 'fact sheet' | 'expert documents' | 'plan'

/** A finding of a clinician with the account given of it. */
export type Finding = { readonly what: string; readonly account: string; readonly degree: string }

/** Everything the sentences of a letter may be filled with. */
export type LetterFacts = {
  readonly input: DraftInput
  readonly type: LetterType
  readonly label: IndependenceLabel
  readonly fee: Fee
  readonly values: Readonly<Record<string, Fact>>
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly findings: readonly Finding[]
  /** What is on file about a missing fact but cannot be put into the sentence: shown with the gap. */
  readonly hints: Readonly<Record<string, string>>
  readonly sources: LetterSources
  /** What the expert says in the first person in notes, paragraph by paragraph. */
  readonly statements: readonly (readonly string[])[]
  readonly notes: Notes
  /** Rows of the expert's record of an examination: dates of sessions, scores of tests. */
  readonly rows: readonly string[]
  readonly parties: Parties
  readonly instructions: Instructions
  /** All opinions that the file gives as the expert's, in one line each. */
  readonly opinions: readonly string[]
  /** What the papers tell of the expert's life, and of the client's where there is a curriculum vitae. */
  readonly expertLife: Background
  readonly clientLife?: Background
  /** The papers behind the letter, lettered. */
  readonly exhibits: readonly LetterExhibit[]
  /** What the file says about how expert and client stand to each other. */
  readonly ties: Ties
  /** The case speaks of the Convention Against Torture. */
  readonly isTorture: boolean
}

/** The proceeding and the question that a letter of this kind usually answers. */
const usual: Readonly<Record<LetterType, readonly [proceeding: string, question: string] | undefined>> = {
  EB1A: ['a Form I-140 petition', 'the significance of {client.possessive} work'],
  EB1B: ['a Form I-140 petition', 'the significance of {client.possessive} work'],
  NIW: ['a Form I-140 petition', 'the significance of {client.possessive} work'],
  O1A: ['a Form I-129 petition', '{client.possessive} record in the field'],
  O1B: ['a Form I-129 petition', '{client.possessive} record in the field'],
  CC: ['proceedings on applications for asylum and related protection', 'conditions in the country of feared return'],
  MED: [
    'proceedings on applications for asylum and related protection',
    'the clinical findings and their consistency with the account',
  ],
  HARD: ['an application for a waiver of inadmissibility', 'the effect of refusal on the qualifying relative'],
  GENERIC: undefined,
}

export function letterFacts(input: DraftInput): LetterFacts {
  const { answers, client } = input
  const type = letterTypeOf(answers)
  const sources = letterSources(input)
  const relation = textOf(answers, 'expert_client_relation') ?? ''
  const reading = readIndependence(relation, type)
  const names = [client.first_name, client.last_name].map((name) => name.trim()).filter((name) => name !== '')
  const told = readRelation(relation, reading, names)
  const record = clientFacts(input)
  const [proceeding, question] = usual[type] ?? []
  const short = record['client.short'] ?? ''
  const defaults: Record<string, string | undefined> = {
    proceeding,
    question: question
      ?.replace('{client.possessive}', record['client.possessive'] ?? '')
      .replace('the country of feared return', countryOf(input))
      .replace('the qualifying relative', textOf(answers, 'relative_short') ?? 'the qualifying relative'),
    'applicant.short': short,
    ...(type === 'MED' && { 'subject.name': record['client.name'], 'subject.pron': pronounOf(input) }),
  }
  const given = sheetFacts(answers)
  const statements = expertStatements(sources)
  const parties = partiesOf(input, sources, short)
  const instructions = readInstructions(textOf(answers, 'additional_prompt') ?? '', parties)
  const ties = readTies({ relation, statements, client: short, overlaps: overlapsOnFile(input), parties })
  const notes = sortNotes(statements, { ties: ties.sentences, isClinical: clinicalTypes.includes(type) })
  const opinions = [
    ...notes.opinions,
    ...instructions.told.flatMap(({ kind, words }) => (kind === 'opinion' ? [words] : [])),
  ]
  const exhibits = letterExhibits(input, sources)
  const expertLife = expertLifeOf(sources, parties)
  const clientLife = clientLifeOf(sources, parties)
  return {
    input,
    type,
    label: reading.label,
    fee: feeOf(answers, sources, relation),
    values: {
      ...from('plan', { ...defaults, 'expert.cv_exhibit': curriculumLetter(exhibits) }),
      ...from('client record', record),
      ...from('expert record', { 'expert.name': sources.expert?.title, 'expert.title_name': sources.expert?.title }),
      ...from('relationship', { 'relation.since': told.since, 'relation.capacity': told.capacity }),
      ...from('relationship', { 'relation.because': told.howBecause, 'relation.through': told.howThrough }),
      ...from('plan', { opinion_one_line: consistencyOf(answers) }),
      ...from('expert documents', { opinion_one_line: opinions[0], 'expert.field': fieldOf(expertLife) }),
      ...from('expert documents', expertBackground(sources)),
      ...from('plan', { 'endeavor.what': instructions.endeavor }),
      ...from('fact sheet', given),
      ...from('fact sheet', spokenHow(given)),
      ...from('expert record', {
        'expert.position_said': saidPosition(given['expert.position'] ?? expertBackground(sources)['expert.position']),
      }),
      ...pronounForms(given, type === 'MED' ? pronounOf(input) : undefined),
    },
    lists: sheetLists(answers),
    findings: rowsOf(answers, 'findings').map(({ what = '', account = '', degree = '' }) => ({
      what,
      account,
      degree,
    })),
    hints: hintsOf(told, reading),
    sources,
    statements,
    notes,
    rows: clinicalTypes.includes(type) ? expertRows(sources) : [],
    parties,
    instructions,
    opinions,
    expertLife,
    ...(clientLife && { clientLife }),
    exhibits,
    ties,
    isTorture: /\bcat\b|torture/i.test(textOf(answers, 'case_type') ?? ''),
  }
}

/** The country of feared return, by the fact sheet or the record. */
function countryOf({ answers, client }: DraftInput): string {
  const name = textOf(answers, 'cc_country') ?? fieldText(client.client, 'country_of_citizenship')
  return name === undefined ? 'the country of feared return' : countryInSentence(name)
}

function from(source: FactSource, values: Readonly<Record<string, string | undefined>>): Record<string, Fact> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, { value: value.trim(), source }]] : [])),
  )
}

function clientFacts({ client }: DraftInput): Record<string, string | undefined> {
  const title = fieldText(client.client, 'title')
  const full = fullName(client)
  const pronoun = pronounIn(client.client)
  const called = title ?? (pronoun === undefined ? undefined : pronoun === 'he' ? 'Mr.' : 'Ms.')
  const last = client.last_name.trim()
  const short = called === undefined || last === '' ? fullName({ ...client, middle_name: null }) : `${called} ${last}`
  return {
    'client.name': title === undefined ? full : `${title} ${full}`,
    'client.short': short,
    'client.possessive': short === '' ? undefined : `${short}'s`,
    'client.a_number': fieldText(client.client, 'a_number'),
  }
}

/** What the degrees of the findings say together: `of the two findings described below, one is typical of the account`. */
function consistencyOf(answers: Answers): string | undefined {
  const degrees = rowsOf(answers, 'findings').map(({ degree = '' }) => degree.trim())
  if (degrees.length === 0 || degrees.includes('')) return undefined
  const groups = [...Map.groupBy(degrees, (degree) => degree)]
  const [only] = groups
  if (groups.length === 1 && only)
    return degrees.length === 1
      ? `the finding described below is ${only[0]} the account`
      : `the ${countInWords(degrees.length)} findings described below are ${only[0]} the account`
  const parts = groups.map(
    ([degree, some]) => `${countInWords(some.length)} ${some.length === 1 ? 'is' : 'are'} ${degree}`,
  )
  return `of the ${countInWords(degrees.length)} findings described below, ${listInWords(parts)} the account`
}

/** A position inside a sentence: `a licensed psychologist, Tulsa, Oklahoma`; titles in capitals stand as they are. */
function saidPosition(position: string | undefined): string | undefined {
  if (position === undefined) return undefined
  const [first = '', ...rest] = position.split(', ')
  return [roleInWords(first), ...rest].join(', ')
}

/** The field in which the expert gives the opinion: of the chair, else of the highest degree. */
function fieldOf({ posts, degrees }: Background): string | undefined {
  const chair = posts.flatMap(
    ({ title }) => /\b(?:professor|chair|lecturer) of (\p{Lu}[\p{L} &-]{2,60})$/iu.exec(title)?.[1] ?? [],
  )[0]
  const doctor = degrees.find(({ title }) => /D\.|Doctor/u.test(title) && title !== 'M.D.')?.field
  return chair ?? doctor
}

/** The boxes of the fact sheet that hold one value. */
function sheetFacts(answers: Answers): Record<string, string | undefined> {
  const single = allSlots.filter(({ kind }) => kind === 'phrase' || kind === 'sentences' || kind === 'choice')
  const values = single.map(({ name }) => [name, textOf(answers, fieldName(name))?.replaceAll(/\s+/g, ' ')])
  const testify = isYes(answers, 'testify') ? 'yes' : undefined
  const relocation = textOf(answers, 'cc_relocation_lowers')
  return {
    ...Object.fromEntries(values),
    testify,
    'cc.relocation_would': relocation === undefined ? undefined : relocation === 'yes' ? 'would' : 'would not',
  }
}

function sheetLists(answers: Answers): Record<string, readonly string[]> {
  const lists = allSlots.filter(({ kind }) => kind === 'list')
  return Object.fromEntries(lists.map(({ name }) => [name, linesOf(textOf(answers, fieldName(name)) ?? '')]))
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => trimEndOf(line.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/, ''), sentenceEnds).trim())
    .filter((line) => line !== '')
}

/** What the attorney wrote in the box serves in both sentences: "because I read ...", "through reading ...". */
function spokenHow(given: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const spoken = given['relation.how'] === undefined ? undefined : sayHow(given['relation.how'])
  return { 'relation.because': spoken?.because, 'relation.through': spoken?.through }
}

function hintsOf(told: RelationFacts, reading: Reading): Record<string, string> {
  const how: Record<string, string> =
    told.how === undefined ? {} : { 'relation.because': told.how, 'relation.through': told.how }
  const word = reading.label === 'dependent' && told.capacity === undefined ? reading.word : undefined
  return word === undefined ? how : { ...how, 'relation.capacity': word }
}

function pronounForms(
  given: Readonly<Record<string, string | undefined>>,
  fallback: string | undefined,
): Record<string, Fact> {
  const pronoun = given['subject.pron'] ?? fallback
  const object = { he: 'him', she: 'her', they: 'them' }[pronoun ?? '']
  return object === undefined ? {} : from('fact sheet', { 'subject.object': object })
}

function feeOf(answers: Answers, { expertDocuments }: LetterSources, relation: string): Fee {
  const chosen = textOf(answers, 'fee')
  const amount = textOf(answers, 'fee_amount')
  if (chosen === 'none') return { kind: 'none' }
  if (amount !== undefined) return { kind: 'paid', amount }
  return readFee([...expertDocuments, { title: 'relationship', text: relation }])
}

/** True for letters in which a clinician reports on an examination. */
export function isClinical({ type }: LetterFacts): boolean {
  return clinicalTypes.includes(type)
}
