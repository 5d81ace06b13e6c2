import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { addresseeOf } from './case/addressee.ts'
import { findOverlaps, postsIn } from './case/cv-overlap.ts'
import { readFee } from './case/fee.ts'
import { readIndependence } from './case/independence.ts'
import { type LetterType, letterTypes, readCaseType } from './case/letter-type.ts'
import { readRelation } from './case/relation-facts.ts'
import { hasDeclaration } from './plan.ts'

const label = (text: string, type: LetterType = 'EB1A') => readIndependence(text, type).label
const relationIn = (text: string, names: readonly string[] = ['Ana', 'Ruiz']) =>
  readRelation(text, readIndependence(text, 'EB1A'), names)
const fee = (text: string, title = 'Note') => readFee([{ title, text }])
const client = (text: string) => ({ texts: [text], surname: 'Verhoeven' })
const expert = (text: string) => ({ texts: [text], surname: 'Deshpande' })
const overlaps = (a: string, b: string) => findOverlaps(client(a), expert(b), 2026).map(({ kind }) => kind)

test('every rule reads its case types, and its near misses go elsewhere', () => {
  const read: Record<string, LetterType> = {
    'O-1B, film director': 'O1B',
    'O1 B': 'O1B',
    'O-1 visa in the arts': 'O1B',
    'O-1, motion picture industry': 'O1B',
    'O-1 for a party planner': 'O1A',
    'O-1A extraordinary ability': 'O1A',
    'o 1': 'O1A',
    'EB-1A (I-140)': 'EB1A',
    'EB 1 A': 'EB1A',
    'alien of extraordinary ability': 'EB1A',
    'EB-1B': 'EB1B',
    'outstanding researcher': 'EB1B',
    'outstanding student': 'GENERIC',
    'EB-1C multinational manager': 'GENERIC',
    'EB-2 NIW': 'NIW',
    'National interest waiver': 'NIW',
    'Asylum, withholding and CAT – country conditions expert': 'CC',
    'country expert': 'CC',
    'Psychological evaluation for asylum': 'MED',
    'U visa, forensic physician': 'MED',
    'VAWA psychological evaluation': 'MED',
    'psychological evaluation': 'GENERIC',
    'I-601A psychological hardship': 'HARD',
    'I-601': 'HARD',
    '601A': 'HARD',
    'I-6013': 'GENERIC',
    'extreme hardship waiver': 'HARD',
    'withholding of removal': 'CC',
    CAT: 'CC',
    'catering business': 'GENERIC',
    torture: 'CC',
    'business valuation': 'GENERIC',
    'Dio 1A': 'GENERIC',
  }
  expect(Object.fromEntries(Object.keys(read).map((text) => [text, readCaseType(text)]))).toEqual(read)
})

test('any case type is read as one of the kinds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(letterTypes).toContain(readCaseType(text))
    }),
  )
})

test('the relationship is read by the first rule that matches', () => {
  expect(label('Evaluated the wife in three sessions.', 'HARD')).toBe('examining clinician')
  expect(label('Evaluated the wife in three sessions.')).toBe('unclear')
  expect(label('Treated him; they are friends.', 'MED')).toBe('examining clinician')
  expect(label('Her PhD supervisor.')).toBe('dependent')
  expect(label('Coauthored two papers, otherwise independent.')).toBe('dependent')
  expect(label('No prior professional relationship.')).toBe('independent')
  expect(label('No relationship. Has read the declaration.', 'CC')).toBe('independent')
  expect(label('No relationship. Has read the patent.')).toBe('independent, knows the work')
  expect(label('Never met her.', 'MED')).toBe('independent')
  expect(label('Knows her reputation.')).toBe('independent, knows the work')
  expect(label('Knows her reputation.', 'CC')).toBe('unclear')
  expect(label('Both live in Boulder.')).toBe('unclear')
  expect(label('')).toBe('unclear')
})

test('a denial counts among the four words before a word, in its own sentence only', () => {
  expect(label('He is not one of her colleagues.')).toBe('unclear')
  expect(label('He is not by any means now her colleague.')).toBe('dependent')
  expect(label('They never met. Colleague since 2019.')).toBe('dependent')
  expect(label('Without ever supervising her, he knows the work.')).toBe('independent, knows the work')
  expect(label('Neither employer nor friend; not acquainted.')).toBe('independent')
})

test('words match from their beginning: a nightmare is no mare, a reader knows, an uncollegial tone is no colleague', () => {
  expect(label('uncollaborative tone')).toBe('unclear')
  expect(label('readers of the journal')).toBe('independent, knows the work')
  expect(label('an acknowledged fact')).toBe('unclear')
})

test('since, capacity and the way of knowing come from the text, in the first person where it is plain', () => {
  expect(relationIn('Colleague at the institute since May 2015.')).toMatchObject({
    since: 'May 2015',
    capacity: 'a colleague',
  })
  expect(relationIn('He supervised her work from 2010 to 2014.')).toMatchObject({
    since: '2010',
    capacity: 'a supervisor',
  })
  expect(relationIn('He was supervised by Ana Ruiz.').capacity).toBeUndefined()
  expect(relationIn('Ana Ruiz supervised him.').capacity).toBeUndefined()
  expect(relationIn('Friend of the family.').capacity).toBe('a friend')
  expect(relationIn('She knows his patent from her own laboratory; never met.').howBecause).toBe(
    'I know his patent from my own laboratory',
  )
  expect(relationIn('The expert cited the paper twice.')).toMatchObject({
    howBecause: 'I cited the paper twice',
    howThrough: 'citing the paper twice',
  })
  expect(relationIn('Reputation in the field.')).toEqual({ how: 'Reputation in the field' })
  expect(relationIn('He knows that he is right.').howBecause).toBeUndefined()
  expect(relationIn('')).toEqual({})
})

test('payment is read from the fee note and the relationship, and only where they speak of payment', () => {
  expect(fee('No fee.')).toEqual({ kind: 'none' })
  expect(fee('The expert was not paid.')).toEqual({ kind: 'none' })
  expect(fee('Fee $1,800, not dependent on the outcome.')).toMatchObject({ kind: 'paid', amount: '$1,800' })
  expect(fee('$350 per hour', 'Fee note')).toMatchObject({ kind: 'paid', amount: '$350 per hour' })
  expect(fee('Won a grant of $2,000,000 in 2019.', 'CV')).toEqual({ kind: 'unknown' })
  expect(fee('Paid 900 dollars.')).toMatchObject({ kind: 'paid', amount: '$900' })
  expect(fee('No fee at first. Later a fee of $500.')).toEqual({ kind: 'unknown', conflict: 'no fee, $500' })
  expect(fee('A fee of $500 and a fee of $700.')).toEqual({ kind: 'unknown', conflict: '$500, $700' })
  expect(fee('')).toEqual({ kind: 'unknown' })
})

test('the same employer in overlapping years, or both names in one publication, is an overlap', () => {
  const own = 'Senior scientist, Norrland Cells AB, March 2014–June 2019'
  expect(overlaps(own, 'Adviser, NORRLAND CELLS, AB, 2019–2021')).toEqual(['employer'])
  expect(overlaps(own, 'Adviser, Norland Cells AB, 2018 to present')).toEqual(['employer'])
  expect(overlaps(own, 'Adviser, Norrland Cells AB, 2020–2021')).toEqual([])
  expect(overlaps(own, 'Senior scientist, Calder Inc., 2014–2019')).toEqual([])
  expect(overlaps('Verhoeven, I. and Deshpande, R., Cell Safety (2021)', '')).toEqual(['publication'])
  expect(overlaps('Verhoeven, I., Cell Safety (2021)', 'Deshpande, R., Cell Safety (2021)')).toEqual([])
})

test('a post is read with its employer and years', () => {
  expect(postsIn('Principal scientist, Calder Energy Storage Inc., Boulder, July 2019–present.', 2026)).toMatchObject([
    { employer: 'Calder Energy Storage Inc', from: 2019, to: 2026 },
  ])
  expect(postsIn('University of Westmark: Professor, since 2004', 2026)).toMatchObject([
    { employer: 'University of Westmark', from: 2004, to: 2026 },
  ])
  expect(postsIn('31 papers; 2,146 citations', 2026)).toEqual([])
})

test('the addressee follows from the box, the instructions, or the kind of letter', () => {
  const eb1a = readLetterCase('eb1a-independent-expert')
  const of = (answers: Record<string, string>) =>
    addresseeOf(letterInput({ ...eb1a, answers: {} }, { answers: { case_type: 'EB-1A', ...answers } }))
  expect(of({ additional_prompt: 'Be brief. Address the letter to the Texas Service Center.' })).toBe(
    'the Texas Service Center',
  )
  expect(of({ additional_prompt: 'Address Immigration Judge R. Halloran, Omaha. Cover relocation.' })).toBe(
    'Immigration Judge R. Halloran, Omaha',
  )
  expect(of({ additional_prompt: 'Address the question of relocation.' })).toBe(
    'U.S. Citizenship and Immigration Services',
  )
  expect(of({ addressee: 'Consulate', additional_prompt: 'Address to USCIS.' })).toBe('Consulate')
  expect(of({ case_type: 'asylum' })).toBe('To the adjudicating officer')
  expect(of({ case_type: 'asylum before the immigration court' })).toBe('Immigration Court')
  expect(of({ case_type: 'I-601A hardship' })).toBe('U.S. Citizenship and Immigration Services')
  expect(of({ case_type: 'valuation' })).toBe('To the adjudicating officer')
})

test('the declaration is on for courts, clinical letters and affidavits, unless the attorney decides otherwise', () => {
  const eb1a = readLetterCase('eb1a-independent-expert')
  const declares = (answers: Record<string, string>, type: LetterType) =>
    hasDeclaration(letterInput({ ...eb1a, answers: {} }, { answers }), type)
  expect([declares({}, 'CC'), declares({}, 'MED'), declares({}, 'HARD'), declares({}, 'EB1A')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(declares({ case_type: 'O-1 affidavit' }, 'O1A')).toBe(true)
  expect(declares({ include_declaration: 'no' }, 'CC')).toBe(false)
  expect(declares({ include_declaration: 'yes' }, 'NIW')).toBe(true)
})

test('no text makes the readers throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...letterTypes), (text, type) => {
      const reading = readIndependence(text, type)
      readRelation(text, reading, ['Ana'])
      readFee([{ title: text, text }])
      findOverlaps({ texts: [text], surname: text }, { texts: [text], surname: 'x' }, 2026)
      expect(reading.label).toBeTypeOf('string')
    }),
  )
})
