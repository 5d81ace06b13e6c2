import { parentPort } from 'node:worker_threads'
import { sectionAsked, startOpenAiDouble } from '#test/doubles/openai.ts'

// A model of realistic pace in a thread of its own: 400 ms to the first token, then 80 tokens a second, each section as
// short as its plan allows.
const { baseUrl } = await startOpenAiDouble((call) => {
  const words = Math.min(400, sectionAsked(call).words || 120)
  const text = Array.from({ length: words }, (_, index) => `word${index % 50}`).join(' ')
  return { kind: 'text', text: `<p>${text}.</p>`, firstTokenMs: 400, tokenMs: 12.5 }
})
parentPort?.postMessage(baseUrl)
