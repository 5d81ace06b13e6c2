import { expect, test } from 'vitest'
import { splicePassage } from './splice-passage.ts'

const section =
  '<p>She works in <em>Tucson</em>. He drives her son to therapy <cite data-authority="C1">Cervantes</cite>.</p><p>Money is short.</p>'

test('a passage is replaced and everything else stays letter by letter', () => {
  expect(splicePassage(section, 'drives  her\nson to therapy', '<p>takes the boy to <em>speech</em></p>')).toBe(
    section.replace('drives her son to therapy', 'takes the boy to <em>speech</em>'),
  )
})

test('a passage over marks keeps the marks around it', () => {
  expect(splicePassage(section, 'works in Tucson', 'lives in Yuma')).toContain('<p>She lives in Yuma')
  expect(splicePassage(section, 'works in Tucson', 'lives in Yuma')).toContain('<cite data-authority="C1">')
})

test('a passage that is a whole paragraph may become several', () => {
  expect(splicePassage(section, 'Money is short.', '<p>Money is short.</p><p>Rent is due.</p>')).toBe(
    section.replace('<p>Money is short.</p>', '<p>Money is short.</p><p>Rent is due.</p>'),
  )
  expect(splicePassage(section, 'Money', '<p>Cash.</p><p>Credit.</p>')).toContain('<p>Cash. Credit. is short.</p>')
})

test('words that the section does not hold change nothing', () => {
  expect(splicePassage(section, 'She works in Yuma', 'x')).toBeUndefined()
  expect(splicePassage(section, ' ', 'x')).toBeUndefined()
})
