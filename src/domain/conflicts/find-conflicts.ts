import { findIdentifiers } from '#domain/identifiers/find-identifiers.ts'
import { compareNames, nameFloor } from './compare-names.ts'
import { type ReadName, readName } from './read-name.ts'

/** Somebody who is named in a client's file: the client, a relative, a witness, a persecutor, the other side. */
export type KnownPerson = {
  readonly name: string
  /** `client`, `spouse`, `child`, or the role in the case. */
  readonly role: string
  readonly read: ReadName
  readonly born?: string | undefined
  readonly aNumbers: readonly string[]
}

/** Whom somebody asks for: names in any script, one a line or between semicolons, with A-numbers and a birth date. */
export type Asked = {
  readonly names: readonly ReadName[]
  readonly aNumbers: readonly string[]
  readonly born?: string | undefined
}

export type Hit = { readonly person: KnownPerson; /** 0 to 1. */ readonly score: number; readonly isSame: boolean }

/** Takes a question apart. */
export function readAsked(text: string, born?: string): Asked {
  const aNumbers = aNumbersIn(text)
  const names = text
    .split(/[\n;]/)
    .map((line) => readName(line.replaceAll(/\d+/g, ' ').replaceAll(/(?<!\p{L})A(?=[\s#-]*$)/gu, ' ')))
    .filter(({ words }) => words.length > 0)
  return { names, aNumbers, born }
}

/** The A-numbers in a text, nine digits each. */
export function aNumbersIn(text: string): string[] {
  return findIdentifiers(text).flatMap(({ kind, value }) => (kind === 'a-number' ? [value] : []))
}

/** How a person answers to a question; undefined where it is somebody else. A birth date that differs takes away. */
export function matchPerson({ names, aNumbers, born }: Asked, person: KnownPerson): Hit | undefined {
  if (person.aNumbers.some((number) => aNumbers.includes(number))) return { person, score: 1, isSame: true }
  const alike = Math.max(0, ...names.map((asked) => compareNames(asked, person.read)))
  if (alike < nameFloor) return undefined
  const isKnown = born !== undefined && person.born !== undefined
  const score = isKnown ? (born === person.born ? 1 : alike * 0.7) : alike * 0.95
  return { person, score, isSame: isKnown ? born === person.born : alike >= 0.97 }
}
