import { expect, test } from 'vitest'
import { newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { leaningsOf } from './lean-facts.ts'

test('a pronoun behind a witness stays behind the witness', () => {
  const told = ['The witness Zuhra Karimova is in hospital.', 'She saw the police search the house.']
  expect(leaningsOf(told, newClients.she, 'she')[1]).toEqual({ isBound: true, named: told[1] })
})

test('a pronoun behind the client is the client', () => {
  const told = ['Ms. Rakhimova lives in Aurora.', 'She works nights.']
  expect(leaningsOf(told, newClients.she, 'she')[1]).toEqual({ isBound: false, named: 'Ms. Rakhimova works nights.' })
})
