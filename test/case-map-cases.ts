import { readFileSync } from 'node:fs'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'
import type { ElementRule } from '#domain/case-map/elements.ts'
import type { MapInput } from '#domain/case-map/map-input.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'

/** One element for everything, so that a test sees all facts. */
export const everything: ElementRule = {
  id: 'all',
  name: 'All',
  test: 'Everything that the documents say.',
  authorities: [],
  sections: ['facts'],
  servedBy: factKinds,
  terms: [],
}

export function clientCalled(first: string, last: string, spouse?: string): ClientRecord {
  const text = (value: string) => ({ value, dataType: 'text' as const })
  return {
    id: 'client',
    first_name: first,
    middle_name: null,
    last_name: last,
    client: {},
    spouse: spouse === undefined ? {} : { name: text(spouse) },
    children: [],
  }
}

/** A case whose documents lie in `test/case-map/`: invented persons and places, our own words. */
export function caseOf(client: ClientRecord, documents: Readonly<Record<string, string>>): MapInput {
  return {
    tool: 'test',
    asOf: '2026-11-20',
    answers: {},
    client,
    rules: {
      persons: recordPersons(client),
      elements: [everything],
      questions: [],
      stated: [],
      history: 'history',
      wanted: [],
    },
    documents: Object.entries(documents).map(([file, title]) => ({
      id: file,
      title,
      text: readFileSync(new URL(`case-map/${file}.txt`, import.meta.url), 'utf8'),
    })),
  }
}
