import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { labelledEntries } from '#domain/case-map/reading/labelled-notes/labelled-entries.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import type { WaiverCase } from '../case.ts'

/** Papers of the office in notes under labels. */
export const labelledSheetsOf = ({ input }: WaiverCase, { exhibits }: CaseMap): ReadonlySet<string> =>
  new Set(
    exhibits
      .filter(isNotesOfCounsel)
      .filter(({ id }) => {
        const text = input.sources.find((source) => source.id === id)?.text ?? ''
        return labelledEntries(text, { isSheet: true }) !== undefined
      })
      .map(({ id }) => id),
  )

export function noteWithLabel(fact: CaseFact, map: CaseMap): string {
  const [passage] = passagesOf(map, fact)
  const words = trimEndOf(fact.asTold ?? passage?.words ?? fact.wording, '.;,')
  return passage?.heading === undefined ? words : `${passage.heading}: ${words}`
}
