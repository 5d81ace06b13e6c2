import { fullName } from '#domain/clients/client-record.ts'
import type { NewCase } from './new-case.ts'

/** Full, reversed, capital and short forms; a name alone becomes title and family name. */
export function printClient(old: string, known: NewCase): string {
  const { client, pronoun } = known
  const full = fullName(client)
  const given = [client.first_name, client.middle_name].filter(Boolean).join(' ')
  const title = pronoun === 'he' ? 'Mr. ' : pronoun === 'she' ? 'Ms. ' : ''
  const short = title === '' ? full : `${title}${client.last_name}`
  const isCapital = old === old.toUpperCase() && /\p{Lu}{2}/u.test(old)
  if (/^\p{Lu}[\p{Lu}\p{M}’' -]+, /u.test(old))
    return isCapital ? `${client.last_name}, ${given}`.toUpperCase() : `${client.last_name.toUpperCase()}, ${given}`
  if (/^(?:\p{Lu}\.){2,5}$/u.test(old)) return full.replaceAll(/(\p{Lu})[^\s-]*[\s-]*/gu, '$1.')
  if (isCapital) return (old.includes(' ') ? full : client.last_name).toUpperCase()
  if (titledOf.test(old)) return printTitled(old, known)
  if (/^(?:my|our|her|his) \p{Ll}/iu.test(old)) return short
  // `Ana EXAMPLE` keeps its capitals.
  if (/^\p{Lu}\p{Ll}.* \p{Lu}{2}[\p{Lu}’'-]*$/u.test(old)) return `${given} ${client.last_name.toUpperCase()}`
  return old.includes(' ') ? full : short
}

const titledOf = /^(?:(?:Mr|Ms|Mrs|Miss|Mx|Dr)\b|(Sra?|Srta|Señora?|Don|Doña)\b)\.? ?/u

/** With the title of the new client in the old one's language; before three names and more it takes the whole name. */
function printTitled(old: string, { client, pronoun }: NewCase): string {
  const [titled = '', spanish] = titledOf.exec(old) ?? []
  const titles = spanish === undefined ? { he: 'Mr. ', she: 'Ms. ' } : { he: 'Sr. ', she: 'Sra. ' }
  if (pronoun === undefined) return fullName(client)
  const isWhole = old.slice(titled.length).split(' ').length > 2
  return titles[pronoun] + (isWhole ? fullName(client) : client.last_name)
}
