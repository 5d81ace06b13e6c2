import type { CasePassage, FactKind } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { DocumentSort } from '../elements.ts'
import type { MapDocument } from '../map-input.ts'
import { sortOf } from '../reading/classify.ts'
import { speakerOf } from '../reading/find-persons.ts'
import type { ReadingVoice } from '../reading/read-statements.ts'
import { stemsOf } from '../reading/stems.ts'
import { formOf } from '../reading/verbs.ts'
import { isNotesOfCounsel, whoWasInterviewed } from './notes-of-counsel.ts'
import type { Alias } from '#domain/persons/forms.ts'
import type { Paragraph } from '../reading/split-paragraphs.ts'
import { applicantAliases, isAmong, isOfCounsel, namesakeAliases, subjectAliases } from './document-aliases.ts'
import { hashOf, type MadeFact, stemsOfWording } from './made-fact.ts'
import { type Parties, partiesOf } from './party-aliases.ts'
import type { Cast } from './read-answers.ts'
import { subjectOf } from './paper-subject.ts'

/** How a document is read: what it is, who speaks in it, whom it is about. */
export type Frame = {
  readonly document: MapDocument
  readonly sort: DocumentSort
  /** What its statements can be about. */
  readonly kinds: ReadonlySet<FactKind>
  readonly persons: readonly Person[]
  readonly voice: ReadingVoice
  /** Who speaks in it and whom it is about. */
  readonly about: readonly string[]
  /** Whom a record or an evaluation is about. */
  readonly subject?: string | undefined
  /** Parties of a court’s paper, by its word for them. */
  readonly named: NonNullable<Parties['named']>
  /** It is written against the client: what it says is never the brief's own sentence. */
  readonly isAccusing: boolean
}

/** The kind of a document and who speaks in it; what counsel noted of an interview tells the client's account. */
function whoSpeaks(document: MapDocument, { persons }: Cast): Pick<Frame, 'sort'> & Pick<Parts, 'speaker'> {
  const isOfClient = isNotesOfCounsel(document)
  const sort = isOfClient ? 'declaration' : sortOf(document)
  const id = isOfClient ? whoWasInterviewed(document, persons)?.id : speakerOf(document, persons, sort)?.id
  return { sort, speaker: persons.find((one) => one.id === id) }
}

/** Reads from a document who speaks in it and whom it is about. */
export function frameOf(document: MapDocument, cast: Cast): Frame {
  const { sort, speaker } = whoSpeaks(document, cast)
  const subject = subjectOf(document, cast.persons)
  const parties = partiesOf(document, cast.persons)
  const isOfThird = speaker !== undefined && sort === 'declaration' && !saysI(document.text)
  const roles = [
    ...parties.aliases,
    ...(isOfThird ? affiantAliases(speaker) : []),
    ...clientAliases(document),
    ...rolesIn(document, cast, { speaker, subject }),
  ]
  const isClinical = /^(?:evaluation|medical|school|letter)$/.test(sort)
  const shared = cast.aliases.filter(
    (one) =>
      // `My client was found dead` in the account of somebody who is an advocate himself.
      !((isClinical || (speaker !== undefined && saysI(document.text))) && isOfCounsel(one)) &&
      !(parties.isOfOthers && one.text === 'the respondent'),
  )
  const together = cast.couple?.some(({ id }) => id === speaker?.id) ? cast.couple : undefined
  return {
    document,
    sort,
    kinds: cast.kinds,
    persons: cast.persons,
    voice: {
      persons: cast.persons,
      aliases: roles.length > 0 ? [...roles, ...shared.filter((one) => !isAmong(one, roles))] : shared,
      speaker,
      together,
      isOfFamily: isRelative(speaker, document.text),
      isOwnAccount: speaker !== undefined && /(?<![\w-])I(?![\w-])/.test(document.text),
      // `The affiant worked at the hospital. She was arrested`: who swears to it is whom it is about.
      ...(isOfThird && { about: speaker }),
    },
    about: [speaker?.id, subject?.id].filter((id) => id !== undefined),
    subject: subject?.id,
    named: parties.named ?? [],
    isAccusing: accuses(document, cast) && parties.named === undefined,
  }
}

type Parts = { readonly speaker: Person | undefined; readonly subject: Person | undefined }

/** Whom the paper calls by a role: the one it is about, the client, who bears the speaker's name. */
const rolesIn = (document: MapDocument, { persons }: Cast, { speaker, subject }: Parts): Alias[] => [
  ...(subject ? subjectAliases(subject, speaker) : []),
  ...applicantAliases(document, speaker, persons),
  ...namesakeAliases(persons, {
    speaker: speaker?.role === 'spouse' ? 'spouse' : undefined,
    about: subject?.id,
  }),
]

/** Outside quotation marks somebody says `I` more than in an oath. */
const saysI = (text: string): boolean =>
  (text.replaceAll(/[“"][^“”"]{0,600}[”"]/gu, ' ').match(/(?<![\w-])(?:I|my|me)(?![\w-])/gu)?.length ?? 0) > 2

/** `Client`, in what counsel noted of an interview. */
const clientAliases = (document: MapDocument): Alias[] =>
  isNotesOfCounsel(document)
    ? ['Client', 'The client', 'the client'].map((text) => ({ text, person: 'applicant' }))
    : []

/** In an affidavit in the third person. */
const affiantAliases = ({ id }: Person): Alias[] =>
  ['affiant', 'declarant', 'deponent', 'undersigned'].flatMap((word) =>
    [`the ${word}`, `The ${word}`].map((text) => ({ text, person: id })),
  )

/** A report, a charge or a judgment that names the client as the one accused: `Accused: (1) Amtul Bhatti`. */
function accuses({ text }: MapDocument, { persons }: Cast): boolean {
  const client = persons.find(({ id }) => id === 'applicant')
  const [, named = ''] =
    /^(?:The )?(?:accused|defendants?|suspects?)(?: persons?)?: *([^\n]{3,160})$/imu.exec(text) ?? []
  const own = client?.full.toLowerCase().split(' ') ?? []
  const words = named.toLowerCase()
  return own.length > 1 && own.filter((word) => words.includes(word)).length >= 2
}

/** By the role, or because the text calls somebody `my son`. */
function isRelative(speaker: Person | undefined, text: string): boolean {
  if (!speaker || /^(?:doctor|expert|official)$/.test(speaker.role)) return false
  return (
    speaker.role !== 'witness' ||
    // `My father had a shop beside theirs`, `She told my wife`: whoever has kin is no relative of the client by it.
    /\b[Mm]y (?:\p{Ll}+ )?(?:son|daughter|nephew|niece|grandson|granddaughter)\b|\b[Mm]y (?:\p{Ll}+ )?(?:husband|wife|brother|sister|cousin|father|mother),? \p{Lu}|\bI am (?:the|an?) (?:\p{Ll}+ )?(?:brother|sister|cousin|father|mother|uncle|aunt)\b/u.test(
      text,
    )
  )
}

/** A statement of a document: its passage and what became of it. */
export type Found = { readonly passage: CasePassage; readonly made: MadeFact }

export function toMade(fact: MadeFact['fact'], { heading }: Paragraph, { document, about }: Frame): MadeFact {
  return {
    fact,
    serves: [],
    stems: stemsOfWording(fact.wording),
    headingStems: heading === undefined ? [] : stemsOf(heading),
    about,
    document: document.id,
    isFromDocument: true,
  }
}

/** The words of a range of a paragraph, with their place in the document. */
export function passageOf(
  { document, voice }: Frame,
  { start, page, number, heading }: Paragraph,
  range: { start: number; end: number },
): CasePassage {
  const from = start + range.start
  const words = document.text.slice(from, start + range.end)
  return {
    id: `p${hashOf(`${document.id} ${from} ${words}`)}`,
    document: document.id,
    ...(page !== undefined && { page }),
    ...(number !== undefined && { paragraph: number }),
    ...(heading !== undefined && { heading }),
    start: from,
    end: start + range.end,
    words,
    ...(voice.speaker && { speaker: voice.speaker.id }),
  }
}

/** `Major Depressive Disorder, Recurrent`: words of a form under its heading. */
export function isVerbless(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  if (all.some((word, at) => at > 0 && /^(?:be|past|modal)$/.test(/^\p{Ll}/u.test(word) ? formOf(word) : '')))
    return false
  return all.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, all.length) > 0.7
}

/** Who says what can only be quoted. */
export function quotedAs(words: string, { heading }: Paragraph, { voice, sort }: Frame) {
  const source = nameOfSort[sort] ?? 'The document states'
  if (isVerbless(words)) return { source: heading === undefined ? source : `${source} under “${heading}”` }
  return { by: voice.speaker?.id, source }
}

/** How a quotation names the document that it is from. */
export const nameOfSort: Partial<Record<DocumentSort, string>> = {
  declaration: 'The declaration says',
  evaluation: 'The evaluation states',
  medical: 'The medical record states',
  school: 'The school record states',
  country: 'The report states',
  letter: 'The letter says',
}
