import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { mutate, seededRandom } from '#server/reading/testing/mutate.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { isLong } from '#test/long.ts'
import { acceptAll, redlineDocx } from '../revision/redline-docx.ts'
import { sampleBrief } from '../testing/sample-documents.ts'
import { writeDocx } from '../write-docx.ts'
import { readTemplate } from './read-template.ts'
import { refillTemplate } from './refill-template.ts'

const count = isLong ? 1000 : 60

test(
  `each of ${count} broken or odd templates goes through reading, refilling and redlining, or is refused`,
  { timeout: count * 1000 },
  async () => {
    const sound = await writeDocx(sampleBrief(1))
    const content = blocksFromSection('<p>New words for this section.</p><ol><li>one</li></ol>')
    const outcomes = new Map<string, number>()
    for (let seed = 1; seed <= count; seed += 1) {
      const broken = mutate(sound, sound, seededRandom(seed))
      const outcome = await goThrough(broken, sound, content)
      expect(outcome, `seed ${seed}`).toMatch(/^(through|[a-z-]+: [A-Z].*\.)$/)
      const name = outcome.replace(/:.*/, '')
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
    }
    expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['through', 'damaged']))
    expect(outcomes.has('took-too-long')).toBe(false)
  },
)

async function goThrough(
  bytes: Uint8Array,
  sound: Uint8Array,
  content: ReturnType<typeof blocksFromSection>,
): Promise<string> {
  try {
    const { paragraphs } = await readTemplate(bytes)
    const half = Math.floor(paragraphs.length / 2)
    const places = paragraphs.map((_, index) => index)
    const section = { level: 1, heading: 'none' as const, innerHeadings: [] }
    const { docx } = await refillTemplate(bytes, [
      { ...section, id: 's0', paragraphs: places.slice(0, half) },
      { ...section, id: 's1', paragraphs: places.slice(half), content },
    ])
    await acceptAll(await redlineDocx(sound, docx, { author: 'A', date: '2026-01-01T00:00:00Z' }))
    return 'through'
  } catch (error) {
    return error instanceof UnreadableDocument ? `${error.code}: ${error.message}` : String(error)
  }
}
