import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from './read-old-case.ts'

const opening = [
  'In the Matter of: Danilo Requena Ibarra',
  'Respondent Danilo Requena Ibarra (“Mr. Requena”), a citizen of Peru, submits this brief.',
]
/** What is marked in these lines behind the opening of a paper, and which of their sentences may tell. */
function read(...texts: readonly string[]) {
  const lines = [...opening, ...texts].map((text, index): TemplateLine => ({ part: 'body', index, text }))
  const { marks, stories } = readOldCase(lines)
  const here = <T extends { readonly index: number; readonly text: string; readonly slot: string }>(
    all: readonly T[],
  ) => all.filter(({ index }) => index >= opening.length)
  return {
    marks: here(marks).map(({ slot, text }) => `${slot}: ${text}`),
    told: here(stories).map(({ text }) => text),
  }
}

test.for([
  'How We Met and Married',
  'My Work and Our Finances',
  'If I Had to Relocate',
  'I. The Discrepancies Are Minor and Explained',
  'II. The Documents Show a Shared Life',
  'B. The Respondent Merits a Favorable Exercise of Discretion',
])('“%s” is a title of the firm, without the look of one too', (title) => {
  expect(read(title)).toEqual({ marks: [], told: [] })
})

test('a name alone on its line is none', () => {
  expect(read('Quarry Lantern Removal Defense').marks).not.toEqual([])
})

test('the letter of a list of exhibits is of no name, and a body in it is called without it', () => {
  expect(
    read('INDEX OF EXHIBITS', 'Tab C Joint returns', 'Tab D Statements of Alder Credit Union', 'Tab E Life insurance')
      .marks,
  ).toEqual(['organization: Alder Credit Union'])
})

test('a clause that tells makes its sentence a claim, whatever stands beside it', () => {
  const said = 'One called it gray and the other blue; a sample is at Tab F.'
  expect(read(said).told).toEqual([said])
})

test('a plain rule of law keeps its ordinary words, and its counts are shown', () => {
  expect(read('The Department may weigh membership in a congregation and the support of neighbors.').marks).toEqual([])
  expect(read('The Department may weigh the support of four neighbors.').marks).toEqual(['unsure: four neighbors'])
})

test('everybody has a family, and what it does is told', () => {
  expect(read('I am asking that my family be kept together.').marks).toEqual([])
  expect(read('My family sold the boat in 2014.').told).toEqual(['My family sold the boat in 2014.'])
})

test('whoever has a sister is not she, and who is called by what he is to a relative goes with the relative', () => {
  expect(read('His sister, Pilar Requena, filed a petition for him on June 30, 2008.').marks).toContain('pronoun: him')
  expect(read('Letters from his daughter’s band director, Mr. Strand, are enclosed.').marks).toContain(
    'person: his daughter’s band director, Mr. Strand',
  )
})

test('what a spouse says of itself in its first sentence is asked for', () => {
  expect(read('I am a citizen of the United States and the husband of Graciela Requena.').marks).toContain(
    'unsure: husband',
  )
})

test('the firm’s name in capitals between who signs and its address is the firm’s, whatever kind of office it is', () => {
  const letter = [
    'Tobias Kellerhals',
    'SAFE PASSAGE LEGAL CLINIC',
    '2100 Vine Street',
    'Lincoln, Nebraska 68503',
    'Dear Officer:',
    'We represent Ms. Maristela Quijano, a citizen of Peru.',
    'Sincerely,',
    'Tobias Kellerhals',
    'Attorney for Self-Petitioner',
  ].map((text, index): TemplateLine => ({ part: 'body', index, text }))
  expect(readOldCase(letter).marks.filter(({ index }) => index === 1)).toMatchObject([
    { slot: 'firm', text: 'SAFE PASSAGE LEGAL CLINIC' },
  ])
})

test('on whom a judge decides is the client', () => {
  const { marks } = read(
    'He appeals from the decision of Immigration Judge Corliss Whitehead, which denied his applications and ordered him removed to Peru.',
  )
  expect(marks.filter((mark) => mark.includes('pronoun: '))).toEqual(['pronoun: He', 'pronoun: his', 'pronoun: him'])
})
