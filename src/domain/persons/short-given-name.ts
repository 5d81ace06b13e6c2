import type { Person } from './person.ts'
import { nicknames } from './nicknames.data.ts'

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (full: string): string[] => plain(full.replace(/,.*$/u, '')).trim().split(/\s+/u)

/**
 * The one of the family whom a paper calls by a short form of the given name with the same surname: `Curt Vosberg` for Curtis
 * Wayne Vosberg, `Bill Roe` for William Roe. Nobody where two could be meant, or a junior stands beside.
 */
export function byShortGivenName(written: string, persons: readonly Person[]): Person | undefined {
  const words = wordsOf(written)
  const [given = ''] = words
  if (words.length < 2 || given.length < 3) return undefined
  const meant = nicknames[given] ?? []
  const found = persons.filter(({ full, role }) => {
    if (!/^(?:applicant|spouse|parent|child|relative)$/u.test(role)) return false
    const [first = '', ...rest] = wordsOf(full)
    return (
      rest.at(-1) === words.at(-1) &&
      first !== given &&
      (meant.includes(first) || (first.length > given.length && first.startsWith(given)))
    )
  })
  return found.length === 1 ? found[0] : undefined
}
