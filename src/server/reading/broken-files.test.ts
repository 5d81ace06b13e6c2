import { expect, test } from 'vitest'
import { isLong } from '#test/long.ts'
import { sampleBrief, sampleLetter } from '#server/word/testing/sample-documents.ts'
import { writeDocx } from '#server/word/write-docx.ts'
import { readDocument } from './read-document.ts'
import { mutate, seededRandom } from './testing/mutate.ts'
import { pngHeader, smallOdt, smallPdf, smallRtf } from './testing/small-files.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

const count = isLong ? 1000 : 60

test(
  `each of ${count} broken or odd files is read or refused with a sentence, within 20 seconds`,
  { timeout: count * 1000 },
  async () => {
    const files = [
      await writeDocx(sampleBrief(1)),
      await writeDocx(sampleLetter()),
      smallPdf([['# Declaration', 'She entered in 2019.'], ['End.']]),
      smallRtf(),
      smallOdt(),
      pngHeader(2550, 3300),
      new TextEncoder().encode('She entered in 2019 – “quoted”.\n'.repeat(20)),
    ]
    const outcomes: Record<string, number> = {}
    for (let seed = 1; seed <= count; seed += 1) {
      const random = seededRandom(seed)
      const pick = () => files[random(files.length)] ?? new Uint8Array()
      const start = performance.now()
      const outcome = await outcomeOf(mutate(pick(), pick(), random))
      expect(outcome, `seed ${seed}`).toMatch(/^(read as \w+|[a-z-]+: [A-Z].*\.)$/)
      expect(performance.now() - start, `seed ${seed}`).toBeLessThan(22_000)
      const name = outcome.replace(/:.*/, '')
      outcomes[name] = (outcomes[name] ?? 0) + 1
    }
    // Both ends are reached, or the files were broken too little or too much.
    expect(outcomes).toHaveProperty('damaged')
    expect(outcomes).toHaveProperty('read as docx')
    expect(outcomes).not.toHaveProperty('took-too-long')
  },
)

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    return `read as ${(await readDocument(bytes)).kind}`
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) return String(error)
    return `${error.code}: ${error.message}`
  }
}
