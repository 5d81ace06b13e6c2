import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { evidenceCases } from '#test/waiver-evidence.data.ts'

test('a place that is on record as near another is near it once', () => {
  const [base] = evidenceCases
  if (!base) throw new Error('The case is gone.')
  const client = { ...base.changes.client, last_entry_place: 'near Sasabe, Arizona', last_entry_date: '2012-04-02' }
  const answers = { ...base.changes.answers, admisibility_details: ['without_inspection'] }
  const { text } = measureWaiver({ ...base, needed: [], changes: { ...base.changes, client, answers } })
  expect(text).toContain('without inspection near Sasabe, Arizona on April 2, 2012')
})
