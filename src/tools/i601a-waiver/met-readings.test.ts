import { expect, test } from 'vitest'
import { nineteenthWaivers } from '#test/waiver-nineteenth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { readCase } from './case.ts'
import { waiverCaseRules } from './map/elements.ts'
import { writeExhibitIndex } from './writing/exhibit-index.ts'

const textOf = (at: number): string => {
  const one = nineteenthWaivers[at]
  if (one === undefined) throw new Error('no such reading')
  return measureWaiver(one).text
}

test('an offense is met by its name with what followed it, each by its paper', () => {
  const text = textOf(0)
  expect(text).toContain(
    'The conviction for driving under the influence is met by what followed it: it lies 13 years back',
  )
  expect(text).toContain('what was imposed as completed, without a violation (Ex. E)')
  expect(text).toContain('has not drunk since 2014 (Ex. A')
  expect(text).toContain('more than ten years with one employer')
  expect(text).toContain('a record of taxes since 2011 and service to others')
})

test('an order that keeps a child here and kin who live here are argued under the move', () => {
  const text = textOf(0)
  const move = text.indexOf('The second scenario need not be shown')
  expect(text.indexOf('neither of us may move her out of Oklahoma')).toBeGreaterThan(move)
  expect(text.indexOf('My parents live in Sapulpa')).toBeGreaterThan(move)
  expect(text).toContain('could move only without the child, or with what the order requires')
  expect(text).toContain('[dated report or advisory on conditions in Honduras]')
  expect(text).toContain('care for which the nearest hospital is in San Pedro Sula')
})

test('what a clinician finds good is told as such, and what is paid each month is added up', () => {
  const text = textOf(0)
  expect(text).toContain('The record also holds a fact on the other side')
  expect(text).toContain('come to $2,255 a month (Ex. A ¶ 6), which is $975 more than all that Ms. Banegas brings home')
})

test('nobody is meant whom the paper does not mean', () => {
  const text = textOf(0)
  expect(text).not.toContain('to listen for Wilmer')
  expect(text).not.toContain('1245 S. Utica')
  expect(text).not.toContain('followed at the practice')
  expect(text).not.toMatch(/which she does not speak, and a life in Spanish/u)
  expect(text).not.toContain('without command of Spanish or command of Spanish')
  // Green Country Roofing is no report on a country.
  expect(text.indexOf('worked for our company')).toBeLessThan(text.indexOf('The second scenario'))
})

test('of notes of an interview the one who was interviewed tells, and others do what they do', () => {
  const text = textOf(1)
  expect(text).toContain('Mr. Kowalczyk fell 14 feet off the ladder truck')
  expect(text).not.toContain('Ms. Ochoa Tapia fell')
  expect(text).not.toContain('L&Mr. Kowalczyk')
  expect(text).not.toContain('There is no doctor')
  expect(text).not.toContain('Mr. Kowalczyk’s cousin Beto')
  expect(text).not.toContain('his after L4')
  expect(text).toContain('The notes of the interview with Mr. Kowalczyk read: “2022 we split up 3 mos')
  expect(text).toContain('The time apart is told openly, and it ended with what had caused it')
  expect(text).not.toContain('lies nine years back')
  const other = textOf(3)
  expect(other).not.toContain('Ms. Alfaro sends')
  expect(other).not.toContain('Ms. Alfaro drives')
  expect(other).not.toContain('Ms. Alfaro does not drink')
  expect(other).not.toContain('She mother')
  expect(other).toContain('Her mother cannot move')
})

test('what a stroke has left is the illness, and who signs a letter is no sentence of it', () => {
  const text = textOf(2)
  expect(text).toContain('would be left with right hemiparesis, expressive aphasia and dysphagia')
  expect(text).not.toContain('the bathing')
  expect(text).not.toContain('“Anne Whitfield, school counselor”')
  expect(text).toContain('On those terms Mr. Hartman could move only without the child')
  const discretion = text.indexOf('USCIS balances the adverse factors')
  expect(text.indexOf('taught our First Communion class')).toBeGreaterThan(discretion)
  expect(text.indexOf('the number she used at work')).toBeGreaterThan(discretion)
})

test('notes of an interview are no exhibit: the index asks for a declaration in their place', () => {
  const notes = {
    id: 'n',
    kind: 'client_document',
    title: 'Interview notes, Dana',
    text: 'Dana says she takes sertraline.',
  } as const
  const input = inputOf(waiverExample('F1'), { sources: [notes] })
  const map = makeCaseMap({
    ...input,
    tool: 'upw',
    asOf: input.filingDate,
    rules: waiverCaseRules(input),
    documents: [notes],
  })
  expect(writeExhibitIndex(readCase(input), map)).toContain('notes of an interview are work product and no exhibit')
})

test('what is told of a place here is nothing to be had abroad, and a faint is no good health', () => {
  const text = textOf(4)
  expect(text).not.toContain('Honduras is not without anything')
  expect(text).not.toContain('what is good in Ms. Sabillón’s health today (Ex. A')
  expect(text).not.toContain('confirm, for the sources differ')
  expect(text).not.toContain('New Life Church writes')
  expect(text).toContain('Pastor Ronald Gibbs writes')
  expect(text).toContain('the dialysis and the watching')
  expect(text).toContain('would lose her place')
  expect(text).toContain('Dialysis in Honduras is given in centers three times a week at most and not at home')
  expect(text).toContain('it ended with the couple together again (Ex. A')
})
