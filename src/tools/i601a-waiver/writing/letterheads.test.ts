import { expect, test } from 'vitest'
import { evidenceCases } from '#test/waiver-evidence.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

test('the head of a letter is quoted for nothing, and what the letter says stays', () => {
  const [base] = evidenceCases
  if (!base) throw new Error('The case is gone.')
  const letter = {
    id: 'd9',
    kind: 'client_document' as const,
    title: 'School letter',
    text: 'Jefferson Elementary, Fresno, September 18, 2026. The child has been sent to the counselor five times since the spring because she cried and asked to call home.',
  }
  const sources = [...(base.changes.sources ?? []), letter]
  const { text } = measureWaiver({ ...base, needed: [], changes: { ...base.changes, sources } })
  expect(text).not.toContain('Jefferson Elementary, Fresno')
  expect(text).toContain('to the counselor five times')
})
