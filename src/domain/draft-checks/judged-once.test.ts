import { expect, test } from 'vitest'
import { thirtyFourthRound } from '#domain/statements/labelled/round-34.data.ts'
import { checkDraft } from './check-draft.ts'
import { readLabelledCase } from './measure-statements.ts'

test('what is found in a sentence that was judged before is what is found when it is judged anew', () => {
  const [record] = thirtyFourthRound
  if (!record) throw new Error('no record')
  const written = record.statements.map((one) => `<p>${one.slice(2)}</p>`)
  const filingDate = '2027-05-04'
  const told = (material: ReturnType<typeof readLabelledCase>, paragraphs: readonly string[]) =>
    checkDraft({ sections: [{ id: 'S', html: paragraphs.join('') }], material, filingDate }).map(
      ({ message, severity, place, passages }) => ({ message, severity, place, passages }),
    )
  const kept = readLabelledCase(record)
  told(kept, written)
  // The order turned round changes whom some pronouns mean, and every place.
  const changed = ['<p>Nothing else is told here.</p>', ...written.toReversed()]
  const again = told(kept, changed)
  expect(again).toEqual(told(readLabelledCase(record), changed))
  expect(again.length).toBeGreaterThan(20)
})
