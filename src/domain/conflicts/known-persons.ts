import type { CaseMap } from '#domain/case-map/case-map.ts'
import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { readName } from './read-name.ts'
import { type KnownPerson, aNumbersIn } from './find-conflicts.ts'

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
