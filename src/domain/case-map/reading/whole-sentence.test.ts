import { expect, test } from 'vitest'
import { isWholeSentence } from './whole-sentence.ts'

test.each([
  '{applicant.poss} brother threatened {applicant}',
  'They called {applicant} “razakar” and told him to join or stop',
  'In 2019 {applicant.subj} spoke at a rally',
  'Two men came to the house and beat {applicant.poss} father',
])('%s is a sentence', (wording) => {
  expect(isWholeSentence(wording)).toBe(true)
})

test.each([
  'ANR cell in Goma six days, raped by two agents, electric wire on the back',
  'F-1 student until December 20, 2024',
  'Muslim by birth, became Christian',
  'NC, refused to give donation',
  '{applicant.subj} would happen again',
])('%s is a note', (wording) => {
  expect(isWholeSentence(wording)).toBe(false)
})
