import type { CaseMap } from '#domain/case-map/case-map.ts'
import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
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

/** Everybody who is named in a client's record and case maps. */
export function personsOf(
  record: ClientRecord,
  maps: readonly Pick<CaseMap, 'persons'>[],
  others: readonly string[],
): KnownPerson[] {
  const relatives: readonly (readonly [string, Fields])[] = [
    ['spouse', record.spouse],
    ...record.children.map((child) => ['child', child] as const),
  ]
  const found = [
    known('client', fullName(record), record.client),
    ...relatives.map(([role, fields]) => known(role, fieldText(fields, 'name') ?? '', fields)),
    ...Object.keys(record.client)
      .filter((name) => /(?:^|_)(?:name|party|employer|persecutor|witness|judge|attorney)$/.test(name))
      .map((name) => known(name.replaceAll('_', ' '), fieldText(record.client, name) ?? '', {})),
    ...maps.flatMap(({ persons }) => persons.map(({ full, role, born }) => ({ ...known(role, full, {}), born }))),
    ...others.map((name) => known('expert', name, {})),
  ]
  const seen = new Set<string>()
  return found.filter(({ name, read, born, aNumbers }) => {
    const key = `${read.words.map(({ latin }) => latin).join(' ')} ${born ?? ''} ${aNumbers.join(' ')}`
    if (name === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function known(role: string, name: string, fields: Fields): KnownPerson {
  const texts = Object.keys(fields).map((field) => fieldText(fields, field) ?? '')
  return {
    role,
    name,
    read: readName(name),
    born: fieldText(fields, 'date_of_birth'),
    aNumbers: texts.flatMap(aNumbersIn),
  }
}

function aNumbersIn(text: string): string[] {
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
