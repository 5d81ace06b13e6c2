import { expect, test } from 'vitest'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { inAccount, quotedNote } from './in-account.ts'

const answers = [
  'They met at a church food drive in Tucson. They dated for two years before they married.',
  'Wilmer’s wife, Patricia, filed a Form I-130 for him in October 2023 and died on January 8, 2024. He is a lay reader.',
]
const told = (asTold: string) => ({ asTold, statement: '' }) as CaseFact

test('an account in quotation marks has the answer’s words alone; a day from another answer stands before it', () => {
  expect(
    inAccount(
      told(
        'They met on March 16, 2013 at a church food drive in Tucson. They dated for two years before they married.',
      ),
      answers,
    ),
  ).toBe(
    'The account adds, of March 16, 2013: “They met at a church food drive in Tucson. They dated for two years before they married.”',
  )
  expect(inAccount(told('Nobody ever answered this.'), answers)).toBe('Nobody ever answered this')
})

test('a note that has names for pronouns is quoted as the answer says it, or not at all', () => {
  expect(
    quotedNote(
      'Mr. Galdámez’s wife, Patricia, filed a Form I-130 for him in October 2023 and died on January 8, 2024',
      answers,
    ),
  ).toBe('“Wilmer’s wife, Patricia, filed a Form I-130 for him in October 2023 and died on January 8, 2024”')
  expect(quotedNote('a home of their own', answers)).toBe('a home of their own')
})
