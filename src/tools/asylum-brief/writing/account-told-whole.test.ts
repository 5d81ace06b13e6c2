import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { twentiethAsylum } from '#test/asylum-twentieth-readings.data.ts'
import { twentyFirstAsylum } from '#test/asylum-twenty-first-readings.data.ts'
import { openAsylum } from '#test/measure-asylum.ts'

const sectionsOf = (id: string): ReadonlyMap<string, string> => {
  const reading = [...twentiethAsylum, ...twentyFirstAsylum].find((one) => one.id === id)
  if (!reading) throw new Error('The reading is gone.')
  const { opened } = openAsylum(reading)
  return new Map(opened.plan().map((plan) => [plan.id, opened.write(plan, [])]))
}
const mauritania = sectionsOf('R58')
const tajikistan = sectionsOf('R59')
const ghana = sectionsOf('R60')
const told = (sections: ReadonlyMap<string, string>, id: string) => sectionText(sections.get(id) ?? '')

test('the account stands whole and in its order in the Statement of Facts, with what speaks against the client', () => {
  const story = told(mauritania, 'S15')
  const places = [
    'as one gives a cooking pot',
    'learned to read at nineteen',
    'A slave who steals a slave',
    'this is domestic work',
    'They call it the jaguar',
    'gave two names',
    'went back over the river',
    'made bricks',
    'One brother is as good as the other',
    '300,000 ouguiya',
  ].map((words) => story.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // What a paper says of itself is nobody's fact.
  expect(story).not.toMatch(/Translated by|swears that this is true|Read to Mr\. Mbareck/)
})

test('a passage that can mostly only be quoted is set off, and its place stands on the line behind it', () => {
  expect(mauritania.get('S15')).toMatch(
    /:<\/p><blockquote>My mother was born in the tent[^<]*until I was fifteen\.<\/blockquote><p>\[\[ex:d1/,
  )
})

test('the argument quotes the words that decide and tells nothing again', () => {
  expect(told(mauritania, 'S24r')).toContain(
    'Those who did the harm said why: “The middle son, Sidi, said: ‘A slave who steals a slave is a thief twice.’”',
  )
  expect(told(mauritania, 'S24p')).toMatch(
    /for unauthorized gathering and incitement[^]{0,400}put their reason on paper/,
  )
  expect(told(mauritania, 'S26')).toContain('“When she said yes he wrote that this is domestic work.”')
  expect(told(mauritania, 'S28')).toMatch(
    /I stayed in the house of my wife’s people at Kaedi[^]*gendarmes came to Kaedi/,
  )
  expect(told(tajikistan, 'S28')).toContain('“One has to register, and a Pamiri is known there by his first word.”')
  expect(told(ghana, 'S24')).toContain('‘Suame is not Sodom!')
  expect(told(ghana, 'S25')).toContain('“They say ‘kojo besia,’ which is a man who is a woman.”')
  expect(told(ghana, 'S26')).toContain('“The police came and they arrested us”')
})

test('who only took the report speaks for nobody who did the harm', () => {
  const iraq = sectionsOf('R61')
  const onNexus = (sections: ReadonlyMap<string, string>) =>
    [...sections].flatMap(([id, html]) => (id.startsWith('S24') ? [sectionText(html)] : [])).join('\n')
  expect(onNexus(iraq)).toContain('‘Where is the one who did not say the words?’')
  expect(onNexus(iraq)).not.toContain('thank God')
  expect(told(iraq, 'S23')).toContain('they used it on my arms and on my belly')
  expect(told(iraq, 'S26')).toContain('‘Write unknown persons, and thank God.’')
  expect(onNexus(tajikistan)).toContain('Those who did the harm said why: “Major Rahmonov of the GKNB said')
})

test('what an office of the country put on paper is said to be its own words', () => {
  expect(told(mauritania, 'S15')).toContain('The record of custody reads: “Released on 16 February 2023')
  expect(told(tajikistan, 'S15')).toContain('The certificate of release reads: “The citizen has admitted his guilt.”')
  // Whose license it was, of two who are spoken of, nobody can say.
  expect(told(tajikistan, 'S15')).not.toContain('Prosecutor General’s license')
})

test('what the other side will say is met where it must be: an answer at the border, a journey home, an open departure', () => {
  expect(told(mauritania, 'S22')).toContain('It was written that I came for work.')
  expect(told(ghana, 'S27')).toMatch(/The journey home\.[^]*I was in Ghana from February 24 to March 16, 2024/)
  expect(told(tajikistan, 'S27')).toMatch(/How Mr\. Mirzoev could leave\.[^]*nobody stopped us/)
  // Moving within the country before the first journey here is none.
  expect(told(ghana, 'S27')).not.toContain('We went back to Kumasi')
})

test('harm is named by what was done: wires on a body, what is thrown and falls on it, a brother who is taken', () => {
  expect(told(mauritania, 'S23')).toContain('electric shocks')
  expect(told(ghana, 'S23')).toMatch(/September 30, 2023: burns with a caustic liquid/)
  expect(told(tajikistan, 'S23')).toContain('a prison sentence')
})

test('of several days in one line the period to the filing runs from the one on which it came out', () => {
  expect(told(sectionsOf('R62'), 'S21')).toContain(
    'The filing came 86 days after May 12, 2025, when she learned that nothing had been filed.',
  )
})
