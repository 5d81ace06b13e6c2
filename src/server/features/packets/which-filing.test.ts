import { expect, test } from 'vitest'
import { openCase } from '#test/packet-case.ts'

const day = '2026-11-20'

test('the attorney says which filing it is where the first was made elsewhere, and files again what she wants to', async () => {
  const { upload, brief } = await openCase()
  await upload('Declaration of the neighbor', [['The shop was burned in May.']])
  const one = await brief()
  // Letters of an earlier filing tell that there was one.
  await one.change({ answers: { used_letters: 'F' } })
  expect((await one.look()).filing).toMatchObject({ number: 2, last_letter: 'F' })
  await one.change({ answers: { used_letters: 'F', filing_number: '3' } })
  const third = await one.look()
  expect(third.filing).toMatchObject({ number: 3, name: 'Third Filing', is_given: true })
  expect(third.items.map(({ letter }) => letter)).toEqual(['G'])
  await one.change({ bates: true, answers: { used_bates: '40' } })
  await one.make()
  await one.file(day)

  await upload('Lease', [['The rent is due.']])
  const next = await brief()
  expect((await next.look()).filing).toMatchObject({ number: 4, last_letter: 'G', last_bates: 43 })
  const [neighbor] = (await next.look()).others
  await next.change({ add: { id: neighbor?.id } })
  const again = await next.look()
  expect(again.items.map(({ letter, title }) => [letter, title])).toEqual([
    ['H', 'Lease'],
    ['I', 'Declaration of the neighbor'],
  ])
  expect(again.filing.documents).toEqual([])
  await next.make()
  await next.file(day)
  expect((await one.file(null)).body.message).toContain('A later filing of this case')
  await next.file(null)
  expect((await one.file(null)).body.filing.filed_on).toBeNull()
  // Nothing was filed before any more; the documents are this packet's own again.
  expect((await next.look()).filing).toMatchObject({ number: 1, last_letter: null, earlier: [] })
  await next.change({ forum: 'uscis-paper' })
  expect((await next.look()).filing).toMatchObject({ number: null, name: null })
}, 900_000)
