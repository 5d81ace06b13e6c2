import { expect, test } from 'vitest'
import { fortyNinthRound } from '#domain/statements/labelled/round-49.data.ts'
import { measureStatements } from './measure-statements.ts'

const [, waiver, naturalization] = fortyNinthRound

const flagsOf = (record: typeof waiver, statements: readonly string[]) => {
  if (!record) throw new Error('no record')
  return measureStatements({ ...record, statements }).flatMap(({ text, flags }) => (flags.length > 0 ? [text] : []))
}

test('shares in words, counted installments and answers that list no arrest are no doubts', () => {
  expect(
    flagsOf(waiver, [
      '+ The Department of Veterans Affairs rates her disability at seventy percent.',
      '- The Department of Veterans Affairs rates her disability at eighty percent.',
      '+ He has no arrests; his only citation, for lack of insurance, is paid.',
      '- He was arrested in 2015 for driving without insurance.',
    ]),
  ).toEqual([
    'The Department of Veterans Affairs rates her disability at eighty percent.',
    'He was arrested in 2015 for driving without insurance.',
  ])
})

test('none of her trips lasted long: there were trips; where one who was married before died, there is a widower', () => {
  expect(
    flagsOf(naturalization, [
      '+ None of her trips abroad lasted six months.',
      '- She has made no trips abroad.',
      '+ Mr. Lindholm is a widower.',
      '- Ms. Zielińska is a widow.',
      '+ Neither of them started a divorce.',
      '+ They paid off a tax debt for 2022 by installments.',
    ]),
  ).toEqual(['She has made no trips abroad.', 'Ms. Zielińska is a widow.'])
})
