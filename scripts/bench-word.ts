import { Document, Packer, Paragraph, TextRun } from 'docx'
import type { Block } from '#domain/legal-document/block.ts'
import { countPages } from '#domain/legal-document/estimate-pages.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { numbering, pageStyles } from '#server/word/page-styles.ts'
import { redlineBytes } from '#server/word/revision/redline-bytes.ts'
import { readTemplateBytes } from '#server/word/template/read-template-bytes.ts'
import { refillTemplateBytes } from '#server/word/template/refill-template-bytes.ts'
import type { SectionRefill } from '#server/word/template/refill-types.ts'
import { sampleBrief } from '#server/word/testing/sample-documents.ts'
import { writeDocx } from '#server/word/write-docx.ts'

/** Median time of some runs, in milliseconds, after as many to warm up. */
async function median(work: () => Promise<unknown>, runs = 30): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 2 * runs; run += 1) {
    const start = performance.now()
    await work()
    if (run >= runs) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

/** A brief of 15 pages against the same words and styles through the `docx` library alone. The goal is a ratio of at most 3. */
async function benchWriting(): Promise<void> {
  const brief = sampleBrief(9)
  const words = JSON.stringify(brief.blocks).match(/"text":"[^"]*"/g) ?? []
  const styles = pageStyles(brief.layout)
  const plain = () => {
    const children = words.map((text) => new Paragraph({ style: 'BodyText', children: [new TextRun(text)] }))
    return Packer.toBuffer(new Document({ styles, numbering, sections: [{ children }] }))
  }
  const [ours, library] = [await median(() => writeDocx(brief)), await median(plain)]
  const figures = `${ours.toFixed(1)} ms, the library alone ${library.toFixed(1)} ms`
  console.log(`Word file of ${countPages(brief)} pages: ${figures}, ratio ${(ours / library).toFixed(2)} (goal 3)`)
}

/** A template of 60 pages is read in half a second and refilled in one and a half; 60 paragraphs are redlined in 0.2. */
async function benchTemplate(): Promise<void> {
  const template = await writeDocx(sampleBrief(37))
  const pages = countPages(sampleBrief(37))
  const { paragraphs } = await readTemplateBytes(template)
  const content = blocksFromSection(
    '<p>The respondent states that she entered in 2021 and that the record supports it.</p>'.repeat(3),
  )
  const starts = paragraphs.flatMap(({ outlineLevel }, index) => (outlineLevel === 0 ? [index] : []))
  const sections = [0, ...starts].map((start, place): SectionRefill => {
    const end = starts[place] ?? paragraphs.length
    const own = Array.from({ length: end - start }, (_, index) => start + index)
    const written = place > 0 && place % 3 === 0 ? { content } : {}
    return {
      id: `s${start}`,
      level: 1,
      paragraphs: own,
      heading: place === 0 ? 'none' : 'own',
      innerHeadings: [],
      ...written,
    }
  })
  console.log(
    `Template of ${pages} pages read: ${(await median(() => readTemplateBytes(template), 5)).toFixed(0)} ms (goal 500)`,
  )
  const refilling = await median(async () => refillTemplateBytes(template, sections), 5)
  console.log(`Template of ${pages} pages refilled: ${refilling.toFixed(0)} ms (goal 1500)`)
}

async function benchRedline(): Promise<void> {
  const sentence =
    'paragraph the respondent testified that in 2019 the police came to her house and took her brother away '
  const paragraph = (index: number, word: string): Block => ({
    kind: 'paragraph',
    content: [{ text: `${index} ${sentence.repeat(6).replaceAll('police', word)}` }],
  })
  const version = (word: (index: number) => string) =>
    writeDocx({
      ...sampleBrief(0),
      cover: [],
      blocks: Array.from({ length: 60 }, (_, index) => paragraph(index, word(index))),
    })
  const [old, fresh] = [
    await version(() => 'police'),
    await version((index) => (index % 3 ? 'army officers' : 'police')),
  ]
  const author = { author: 'Drafty', date: '2026-01-01T00:00:00Z' }
  const time = await median(async () => redlineBytes(old, fresh, author), 5)
  console.log(`Redline of 60 paragraphs: ${time.toFixed(0)} ms (goal 200)`)
}

/** Prints the figures of everything that has to do with Word files. */
export async function benchWord(): Promise<void> {
  await benchWriting()
  await benchTemplate()
  await benchRedline()
}
