import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { pronounIn } from '#domain/clients/pronoun.ts'
import { asPlainNotes } from './forms-and-logs.ts'
import { keptOutBy, keptOutLine, names } from './kept-out.ts'
import { withoutAskedApart } from './answers-between.ts'
import { asSchoolNotes } from './school-notes.ts'
import { type HeadedFor, withHeadingsRead } from './headed-draft.ts'
import { achievementTypes, clinicalTypes, letterTypeOf } from './letter-type.ts'
import { personsInNotes, withPersonsNamed } from './persons-in-notes.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withLifeWords } from './life-words.ts'
import { withListsJoined } from './lists-of-notes.ts'
import { ofOthers } from './note-form.ts'
import { asOwnNotes } from './noted-by-others.ts'
import { withOwnHand } from './own-hand.ts'
import { isOfClinician } from './clinician.ts'
import { layCallingOf } from './calling.ts'
import { type OutlinePeople, withOutlineRead } from './outlines.ts'
import { isOwnVoice } from './own-voice.ts'
import { asToldInCall } from './told-in-call.ts'
import { isMemo } from './memo/is-memo.ts'
import { type Answers, choicesOf, textOf } from '#domain/questionnaire/question.ts'

/**
 * The papers that the attorney chose for this letter. An expert's record comes as one source: its title is the expert's
 * name, its text the description with the text of the expert's file.
 */
export type LetterSources = {
  readonly expert?: SourceText
  readonly cv?: SourceText
  readonly clientDocuments: readonly SourceText[]
  readonly expertDocuments: readonly SourceText[]
  /** What the expert's own notes say is not for the letter. */
  readonly keptOut: readonly string[]
  /** Which of the expert's papers is a memo of points on a country: as it was written. */
  readonly memos?: ReadonlySet<string>
}

export function letterSources(input: DraftInput): LetterSources {
  const { answers, sources, client } = input
  const pronoun = pronounIn(client.client)
  const him = pronoun === undefined ? client.first_name : pronoun === 'he' ? 'him' : 'her'
  const find = (kind: SourceText['kind'], id: string | undefined) =>
    sources.find((source) => source.kind === kind && source.id === id)
  const pick = (kind: SourceText['kind'], question: string) =>
    choicesOf(answers, question).flatMap((id) => find(kind, id) ?? [])
  const record = find('expert', textOf(answers, 'expert_id'))
  const [described, noted] = record ? apartFromNotes(record) : []
  const expert = described && { ...described, text: withoutStops(described.text) }
  const people = {
    names: [client.first_name, client.last_name].map((name) => name.trim()),
    country: fieldText(client.client, 'country_of_citizenship'),
  }
  const talk = {
    client: pronoun,
    clientNames: people.names,
    expertNames: record?.title.match(/\p{Lu}[\p{L}’'-]+/gu) ?? [],
  }
  const avoided = sentencesOf(textOf(answers, 'additional_prompt') ?? '').flatMap((sentence) => keptOutBy(sentence))
  const picked = pick('extra_expert', 'additional_expert_docs')
  const lay = layCallingOf({ ...(expert && { expert }), expertDocuments: picked }, textOf(answers, 'case_type'))
  // A clinician's notes have readers of their own for the kin of whom they examine.
  const persons = personsInNotes(input)
  const named = lay === undefined ? { names: persons.names } : persons
  const ofExpert = picked
    .map((paper) => (isOwnVoice(paper) ? { ...paper, text: withPersonsNamed(paper.text, named) } : paper))
    .map((paper) => ({
      ...paper,
      text: withoutAskedApart(paper.text.split('\n'), (asked) => avoided.some((one) => names(asked, one))).join('\n'),
    }))
  const { child, mother, father } = persons
  const ofSchool = (paper: SourceText) =>
    lay === 'school' && child !== undefined && isOwnVoice(paper) && !/^(?:from|subject)\s?:/imu.test(paper.text)
      ? {
          ...paper,
          text: asSchoolNotes(paper.text, { ...child, parents: [mother, father].flatMap((name) => name ?? []) }),
        }
      : paper
  const by = writtenBy(answers, record)
  const isOfCountry = letterTypeOf(answers) === 'CC'
  const memos = new Set(isOfCountry ? ofExpert.filter(isMemo).map(({ id }) => id) : [])
  const written = (paper: SourceText) =>
    isOwnVoice(paper) ? { ...paper, text: withHeadingsRead(paper.text, { ...people, by }) } : paper
  const inOwnHand = (paper: SourceText) =>
    isOwnVoice(paper) && !isOfClinician(record) && /(?<![\p{L}.])[Ii](?:['’]\p{L}+)? \p{Ll}/u.test(paper.text)
      ? withOwnHand(paper, { client: pronoun, names: people.names })
      : paper
  const asRead = (paper: SourceText) =>
    joined(
      plain(outlined(inOwnHand(asToldInCall(asOwnNotes(ofSchool(written(withoutKeptOut(paper)))), talk)), people), him),
    )
  const papers = clientPapers(answers, sources, pick('extra_client', 'additional_client_docs'))
  // A curriculum vitae among the other papers of the client is one, wherever it was put.
  const cv = find('client_cv', textOf(answers, 'client_cv_id')) ?? papers.find(isLife)
  return {
    ...(expert && { expert }),
    ...(cv && { cv }),
    clientDocuments: papers.filter((paper) => paper !== cv),
    expertDocuments: [
      ...(noted ? [noted] : []),
      ...ofExpert.map((paper) => (memos.has(paper.id) ? withoutKeptOut(paper) : asRead(paper))),
    ],
    memos,
    keptOut: keptOutOf(ofExpert),
  }
}

/** What the expert's own notes say is not for the letter. */
const keptOutOf = (papers: readonly SourceText[]): string[] =>
  papers
    .filter(({ title }) => !ofOthers.test(title))
    .flatMap(({ text }) => text.split('\n').flatMap((line) => keptOutLine(line)?.subject ?? []))

/** Headings of a draft name what its kind of writer speaks of. */
function writtenBy(answers: Answers, record: SourceText | undefined): HeadedFor['by'] {
  const type = letterTypeOf(answers)
  if (achievementTypes.includes(type)) return 'work'
  return clinicalTypes.includes(type) && isOfClinician(record) ? 'clinical' : 'all'
}

/** `Ohio lic. 6120`, `four books, incl. X`: a full stop that ends nothing would cut a description in two. */
const withoutStops = (text: string): string =>
  text
    .replaceAll(/\b((?:19|20)\d\d) ?[-–] ?(?=[.;]|$)/gmu, '$1 - present')
    .replaceAll(/\b(?:approx|ca)\.? ?(?=\d)/giu, 'about ')
    .replaceAll(/,? ?\bincl\.? (?=\S)/giu, ', including ')
    .replaceAll(/\b((?:19|20)\d\d)([;,.] [^;.\d]{0,20}\d[\d,]* [^;.\d]{3,60}) since then\b/gu, '$1$2 since $1')
    .replace(/^[Ll]ic\.? (?=\p{Ll})/u, 'Licensed ')
    .replaceAll(
      /\b[Ll]ic\. (?=(?:psychologist|clinical|social|professional|marriage|mental|physician)\b)/gu,
      'licensed ',
    )
    .replaceAll(/\b[Aa]ssoc\.? [Pp]rof\b\.?(?: of)? (?=\p{Ll})/gu, 'Associate Professor of ')
    .replaceAll(/\b[Aa]ssoc\.? [Pp]rof\b\.?/gu, 'Associate Professor')
    .replaceAll(/\b[Aa]ss(?:t|ist)\.? [Pp]rof\b\.?(?: of)? (?=\p{Ll})/gu, 'Assistant Professor of ')
    .replaceAll(/\b[Aa]ss(?:t|ist)\.? [Pp]rof\b\.?/gu, 'Assistant Professor')
    .replaceAll(/\b[Bb]oard cert\.? (?:in )?(?=[^,;.]{3,30}(?:[.;]|$))/gmu, 'Board certified in ')
    .replaceAll(/\bint(?:ernal)?\.? med\b\.?/gu, 'internal medicine')
    .replaceAll(/\bdiss\.? on\b/gu, 'dissertation on')
    .replaceAll(/\bimm(?:ig)?\.? (?:ct|court)s?\b\.?/gu, 'immigration court')
    .replaceAll(/\b(immigration|forensic|hardship|asylum) evals\b\.?/gu, '$1 evaluations')
    .replaceAll(/(?<![\d-])(\d{2,4})\+ (?=\p{Ll}{4,14} evaluations)/gu, 'more than $1 ')
    .replaceAll(/\blic\.? (?:no\.? |# ?)?(?=\d)/giu, 'license ')

/** Without the lines that their writer keeps out of the letter. */
const withoutKeptOut = (paper: SourceText): SourceText =>
  ofOthers.test(paper.title)
    ? paper
    : {
        ...paper,
        text: paper.text
          .split('\n')
          .filter((line) => keptOutLine(line) === undefined)
          .join('\n'),
      }

/** `Director, ... letter notes: I have worked with thirty editors`: what is noted for the letter is no part of the life. */
function apartFromNotes(record: SourceText): readonly [SourceText, SourceText?] {
  const found =
    /(?:^|[.;\n] ?)(?:(?:for the )?letter |(?:his|her|expert['’]s) )?notes?(?: for (?:the )?letter)?: /iu.exec(
      record.text,
    )
  if (found === null) return [record]
  const text = record.text.slice(found.index + found[0].length)
  return [
    { ...record, text: record.text.slice(0, found.index + 1).trim() },
    { ...record, id: `${record.id}:notes`, kind: 'extra_expert', title: 'Notes of the expert', text },
  ]
}

/** An outline of the expert as a memo with headings. */
const outlined = (paper: SourceText, people: OutlinePeople): SourceText =>
  isOwnVoice(paper) ? { ...paper, text: withOutlineRead(paper.text, people) } : paper

/** A log, a form, a questionnaire of the expert as notes. */
const plain = (paper: SourceText, him: string): SourceText =>
  isOwnVoice(paper) ? { ...paper, text: withLifeWords(asPlainNotes(paper.text, him)) } : paper

/** In the expert’s own notes what belongs together stands in one line. */
const joined = (paper: SourceText): SourceText =>
  isOwnVoice(paper) ? { ...paper, text: withListsJoined(paper.text) } : paper

const isLife = ({ title }: SourceText): boolean => /\bcv\b|curriculum vitae|\bvitae?\b|r[ée]sum[ée]\b/iu.test(title)

/**
 * What the attorney picked for the expert, then the documents of the client that the letter rests on: those named, and all
 * of them where nothing was picked at all.
 */
function clientPapers(answers: Answers, sources: readonly SourceText[], picked: readonly SourceText[]): SourceText[] {
  const named = choicesOf(answers, 'documents')
  const documents = sources.filter(({ kind }) => kind === 'client_document')
  const chosen =
    named.length > 0 || picked.length > 0
      ? named.flatMap((id) => documents.find((one) => one.id === id) ?? [])
      : documents
  return [...picked, ...chosen]
}

/** Every chosen paper, the expert's own first. */
export function allPapers({ expert, cv, clientDocuments, expertDocuments }: LetterSources): SourceText[] {
  return [...(expert ? [expert] : []), ...expertDocuments, ...(cv ? [cv] : []), ...clientDocuments]
}

/** The surname in a name with title and letters behind it: `Prof. Rahul Deshpande, PhD` -> `Deshpande`. */
export function surnameOf(name: string): string {
  const [first = ''] = name.split(',')
  return first.trim().split(/\s+/).at(-1) ?? ''
}
