import { expect, test } from 'vitest'
import { batesBefore } from './bates.ts'

test('the counter of a case goes on from its last filing, however its last number is written', () => {
  expect(
    ['214', 'RUIZ-000214', ' RUIZ 214 ', 'RUIZ-2-000214', '', 'none', undefined].map((said) => batesBefore(said)),
  ).toEqual([214, 214, 214, 214, 0, 0, 0])
})
