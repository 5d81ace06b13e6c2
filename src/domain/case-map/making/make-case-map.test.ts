import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaseMap } from '../case-map.ts'
import type { MapInput } from '../map-input.ts'
import { caseOf, clientCalled, everything } from '#test/case-map-cases.ts'
import { makeCaseMap } from './make-case-map.ts'

const otero = caseOf(clientCalled('Daniel', 'Otero'), {
  'otero-affidavit': 'Affidavit of Luz Marina Otero',
  'otero-doctor': 'Letter of Dr. Brandt',
  'otero-budget': 'Household budget',
})
const sharipova = caseOf(clientCalled('Nadia', 'Sharipova'), {
  'sharipova-declaration': 'Declaration of Nadia Sharipova',
  'sharipova-cousin': 'Statement of Zarina Sharipova',
  'sharipova-country': 'Country report 2025',
})
const adeyemi = caseOf(clientCalled('Tunde', 'Adeyemi', 'Grace Adeyemi'), {
  'adeyemi-declaration': 'Declaration of Grace Adeyemi',
})
const statementsOf = (map: CaseMap) => map.facts.map(({ statement }) => statement)

test('a mother’s affidavit is told in the third person, with her son as the applicant', () => {
  const map = makeCaseMap(otero)
  expect(statementsOf(map)).toEqual(
    expect.arrayContaining([
      'Ms. Otero’s green card was issued on June 4, 2011.',
      'Ms. Otero cannot drive anymore and she cannot feel her feet.',
      'Mr. Otero drives Ms. Otero to the wound clinic three times a week.',
      'Ms. Otero has not been there since 1994.',
      'If Mr. Otero is not allowed to stay, Ms. Otero would stay here because of her granddaughters and her doctors.',
      'Mr. Otero was arrested once, in 2012, for driving without a license.',
      'Dr. Brandt is the primary care physician of Ms. Otero and has treated her since 2015.',
    ]),
  )
  expect(statementsOf(map).join(' ')).not.toMatch(/penalty of perjury|duly sworn|Please call/)
})

test('in a pupil’s record `Mr.` with the family name is the father, never the child', () => {
  const client = {
    ...clientCalled('Rogelio', 'Medina', 'Dana Medina'),
    children: [{ name: { value: 'Mateo Medina', dataType: 'text' as const } }],
  }
  const text = [
    'INDIVIDUALIZED EDUCATION PROGRAM',
    'Student: Mateo Medina          Date of birth: August 30, 2020',
    'Mateo leaves the room without warning and his aide brings him back.',
    'In the week of October 6, 2025 Mr. Medina was in bed with influenza.',
    'Staff have learned the counting method from Mr. Medina and use it in class.',
    'Mr. Medina has attended every IEP meeting since enrollment.',
  ].join('\n')
  const base = caseOf(client, {})
  const map = makeCaseMap({
    ...base,
    rules: {
      ...base.rules,
      persons: base.rules.persons.map((person) =>
        person.role === 'child' ? { ...person, pronoun: 'he' as const } : person,
      ),
    },
    documents: [{ id: 'iep', title: 'Individualized Education Program of Mateo Medina', text }],
  })
  expect(statementsOf(map)).toEqual(
    expect.arrayContaining([
      'In the week of October 6, 2025 Mr. Medina was in bed with influenza.',
      'Staff have learned the counting method from Mr. Medina and use it in class.',
      'Mr. Medina has attended every IEP meeting since enrollment.',
    ]),
  )
})

test('a recovery that one document makes eight weeks and another fourteen is a conflict, and a gap until it is settled', () => {
  const map = makeCaseMap(otero)
  expect(map.conflicts).toHaveLength(1)
  const [conflict] = map.conflicts
  const [one, other] = conflict?.sides ?? []
  expect([one?.value, other?.value]).toEqual(['eight weeks', 'fourteen weeks'])
  expect(map.gaps.map(({ text }) => text)).toContain('time of recovery: eight weeks by Ex. A, fourteen weeks by Ex. B')
  const told = map.sections.flatMap(({ tells }) => tells)
  expect([one, other].map((side) => told.includes(side?.fact ?? ''))).toEqual([false, false])
  const decided = { keep: other?.fact ?? '', by: 'a@firm.example', at: 1 }
  const settled = makeCaseMap(otero, { conflicts: { [conflict?.id ?? '']: decided } })
  expect(settled.gaps).toEqual([])
  expect(settled.sections.flatMap(({ tells }) => tells)).toContain(other?.fact)
  expect(settled.sections.flatMap(({ tells }) => tells)).not.toContain(one?.fact)
})

test('who did it stays who did it: the husband, the officer by his office, and nobody by a guess', () => {
  const map = makeCaseMap(sharipova)
  expect(statementsOf(map)).toEqual(
    expect.arrayContaining([
      'Mr. Saidov hit Ms. Sharipova with a belt because she had spoken to a neighbor.',
      'At the hospital Mr. Saidov told the nurse that Ms. Sharipova had fallen.',
      'Mr. Saidov is not in the police; he has a shop for car parts.',
      'Mr. Saidov said, “You are mine, and if you run I will find you and nobody will ask.”',
    ]),
  )
  const officials = map.persons.filter(({ official }) => official).map(({ full }) => full)
  expect(officials).toEqual(
    ['Captain', 'Lieutenant'].flatMap((title) => (title === 'Lieutenant' ? ['Lieutenant Karimov'] : [])),
  )
  const denied = map.facts.find(({ statement }) => statement.includes('never been arrested'))
  expect(denied?.negated).toBe(true)
})

test('contractions, foreign dates and a couple’s we come out as prose', () => {
  const map = makeCaseMap(adeyemi)
  expect(statementsOf(map)).toEqual(
    expect.arrayContaining([
      'Grace is a U.S. citizen by naturalization since August 21, 2014.',
      'Mr. Adeyemi and Grace married on February 14, 2016.',
      'Grace works as a night nurse at Mercy Park Hospital in Columbus, Ohio and earns $5,150 a month before taxes.',
      'A hydroxyurea bottle that costs the family $12 here is not reliably sold in Ibadan.',
    ]),
  )
  const pay = map.facts.find(({ statement }) => statement.includes('$5,150'))
  expect(pay?.amounts).toEqual([{ value: 5150, noun: 'dollars a month' }])
})

test('nine of ten statements of the documents are told; the others are quoted word for word', () => {
  for (const input of [otero, sharipova, adeyemi]) {
    const map = makeCaseMap(input)
    const quoted = map.facts.filter(({ quoteOnly }) => quoteOnly)
    expect(quoted.length / map.facts.length).toBeLessThan(0.11)
    for (const { statement } of map.facts.filter(({ quoteOnly }) => !quoteOnly))
      expect(statement).not.toMatch(/\b(?:I|my|me|myself)\b(?![^“]*”)/)
  }
})

test('exhibits stand in the order of the documents or of the attorney, grouped ones under one letter', () => {
  const letters = (map: CaseMap) => map.exhibits.map(({ id, letter }) => `${letter} ${id}`)
  expect(letters(makeCaseMap(otero))).toEqual(['A otero-affidavit', 'B otero-doctor', 'C otero-budget'])
  const exhibits = {
    order: ['otero-budget'],
    groups: { 'otero-doctor': 'health', 'otero-budget': 'health' },
    by: 'a',
    at: 1,
  }
  expect(letters(makeCaseMap(otero, { exhibits }))).toEqual([
    'A-1 otero-budget',
    'A-2 otero-doctor',
    'B otero-affidavit',
  ])
})

test('a pronoun that the attorney chooses changes words, not ids, so that decisions stay', () => {
  const before = makeCaseMap(adeyemi)
  const after = makeCaseMap(adeyemi, { persons: { spouse: { pronoun: 'she', by: 'a', at: 1 } } })
  expect(after.facts.map(({ id }) => id).toSorted()).toEqual(before.facts.map(({ id }) => id).toSorted())
  expect(statementsOf(after)).toContain('Ms. Adeyemi has not gone back since 2010.')
})

const word = fc.constantFrom(
  'I',
  'he',
  'my',
  'Nadia',
  'Rustam',
  'was',
  'beat',
  'on',
  'March 3, 2024',
  'six weeks',
  '“go”',
  "don't",
  '\n',
  '. ',
  ',',
  '1.',
  'Page 2 of 3',
  '$900',
  'we',
  'and',
  'told',
  'her',
  '{applicant}',
  'Dr. Ada Ruiz',
  'a.m.',
  '  ',
)
const text = fc.oneof(
  fc.array(word, { maxLength: 80 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 300 }),
)

test('whatever a document says, passages are its words, sources exist, and the same input gives the same map', () => {
  fc.assert(
    fc.property(text, text, (first, second) => {
      const input: MapInput = {
        ...sharipova,
        answers: { story: second },
        rules: {
          ...sharipova.rules,
          questions: [{ question: 'story', about: 'applicant', kind: 'harm', serves: [{ element: everything.id }] }],
        },
        documents: [{ id: 'd', title: 'Declaration', text: first }],
      }
      const map = makeCaseMap(input)
      expect(makeCaseMap(input)).toEqual(map)
      for (const { start, end, words } of map.passages) expect(first.slice(start, end)).toBe(words)
      const known = new Set(map.passages.map(({ id }) => id))
      for (const { sources } of map.facts) {
        expect(sources.length).toBeGreaterThan(0)
        for (const source of sources) if (source.type === 'passage') expect(known.has(source.passage)).toBe(true)
      }
      const told = map.sections.flatMap(({ tells }) => tells)
      expect(new Set(told).size).toBe(told.length)
    }),
    { numRuns: 300 },
  )
})

test('what an answer says of somebody else never becomes what the client did', () => {
  const client = clientCalled('Marta', 'Ixcoy')
  const base = caseOf(client, {})
  const story =
    'Her former partner burned her with a tool. He told her that nobody would arrest him. He struck her son on November 12, 2022. She fled in April 2024.'
  const questions = [{ question: 'what', about: 'applicant', kind: 'harm' as const }]
  const statements = statementsOf(
    makeCaseMap({ ...base, answers: { what: story }, rules: { ...base.rules, questions } }),
  )
  expect(statements.join(' ')).not.toMatch(/Marta Ixcoy (?:told|struck)/)
  expect(statements.join(' ')).toContain('He struck her son on November 12, 2022.')
})

test('later verbs of the same subject follow it, those behind “to” and “did not” stay', () => {
  const text = [
    'AFFIDAVIT OF LUZ MARINA OTERO',
    'I am the wife of Daniel Otero.',
    'I was diagnosed in 2019 and take sertraline every day.',
    'I moved here in 2010 and live with a niece.',
    'I had to stop and take a taxi home.',
    'I did not eat and sleep for three days.',
    'I went to see a doctor and get help.',
  ].join('\n')
  const documents = [{ id: 'd', title: 'Affidavit of Luz Marina Otero', text }]
  const base = caseOf(clientCalled('Daniel', 'Otero', 'Luz Marina Otero'), {})
  expect(statementsOf(makeCaseMap({ ...base, documents })).slice(1)).toEqual([
    'Ms. Otero was diagnosed in 2019 and takes sertraline every day.',
    'Ms. Otero moved here in 2010 and lives with a niece.',
    'Ms. Otero had to stop and take a taxi home.',
    'Ms. Otero did not eat and sleep for three days.',
    'Ms. Otero went to see a doctor and get help.',
  ])
})

test('notes of one person become sentences about that person; a note without a verb stays a note', () => {
  const base = caseOf(clientCalled('Roya', 'Kamali'), {})
  const story =
    'Began attending a house church in 2021 and was baptized in October 2022. Detention 14 to 19 March 2024. She was slapped.'
  const questions = [{ question: 'what', about: 'applicant', kind: 'belief' as const }]
  const map = makeCaseMap({ ...base, answers: { what: story }, rules: { ...base.rules, questions } })
  expect(statementsOf(map)).toEqual([
    'Ms. Kamali began attending a house church in 2021 and was baptized in October 2022.',
    'The answer notes: “Detention 14 to 19 March 2024.”',
    'Ms. Kamali was slapped.',
  ])
  expect(map.facts.map(({ quoteOnly }) => quoteOnly === true)).toEqual([false, true, false])
})
