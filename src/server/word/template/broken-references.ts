import { bodyParagraphs } from '#server/office/document/body-paragraphs.ts'
import { paragraphPieces } from '#server/office/document/paragraph-pieces.ts'
import { childOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'

/** Sentences about cross-references whose target went with replaced text, and about a contents list to be updated. */
export function brokenReferences(before: XmlElement, now: XmlElement): string[] {
  const lost = bookmarkNames(before).difference(bookmarkNames(now))
  const paragraphs = bodyParagraphs(childOf(now, 'w:body'))
  const fields = paragraphs.flatMap(({ element }) => fieldInstructions(element))
  const broken = fields.filter((instruction) => lost.has(/^\s*(?:PAGE|NOTE)?REF\s+(\S+)/.exec(instruction)?.[1] ?? ''))
  return [
    ...(broken.length > 0
      ? [
          `${broken.length} cross-reference${broken.length > 1 ? 's' : ''} of the template lead to text that was replaced.`,
        ]
      : []),
    ...(paragraphs.some(({ isContents }) => isContents)
      ? ['The table of contents is refreshed in Word: select it and press F9.']
      : []),
  ]
}

function bookmarkNames(root: XmlElement): Set<string> {
  return new Set(descendantsOf(root, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name'] ?? ''))
}

function fieldInstructions(paragraph: XmlElement): string[] {
  const wrappers = new Set(paragraphPieces(paragraph).flatMap((piece) => piece.wrappers))
  return [...wrappers].filter(({ kind }) => kind === 'field').map(({ name }) => name)
}
