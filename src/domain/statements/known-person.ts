import type { CasePerson } from './person.ts'

/** Somebody on the roster by these words: all of them are that person's, or the last name and a fitting title. */
export function known(found: ReadonlyMap<string, CasePerson>, words: ReadonlySet<string>): CasePerson | undefined {
  const list = [...found.values()].filter(({ words: own }) => [...words].every((word) => own.has(word)))
  if (list.length > 0) return list.length === 1 ? list[0] : list.find(({ words: own }) => own.size === words.size)
  // `Dunia`, the sister, and `Dunia Zelaya`, who signs the declaration.
  const [first] = words
  const short = [...found.values()].filter(
    ({ id, words: own }) => !isOfRecord.test(id) && own.size === 1 && first !== undefined && own.has(first),
  )
  return words.size > 1 && short.length === 1 ? short[0] : undefined
}

export const isOfRecord = /^(?:client|spouse|child-\d+)$/
