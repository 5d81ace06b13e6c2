import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import { foldText } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { isUnlikeItsPapers, namesFromAfar } from '#domain/prose/gate.ts'
import { createNarrator, type Narrator } from '#domain/prose/narrator.ts'
import { createVariants, type Variants } from '#domain/prose/variants.ts'
import type { CaseFrame } from '../case.ts'
import { createPasting, type Pasting } from './pasting.ts'
import { isNotesPaper } from './notes-on-file.ts'
import { type Arrangement, arrangeFacts } from './arrange.ts'
import { type OutlineEntry, outlineOf } from '../plan/outline.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { withCountryApart, withPartiesQuoted, withShortForms } from './map-of-pen.ts'

/** What the sections of one brief share while it is written in its own order: who was named, what was told and quoted. */
export type Pen = {
  readonly frame: CaseFrame
  readonly map: CaseMap
  readonly client: Person
  readonly narrator: Narrator
  readonly variants: Variants
  readonly outline: readonly OutlineEntry[]
  /** Which section tells which facts. */
  readonly arrangement: Arrangement
  /** What the Statement of Facts tells of the client's own account, by the section whose argument rests on it. */
  readonly bearing: Arrangement
  /** Statements of that account which are told there in its order, with those against the client. */
  readonly story: ReadonlySet<string>
  /** What speaks against the client and was met. */
  readonly met: Set<string>
  /** How many quotations of the account were led in. */
  readonly leads: { count: number }
  /** How many passages were set off. */
  readonly setOff: { count: number }
  /** Sentences of the account that an argument quoted: each decides one point. */
  readonly argued: Set<string>
  /** Facts told in full, with the section. */
  readonly told: Map<string, string>
  /** The client tells the events in a paper of the file. */
  readonly hasAccount: boolean
  readonly quoted: Set<string>
  /** Sections of grounds in which the words of those who did the harm are quoted. */
  readonly reasonShown: Set<string>
  /** The answers and passages in whose words nothing may stand for long outside quotation marks. */
  readonly originals: readonly string[]
  /** Its wording cannot be shown to say what its paper says: it is told in the paper's own words. */
  readonly isInDoubt: (fact: CaseFact) => boolean
  /** A run of a text is pasted from an answer or a passage. */
  readonly isPasted: Pasting
  /** True the first time that a sentence is said in this brief. */
  readonly isNew: (sentence: string) => boolean
}

export function createPen(frame: CaseFrame, made: CaseMap): Pen {
  const map = withPartiesQuoted(withCountryApart(made))
  const said = new Set<string>()
  const { answers, draftId } = frame.input
  const originals = [
    ...Object.values(answers).filter((answer) => typeof answer === 'string'),
    // What counsel noted is nobody's text: it may be retold as it stands.
    ...map.passages.flatMap(({ words, document }) => (isNotesPaper(document, map) ? [] : [words])),
  ]
  const persons = withShortForms(
    map.persons.some(({ id }) => id === 'applicant') ? map.persons : [unknownClient(frame), ...map.persons],
  )
  const { told, bearing, story } = arrangeFacts(map, frame)
  return {
    frame,
    map,
    client: persons.find(({ id }) => id === 'applicant') ?? unknownClient(frame),
    narrator: createNarrator(
      referentsOf(persons).map((one) => (one.id === 'applicant' ? { ...one, fullOnFirstMention: false } : one)),
    ),
    variants: createVariants(draftId),
    outline: outlineOf(sectionsOf(frame), frame),
    arrangement: told,
    bearing,
    story,
    met: new Set(),
    argued: new Set(),
    leads: { count: 0 },
    setOff: { count: 0 },
    told: new Map(),
    hasAccount: map.passages.filter(({ speaker }) => speaker === 'applicant').length >= 8,
    quoted: new Set(),
    reasonShown: new Set(),
    originals,
    isInDoubt: gateOf(frame, map),
    isPasted: createPasting(originals),
    isNew: (sentence) => {
      const folded = foldText(sentence)
      if (folded.split(' ').length < 5) return true
      if (said.has(folded)) return false
      said.add(folded)
      return true
    },
  }
}

/** The gate of all writers, over the papers of this case. */
function gateOf({ input }: CaseFrame, map: CaseMap): Pen['isInDoubt'] {
  const texts = new Map(input.sources.map(({ id, text }) => [id, text]))
  const read = new Map(map.facts.map(({ id, wording }) => [id, wording]))
  const textOf = (document: string) => texts.get(document) ?? ''
  return (fact) =>
    isUnlikeItsPapers(fact, { map, textOf }, read.get(fact.id) ?? fact.wording) || namesFromAfar(fact, { map, textOf })
}

/** The facts that a section tells in full and that nothing told yet. */
export function toldBy({ arrangement, told }: Pen, section: string): CaseFact[] {
  return (arrangement.get(section) ?? []).filter(({ id }) => !told.has(id))
}

/** What the section claims, as the map, a plan or the attorney has it; a sentence without a full stop becomes one. */
export function thesisOf({ map }: Pen, section: string): string | undefined {
  const thesis = map.sections.find((one) => one.section === section)?.thesis?.trim()
  return thesis === undefined || thesis === '' ? undefined : `${thesis.replace(/\.$/u, '')}.`
}

/** Drops the sentences of a text that the brief has said before. */
export function onlyNew(text: string, { isNew }: Pen): string {
  return sentencesOf(text).filter(isNew).join(' ')
}

function unknownClient({ clientName, role }: CaseFrame): Person {
  return {
    id: 'applicant',
    full: clientName,
    short: `the ${role}`,
    role: 'applicant',
    roleWord: `the ${role}`,
    official: false,
    passages: [],
  }
}

export type ClientWords = {
  readonly subject: string
  readonly object: string
  readonly possessive: string
  readonly self: string
}

/** Pronouns of the client, or the role word where no pronoun is known. */
export function clientWords({ client, frame }: Pen): ClientWords {
  if (client.pronoun === 'he') return { subject: 'he', object: 'him', possessive: 'his', self: 'himself' }
  if (client.pronoun === 'she') return { subject: 'she', object: 'her', possessive: 'her', self: 'herself' }
  const word = `the ${frame.role}`
  return { subject: word, object: word, possessive: `${word}’s`, self: word }
}

/** `Part I.D`; undefined where the section is not in this brief. */
export function partOfBrief({ outline }: Pen, section: string): string | undefined {
  const path = outline.find((entry) => entry.section === section)?.path
  return path === undefined ? undefined : `Part ${path}`
}

/** `Part I.D`, `Parts I.D and I.E`. */
export function partsOfBrief(pen: Pen, sections: readonly string[]): string | undefined {
  const paths = sections.flatMap((section) => partOfBrief(pen, section)?.slice(5) ?? [])
  if (paths.length < 2) return paths[0] === undefined ? undefined : `Part ${paths[0]}`
  return `Parts ${paths.slice(0, -1).join(', ')} and ${paths.at(-1)}`
}
