import type { DraftInput } from '#domain/drafting/tool.ts'
import type { FoundGroup, OldCase, TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from '#domain/old-client/read-old-case.ts'
import { proposedSource } from '#domain/old-client/settle.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { confirmTemplate, headingPlaces } from '#domain/template-sections/template-section.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { readTemplateBytes } from '#server/word/template/read-template-bytes.ts'
import { firmDocx } from '#server/word/testing/firm-docx.ts'
import { changesBesideBody } from '#tools/template-revision/case.ts'
import { type FirmDocument, linesOf } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { newAttorney, newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { templateRevisionTool as tool } from '#tools/template-revision/tool.ts'
import { buildInTemplate } from '../file/build-in-template.ts'

export type FirmDraft = {
  readonly lines: readonly TemplateLine[]
  readonly found: OldCase
  /** Every word of the finished file, in every part. */
  readonly words: string
  /** What a model would be told of it. */
  readonly told: string
}

/**
 * A firm's paper as an attorney uses it: read from its Word file, every group settled as software proposes, what is likely
 * accepted unread, else `ask`, what looks like a claim as somebody settles it who knows which words are the firm's, drafted without a model for
 * the new client, and built into its file again.
 */
export async function draftFirmDocument(document: FirmDocument): Promise<FirmDraft> {
  const bytes = firmDocx(document)
  const { paragraphs, split, lines } = await readFile(bytes)
  const found = readOldCase(lines, { attorney: newAttorney, clients: Object.values(newClients) })
  const sources = Object.fromEntries(
    found.groups.map((group) => [
      group.id,
      proposedSource(group) ??
        group.likely ??
        (isFirmsOwn(document, found, group) ? ('own' as const) : ('ask' as const)),
    ]),
  )
  const answers = {
    template: 't',
    multipurpose_document_title: 'Paper',
    template_answers: document.answers,
    additional_facts: document.told,
  }
  const template = { ...confirmTemplate({ id: 't', title: 'Paper' }, paragraphs, split), oldCase: { found, sources } }
  const input: DraftInput = {
    draftId: 'draft',
    answers,
    givenAnswers: answers,
    client: newClients[document.client],
    attorney: newAttorney,
    filingDate: '2026-11-20',
    sources: [],
    template,
  }
  const opened = tool.open(input)
  const plans = opened.plan()
  const texts = new Map(plans.map((plan) => [plan.id, opened.write(plan, [])]))
  const about = { template: bytes, sections: template.sections, title: 'Paper', oldCase: changesBesideBody(input) }
  const told = JSON.stringify([opened.brief(), plans.map((plan) => opened.digest(plan, []))])
  return { lines, found, words: wordsOfFile(buildInTemplate(about, { plans, texts })), told }
}

async function readFile(bytes: Uint8Array) {
  const { paragraphs, beside } = await readTemplateBytes(bytes)
  const split = splitIntoSections(paragraphs)
  const headings = headingPlaces(split)
  const body = paragraphs.map(({ text, table }, index): TemplateLine => ({
    part: 'body',
    index,
    text,
    ...(headings.has(index) && { isHeading: true }),
    ...(table && { row: `${table.table}.${table.row}` }),
  }))
  return { paragraphs, split, lines: [...body, ...beside] }
}

/** The lines of a firm's paper as its Word file has them. */
export const linesOfFile = async (document: FirmDocument): Promise<readonly TemplateLine[]> =>
  (await readFile(firmDocx(document))).lines

/**
 * Whether what looks like a claim or is not known is the firm's, wherever it stands: nothing of it was marked by hand, or
 * in a claim only words that are filled anew.
 */
function isFirmsOwn(document: FirmDocument, { marks, stories }: OldCase, { id, slot }: FoundGroup): boolean {
  if (slot !== 'claim' && slot !== 'unsure') return false
  /** Every letter of it stands in what is filled anew, an article but for. */
  const isFilled = (at: number, line: string, one: { start: number; end: number }) => {
    const article = /^(?:the|an?) /iu.exec(line.slice(one.start, one.end))?.[0].length ?? 0
    const here = marks.filter(({ index, text, start, end }) => index === at && line.slice(start, end) === text)
    return [...line.slice(one.start + article, one.end).matchAll(/[\p{L}\p{N}]/gu)].every(({ index }) => {
      const place = one.start + article + index
      return here.some(({ start, end }) => start <= place && place < end)
    })
  }
  const isFree = (start: number, end: number) => (one: { start: number; end: number }) =>
    one.end <= start || end <= one.start
  const lines = linesOf(document).map(({ line, marked }) => ({ line: line.text, ...marked }))
  return [...stories, ...marks]
    .filter(({ group }) => group === id)
    .every(({ text, index, start, end }) =>
      lines.some(
        ({ line, old, stories: told }) =>
          line.slice(start, end) === text &&
          told.every(isFree(start, end)) &&
          old.every((one) => isFree(start, end)(one) || (slot === 'claim' && isFilled(index, line, one))),
      ),
    )
}

function wordsOfFile(bytes: Uint8Array): string {
  return Object.entries(unzipPackage(bytes))
    .filter(([name]) => name.endsWith('.xml') && !/Content_Types|styles|settings|numbering/.test(name))
    .map(([, part]) =>
      decodePart(part)
        .replaceAll(/ (?:descr|title)="([^"]*)"/g, '>$1<')
        .replaceAll(/<\/w:p>|<w:br\/>/g, '\n')
        .replaceAll('<w:tab/>', ' ')
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll('&amp;', '&'),
    )
    .join('\n')
}
