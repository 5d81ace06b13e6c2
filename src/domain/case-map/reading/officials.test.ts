import { expect, test } from 'vitest'
import { findPersons } from './find-persons.ts'

test.each([
  ['We went to Captain Worku of the federal police, who sent us away.', true],
  ['Sergeant Lema wrote our complaint down.', true],
  ['Commander Uriel of the ELN came to the farm.', false],
  ['Captain Morales, who runs a fishing boat, gave me work.', false],
  ['The fighters of Commander Kisuba burned the church.', false],
  ['Inspector Lagos is a member of the police.', true],
])('who holds a rank is an official unless what he commands is none of the state: %s', (text, official) => {
  expect(findPersons(text, []).map((one) => one.official)).toEqual([official])
})
