import { expect, test } from 'vitest'
import { thirtyFirstAsylum } from '#test/asylum-thirty-first-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [auditor, gardener, surgeon] = thirtyFirstAsylum.map((reading) => measureAsylum(reading))
const textOf = (one: typeof auditor) => one?.text.replaceAll('\u00a0', ' ') ?? ''
const part = (text: string, lead: string) => text.split('\n').find((line) => line.startsWith(lead)) ?? ''

test('what the client told the asylum office is nobody’s reason for the harm', () => {
  expect(part(textOf(auditor), 'The words that were spoken')).not.toContain('asylum office')
})

test('a judgment in absence, an order and a list of wanted persons carry the danger', () => {
  expect(part(textOf(auditor), 'What is in writing.')).toMatch(
    /a judgment given in his absence \(April 30, 2026\)[^\n]*\(Ex\. A; Ex\. B\)/u,
  )
  expect(part(textOf(surgeon), 'What is in writing.')).toContain(
    'a list of wanted persons that names him (July 6, 2026)',
  )
  expect(textOf(auditor)).toContain('It stands in writing, in a judgment')
})

test('an admission on paper is met with how it was got', () => {
  expect(part(textOf(auditor), 'What offices wrote.')).toMatch(
    /presented himself voluntarily[^\n]*“They wrote that I had presented myself that day/u,
  )
  expect(part(textOf(gardener), 'What offices wrote.')).toMatch(/admitted[^\n]*It was not true/u)
})

test('notes of an interview in whole sentences are told as they stand, and nobody’s visa is another’s', () => {
  const text = textOf(gardener)
  expect(text).toContain('She married Peter Wagi in 2009')
  expect(text).toContain('Sister Lorena came with the car of the mission')
  expect(text).toMatch(/invited her for a meeting of lay leaders\. She had a B-1\/B-2 visa\./u)
  expect(text).not.toContain('Abad had a B-1')
  expect(text).not.toMatch(/we took a break|Ms\. Kuman Wagi hands|the Applicant house/u)
  expect(text).toContain('She did not say that she did it.')
})

test('soles that were cut were not beaten, and a piece of a pipe is named whole', () => {
  expect(textOf(gardener)).toContain('cuts to the soles of the feet')
  expect(textOf(gardener)).not.toContain('blows to the soles')
  expect(textOf(auditor)).toContain('a beating with a piece of a water pipe')
})

test('the order of a village court is evidence and no ruling under review', () => {
  expect(textOf(gardener)).toContain('If she comes back the court is not responsible for her life')
})

test('who asked for the client’s release did not look for him, and a scar of a road accident is no mark of the harm', () => {
  const text = textOf(surgeon)
  expect(part(text, 'What bears on the danger now.')).not.toContain('al-Kikli')
  expect(text).not.toContain('found a scar')
  expect(text).not.toContain('more was threatened with it, “You sewed')
  expect(text).not.toMatch(/Dr\. Mr\./u)
})
