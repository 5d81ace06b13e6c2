import { type FileChild, Tab, TextRun } from 'docx'
import type { AuthorityEntry } from '#domain/legal-document/block.ts'
import type { DocumentParts } from './document-parts.ts'
import { dottedRightTab } from './page-styles.ts'
import { xmlSafe } from '#server/office/xml/xml-safe.ts'

/** Authorities in their groups, each with the sections that cite it. Plain text: no field of Word's knows sections. */
export function tableOfAuthorities(
  title: string,
  entries: readonly AuthorityEntry[],
  parts: DocumentParts,
): FileChild[] {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return [
    parts.paragraph({ style: 'TOCHeading', children: [new TextRun(xmlSafe(title))] }),
    ...groups.flatMap((group) => [
      parts.paragraph({ style: 'TOAHeading', children: [new TextRun(xmlSafe(group))] }),
      ...entries.filter((entry) => entry.group === group).map((entry) => authorityLine(entry, parts)),
    ]),
  ]
}

/** The name of a case stands in italics. */
const caseName = /^((?:Matter of|In re|[A-Z][^,]* v\. )[^,]*)(,.*)$/s

function authorityLine({ citation, sections }: AuthorityEntry, parts: DocumentParts): FileChild {
  const [, name, rest = ''] = caseName.exec(citation) ?? []
  const text =
    name === undefined
      ? [new TextRun(xmlSafe(citation))]
      : [new TextRun({ text: xmlSafe(name), italics: true }), new TextRun(xmlSafe(rest))]
  const where = sections.length === 0 ? [] : [new TextRun({ children: [new Tab(), xmlSafe(sections.join(', '))] })]
  return parts.paragraph({
    style: 'TableofAuthorities',
    tabStops: dottedRightTab,
    keepLines: true,
    children: [...text, ...where],
  })
}
