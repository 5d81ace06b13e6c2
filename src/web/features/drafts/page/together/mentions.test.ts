import { expect, test } from 'vitest'
import { mentionOf, mentionsIn } from './mentions.ts'

const someone = (id: string, name: string, is_you = false) => ({ id, name, is_you, role: 'attorney' as const })
const people = [
  someone('june', 'June Whitfield'),
  someone('junior', 'June'),
  someone('dapo', 'dapo@clarke.example'),
  someone('you', 'Naomi Clarke', true),
]

test('whoever is written with an at sign is mentioned, once, and never oneself', () => {
  expect(mentionsIn('@June Whitfield, @dapo: look. @Naomi Clarke @June Whitfield', people)).toEqual(['dapo', 'june'])
  expect(mentionsIn('June Whitfield said so.', people)).toEqual([])
})

test('a shorter name is not found in a longer one', () => {
  expect(mentionsIn('@June Whitfield', people)).toEqual(['june'])
  expect(mentionsIn('@June', people)).toEqual(['junior'])
})

test('an address is written without its end', () => {
  expect(mentionOf('dapo@clarke.example')).toBe('@dapo')
})
