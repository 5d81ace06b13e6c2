import { type Role, roleInClause } from './clause-roles.ts'
import { beforeKin, namesStranger, ofKin } from './words-for-others.ts'
import type { Mention, MentionForm } from './mentions.ts'
import { pronounsOf, type Referent } from './referent.ts'
import { possessive } from './words.ts'
import type { Memory } from './narrator-memory.ts'

type Place = {
  readonly memory: Memory
  /** Named or called in this sentence already. */
  readonly here: readonly Referent[]
  readonly kin: { readonly he: boolean; readonly she: boolean }
  readonly before: string
  readonly after: string
  readonly people: readonly Referent[]
}

/** What a person is called at this place of a sentence: by name, by a pronoun, by kinship. */
export function callPerson(mention: Mention, place: Place): string {
  const { person } = mention
  const { memory, here, before } = place
  const role = roleInClause(mention, place)
  const [, title] = afterTitle.exec(before) ?? []
  if (title !== undefined) return named(titled(person, title), role === 'possessive', place)
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

/** `Dr. Berg came`, `Sister Lorena’s order`: behind a title of the text stands no second one, and no pronoun. */
const afterTitle =
  /\b(Dr\.|Prof\.|Sister|Brother|Father|Mother|Pastor|Reverend|Rev\.|Imam|Captain|Major|Colonel|Sergeant|Inspector|Officer) $/u

function titled(person: Referent, title: string): Referent {
  const given = /^(?:Sister|Brother|Father|Mother)$/u.test(title) ? person.first : undefined
  const bare = person.full.replace(/^(?:Mr|Ms|Mrs|Dr|Prof)\. /u, '')
  const name = given ?? person.short.replace(/^(?:Mr|Ms|Mrs|Dr|Prof)\. /u, '')
  return { ...person, full: name.startsWith('the ') ? bare : name, short: name.startsWith('the ') ? bare : name }
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
export function isConfusable(
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
