import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import { confirmTemplate } from '#domain/template-sections/template-section.ts'
import { checkDocx } from '#server/word/check-docx.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { redlineDocx } from '#server/word/revision/redline-docx.ts'
import { resolveDocx } from '#server/word/revision/resolve-docx.ts'
import { readTemplate } from '#server/word/template/read-template.ts'
import { refillTemplate } from '#server/word/template/refill-template.ts'
import type { SectionRefill } from '#server/word/template/refill-types.ts'
import { documentOutline } from '#server/word/testing/document-outline.ts'

export type TriedTemplate = {
  /** What was wrong, a short sentence for each with its kind first. */
  readonly problems: readonly string[]
  /** The files that were made, by what they are. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

const fresh =
  '<p>The record shows hardship.</p><h3>One point</h3><ol><li>first</li><li>second</li></ol><p>It is <strong>so</strong>.</p>'

/**
 * Splits a template, fills it in two ways, and compares: no problem of structure that the template did not have, parts
 * that nobody touched byte for byte, and a redline whose two readings are the two files.
 */
export async function tryTemplate(template: Uint8Array): Promise<TriedTemplate> {
  const { paragraphs } = await readTemplate(template)
  const { sections } = confirmTemplate({ id: 't', title: 'Tried' }, paragraphs, splitIntoSections(paragraphs))
  const refills = sections.map((section, place): SectionRefill => {
    const { id, level, paragraphs: own, heading, innerHeadings } = section
    const plain = { id, level, paragraphs: own, heading, innerHeadings }
    if (place % 3 === 2) return plain
    const html = place % 3 === 0 ? fresh : writeTemplateText(section, [], { showInstructions: true })
    const leadIn = heading === 'lead-in' ? { leadIn: section.content[0]?.leadIn ?? '' } : {}
    return { ...plain, ...leadIn, content: blocksFromSection(html) }
  })
  const { docx } = await refillTemplate(template, refills)
  const redline = await redlineDocx(template, docx, { author: 'A', date: '2026-11-20T09:00:00Z' })
  // Changes that a template tracks itself count as accepted.
  const accepted = resolveDocx(redline, 'accept')
  const rejected = resolveDocx(redline, 'reject')
  return {
    files: { template, filled: docx, redline, accepted, rejected },
    problems: [
      ...newProblems(template, docx).map((problem) => `structure of the filled file: ${problem}`),
      ...changedParts(template, docx).map((part) => `part changed: ${part}`),
      ...newProblems(template, redline).map((problem) => `structure of the redline: ${problem}`),
      ...firstDifference(resolveDocx(docx, 'accept'), accepted).map((line) => `redline accepted: ${line}`),
      ...firstDifference(resolveDocx(template, 'accept'), rejected).map((line) => `redline rejected: ${line}`),
    ],
  }
}

/** The redline of two versions of a document: its two readings are the two files, and its structure is sound. */
export async function tryPair(old: Uint8Array, now: Uint8Array): Promise<string[]> {
  const redline = await redlineDocx(old, now, { author: 'A', date: '2026-11-20T09:00:00Z' })
  const had = new Set([old, now].flatMap(checkDocx))
  return [
    ...checkDocx(redline).flatMap((problem) => (had.has(problem) ? [] : [`structure of the redline: ${problem}`])),
    ...firstDifference(resolveDocx(now, 'accept'), resolveDocx(redline, 'accept')).map((line) => `accepted: ${line}`),
    ...firstDifference(resolveDocx(old, 'accept'), resolveDocx(redline, 'reject')).map((line) => `rejected: ${line}`),
  ]
}

function newProblems(template: Uint8Array, made: Uint8Array): string[] {
  const had = new Set(checkDocx(template))
  return checkDocx(made).filter((problem) => !had.has(problem))
}

function changedParts(template: Uint8Array, docx: Uint8Array): string[] {
  const [before, after] = [unzipPackage(template), unzipPackage(docx)]
  return Object.keys(before)
    .filter((name) => /(styles|header\d*|footer\d*|theme\d*|fontTable|settings)\.xml$/.test(name))
    .filter((name) => Buffer.compare(before[name] ?? new Uint8Array(), after[name] ?? new Uint8Array()) !== 0)
}

function firstDifference(wanted: Uint8Array, found: Uint8Array): string[] {
  const [left, right] = [outline(wanted), outline(found)]
  const places = Array.from({ length: Math.max(left.length, right.length) })
  const place = places.findIndex((_, index) => left[index] !== right[index])
  if (place < 0) return []
  const [before = '', now = ''] = [left[place], right[place]]
  const at = Array.from({ length: before.length }).findIndex((_, index) => before[index] !== now[index])
  const shown = (line: string) => line.slice(Math.max(0, at - 60), at + 100)
  return [`line ${place}\n  - ${shown(before)}\n  + ${shown(now)}`]
}

/** Without what may differ: marks of comments and bookmarks, numbers of pictures, empty looks, white space in objects. */
function outline(docx: Uint8Array): string[] {
  return documentOutline(docx).map((line) => {
    const plain = line
      .replaceAll(/<<w:commentReference [^>]*>>|<w:bookmark(?:Start|End) [^>]*>/g, '')
      .replaceAll(/ (?:r|o):\w+="[^"]*"/g, '')
      .replaceAll(/>(?:&#10;|&#13;|&#9;|\s)+</g, '><')
      .replaceAll(/<w:(rPr|pPr)(?:\/>|><\/w:\1>)/g, '')
      .replaceAll(/<w:r(?:\/>|><\/w:r>)/g, '')
      .replaceAll(/\(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>: \)/g, '')
    return joinLooks(plain).trim()
  })
}

/** Neighbours of one look, after what stood between them was left out. */
function joinLooks(line: string): string {
  const joined = line.replaceAll(/\((<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>): ([^()]*)\)\(\1: /g, '($1: $2')
  return joined === line ? line : joinLooks(joined)
}
