import { pronounIn, pronounOf } from '#domain/clients/pronoun.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, rowsOf, textOf } from '#domain/questionnaire/question.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { type Fee, readFee } from './case/fee.ts'
import { type IndependenceLabel, type Reading, readIndependence } from './case/independence.ts'
import { withAnswerInWords } from './case/answer-in-words.ts'
import { isBeforeAgency } from './case/addressee.ts'
import { isAnalyst, layCallingOf } from './case/calling.ts'
import { filedFor } from './case/filed-for.ts'
import { humanitarianFiling } from './case/humanitarian.ts'
import { consistencyOf, fieldOf, questionOf, saidPosition } from './case/derived-values.ts'
import { type LetterFile, readFile } from './case/file.ts'
import { expertBackground, positionOf, reachedAt } from './case/expert-background.ts'
import { letterSources, type LetterSources } from './case/letter-sources.ts'
import {
  achievementTypes,
  clinicalTypes,
  isForCancellation,
  type LetterType,
  letterTypeOf,
} from './case/letter-type.ts'
import { isChild } from './case/subject.ts'
import { readRelation, type RelationFacts, sayHow } from './case/relation-facts.ts'
import { sheetFacts, sheetLists } from './case/sheet-facts.ts'

/** One value for the letter's sentences, and where it comes from. */
type Fact = { readonly value: string; readonly source: FactSource }

type FactSource = 'client record' | 'expert record' | 'relationship' | 'fact sheet' | 'expert documents' | 'plan'

/** A finding of a clinician with the account given of it. */
export type Finding = { readonly what: string; readonly account: string; readonly degree: string }

/** Everything the sentences of a letter may be filled with. */
export type LetterFacts = LetterFile & {
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

/** Hardship is weighed in a waiver or for cancellation of removal. */
function usualOf(type: LetterType, answers: Answers): readonly [proceeding: string, question: string] | undefined {
  return type === 'HARD' && isForCancellation(textOf(answers, 'case_type') ?? '')
    ? ['an application for cancellation of removal', 'the effect of removal on the qualifying relative']
    : usual[type]
}

export function letterFacts(given: DraftInput): LetterFacts {
  const input = withAnswerInWords(given)
  const { answers, client } = input
  const type = letterTypeOf(answers)
  const sources = letterSources(input)
  const relation = textOf(answers, 'expert_client_relation') ?? ''
  const isClinician = layCallingOf(sources, textOf(answers, 'case_type')) === undefined && !isAnalyst(sources)
  const reading = readIndependence(relation, isClinician ? type : 'GENERIC')
  const names = [client.first_name, client.last_name].map((name) => name.trim()).filter((name) => name !== '')
  const told = readRelation(relation, reading, names)
  const record = clientFacts(input, type, sources)
  const short = record['client.short'] ?? ''
  const file = readFile(input, sources, { short, relation, type })
  const sheet = sheetFacts(answers)
  const position = sheet['expert.position'] ?? positionOf(sources, file.expertLife)
  return {
    input,
    type,
    label: reading.label,
    fee: feeOf(answers, sources, relation),
    values: {
      ...from('plan', usualFacts(input, type, record, file)),
      ...from('client record', record),
      ...from('expert record', { 'expert.name': sources.expert?.title, 'expert.title_name': sources.expert?.title }),
      ...from('relationship', { 'relation.since': told.since, 'relation.capacity': told.capacity }),
      ...from('relationship', { 'relation.because': told.howBecause, 'relation.through': told.howThrough }),
      ...from('plan', { opinion_one_line: consistencyOf(answers) }),
      ...from('expert documents', { opinion_one_line: file.opinions[0], 'expert.field': fieldOf(file.expertLife) }),
      ...from('expert documents', expertBackground(sources)),
      ...from('plan', { 'endeavor.what': file.instructions.endeavor }),
      ...from('fact sheet', sheet),
      ...from('fact sheet', spokenHow(sheet)),
      ...from('expert record', { 'expert.position': position, 'expert.position_said': saidPosition(position) }),
      ...from('expert record', reachedAt(sources, sheet)),
      ...pronounForms(sheet, type === 'MED' ? pronounOf(input) : undefined),
    },
    lists: sheetLists(answers),
    findings: rowsOf(answers, 'findings').map(({ what = '', account = '', degree = '' }) => ({
      what,
      account,
      degree,
    })),
    hints: hintsOf(told, reading),
    sources,
    ...file,
    isTorture: /\bcat\b|torture/i.test(textOf(answers, 'case_type') ?? ''),
  }
}

/** Where the kind of letter alone does not tell it: a survivor's petition, or asylum before an officer. */
function proceedingOf(input: DraftInput, type: LetterType): string | undefined {
  if (type === 'GENERIC') return filedFor(input.answers)?.proceeding ?? humanitarianFiling(input.answers)?.proceeding
  if (type !== 'CC' && type !== 'MED') return undefined
  return (
    humanitarianFiling(input.answers)?.proceeding ?? (isBeforeAgency(input) ? 'an application for asylum' : undefined)
  )
}

/** What a letter of this kind usually says of proceeding and question, and whom it is about. */
function usualFacts(
  input: DraftInput,
  type: LetterType,
  record: Readonly<Record<string, string | undefined>>,
  { subject, question: asked }: LetterFile,
): Record<string, string | undefined> {
  // A question in so many words is what was asked.
  const put = asked?.said
  const [before, question] = usualOf(type, input.answers) ?? []
  const relative = subject?.kin && `${subject.name}, ${record['client.possessive']} ${subject.kin},`
  return {
    proceeding: proceedingOf(input, type) ?? before,
    question: put ?? (question && questionOf(question, input, record['client.possessive'], relative)),
    'applicant.short': record['client.short'],
    ...(type === 'HARD' && {
      'subject.name': subject?.name,
      'subject.pron': subject?.pronoun,
      'relative.short': subject?.short,
    }),
    ...(type === 'MED' && { 'subject.name': record['client.name'], 'subject.pron': pronounOf(input) }),
  }
}

function from(source: FactSource, values: Readonly<Record<string, string | undefined>>): Record<string, Fact> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, { value: value.trim(), source }]] : [])),
  )
}

function clientFacts(
  { client, answers }: DraftInput,
  type: LetterType,
  { expertDocuments }: LetterSources,
): Record<string, string | undefined> {
  const title = fieldText(client.client, 'title')
  const full = fullName(client)
  const pronoun = pronounIn(client.client)
  const last = client.last_name.trim()
  // The expert calls the client so; in a letter on illness a doctor of that name may be somebody else.
  const ofWork = achievementTypes.includes(type) ? expertDocuments.map(({ text }) => text) : []
  const told = [textOf(answers, 'expert_client_relation') ?? '', ...ofWork]
  const isDoctor = last !== '' && told.some((text) => text.includes(`Dr. ${last}`))
  const called =
    title ?? (isDoctor ? 'Dr.' : undefined) ?? (pronoun === undefined ? undefined : pronoun === 'he' ? 'Mr.' : 'Ms.')
  const short = called === undefined || last === '' ? fullName({ ...client, middle_name: null }) : `${called} ${last}`
  return {
    'client.name': title === undefined ? full : `${title} ${full}`,
    'client.short': short,
    'client.possessive': short === '' ? undefined : `${short}'s`,
    'client.a_number': printANumber(fieldText(client.client, 'a_number')),
  }
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
  // The answer says it in so many words: then sums of the notes are other sums.
  const answered = readFee([{ title: 'relationship', text: relation }])
  const noted = readFee([...expertDocuments, { title: 'relationship', text: relation }])
  const told =
    noted.kind === 'unknown' && noted.conflict !== undefined && answered.kind !== 'unknown' ? answered : noted
  // Counsel may say that none is paid; a sum in the instructions may be another one.
  const instructed = readFee([{ title: 'instructions', text: textOf(answers, 'additional_prompt') ?? '' }])
  return told.kind === 'unknown' && told.conflict === undefined && instructed.kind === 'none' ? instructed : told
}

/** The letter speaks of somebody beside the client, who suffers or would: a clinician's and a vocational expert's. */
export const isOfSubject = (facts: LetterFacts): boolean =>
  isClinical(facts) || facts.isAnalyst === true || isChild(facts.subject)

/** True for letters in which a clinician reports on an examination. */
export function isClinical({ type, lay, isAnalyst: isReckoned }: LetterFacts): boolean {
  return clinicalTypes.includes(type) && lay === undefined && isReckoned !== true
}
