import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShouted, nameCase, trueCase } from './true-case.ts'

test('what was typed in capitals is written as a sentence, its names with a capital', () => {
  const names = new Map([['nakimuli', 'Nakimuli']])
  expect(
    trueCase(
      "MS. NAKIMULI ENTERED ON A B-2 VISA IN MARCH 2023. HER BROTHERS MOSES AND RONALD BEAT BOTH WOMEN. SHE AND I WEREN'T SAFE IN UGANDA.",
      names,
    ),
  ).toBe(
    "Ms. Nakimuli entered on a B-2 visa in March 2023. Her brothers Moses and Ronald beat both women. She and I weren't safe in Uganda.",
  )
  expect(trueCase('USCIS SENT AN NTA. THE LC1 CHAIRMAN WILL MARCH IN MAY 2024; HE HAS PTSD. UGANDAN LESBIANS.')).toBe(
    'USCIS sent an NTA. The LC1 chairman will march in May 2024; he has PTSD. Ugandan lesbians.',
  )
})

test('a text with small letters, an abbreviation and a single word are not shouted', () => {
  for (const text of ['She was beaten by the MS-13 gang.', 'MS-13', 'KAMPALA CITY'.slice(0, 7), 'IED', ''])
    expect(isShouted(text)).toBe(false)
  expect(isShouted('BEATEN AT HOME')).toBe(true)
})

test('a name in capitals is written as a name', () => {
  expect(nameCase('PROSSY DE LA CRUZ')).toBe('Prossy de la Cruz')
  expect(nameCase("O'NEILL MCDONALD III")).toBe("O'Neill McDonald III")
  expect(nameCase('ANNE-MARIE ŞAHİN')).toMatch(/^Anne-Marie Şah/)
})

test('nothing but the case of letters changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ABC DEÉ’.,-12 IST\n')) }), (text) => {
      expect(trueCase(text).toUpperCase()).toBe(text.toUpperCase())
    }),
  )
})
