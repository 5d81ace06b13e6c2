import { expect, test } from 'vitest'
import { asylumExample, inputOf } from '#test/asylum-examples.ts'
import { exhibitsOf, letterAt } from './case/exhibits.ts'
import { familyMembers } from './case/family-members.ts'
import { namesYear } from '#domain/language/find-dates.ts'
import { findDays } from '#domain/language/find-days.ts'
import { exceptionType } from './case/late-filing.ts'
import { classifyPersecutor, persecutorOf } from './case/persecutor.ts'
import { namesAnotherTrait, socialGroupOf } from './case/social-group.ts'

const group = (wording: string) => socialGroupOf({ social_group_details: wording })

test('the persecutor is the state, private or both by whole words', () => {
  expect(classifyPersecutor('Officers of the intelligence service')).toBe('state')
  expect(classifyPersecutor('Armies of two governments')).toBe('state')
  expect(classifyPersecutor('Five local men and two police officers')).toBe('mixed')
  expect(classifyPersecutor('A crowd led by a cleric, and police constables')).toBe('mixed')
  expect(classifyPersecutor('Agents of DGCIM and colectivo members')).toBe('mixed')
  expect(classifyPersecutor('Her ex-husband')).toBe('non-state')
  expect(classifyPersecutor('A NEIGHBOR')).toBe('non-state')
  expect(classifyPersecutor('Neighbourhood committee')).toBeUndefined()
  expect(classifyPersecutor('Two policemen of the post')).toBe('state')
  expect(classifyPersecutor('Policing consultants')).toBeUndefined()
})

test('without a telling word the persecutor is taken as private, and the attorney may overrule', () => {
  expect(persecutorOf({ who: 'Strangers' })).toEqual({ type: 'non-state', from: 'assumed' })
  expect(persecutorOf({ who: 'Strangers', persecutor_type: 'state' })).toEqual({ type: 'state', from: 'attorney' })
  expect(persecutorOf({ who: 'Police', persecutor_type: 'else' })).toEqual({ type: 'state', from: 'words' })
})

test('the group ends at the first full stop or line break; the rest follows it', () => {
  expect(group('Gay men in Uganda. His orientation is part of him.')).toMatchObject({
    verbatim: 'Gay men in Uganda',
    rest: 'His orientation is part of him.',
  })
  expect(group('Former interpreters\nThe lists name them.')).toMatchObject({
    verbatim: 'Former interpreters',
    rest: 'The lists name them.',
  })
  expect(group('One group only')).toMatchObject({ verbatim: 'One group only', rest: undefined })
  expect(group('  ')).toMatchObject({ verbatim: undefined, rest: undefined })
})

test('initials do not end the wording of a group, and punctuation at its end is no part of it', () => {
  expect(group('Women of the U.S. embassy staff. They are known.')).toMatchObject({
    verbatim: 'Women of the U.S. embassy staff',
    rest: 'They are known.',
  })
  expect(group('Former guards of the U.S. They wore badges.')).toMatchObject({
    verbatim: 'Former guards of the U.S',
    rest: 'They wore badges.',
  })
  expect(group('Former interpreters:\nThe lists name them.').verbatim).toBe('Former interpreters')
  expect(group('...').verbatim).toBeUndefined()
})

test('only the wording is read for precedents, not the facts after it', () => {
  expect(group('Landowners in Honduras. Her family was threatened by a gang.')).toMatchObject({
    triggers: [],
    definedBy: undefined,
  })
})

test('a group of gay men is no gender group; a group of men or wives is', () => {
  expect(group('Gay men in Uganda').triggers).toEqual([])
  expect(group('Transgender men').triggers).toEqual([])
  expect(group('Young men in Honduras').triggers).toEqual(['gender'])
  expect(group('Wives of officers').triggers).toEqual(['gender', 'family'])
  expect(group('Women of the Hazara people').triggers).toEqual(['gender'])
  expect(group('Mennonites').triggers).toEqual([])
})

test('family, former status and witnesses each call for their precedents', () => {
  expect(group('Children of a police chief').triggers).toEqual(['family'])
  expect(group('Perceived gang members').triggers).toEqual(['former-status'])
  expect(group('Former witnesses who testified').triggers).toEqual(['former-status', 'witness'])
  expect(group('Noncriminal informants').triggers).toEqual(['witness'])
})

test('a group defined by the harm is found by its words', () => {
  expect(group('Victims of domestic violence').definedBy).toBe('Victims of')
  expect(group('Women unable to leave a relationship').definedBy).toBe('unable to leave')
  expect(group('Bakers of San Miguel').definedBy).toBeUndefined()
})

test('nationality is no other trait, an ethnic group, a belief or an age is', () => {
  expect(namesAnotherTrait('Salvadoran women', 'El Salvador')).toBe(false)
  expect(namesAnotherTrait('Women in Guatemala', 'Guatemala')).toBe(false)
  expect(namesAnotherTrait('Chinese women', 'China')).toBe(false)
  expect(namesAnotherTrait('Female citizens of Mexico', 'Mexico')).toBe(false)
  expect(namesAnotherTrait("K'iche' Maya women in Guatemala", 'Guatemala')).toBe(true)
  expect(namesAnotherTrait('Young Salvadoran women', 'El Salvador')).toBe(true)
  expect(namesAnotherTrait('Indigenous women in India', 'India')).toBe(true)
})

test('the exception for a late filing is read by whole words', () => {
  expect(exceptionType('There was a coup.')).toBe('changed circumstances')
  expect(exceptionType('He was ill and held TPS.')).toBe('extraordinary circumstances')
  expect(exceptionType('The law changed while she was a minor.')).toBe('changed and extraordinary circumstances')
  expect(exceptionType('He fell behind with still more bills.')).toBeUndefined()
  expect(exceptionType(undefined)).toBeUndefined()
})

test('dates are found in the usual written forms, months as spans, impossible days not at all', () => {
  expect(
    findDays('On 14 March 2024, by March 3rd, 2024, 2024-01-31, 2/29/2024, Sept. 2022, and 31 June 2020.').map(
      ({ from, to }) => [from, to],
    ),
  ).toEqual([
    ['2024-03-14', '2024-03-14'],
    ['2024-03-03', '2024-03-03'],
    ['2024-01-31', '2024-01-31'],
    ['2024-02-29', '2024-02-29'],
    ['2022-09-01', '2022-09-30'],
  ])
  expect(namesYear('some time in 2019')).toBe(true)
  expect(namesYear('room 2190')).toBe(false)
})

test('family members lose what follows the name, repetitions are dropped, the list ends at the first gap', () => {
  expect(
    familyMembers({
      first_defendant: 'Yusup Ehet, spouse',
      second_defendant: 'Muhter Yusup, son, born 2019',
      third_defendant: 'YUSUP EHET',
      fifth_defendant: 'Never reached',
    }),
  ).toEqual([
    { name: 'Yusup Ehet', aNumber: undefined, relation: 'spouse' },
    { name: 'Muhter Yusup', aNumber: undefined, relation: 'son' },
  ])
  expect(familyMembers({ first_defendant: 'Garcia Lopez, Maria (A 123-456-789)' })).toEqual([
    { name: 'Garcia Lopez, Maria', aNumber: 'A 123-456-789' },
  ])
  expect(
    familyMembers({ first_defendant: 'Bo Lee A# 200 111 222', second_defendant: 'A No. 200111223 Cy Lee' }),
  ).toEqual([
    { name: 'Bo Lee', aNumber: 'A 200-111-222' },
    { name: 'Cy Lee', aNumber: 'A 200-111-223' },
  ])
  expect(familyMembers({ second_defendant: 'Second Alone' })).toEqual([])
})

test('exhibits are the form, identity, client documents, then the cited sources as chosen', () => {
  const input = inputOf(asylumExample('A1'))
  const document = { id: 'd1', kind: 'client_document' as const, title: 'Birth record', text: '' }
  const exhibits = exhibitsOf({ ...input, sources: [...input.sources.toReversed(), document] })
  expect(exhibits.map(({ letter, description }) => `${letter} ${description}`)).toEqual([
    'A Form I-589 and declaration',
    'B Identity documents',
    'C Birth record',
    'D U.S. Department of State, International Religious Freedom Report: Iran',
    'E Letter of church elder (translated)',
    'F Copy of court summons (translated)',
  ])
})

test('the twenty-seventh exhibit is AA', () => {
  expect([0, 25, 26, 27, 51, 52].map(letterAt)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA'])
})
