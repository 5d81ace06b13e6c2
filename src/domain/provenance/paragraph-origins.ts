import { foldText } from '#domain/language/fold.ts'
import { plainText, parseSection, type SectionNode } from '#domain/section-content/tree.ts'

/** A version of a section in the order of its history, and what is said of the paragraphs that came with it. */
export type ToldVersion = { readonly content: string; readonly origin: string }

/**
 * Where each paragraph of a text came from: what is told of the first version that held the same words. Looked up by the
 * paragraph's words; undefined for words that no version holds.
 */
export function paragraphOrigins(versions: readonly ToldVersion[]): (words: string) => string | undefined {
  const origins = new Map<string, string>()
  for (const { content, origin } of versions)
    for (const words of parseSection(content).flatMap(paragraphTexts)) {
      const key = foldText(words)
      if (key !== '' && !origins.has(key)) origins.set(key, origin)
    }
  return (words) => origins.get(foldText(words))
}

/** The texts of everything that is a paragraph of its own in a document. */
function paragraphTexts(node: SectionNode): string[] {
  if (typeof node === 'string') return [node]
  const isContainer = /^(?:ul|ol|li|table|thead|tbody|tr)$/.test(node.name)
  const inner = isContainer ? node.children.flatMap(paragraphTexts) : []
  return [plainText([node]), ...inner]
}
