import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { sixteenthWaivers } from '#test/waiver-sixteenth-readings.data.ts'
import { fifteenthWaivers } from '#test/waiver-fifteenth-readings.data.ts'

const draftOf = (name: string) => {
  const found = [...sixteenthWaivers, ...fifteenthWaivers].find((one) => one.name.includes(name))
  if (!found) throw new Error(`no case ${name}`)
  return measureWaiver(found)
}
const textOf = (name: string): string => draftOf(name).text

test('what was typed without a sentence is left to be worded, once a section, and no sentence is made of it', () => {
  for (const { name } of [...sixteenthWaivers, ...fifteenthWaivers]) {
    const { text } = draftOf(name)
    expect(text, name).not.toMatch(/family’s account adds|file notes further/u)
    expect((text.match(/\[From the notes, to be worded: /gu) ?? []).length, name).toBeLessThanOrEqual(6)
  }
  expect(textOf('waitress')).toContain('“Keppra not always”')
})

test('a budget in Spanish stands in English, and what has two meanings is left to be worded', () => {
  const text = textOf('waitress')
  expect(text).toContain('Coming in: Mr. Matías Luis’s pay, $3,300')
  expect(text).toContain('electricity, $210; milk and diapers, $240')
  expect(text).toContain('adult family home quoted, $6,800')
  expect(text).toContain('“seguro Shawna 1018”')
  expect(text.replaceAll(/“[^”]*”/gu, '')).not.toMatch(/sueldo|pañales|comida|camioneta/u)
})

test('who begins with “This is …” speaks in the paper, and a report on the villages is of the move', () => {
  const text = textOf('waitress')
  expect(text).toMatch(/Shawna Kay Pettibone(?: writes|’s words): “I would stay here. Where would I go/u)
  expect(text).not.toContain('Mr. Matías Luis has a card on every door')
  const [facts = '', rest = ''] = text.split('What a refusal would mean for')
  expect(facts).not.toMatch(/slides|cargo/u)
  expect(rest.split('would have to leave this country for')[1]).toContain('one year of cargo')
})

test('Parkinson’s from a chart and from a note is the father’s illness', () => {
  expect(textOf('Parkinson’s')).toMatch(/would be left with Parkinson’s disease/u)
})

test('an illness in full remission is not counted among those that weigh', () => {
  const text = textOf('cystic fibrosis')
  expect(text).toContain('The first is his cystic fibrosis')
  expect(text).not.toMatch(/(?:live|left) with [^.]{0,60}depressive disorder/u)
  expect(text).not.toContain('That was reached with')
})

test('a school that writes of the applicant suffers nothing', () => {
  const text = textOf('cystic fibrosis')
  expect(text).not.toMatch(/Whatever [^.]*Deborah Cyr/u)
  expect(text.split('USCIS balances the adverse factors')[1]).toContain('1,340 hours')
})

test('an aunt who helps is no burden, a brother is called by his first name, and initials are names', () => {
  const text = textOf('waitress')
  expect(text).not.toMatch(/care (?:for|of) [^.;]*Carol/u)
  expect(text).not.toMatch(/Mr\. Pettibone/u)
  expect(text.replaceAll(/“[^”]*”/gu, '')).not.toMatch(/(?<![\p{L}.])E (?:is|does|only)/u)
  expect(text).toContain('Lucero (born on January 19, 2026)')
})

test('what is said of a move stands with the move, and a nephew is cared for', () => {
  const text = textOf('cystic fibrosis')
  const [here = '', abroad = ''] = text.split('would have to leave this country for Kenya')
  expect(here).not.toMatch(/where there is no CF center|As to a move/u)
  expect(abroad).toContain('live where there is no CF center')
  expect(here).toContain('Mr. Thibault cannot alone give Caleb the care that two adults now share.')
  expect(here).not.toContain('Nor does the record show anyone')
  expect(here).not.toMatch(/The record says what would follow\. Mr\. Thibault’s parents/u)
})

test('work for cash on which no tax was paid stands with the adverse', () => {
  const [favorable = '', adverse = ''] =
    textOf('cystic fibrosis').split('USCIS balances the adverse factors')[1]?.split('It is conceded.') ?? []
  expect(favorable).not.toContain('for cash')
  expect(adverse).toContain('worked as a nanny for cash from 2015 to 2019. She paid no tax on that')
})
