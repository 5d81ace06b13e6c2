import { sentencesOf } from '#domain/language/sentences.ts'
import { type Role, roleInClause } from './clause-roles.ts'
import { isLead } from './lead.ts'
import { beforeKin, kinIn, namesStranger, ofKin, othersIn } from './words-for-others.ts'
import { createMentionFinder, type Mention, type MentionForm, type Piece } from './mentions.ts'
import { pronounsOf, type Referent } from './referent.ts'
import { capitalized, possessive } from './words.ts'

/**
 * Calls people as good prose does: the full name once a section, then the short form, a pronoun where the map has one and
 * nobody else could be meant, and inside a sentence never a name twice. It keeps what was said last, so ask it for the
 * sentences in the order in which they will be read.
 */
export type Narrator = {
  /** A new section: everybody is introduced again. */
  readonly section: () => void
  /** A new paragraph: no pronoun reaches back over it. */
  readonly paragraph: () => void
  /**
   * A statement (one or several sentences; people as tokens or by any of their names) with fitting names. The first letter
   * is a capital; no full stop is added. `isContinued` leaves the first letter as it is.
   */
  readonly say: (statement: string, options?: { readonly isContinued?: boolean }) => string
  /** Words that stood in between and were not told through `say`: pronouns do not reach over them. */
  readonly interrupt: () => void
  /** What it knows now, to come back to when a way of saying something is given up. */
  readonly remember: () => NarratorMemory
  readonly recall: (memory: NarratorMemory) => void
}

/** Opaque: what was said so far. */
export type NarratorMemory = Readonly<Memory>

type Memory = {
  seen: Set<string>
  last: Referent | undefined
  lastPersons: readonly Referent[]
  /** Words for people without a name ("his brother") in the sentence before. */
  lastKin: { he: boolean; she: boolean }
  /** It had somebody by an office or by a name that nobody on file bears. */
  lastStranger: boolean
}

const newMemory = (): Memory => ({
  seen: new Set(),
  last: undefined,
  lastPersons: [],
  lastKin: none,
  lastStranger: false,
})
const none = { he: false, she: false }

export function createNarrator(people: readonly Referent[]): Narrator {
  const find = createMentionFinder(people)
  const memory = newMemory()
  const interrupt = () => {
    memory.last = undefined
    memory.lastPersons = []
  }
  return {
    section: () => {
      memory.seen.clear()
      interrupt()
    },
    paragraph: interrupt,
    interrupt,
    remember: () => ({ ...memory, seen: new Set(memory.seen) }),
    recall: (known) => Object.assign(memory, known, { seen: new Set(known.seen) }),
    say: (statement, { isContinued = false } = {}) => {
      const { text, restore } = withoutQuoted(statement)
      const told = sentencesOf(text).map((sentence, index) => {
        const one = tellSentence(find(sentence), memory, people)
        return isContinued && index === 0 ? one : capitalized(one)
      })
      return restore(told.join(' '))
    },
  }
}

/** What stands in quotation marks is nobody's to change: it is kept apart while the rest is told. */
function withoutQuoted(statement: string): { text: string; restore: (told: string) => string } {
  const kept: string[] = []
  const text = statement.replaceAll(
    /“([^“”{}]*?)([.,;:!?]?’?[.,;:!?]?)”/gu,
    (_, words: string, end: string) => `“\uE000${kept.push(words) - 1}\uE001${end}”`,
  )
  return { text, restore: (told) => told.replaceAll(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? '') }
}

function tellSentence(pieces: readonly Piece[], memory: Memory, people: readonly Referent[]): string {
  const here: Referent[] = []
  const literal = pieces.map((piece) => ('text' in piece ? piece.text : '')).join(' ')
  const kin = kinIn(literal)
  let told = ''
  pieces.forEach((piece, index) => {
    if ('text' in piece) {
      told += piece.text
      return
    }
    const next = pieces[index + 1]
    const after = next && 'text' in next ? next.text : ''
    told += callPerson(piece, { memory, here, kin, before: told, after, people })
    if (!here.includes(piece.person)) here.push(piece.person)
  })
  const subject = subjectOf(pieces)
  const about = subject ?? onlyOneActedOn(pieces, here)
  const others = othersIn(literal)
  memory.last = about && !isConfusable(about, here, others) ? about : undefined
  memory.lastPersons = here
  memory.lastKin = others
  memory.lastStranger = namesStranger(literal)
  return told
}

type Place = {
  readonly memory: Memory
  /** Named or called in this sentence already. */
  readonly here: readonly Referent[]
  readonly kin: { readonly he: boolean; readonly she: boolean }
  readonly before: string
  readonly after: string
  readonly people: readonly Referent[]
}

function callPerson(mention: Mention, place: Place): string {
  const { person } = mention
  const { memory, here, before } = place
  const role = roleInClause(mention, place)
  if (here.includes(person)) return callAgain(mention, role, place)
  const pronoun =
    canBePronoun(mention, place) || isOtherOfTwo(person, role, place) ? pronounFor(person, role) : undefined
  if (pronoun !== undefined) return pronoun
  // `her brother Tolera`, never `her brother Mr. Berg`.
  if (beforeKin.test(before) && role !== 'possessive' && !person.short.startsWith('the ')) {
    const whole = person.full.replace(/,.*$/u, '')
    const isNew = !memory.seen.has(person.id) && person.fullOnFirstMention !== false
    memory.seen.add(person.id)
    return isNew ? whole : person.fullOnFirstMention === false ? person.short : (person.first ?? whole)
  }
  return named(person, role === 'possessive', place)
}

/** The sentence before leaves no doubt who is meant. */
function canBePronoun({ person, form }: Mention, place: Place): boolean {
  const { memory, here, before } = place
  const isAtStart = before.trim() === ''
  if (isAtStart) return memory.last === person && form !== 'himself'
  // `the elder brother of Ms. Berg`, not `of her`.
  if (ofKin.test(before)) return false
  if (goesOnAbout(person, place)) return true
  const isWanted = ['he', 'him', 'his', 'himself'].includes(form) && memory.lastPersons.includes(person)
  return isWanted && !isConfusable(person, [...memory.lastPersons, ...here], memory.lastKin)
}

/**
 * `{she} heard {him} fall. She kept his head out of the water`: the other of two, named in the sentence before, whose sex is
 * not that of whom this sentence is about; nobody else is there who could be meant.
 */
function isOtherOfTwo(person: Referent, role: Role | undefined, { memory, here, kin, before }: Place): boolean {
  const [about] = here
  return (
    (role === 'object' || role === 'possessive') &&
    about?.pronoun !== undefined &&
    person.pronoun !== undefined &&
    about.pronoun !== person.pronoun &&
    memory.lastPersons.includes(person) &&
    !memory.lastStranger &&
    !namesStranger(before) &&
    !ofKin.test(before) &&
    !isConfusable(person, [...memory.lastPersons, ...here], {
      he: kin.he || memory.lastKin.he,
      she: kin.she || memory.lastKin.she,
    })
  )
}

/**
 * `In March 2023 he collapsed`, `The doctors told him`: the sentence before was about this person alone, and nothing that
 * stands before in this one could be meant.
 */
function goesOnAbout(person: Referent, { memory, here, kin }: Place): boolean {
  return (
    memory.last === person &&
    !memory.lastPersons.some((other) => other.id !== person.id && other.pronoun === undefined) &&
    !isConfusable(person, here, { he: kin.he || memory.lastKin.he, she: kin.she || memory.lastKin.she })
  )
}

/** The second mention in one sentence: a pronoun, else the role word. */
function callAgain({ person, form }: Mention, role: Role | undefined, place: Place): string {
  const pronouns = pronounsOf(person)
  const own = pronouns && ownForm(person, form, role, place)
  if (own !== undefined) return own
  // The wording asks for a pronoun where its maker saw that nobody else can be meant; only a known rival speaks against it.
  const isRival = isAskedFor(form) ? hasRival(person, place.here) : isConfusable(person, place.here, place.kin)
  if (pronouns && role !== undefined && !isRival) return pronounFor(person, role) ?? ''
  const word = person.roleWord ?? genericWord(person)
  if (word === undefined) return role === 'possessive' ? possessive(person.short) : person.short
  return role === 'possessive' ? possessive(word) : word
}

/** `herself`, and `a cousin of hers`, never `of her`. */
function ownForm(person: Referent, form: MentionForm, role: Role | undefined, place: Place): string | undefined {
  const isShe = person.pronoun === 'she'
  if (role !== 'possessive' && isOneOf(person, place)) return isShe ? 'hers' : 'his'
  return form === 'himself' ? (isShe ? 'herself' : 'himself') : undefined
}

const isAskedFor = (form: MentionForm): boolean => form === 'he' || form === 'him' || form === 'his'

const isOneOf = (person: Referent, { before, here, kin }: Place): boolean =>
  /\b(?:an?|one|two|some) (?!photo|picture|video|film|recording|copy|list|drawing|image|piece|part|portrait|report|description)\p{Ll}+ of $/u.test(
    before,
  ) && !isConfusable(person, here, kin)

/** Nobody who goes by a first name alone: that may be a child. */
function genericWord({ pronoun, short }: Referent): string | undefined {
  if (pronoun === undefined || !short.includes(' ')) return undefined
  return pronoun === 'she' ? 'the woman' : 'the man'
}

function named(person: Referent, isPossessive: boolean, { memory, after }: Place): string {
  const isNew = !memory.seen.has(person.id) && person.fullOnFirstMention !== false
  memory.seen.add(person.id)
  const name = isNew ? person.full : person.short
  if (!isPossessive) return name.includes(',') && !/^\s*[,.;:)?!]|^$/u.test(after) ? `${name},` : name
  return name.includes(',') ? possessive(name.slice(0, name.indexOf(','))) : possessive(name)
}

function pronounFor(person: Referent, role: Role | undefined): string | undefined {
  return role === undefined ? undefined : pronounsOf(person)?.[role]
}

/** Another person could be meant by the pronoun: one who has it, or one whose pronoun nobody knows. */
function isConfusable(
  person: Referent,
  others: readonly Referent[],
  kin: { readonly he: boolean; readonly she: boolean },
): boolean {
  if (person.pronoun === undefined) return true
  const isSame = (other: Referent) => other.pronoun === undefined || other.pronoun === person.pronoun
  return kin[person.pronoun] || others.some((other) => other.id !== person.id && isSame(other))
}

function hasRival(person: Referent, others: readonly Referent[]): boolean {
  return others.some((other) => other.id !== person.id && other.pronoun === person.pronoun)
}

/** `Two men fetched Ms. Berg from her room`: nobody else in it could be meant by the next `she`. */
function onlyOneActedOn(pieces: readonly Piece[], [only, ...others]: readonly Referent[]): Referent | undefined {
  const isNamed = pieces.some((piece) => 'person' in piece && piece.form !== 'poss' && piece.form !== 'his')
  const words = pieces.map((piece) => ('text' in piece ? piece.text : '')).join(' ')
  return only !== undefined && others.length === 0 && isNamed && !namesStranger(words) ? only : undefined
}

/** The person with whom a sentence begins, also after a lead (`In March 2023 he ...`). */
function subjectOf(pieces: readonly Piece[]): Referent | undefined {
  const [lead, after] = pieces
  const first = lead && 'text' in lead && isLead(lead.text) ? after : lead
  return first && 'person' in first && first.form !== 'poss' && first.form !== 'his' ? first.person : undefined
}
