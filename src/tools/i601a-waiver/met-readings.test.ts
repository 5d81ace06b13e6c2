import { expect, test } from 'vitest'
import { nineteenthWaivers } from '#test/waiver-nineteenth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

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
  expect(text).toContain('taxes filed since 2011 and service to others')
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
