import { expect, test } from 'vitest'
import { crookednessOf } from './crooked.ts'

test('a reader stumbles over two forms, lost owners, two titles and the first person', () => {
  expect(crookednessOf('They let him go on the condition that he comes every Friday and sign, and he left.')).toBe(
    'a verb that does not agree',
  )
  expect(crookednessOf('They tied Ms. Kuman Wagi hands to a post.')).toBe('an owner without its mark')
  expect(crookednessOf('Dr. Mr. Ben Khalifa came back in July.')).toBe('two titles')
  expect(crookednessOf('The doctor looked at my wrists.')).toBe('the first person outside a quotation')
  expect(crookednessOf('His wife and he is in the house.')).toBe('two forms of one subject')
})

test('straight sentences pass, whatever is quoted in them', () => {
  for (const told of [
    'A cousin put Mr. Habyarimana’s name on a delegation to a coffee fair in Chicago.',
    'He said: “I gave my hand to my brother.”',
    'His wife and he were held for a night.',
    'They sent Mr. Dutta back to the station.',
    'He comes every Friday and signs the book.',
  ])
    expect(crookednessOf(told)).toBeUndefined()
})
