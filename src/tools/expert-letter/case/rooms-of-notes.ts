import { isRoom } from './note-topics.ts'

/** What stands in a written draft under a heading that has its own section of the letter; sentences as the notes have them. */
export type Rooms = {
  /** Under `Opinion` or `In short`: what the expert holds above all. */
  readonly opinion: ReadonlySet<string>
  /** How the expert knows the person or the work, paragraph by paragraph. */
  readonly acquaintance: readonly (readonly string[])[]
  /** The field before the work, and the problem. */
  readonly field: ReadonlySet<string>
}

/** The paragraphs without the names of such rooms, and what stands in these. */
export function roomsOf(paragraphs: readonly (readonly string[])[]): {
  readonly statements: readonly (readonly string[])[]
  readonly rooms: Rooms
} {
  const under = (name: string) =>
    paragraphs.filter(([first = '']) => first.toLowerCase() === `${name}.`).map((paragraph) => paragraph.slice(1))
  return {
    statements: paragraphs
      .map((paragraph) => (isRoom(paragraph[0] ?? '') ? paragraph.slice(1) : paragraph))
      .filter((paragraph) => paragraph.length > 0),
    rooms: {
      opinion: new Set(under('opinion').flat()),
      acquaintance: under('acquaintance'),
      field: new Set(under('field').flat()),
    },
  }
}
