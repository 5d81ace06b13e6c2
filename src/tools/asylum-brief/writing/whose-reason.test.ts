import { expect, test } from 'vitest'
import { twentyFourthAsylum } from '#test/asylum-twenty-fourth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'
import { socialGroupOf } from '../case/social-group.ts'
import { traitOfGroup } from './group-tests.ts'

const measured = (id: string) => {
  const reading = twentyFourthAsylum.find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  return measureAsylum(reading)
}

test('the facts of a declaration stand in its brief, nothing twice or pasted, few gaps', () => {
  const { missing, gapsPerThousandWords, text: _, words: __, ...found } = measured('R67')
  expect(missing).toEqual([])
  expect(gapsPerThousandWords).toBeLessThanOrEqual(3)
  expect(found).toEqual({ repeated: [], pasted: [], straightQuotes: 0, namesTwice: [], unresolved: [] })
})

test('what was said while it was done is quoted for the reason, and what marked the client out is the client’s own', () => {
  const { text } = measured('R67')
  expect(text).toContain(
    'Those who did the harm said why: “[H]e said, ‘You sell tea to men and you refuse a mujahid.’”',
  )
  expect(text).toContain('What marked Ms. Guled out stands in her own account: “My people are Madhiban”')
  // What an answer notes in haste is told by the account, and life here marked nobody out.
  expect(text).not.toContain('refused to marry fighter')
  expect(text).not.toMatch(/The tie to the group\.[^\n]*cleans in a hotel/)
  expect(text).toMatch(/see it the account tells: [^\n]*does not eat from our plate/)
})

test('those to whom the harm was brought are not those who did it', () => {
  const { text } = measured('R67')
  expect(text).toMatch(/[Ww]hat was reported\.[^\n]*‘Your kind has no file here\.’/)
  expect(text).not.toMatch(/time to come is this: [^\n]*blood price/)
  expect(text).not.toMatch(/took Ms\. Guled for[^\n]*A man with a pen/)
  expect(text).toMatch(/look for Ms\. Guled, the account tells: [^\n]*they have written your name also/)
  // An officer at the border here met no complaint.
  expect(text).not.toMatch(/That is unwillingness[^\n]*¶ 15/)
  // Where those who shot her father asked for her no confession was demanded.
  expect(text).not.toContain('Information or a confession')
})

test('years that go by end an episode, whoever tells it of herself is no “him”, and a witness with a father is no relative', () => {
  const { text } = measured('R67')
  expect(text).toContain('October 2016: sexual violence.')
  expect(text).not.toMatch(/October 2016[^\n]*stick/)
  expect(text).not.toContain('the shooting of September 1')
  expect(text).not.toContain('the family’s association')
  expect(measured('R68').text).not.toContain('The family’s local')
})

test('what was kept back before an officer is told with the reason, and a report of the country bears out no account', () => {
  const { text } = measured('R67')
  expect(text).toMatch(
    /kept back then, and why, the account tells itself: “I was afraid of the officer because he was a man/,
  )
  expect(text).toContain('The officer noted: “applicant spoke quietly')
  expect(text).toMatch(/Four documents support the account[^]*On conditions in Somalia the record holds Juba Valley/)
  expect(text).not.toContain('bear the account out, and')
})

test('notes of counsel are told as sentences or stand in one open point of their section, and are quoted nowhere', () => {
  const { text, gapsPerThousandWords } = measured('R68')
  expect(text).not.toMatch(/The notes of counsel (?:read|go on)|The file notes further/)
  expect(text).toContain('She bled that night.')
  expect(text).toContain('one kicked Ms. Chhim twice low in the belly when she was down already')
  expect(text).toMatch(/\[From the notes, to be worded: [^\n]*“Cell 80\+ women, slept in turns, sitting”/)
  // What the client does not want written, and what the notes say to counsel, is nowhere.
  expect(text).not.toMatch(/want husb|stop for 10 min|ASK WHY/)
  expect(gapsPerThousandWords).toBeLessThanOrEqual(3)
})

test('what is held out is answered by the account, and a judgment of the state that is feared is no blemish', () => {
  const { text } = measured('R67')
  expect(text).toMatch(/What speaks for another place\.[^\n]*What such a place would be[^\n]*who is your uncle/)
  expect(text).toMatch(/\nThe authorities in the country\.[^\n]*do not control Jilib/)
  expect(text).toMatch(/has suffered sexual violence, a beating with an electric cable/)
  expect(text).not.toContain('Alien card asylum seeker')
  expect(text).toContain('“Not a travel document. Does not confer a right to work.”')
  const strike = measured('R68').text
  expect(strike).not.toMatch(/Against a grant\.[^\n]*in absentia/)
  expect(strike).toContain('The filing came 72 days after she learned of it on October 9, 2024.')
  expect(strike).toMatch(/What may be said against the fear\.[^\n]*not been prosecuted/)
  expect(strike).not.toContain('asked for as late as')
})

test('a group that names the families of others is no family, and their former masters are no status of its own', () => {
  const wording = 'Haratin men who refuse the authority of their families’ former masters'
  expect(socialGroupOf({ social_group_details: wording }).triggers).toEqual(['gender'])
  expect(traitOfGroup(wording)).not.toBe('kin')
  expect(socialGroupOf({ social_group_details: 'members of the Peraza family' }).triggers).toEqual(['family'])
  expect(socialGroupOf({ social_group_details: 'former police officers' }).triggers).toEqual(['former-status'])
})
