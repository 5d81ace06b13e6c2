import { expect, test } from 'vitest'
import { splitParagraphs } from './split-paragraphs.ts'

function read(text: string) {
  return splitParagraphs({ id: 'd1', title: 'A paper', text }).map(({ start, end, heading }) => ({
    heading,
    words: text.slice(start, end),
  }))
}

test('the words that open the paragraphs of a paper are their headings, and no part of what is said', () => {
  expect(
    read(`Reason for referral. Ms. Berg was sent by the clinic of her parish in June.
2.1 The police. In 2025 the force registered 412 complaints against its own members.
4. On the other side. A law against the practice has been in force since 2008.`),
  ).toEqual([
    { heading: 'Reason for referral', words: 'Ms. Berg was sent by the clinic of her parish in June.' },
    { heading: 'The police', words: 'In 2025 the force registered 412 complaints against its own members.' },
    { heading: 'On the other side', words: 'A law against the practice has been in force since 2008.' },
  ])
})

test('a title before a name and a short sentence open no heading', () => {
  const text = `Ms. Medina was referred by counsel for an evaluation of her present state.
Dr. Ibarra recorded a score of 21, in the severe range, on July 22, 2024.
St. Mary’s Hospital admitted him on the same night for observation.
With Dr. Gill the family spoke about the wound and what it would need.
Mateo cried. He did not let go of his father until the bus had left.`
  expect(read(text).map(({ words }) => words)).toEqual(text.split('\n'))
})
