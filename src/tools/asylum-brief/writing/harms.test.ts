import { expect, test } from 'vitest'
import { harmsDone } from './harms.data.ts'

const namesIn = (wording: string) => harmsDone.filter(({ when }) => when.test(wording)).map(({ name }) => name)

test('what shares the helping verb is named as well, and a sexual assault is not called rape', () => {
  expect(
    namesIn(
      'In April 2024 {applicant.subj} was detained for two nights at a station and sexually assaulted by an officer',
    ),
  ).toEqual(expect.arrayContaining(['detention', 'a sexual assault']))
  expect(namesIn('{applicant.subj} was detained and sexually assaulted by an officer')).not.toContain('rape')
  expect(namesIn('Two men raped {applicant}')).toContain('rape')
  expect(namesIn('{applicant.subj} was detained while a neighbor was sexually assaulted')).not.toContain(
    'a sexual assault',
  )
})
