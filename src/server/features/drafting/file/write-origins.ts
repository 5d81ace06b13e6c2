import { type Block, inlineText } from '#domain/legal-document/block.ts'
import { paragraphOrigins, type ToldVersion } from '#domain/provenance/paragraph-origins.ts'

/** The history of each section, oldest version first, by section id. */
export type Histories = ReadonlyMap<string, readonly ToldVersion[]>

/** Gives each paragraph of a section a comment that says where it came from. */
export function originWriter(histories: Histories): (sectionId: string, blocks: readonly Block[]) => readonly Block[] {
  return (sectionId, blocks) => writeOrigins(blocks, paragraphOrigins(histories.get(sectionId) ?? []))
}

/** The same for a document that no longer knows its sections: a paragraph is found by its words. */
export function writeAllOrigins(blocks: readonly Block[], histories: Histories): readonly Block[] {
  return writeOrigins(blocks, paragraphOrigins([...histories.values()].flat()))
}

function writeOrigins(blocks: readonly Block[], originOf: (words: string) => string | undefined): readonly Block[] {
  return blocks.map((block) => {
    if (block.kind !== 'paragraph') return block
    const origin = originOf(inlineText(block.content.filter((inline) => !('footnote' in inline))))
    if (origin === undefined) return block
    return { ...block, comment: block.comment === undefined ? origin : `${block.comment}\n${origin}` }
  })
}
