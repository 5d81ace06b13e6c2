import { expect, test } from 'vitest'
import { rebuilt } from './rebuild.ts'

test('the day in front goes behind its own clause, and never into another', () => {
  expect(rebuilt('On May 2, 2024 soldiers stopped the bus from Goma, found a list and took him away.')).toContain(
    'Soldiers stopped the bus from Goma on May 2, 2024, found a list and took him away.',
  )
  expect(rebuilt('On May 2, 2024 he said that they had come.')).toEqual([])
})

test('a reason goes to the front where its persons are known there', () => {
  expect(rebuilt('The army has followed Kachin men since the ceasefire broke down in 2011.')).toContain(
    'Since the ceasefire broke down in 2011, the army has followed Kachin men.',
  )
  expect(rebuilt('The captain beat the teacher of the village because he sang.')).toEqual([])
})

test('what one person did becomes two sentences, and what came later one of its own', () => {
  expect(rebuilt('He took part in the march, carried a banner and gave money.')).toContain(
    'He took part in the march. He carried a banner and gave money.',
  )
  expect(
    rebuilt('A classmate was sent back in May 2026 and his family received his body three weeks later.'),
  ).toContain('A classmate was sent back in May 2026. Three weeks later his family received his body.')
})

test('what was done stays what was done, and a list or an apposition is not torn apart', () => {
  const passive =
    'He stood in the street with a sheet of paper and was arrested after an hour, fined 300 pesos and kicked.'
  expect(rebuilt(passive).join(' ')).not.toMatch(/\bHe (?:fined|kicked)\b/)
  expect(rebuilt('On October 9, 2023 he was arrested and held for twelve days.').join(' ')).not.toMatch(/\bHe held\b/)
  expect(rebuilt('He was arrested in the morning and took his papers with him.')).toContain(
    'He was arrested in the morning. He took his papers with him.',
  )
  const list = 'On May 18, 2009 he walked out of the town with a priest, Father Joseph, and a hundred others.'
  expect(rebuilt(list)).toEqual([])
  const apposition = 'On May 4, 2022 he was handed a notice at his work, a software company, and did not appear.'
  expect(rebuilt(apposition).join(' ')).not.toContain('at his work on May 4, 2022, a software company')
})

test('a day goes before the place or to the front, a place becomes a sentence, an office stands behind its name', () => {
  expect(rebuilt('From May 2 to 9, 2024 he was held by the army in a cell of the barracks.')).toContain(
    'He was held by the army from May 2 to 9, 2024 in a cell of the barracks.',
  )
  expect(rebuilt('His friend Timur was sentenced to six and a half years on May 2, 2024 for “lies.”')).toContain(
    'On May 2, 2024 his friend Timur was sentenced to six and a half years for “lies.”',
  )
  // Of two deeds nobody knows that both were on that day.
  expect(rebuilt('His father was questioned twice and lost his post in August 2024.')).not.toContainEqual(
    expect.stringMatching(/^In August 2024 his father was questioned/),
  )
  expect(rebuilt('He was held in the basement, where a major put a mask on him.')).toContain(
    'He was held in the basement. There a major put a mask on him.',
  )
  expect(rebuilt('An officer of the army, Major Orlov, told him that he is a traitor.')).toContain(
    'Major Orlov, an officer of the army, told him that he is a traitor.',
  )
})
