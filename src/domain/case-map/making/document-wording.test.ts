import { expect, test } from 'vitest'
import type { Statement } from '../reading/read-statements.ts'
import type { Frame } from './document-frame.ts'
import { resolvePronouns } from '../reading/resolve-pronouns.ts'
import type { Reading } from '../reading/feared-in-account.ts'
import { wordingOf } from './document-wording.ts'

function told(wording: string, text: string): string {
  const statement = { words: wording, wording } as Statement
  return wordingOf(statement, { sort: 'declaration', document: { text }, named: [] as Frame['named'] } as Frame)
}

test('a day written in figures is spelled out only where the paper itself says which figure is the day', () => {
  const note = 'She wrote to the station on 9.11.2021'
  expect(told(note, 'We married on 19.03.2017. She wrote on 9.11.2021.')).toBe(
    'She wrote to the station on November 9, 2021',
  )
  // Nothing tells, or the paper is of two minds: it stays as it stands.
  expect(told(note, 'She wrote on 9.11.2021.')).toBe(note)
  expect(told(note, 'We married on 19.03.2017 and moved on 03.19.2018. She wrote on 9.11.2021.')).toBe(note)
  expect(told('She left on 3/4/2021', 'Fresno, CA 93701. She left on 3/4/2021.')).toBe('She left on March 4, 2021')
})

test('he may be the one to whom somebody was given: then nobody is named for him', () => {
  const reading = {
    persons: [
      { id: 'applicant', role: 'applicant', pronoun: 'she' },
      { id: 'alpha-oumar', role: 'other', pronoun: 'he' },
    ],
    speaker: { id: 'applicant', role: 'applicant', pronoun: 'she' },
    isOwnVoice: true,
  } as unknown as Reading
  const on = (said: string) => resolvePronouns('On that night he opened the scar', [said], reading)
  expect(on('{applicant.poss} uncle {alpha-oumar} gave {applicant.him} to a trader of fifty')).toMatchObject({
    text: 'On that night he opened the scar',
    isOpen: true,
  })
  expect(on('{applicant.poss} uncle {alpha-oumar} came with a knife').text).toBe(
    'On that night {alpha-oumar.subj} opened the scar',
  )
})
