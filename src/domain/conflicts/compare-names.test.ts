import { expect, test } from 'vitest'
import { compareNames, nameFloor } from './compare-names.ts'
import { readName } from './read-name.ts'
import { type NamePool, namePools } from './testing/planted-names.data.ts'

type Person = { readonly id: string; readonly own: string; readonly spellings: readonly string[] }

/** Everybody who can be put together from a pool: a name in its own script, and as it is written otherwise. */
function people({ script, given, family, isJoined }: NamePool): Person[] {
  return given.flatMap(([first, ...firsts]) =>
    family.map(([last, ...lasts]) => ({
      id: `${script} ${last} ${first}`,
      own: isJoined ? `${last}${first}` : `${first} ${last}`,
      spellings: firsts.flatMap((one) => lasts.flatMap((other) => [`${one} ${other}`, `${other}, ${one}`])),
    })),
  )
}

const everybody = namePools.flatMap(people)
/** Every second one is on file; the others are asked for and are not there. */
const onFile = everybody.filter((_, index) => index % 2 === 0).map((one) => ({ ...one, read: readName(one.own) }))
const strangers = everybody.filter((_, index) => index % 2 === 1)

const findsOf = (name: string) => {
  const asked = readName(name)
  return onFile.filter(({ read }) => compareNames(asked, read) >= nameFloor)
}

test('300 planted conflicts in eight scripts are found, however they are spelled and ordered, with at most 5 % false alarms', () => {
  const spelled = onFile.flatMap(({ id, spellings }) => spellings.map((spelling) => ({ id, spelling })))
  const planted = spelled.filter((_, index) => index % 2 === 0)
  expect(planted.length).toBeGreaterThanOrEqual(300)
  expect(new Set(planted.map(({ id }) => id.split(' ')[0])).size).toBe(8)
  const missed = planted.filter(({ id, spelling }) => !findsOf(spelling).some((found) => found.id === id))
  const others = planted.filter(({ id, spelling }) => findsOf(spelling).some((found) => found.id !== id))
  const innocent = strangers.flatMap(({ spellings }) => spellings.slice(0, 1))
  const falsely = innocent.filter((name) => findsOf(name).length > 0)
  const [asked, told] = [planted.length + innocent.length, others.length + falsely.length]
  console.log(
    `conflicts: ${planted.length} planted, ${missed.length} missed; ${told} of ${asked} questions told somebody else`,
  )
  expect(missed).toEqual([])
  expect(told / asked).toBeLessThanOrEqual(0.05)
})

test('an order of words, a second surname and a title make no other person, and one word in common makes none the same', () => {
  const alike = (one: string, other: string) => compareNames(readName(one), readName(other)) >= nameFloor
  expect(alike('Peter Ayuk', 'Ayuk Tabot, Peter')).toBe(true)
  expect(alike('Dr. Juan Pérez', 'Juan Carlos Pérez Gómez')).toBe(true)
  expect(alike('عبد الله يوسف', 'Youssef Abdullah')).toBe(true)
  expect(alike('Maria Lopez', 'Maria Santos')).toBe(false)
  expect(alike('Kim Min-jun', 'Kim Seo-yeon')).toBe(false)
  expect(alike('', 'Maria')).toBe(false)
})
