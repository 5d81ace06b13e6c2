import { expect, test } from 'vitest'
import { foreignLanguageOf, itemKindOf } from './item-kind.ts'
import { english, spanish } from './testing/sample-filing.ts'

test('kinds and languages of documents are told by their titles and words', () => {
  expect(itemKindOf('Affidavit of Peter', false)).toBe('declaration')
  expect(itemKindOf('Form G-28', false)).toBe('form')
  expect(itemKindOf('Certified translation of birth certificate', false)).toBe('translation-certificate')
  expect(itemKindOf('Translation of birth certificate', false)).toBe('translation')
  expect(itemKindOf('Lease', true)).toBe('cv')
  expect(foreignLanguageOf(spanish)).toBe('Spanish')
  expect(foreignLanguageOf(english)).toBeUndefined()
  expect(foreignLanguageOf('Juan de la Cruz')).toBeUndefined()
  expect(foreignLanguageOf('Я родился в городе и жил там всю свою жизнь до отъезда, и это правда.')).toBe(
    'Cyrillic-script',
  )
})
