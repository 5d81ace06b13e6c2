import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { isDocumentNote, listOfNotes } from './document-notes.ts'
import type { Pen } from './pen.ts'

/** What a record notes without verbs, as one sentence with the notes of the same record that follow. */
export function documentNotesFrom(
  first: CaseFact,
  facts: readonly CaseFact[],
  pen: Pen,
  section: string,
): { readonly text: string; readonly exhibits: string[] } {
  const { map, told } = pen
  const document = passagesOf(map, first)[0]?.document
  const notes = facts
    .slice(facts.indexOf(first))
    .filter(
      (fact) => !told.has(fact.id) && isDocumentNote(fact, pen) && passagesOf(map, fact)[0]?.document === document,
    )
  for (const note of notes) told.set(note.id, section)
  const list = listOfNotes(notes)
  const noun = documentNoun(map, document ?? '')
  return {
    text: `The ${noun} notes ${/^(?:a|an|the|no) /u.test(list) ? '' : 'the following: '}${houseStyle(list)}.`,
    exhibits: exhibitTokens(
      map,
      notes.flatMap((note) => passagesOf(map, note)),
    ),
  }
}
