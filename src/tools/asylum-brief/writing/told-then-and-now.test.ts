import { expect, test } from 'vitest'
import { twentyEighthAsylum } from '#test/asylum-twenty-eighth-readings.data.ts'
import { twentyNinthAsylum } from '#test/asylum-twenty-ninth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [daughter, advocate] = twentyEighthAsylum
const [baker] = twentyNinthAsylum
if (!daughter || !advocate || !baker) throw new Error('The reading is gone.')
const textOfOne = (one: typeof daughter) => measureAsylum(one).text

test('what was said at the border stands with its reason, and nothing that the account does not say of it', () => {
  const text = textOfOne(daughter)
  expect(text).toMatch(
    /What was said at the border\.[^\n]*There were two men in the room[^\n]*least of all before men\.[^\n]*25 days after the arrival/,
  )
  expect(text).not.toContain('a question that was not understood')
  const appeal = textOfOne(advocate)
  expect(appeal).toMatch(/What was held against the testimony is this: that [^\n]*tourist and that he did not mention/)
  expect(appeal).toMatch(/What was said on arrival\.[^\n]*because the visa was for tourism[^\n]*did not have the words/)
})

test('a stroke is an illness that held the filing up, and no harm that was fled', () => {
  const text = textOfOne(daughter)
  expect(text).toContain('The delay is excused by extraordinary circumstances.')
  expect(text).toMatch(/The filing came 78 days after [^\n]* ended on December 5, 2024/)
  const [, harm = ''] = /Harms are weighed together([^]*?)The harm is tied to/u.exec(text) ?? []
  expect(harm).not.toContain('aphasia')
})

test('a sentence that names its day and then who somebody is stays in the account', () => {
  expect(textOfOne(daughter)).toContain('“In December 2021 they took my sister Isatu, who was sixteen. She bled')
})

test('who holds no office arrests nobody', () => {
  expect(textOfOne(daughter)).toContain('the taking away of')
  expect(textOfOne(daughter)).not.toContain('arrest of')
})

test('a town to which somebody went on an errand is no place that was tried; where she lived and was found is', () => {
  const text = textOfOne(daughter)
  expect(text).toMatch(/Another place has been tried\.[^\n]*I lived in Freetown[^\n]*broke the door[^\n]*sister bush/)
  expect(text).not.toMatch(/(?:has been tried|living elsewhere meant)[^\n]*I went to Makeni/)
})

test('what officers of this country asked or said is no danger at home', () => {
  for (const one of [daughter, advocate]) {
    const [, danger = ''] = /Trait and awareness\.([^]*?)Somebody in the position of/u.exec(textOfOne(one)) ?? []
    expect(danger).not.toMatch(/did not file|first interview|overstayed/)
  }
})

test('what those in office wrote down is not what was done, and who decided is not the client', () => {
  const text = textOfOne(advocate)
  expect(text).not.toMatch(/detention for three hours/)
  expect(text).toContain('The Immigration Judge found that the harm was prosecution for unrest')
  expect(text).toContain('his client Lola Kalimbetova')
  expect(text).toContain('erred in ruling that internal relocation is safe and reasonable')
  expect(text).not.toContain('a lapse of civil law')
})

test('a visit to the country before the arrival here is met, with what came of it', () => {
  expect(textOfOne(advocate)).toMatch(
    /The journey home\.[^\n]*operation of the heart[^\n]*were waiting at my uncle’s gate[^\n]*learned of it within days/,
  )
})

test('findings that tie a mark to its cause are no point against the account', () => {
  for (const one of [daughter, advocate]) {
    expect(textOfOne(one)).toContain('What the findings show, and what they leave open.')
    expect(textOfOne(one)).not.toMatch(/points? needs? an explanation\.[^\n]*(?:consistent with|typical of)/)
  }
})

test('what a report tells of trees, airports and bauxite is told nowhere', () => {
  expect(textOfOne(daughter)).not.toContain('bauxite')
  expect(textOfOne(advocate)).not.toContain('airport in Muynak')
})

test('a stay in another country has its days, and no scenario stands in its place', () => {
  const text = textOfOne(daughter)
  expect(text).toContain('lived in Guinea from October 9 to December 20, 2022, without a permit')
  expect(text).not.toMatch(/or an exception applies because/)
})

test('what no law forbids and what chiefs license is argued where protection is', () => {
  expect(textOfOne(daughter)).toMatch(
    /No law forbids the cutting of adult women\.[^]*What no law forbids no officer is bound to stop/,
  )
})

test('a clinician who finds no scars is not told to have found any', () => {
  const text = textOfOne(baker)
  expect(text).toContain('The skin shows no scars.')
  expect(text).not.toMatch(/Those who examined [^\n]* found scars/)
})

test('a name with an apostrophe keeps its small letters, and who is made to sign owns no sign', () => {
  const text = textOfOne(baker)
  expect(text).toContain('is a Baha’i')
  expect(text).not.toContain('Baha’I')
  expect(text).toContain('they made Ms. Saif sign that she would tell them')
})

test('a question of four hours is no search', () => {
  expect(textOfOne(baker)).not.toMatch(/look for [^\n]*asked me for four hours/)
})
