import { expect, test } from 'vitest'
import { keptOutBy, names } from './case/kept-out.ts'
import { withheldNames, withNamesWithheld } from './case/withheld-names.ts'

test('a loss that is kept out is kept out where the notes say that it was lost', () => {
  const [subject] = keptOutBy('Do not mention her pregnancy loss of 2019.')
  if (subject === undefined) throw new Error('nothing is kept out')
  expect(names('She lost a pregnancy in 2019.', subject)).toBe(true)
  expect(names('She lost her place on the list.', subject)).toBe(false)
})

test('whom counsel wants unnamed is called by what she is, wherever a paper has her name', () => {
  const papers = [
    'My cellmate, Volha Yarmolik, lost a child there.',
    'Her cellmate Volha miscarried on the floor. Darya Kavaliova was taken.',
  ]
  const withheld = withheldNames('Explain the dates. Do not name the cellmate.', papers, ['Darya Kavaliova'])
  expect(
    withNamesWithheld('<p>Her cellmate, Volha Yarmolik, lost a child. Volha’s child was a girl.</p>', withheld),
  ).toBe('<p>Her cellmate lost a child. The cellmate’s child was a girl.</p>')
  expect(withNamesWithheld('<p>She spoke of Yarmolik and of Minsk.</p>', withheld)).toBe(
    '<p>She spoke of the cellmate and of Minsk.</p>',
  )
})

test('a name that the client bears too is left to the client', () => {
  const withheld = withheldNames(
    'Leave out the name of his brother.',
    ['His brother Pavel Orlov fled.'],
    ['Ivan Orlov'],
  )
  expect(withNamesWithheld('<p>Ivan Orlov and Pavel fled.</p>', withheld)).toBe(
    '<p>Ivan Orlov and the brother fled.</p>',
  )
})
