import { Document, Packer, Paragraph, TextRun } from 'docx'
import { countPages } from '#domain/legal-document/estimate-pages.ts'
import { numbering, pageStyles } from '#server/word/page-styles.ts'
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
export async function benchWord(): Promise<void> {
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
