import type { Person } from '#domain/persons/person.ts'
import type { LabelledEntry } from './labelled-entries.ts'
import type { NoteTopic } from './labels.data.ts'

/** Whose a note is, in the forms that a sentence needs. */
export type WhoseNote = {
  /** `{spouse.subj}`, `{spouse.poss} mother` */
  readonly subject: string
  readonly owner: string
  readonly his: string
  readonly self: string
  readonly pronoun?: 'he' | 'she' | undefined
}

/** Notes of a topic that others did or have: nobody is their subject for certain. */
const ofOthers: ReadonlySet<NoteTopic> = new Set<NoteTopic>([
  'family',
  'family there',
  'other kin',
  'children',
  'help',
  'witnesses',
  'persecutor',
  'doctor',
  'safety',
  'care there',
  'work there abroad',
  'move',
  'bills',
  'income',
  'insurance',
  'third country',
  'motive',
  'separation',
  'office',
  'to counsel',
])

/** Whether what has no subject of its own under this label is for certain of whom the label is about. */
export const isOfOne = ({ topic }: LabelledEntry): boolean => !ofOthers.has(topic)

/** Whether its patterns may tell of that one; of what else has no subject nothing is said. */
export const hasSubject = (entry: LabelledEntry): boolean =>
  isOfOne(entry) || /^(?:separation|motive|third country)$/u.test(entry.topic)

/**
 * Whom a word beside a label, or in a note, means among the two of whom the notes tell: `him`, `wife`, `Tara`, `T`; undefined
 * where it may be either or nobody of the case.
 */
export function whoIsMeant(word: string, persons: readonly Person[]): Person | undefined {
  const plain = word.toLowerCase().replace(/[’']s?$/u, '')
  const couple = persons.filter(({ id }) => id === 'applicant' || id === 'spouse')
  if (/^(?:client|applicant)$/u.test(plain)) return couple.find(({ id }) => id === 'applicant')
  const sex = /^(?:he|him|his|husband|hubby)$/u.test(plain)
    ? 'he'
    : /^(?:she|her|hers|wife)$/u.test(plain)
      ? 'she'
      : undefined
  if (sex !== undefined) {
    const known = couple.filter(({ pronoun }) => pronoun === sex)
    return known.length === 1 && couple.every(({ pronoun }) => pronoun !== undefined) ? known[0] : undefined
  }
  if (plain === 'spouse') return couple.find(({ id }) => id === 'spouse')
  if (word.length === 1) {
    const named = couple.filter(({ first, full }) => (first ?? full).startsWith(word.toUpperCase()))
    return named.length === 1 ? named[0] : undefined
  }
  const named = persons.filter(({ first, full }) => (first ?? full.split(' ')[0] ?? '').toLowerCase() === plain)
  return named.length === 1 ? named[0] : undefined
}

/** The person of the case in the forms that a sentence needs. */
export const ofPerson = ({ id, pronoun }: Person): WhoseNote => ({
  subject: `{${id}.subj}`,
  owner: `{${id}.poss}`,
  his: pronoun === undefined ? `{${id}.poss}` : `{${id}.his}`,
  self: `{${id}.himself}`,
  pronoun,
})

/** `Mother: Sheila, 68`: a relative of whom the notes are about. */
export function ofKinOf({ id }: Person, topic: NoteTopic): WhoseNote | undefined {
  if (!/^(?:mother|father|brother|sister)$/u.test(topic)) return undefined
  const pronoun = /^(?:mother|sister)$/u.test(topic) ? 'she' : 'he'
  const subject = `{${id}.poss} ${topic}`
  const his = pronoun === 'she' ? 'her' : 'his'
  return { subject, owner: `${subject}’s`, his, self: pronoun === 'she' ? 'herself' : 'himself', pronoun }
}
