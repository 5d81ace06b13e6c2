import { expect, test } from 'vitest'
import { labelledEntries } from './labelled-entries.ts'
import { tellEntry } from './tell-entry.ts'
import { ofKinOf, ofPerson } from './whose-note.ts'

const persons = [
  { id: 'applicant', full: 'Hilario Mora', short: 'Mr. Mora', first: 'Hilario', pronoun: 'he' as const },
  { id: 'spouse', full: 'Tara Mora', short: 'Ms. Mora', first: 'Tara', pronoun: 'she' as const },
  { id: 'child-1', full: 'Ana Mora', short: 'Ana', first: 'Ana', pronoun: 'she' as const, born: '2019-05-30' },
].map((one) => ({
  ...one,
  role: one.id === 'child-1' ? ('child' as const) : one.id === 'spouse' ? ('spouse' as const) : ('applicant' as const),
  official: false,
  passages: [],
}))
const [hilario, tara] = persons

const readOf = (text: string, isSheet = false) =>
  labelledEntries(text, { isSheet })?.map(({ topic, whose, start, end }) => [
    topic,
    whose ?? '',
    text.slice(start, end),
  ])

/** What the first note of an answer about Tara says. */
const told = (text: string, about = tara) => {
  const [entry] = labelledEntries(text) ?? []
  if (entry === undefined || about === undefined) throw new Error('no label')
  const segments = text.slice(entry.start, entry.end).split(/;\s*/u)
  const whose = ofKinOf(about, entry.topic) ?? ofPerson(about)
  const { sentences, left } = tellEntry(entry, segments, { whose, persons })
  return { sentences: sentences.map(({ wording }) => wording), left }
}

test('notes under labels are divided by colons, dashes and headings, whatever the language', () => {
  expect(readOf('Meds: sertraline 50. Work (him) - cook, $14/h. KIDS: Ana 7 asthma')).toEqual([
    ['medication', '', 'sertraline 50.'],
    ['work', 'him', 'cook, $14/h.'],
    ['children', '', 'Ana 7 asthma'],
  ])
  expect(
    readOf('TRIPS:\n- 12/10/20 - 7/2/21 Ghana\n- 5/2025 Toronto\nIdioma: español\nMiedo: he is promoted', true),
  ).toEqual([
    ['trips', '', '12/10/20 - 7/2/21 Ghana'],
    ['trips', '', '5/2025 Toronto'],
    ['language', '', 'español'],
    ['fear', '', 'he is promoted'],
  ])
  expect(
    readOf('HARM\n\n• 1st: 8 July 2018, shot.\n• 2nd: arrested\nHIDING: aunt in Jinotepe\nFEAR: prison', true),
  ).toEqual([
    ['episode', '', '8 July 2018, shot.'],
    ['episode', '', 'arrested'],
    ['hiding', '', 'aunt in Jinotepe'],
    ['fear', '', 'prison'],
  ])
})

test('sentences without labels are no labelled notes', () => {
  expect(readOf('She works at a school. Her mother lives in Tulare: she is 68.')).toBeUndefined()
  expect(readOf('He said: “Pay.” They came at 5:30 and took the phone.')).toBeUndefined()
})

test('a note under its label becomes the sentence that it surely is', () => {
  expect(told('Meds: Benlysta IV every four weeks; prednisone 5').sentences).toEqual([
    '{spouse.subj} takes Benlysta IV every four weeks and prednisone',
  ])
  expect(told('Dx: SLE 2016').sentences).toEqual([
    '{spouse.subj} was diagnosed with systemic lupus erythematosus in 2016',
  ])
  // Since when it is had is not when it was found.
  expect(told('Dx: diabetes since 2009').sentences).toEqual(['{spouse.subj} has had diabetes since 2009'])
  expect(told('Bills: mortgage 1,640, truck 390').sentences).toEqual([
    'The bills are $1,640 for the mortgage and $390 for the truck',
  ])
  expect(told('Income: his 4,500/mo net, hers 1,250').sentences).toEqual([
    '{applicant.poss} income is $4,500 a month net',
    '{spouse.poss} income is $1,250',
  ])
  expect(told('Kids: Ana 7 asthma').sentences).toEqual(['{child-1.subj} has asthma'])
  expect(told('Arrests US: none', hilario).sentences).toEqual([
    '{applicant.subj} has never been arrested in the United States',
  ])
})

test('what its words do not surely say stays as it was noted', () => {
  expect(told('Work: cook, $14/h, nine years')).toEqual({
    sentences: ['{spouse.subj} works as a cook', '{spouse.subj} earns $14 an hour'],
    left: ['nine years'],
  })
  expect(told('Meds: copay $60, list 5k')).toEqual({ sentences: [], left: ['copay $60, list 5k'] })
  // Who of the two has it, nobody can tell.
  expect(told('Income: theirs 4,500/mo')).toEqual({ sentences: [], left: ['theirs 4,500/mo'] })
})

test('a blow whose doer the notes do not name is told as what was suffered', () => {
  const [, , ana] = persons
  expect(told('Harm: beaten with cables on soles, 3 days', hilario).sentences).toEqual([
    '{applicant.subj} was beaten with cables on the soles for 3 days',
  ])
  expect(told('Harm: took him and Relindis in front of patients', hilario).sentences).toEqual([
    '{applicant} and Relindis were taken in front of patients',
  ])
  // Whose deed it is, or whom it met, nobody can tell.
  expect(told('Harm: took her phone', tara).sentences).toEqual([])
  expect(told('Harm: beat him', ana).sentences).toEqual([])
})

test('who was killed is told with the age of then, and a place is no illness', () => {
  expect(told('Brother: Clement, 27, shot on March 8, 2022', hilario).sentences).toEqual([
    '{applicant.poss} brother Clement, who was 27, was shot on March 8, 2022',
  ])
  expect(told('Dx: Fallujah 2004').sentences).toEqual([])
  expect(told('Dx: heart failure, found April 2023').sentences).toEqual([])
  expect(told('Lang: Mam and Spanish, he has neither', hilario).sentences).toEqual([])
})
