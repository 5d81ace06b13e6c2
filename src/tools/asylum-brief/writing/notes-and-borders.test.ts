import { expect, test } from 'vitest'
import { twentySeventhAsylum } from '#test/asylum-twenty-seventh-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [speaker, reporter, defender] = twentySeventhAsylum
if (!speaker || !reporter || !defender) throw new Error('The reading is gone.')
const textOfOne = (one: typeof speaker) => measureAsylum(one).text

test('a place in another country is no attempt to live elsewhere in this one', () => {
  expect(textOfOne(speaker)).not.toMatch(/Another place has been tried\.[^\n]*Dakar/u)
})

test('what an asylum officer found here says nothing of a stay on the way', () => {
  expect(textOfOne(speaker)).not.toMatch(/Of that stay the account says:[^\n]*asylum officer/u)
})

test('those who harmed her are: nothing of hers stands between', () => {
  const text = textOfOne(reporter)
  expect(text).not.toContain('harmed Ms. Toktosunova’s')
  expect(text).toMatch(/harmed (?:Ms\. Toktosunova|her) are the security service/u)
})

test('the day of a birth is the day of nothing else that notes tell', () => {
  expect(textOfOne(defender)).not.toMatch(/On December 8, 1990, [^\n]*(?:baked|bread)/u)
})

test('a deed that notes give nobody is not the client’s, and no half sentence', () => {
  const text = textOfOne(defender)
  expect(text).not.toMatch(/\bShe never found|(?:Ms\. Arriola Centeno|She) (?:pulled|burned)\b|by 2, M\./u)
  expect(text).toContain('was raped by two persons, and M. watched')
  expect(text).not.toContain('The, and pleadings')
  expect(text).toContain('leadings were taken in August 2024')
  // What is not told stands as the notes’ own words, for counsel.
  expect(text).toMatch(/From the notes[^\n]*Pulled outside/u)
})

test('an officer has his whole name, and a change of venue begins within its sentence in small', () => {
  const text = textOfOne(speaker)
  expect(text).toContain('names persons in office: Captain Sidi Ould Brahim')
  expect(text).not.toContain('In addition, Venue')
})
