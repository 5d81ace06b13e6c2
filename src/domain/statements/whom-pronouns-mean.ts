import { foldWord } from '#domain/language/fold.ts'
import { genderOfKin } from '#domain/persons/kin.ts'
import type { Gender } from './person.ts'
import type { Roster } from './persons.ts'
import type { Context, Mention } from './mention.ts'

/** Whose `his mother`, `Dana’s brother` is. */
export function ownerIds(owner: string, earlier: readonly Mention[], context: Context): readonly string[] {
  const folded = owner.toLowerCase()
  if (folded === 'my') return [context.speaker]
  if (folded === 'their') return ['client']
  const name = /^(.+)['’]s$/.exec(owner)?.[1]
  const titled = earlier.findLast(({ text, start }) => start >= 0 && text.replace(/['’]s$/, '').endsWith(` ${name}`))
  if (name !== undefined && titled) return titled.ids
  if (name !== undefined) return context.roster.byWord.get(foldWord(name)) ?? []
  return pronounIds(folded, earlier, context)
}

/** Persons of that gender: the one spoken of last, else the client, else the only other one. */
export function pronounIds(written: string, earlier: readonly Mention[], context: Context): readonly string[] {
  const { roster, speaker, isOwnWords } = context
  const folded = written.toLowerCase()
  if (/^(?:i|me|my|myself)$/.test(folded)) return [speaker]
  if (folded === 'we') return []
  const gender: Gender = folded.startsWith('s') || folded.startsWith('her') ? 'she' : 'he'
  const can = canBeMeant(gender, roster, isOwnWords === true ? speaker : undefined)
  const isExpert = ({ ids }: Mention) =>
    ids.every((id) => roster.persons.get(id)?.kin === 'doctor' && roster.persons.get(id)?.gender === undefined)
  const isSpokenOf = unspoken(gender, roster).some((id) => roster.persons.get(id)?.gender === gender)
  const others = isSpokenOf ? earlier.filter((mention) => !isExpert(mention)) : earlier
  const last = others.findLast(({ ids }) => ids.some(can))
  // One who was just named as a friend or a colleague is who the next `he` is.
  if (last?.isPeer === true) return last.ids.filter(can)
  const certain = earlier.findLast(({ ids }) => ids.some((id) => roster.persons.get(id)?.gender === gender))
  if (certain && last && certain.start >= last.start - 160) return certain.ids.filter(can)
  if (last) return isOpen(last, gender, context) ? ['client', ...last.ids] : last.ids.filter(can)
  return isOwnWords === true ? unspoken(gender, roster).filter((id) => id !== speaker) : unspoken(gender, roster)
}

/** Persons of this gender, or of none that is known; not who tells it. */
const canBeMeant =
  (gender: Gender, { persons }: Roster, teller: string | undefined) =>
  (id: string) => {
    const known = persons.get(id)?.gender ?? genderOfKin(id.split(':')[1] ?? '')
    return id !== teller && (known === undefined || known === gender)
  }

/** `She gave it to Detective Reyes. She testified`: of an answer about the client, one whose gender nobody tells is not surely meant. */
function isOpen({ ids }: Mention, gender: Gender, { roster: { persons }, speaker, isOwnWords }: Context): boolean {
  if (speaker !== 'client' || isOwnWords === true || persons.get('client')?.gender !== gender) return false
  return !ids.some((id) => id === 'client' || persons.get(id)?.gender !== undefined || id.includes(':'))
}

/** Whom a pronoun means where nobody was named: the client, the spouse, the only other person of that gender. */
function unspoken(gender: Gender, { persons }: Roster): readonly string[] {
  for (const id of ['client', 'spouse']) if (persons.get(id)?.gender === gender) return [id]
  const others = [...persons.values()].filter((person) => person.gender === gender && !person.id.startsWith('child'))
  const [only] = others
  if (only && others.length === 1) return [only.id]
  return persons.get('client')?.gender === undefined ? ['client'] : []
}

/** True when two lists of ids can mean one person; unknown ones can mean anybody. */
export function canBeSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((id) => other.includes(id))
}
