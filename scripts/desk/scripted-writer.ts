import { parentPort } from 'node:worker_threads'
import { sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'

// A model of realistic pace in a thread of its own: 400 ms to the first token, then 80 tokens a second, each section as
// short as its plan allows and with words of its own, since a text that another section has already is asked for again, and
// with small words between, since a text without them is in no English.
const { baseUrl } = await startOpenAiDouble((call) => {
  const { id, words: asked } = sectionAsked(call)
  const count = Math.min(400, asked || 120)
  const text = Array.from({ length: count }, (_, index) => (index % 6 === 2 ? 'the' : wordOf(id, index))).join(' ')
  return { kind: 'text', text: `<p>${text}.</p>`, firstTokenMs: 400, tokenMs: 12.5 }
})
parentPort?.postMessage(baseUrl)

/** A made-up word that stands at this place of this section and hardly anywhere else. */
function wordOf(section: string, index: number): string {
  let mixed = index
  for (const letter of section) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0
  return `word${(Math.imul(mixed, 2654435761) >>> 8).toString(36)}`
}
