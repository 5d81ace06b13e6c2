import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'

/** All its words are from what counsel or a paralegal noted: work product, which is retold and never quoted. */
export function isFromNotes(fact: CaseFact, { map }: { readonly map: CaseMap }): boolean {
  const passages = passagesOf(map, fact)
  return passages.length > 0 && passages.every(({ document }) => isNotesPaper(document, map))
}

export const isNotesPaper = (document: string, { exhibits }: Pick<CaseMap, 'exhibits'>): boolean =>
  exhibits.some((one) => one.id === document && isNotesOfCounsel(one))
