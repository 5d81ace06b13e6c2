import { expect, test } from 'vitest'
import type { CaseMap } from '../case-map.ts'
import type { MapInput } from '../map-input.ts'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { makeCaseMap } from './make-case-map.ts'

const statementsOf = (map: CaseMap) => map.facts.map(({ statement }) => statement)

test('a pronoun behind somebody whom the case does not know is never given to the one it knows', () => {
  const said = (value: string) => ({ value, dataType: 'text' as const })
  const client = {
    ...clientCalled('Prossy', 'Nakimuli'),
    children: [{ name: said('Isaac Nakimuli'), gender: said('male') }],
  }
  const base = caseOf(client, {})
  const told = (text: string) =>
    statementsOf(
      makeCaseMap({ ...base, documents: [{ id: 'd', title: 'Declaration of Prossy Nakimuli', text }] }),
    ).join(' ')
  expect(
    told(
      'My name is Prossy Nakimuli. We had one son, Isaac. Godfrey left us in 2019. I have not heard from him since.',
    ),
  ).not.toMatch(/heard from Isaac/)
  expect(told('My name is Prossy Nakimuli. I took Isaac to Masaka. I have not heard from him since.')).toMatch(
    /heard from Isaac since/,
  )
})

test('“our” is the couple’s only where it can be, and “Mrs.” with a name that two women bear names neither', () => {
  const said = (value: string) => ({ value, dataType: 'text' as const })
  const client = { ...clientCalled('Luciana', 'Teixeira', 'Wesley Boone'), client: { gender: said('female') } }
  const base = caseOf(client, {})
  const persons = base.rules.persons.map((person) =>
    person.role === 'spouse' ? { ...person, pronoun: 'he' as const } : person,
  )
  const told = (title: string, text: string, ...others: MapInput['documents']) =>
    statementsOf(
      makeCaseMap({ ...base, rules: { ...base.rules, persons }, documents: [{ id: 'd', title, text }, ...others] }),
    ).join(' ')
  const statement = told(
    'Statement of Wesley Boone',
    'My name is Wesley Boone. In 2011, near Zhari, our truck ran over a mine. Our rent is $1,450.',
  )
  expect(statement).toMatch(/Boone’s words: “[^“]*our truck ran over a mine/)
  expect(statement).toContain('couple’s rent is $1,450')
  expect(
    told(
      'Statement of Wesley Boone',
      'My name is Wesley Boone. I love Luciana. I cannot stay here without her either.',
    ),
  ).not.toContain('’s either')
  const letter = told(
    'Letter of Dr. Neil Abramson',
    'Mr. Boone is my patient. His wife keeps the log. If Mrs. Boone were away, Mr. Boone would need an aide.',
    { id: 'e', title: 'Letter of Darlene Boone', text: 'I am his mother, Darlene Boone. I cannot drive at night.' },
  )
  expect(letter).toContain('If Mrs. Boone were away')
})

test('two who are the subject together have a verb of several', () => {
  const told = (text: string) =>
    statementsOf(
      makeCaseMap({
        ...caseOf(clientCalled('Prossy', 'Nakimuli'), {}),
        documents: [{ id: 'd', title: 'Declaration of Prossy Nakimuli', text: `My name is Prossy Nakimuli. ${text}` }],
      }),
    ).join(' ')
  expect(told('On April 13, 2024 Brenda and I were at a bar.')).toContain('Brenda and Prossy Nakimuli were')
  expect(told('In May Brenda and I were at home.')).toContain('Brenda and Prossy Nakimuli were')
  expect(told('I worked in Kampala and I was afraid.')).toContain('and was afraid')
})

test('“we” in a cell, a van or a crowd is not the family; at home it is the couple', () => {
  const base = caseOf(clientCalled('Volha', 'Tsikhanchuk', 'Andrei Tsikhanchuk'), {})
  const told = (text: string) =>
    statementsOf(
      makeCaseMap({ ...base, documents: [{ id: 'd', title: 'Declaration of Volha Tsikhanchuk', text }] }),
    ).join(' ')
  const held = told(
    'I am Volha Tsikhanchuk. Men pulled me into a van. They made forty of us kneel. There were thirty-six women in a cell for four. A warden wet the floor so that we could not sit. On August 14 they threw us out on the street.',
  )
  expect(held).not.toMatch(/family|Andrei/)
  expect(held).toMatch(/Tsikhanchuk’s words: “[^“”]*forty of us kneel/)
  expect(held).toMatch(/Tsikhanchuk’s words: “[^“”]*threw us out/)
  const home = told(
    'I am Volha Tsikhanchuk. I worked with my husband Andrei in a shop. We printed calendars and cards.',
  )
  expect(home).toContain('printed calendars')
  expect(home).not.toContain('We printed')
})
