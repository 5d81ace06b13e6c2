import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestRun, namesTwice, pastedRuns, repeatedSentences } from './guard.ts'
import { houseStyle } from './house-style.ts'
import { createNarrator } from './narrator.ts'
import { chooseQuotation, quoted } from './quoting.ts'
import type { Referent } from './referent.ts'
import { retold } from './retelling.ts'
import { joinPredicates, sentence, shareInWords } from './telling.ts'
import { createVariants } from './variants.ts'
import { countInWords, countryName, listInWords, possessive, withIndefiniteArticle } from './words.ts'

const tomas: Referent = {
  id: 'applicant',
  full: 'Tomás Quiroga Leal',
  short: 'Mr. Quiroga',
  first: 'Tomás',
  roleWord: 'the applicant',
  pronoun: 'he',
}
const ruth: Referent = {
  id: 'spouse',
  full: 'Ruth Abel Quiroga',
  short: 'Ms. Quiroga',
  first: 'Ruth',
  roleWord: 'his wife',
  pronoun: 'she',
}
const ben: Referent = {
  id: 'child-1',
  full: 'Ben Quiroga',
  short: 'Ben',
  first: 'Ben',
  roleWord: 'their son',
  pronoun: 'he',
  fullOnFirstMention: false,
}
const doctor: Referent = {
  id: 'doctor',
  full: 'Ines Volk, M.D.',
  short: 'Dr. Volk',
  first: 'Ines',
  roleWord: 'the physician',
}
const people = [tomas, ruth, ben, doctor]

test('a person has the full name once, then the short form, then a pronoun', () => {
  const { say } = createNarrator(people)
  expect(say('{spouse} was born in Ohio')).toBe('Ruth Abel Quiroga was born in Ohio')
  expect(say('{spouse} works at night.')).toBe('She works at night.')
  expect(say('{applicant} drives {spouse.him} to work.')).toBe('Tomás Quiroga Leal drives her to work.')
  expect(say('{spouse} has asthma.')).toBe('Ms. Quiroga has asthma.')
})

test('a section introduces again, and a pronoun never reaches over a paragraph', () => {
  const narrator = createNarrator(people)
  narrator.say('{spouse} works.')
  narrator.paragraph()
  expect(narrator.say('{spouse} sleeps.')).toBe('Ms. Quiroga sleeps.')
  narrator.section()
  expect(narrator.say('{spouse} sleeps.')).toBe('Ruth Abel Quiroga sleeps.')
})

test('names in the words of a statement are people too, places that begin like them are not', () => {
  const { say } = createNarrator(people)
  say('{spouse} and {applicant} married in 2015.')
  expect(say("Ruth's asthma grew worse when Ruth moved to Ruth Falls.")).toBe(
    'Her asthma grew worse when she moved to Ruth Falls.',
  )
})

test('two people of one pronoun: the role word stands in for the second name', () => {
  const { say } = createNarrator(people)
  say('{applicant} works. {child-1} is six.')
  expect(say('{applicant} calms {child-1} until {applicant.subj} must leave')).toBe(
    'Mr. Quiroga calms Ben until the applicant must leave',
  )
})

test('no pronoun in the map: none is guessed', () => {
  const { say } = createNarrator([{ ...ruth, pronoun: undefined }])
  expect(say('{spouse} has asthma. {spouse} works. The doctor told Ruth that Ruth must rest.')).toBe(
    'Ruth Abel Quiroga has asthma. Ms. Quiroga works. The doctor told Ms. Quiroga that his wife must rest.',
  )
})

test('a degree is set off by commas inside a sentence', () => {
  const { say } = createNarrator(people)
  expect(say('{doctor} treats {spouse}.')).toBe('Ines Volk, M.D., treats Ruth Abel Quiroga.')
  expect(say('{doctor.poss} notes say so.')).toBe('Dr. Volk’s notes say so.')
})

test('whatever statements are told, a person never stands twice by name in a sentence', () => {
  const slot = fc.constantFrom(
    '{applicant}',
    '{spouse}',
    '{child-1}',
    'Ruth',
    'Tomás',
    '{spouse.poss} sister',
    '{applicant.him}',
  )
  const verb = fc.constantFrom('calls', 'helps', 'lives with', 'and', 'because', 'sees')
  const statement = fc
    .array(fc.tuple(slot, verb), { minLength: 1, maxLength: 5 })
    .map((parts) => `${parts.flat().join(' ')} it.`)
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 5 }), (statements) => {
      const { say } = createNarrator(people)
      const told = statements.map((one) => say(one)).join(' ')
      expect(namesTwice(told, people)).toEqual([])
      expect(told).not.toMatch(/[{}]/)
    }),
  )
})

test('our own words are American: dates, spelling, amounts, quotation marks', () => {
  expect(houseStyle("On 3 March 2024 she didn't go to the health centre.")).toBe(
    'On March 3, 2024 she did not go to the health center.',
  )
  expect(houseStyle('born 2019-08-30, earns $1450/mo & pays 12% to 2900 residents')).toBe(
    'born August 30, 2019, earns $1,450 a month and pays 12 percent to 2,900 residents',
  )
  expect(houseStyle('He said "no" to Ana\'s mom in the \'90s')).toBe('He said “no” to Ana’s mother in the ’90s')
  expect(houseStyle('Form I-601A of 2024, receipt IOE0921457783, 8 C.F.R. § 1003.2, ZIP 85701')).toBe(
    'Form I-601A of 2024, receipt IOE0921457783, 8 C.F.R. § 1003.2, ZIP 85701',
  )
  expect(houseStyle('3/4/2024')).toBe('3/4/2024')
})

test('house style is stable: a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = houseStyle(text)
      expect(houseStyle(once)).toBe(once)
      expect(once).not.toMatch(/["']/)
    }),
  )
})

test('numbers, lists, possessives, articles', () => {
  expect([countInWords(3), countInWords(31), countInWords(6744)]).toEqual(['three', '31', '6,744'])
  expect(listInWords(['a', 'b', 'c'])).toBe('a, b and c')
  expect(listInWords(['a, b', 'c', 'd'])).toBe('a, b; c; and d')
  expect([possessive('Reyes'), possessive('parents', true)]).toEqual(['Reyes’s', 'parents’'])
  expect([countryName('Philippines'), countryName('Mexico')]).toEqual(['the Philippines', 'Mexico'])
  expect(['hour', 'university', 'I-130', 'aide'].map(withIndefiniteArticle)).toEqual([
    'an hour',
    'a university',
    'an I-130',
    'an aide',
  ])
  expect([shareInWords(4200, 5650), shareInWords(22, 31)]).toEqual(['three quarters', '71 percent'])
})

test('two plain predicates are joined; what has a comma or is long is not', () => {
  expect(joinPredicates('has asthma', 'works at night')).toBe('has asthma and works at night')
  expect(joinPredicates('has asthma, which is severe', 'works')).toBeUndefined()
  expect(sentence('she works', '([[ex:d1|p=2]])')).toBe('She works ([[ex:d1|p=2]]).')
})

test('the best passage is one in which the relative says what will happen, and none is quoted twice', () => {
  const passages = [
    { id: '1', words: 'The clinic is open on weekdays and closes at five.' },
    { id: '2', words: 'I will stay in Ohio with Ben because I cannot leave his school.', isOwnVoice: true },
    { id: '3', words: 'In my opinion it is more likely than not that she would relapse.', isOpinion: true },
  ]
  expect(chooseQuotation(passages)?.id).toBe('2')
  expect(chooseQuotation(passages, new Set(['2']))?.id).toBe('3')
  expect(quoted('He said "go" and I went.')).toBe('“He said ‘go’ and I went”')
  expect(quoted('Therapy on Tuesday, 3:30 p.m.')).toBe('“Therapy on Tuesday, 3:30 p.m.”')
  expect(quoted('word '.repeat(60))).toBeUndefined()
})

test('an answer never stands in a draft in a run of over fifteen words', () => {
  const answer =
    'Ben was diagnosed with severe asthma in 2022 and he needs the nebulizer every night because of the dust, and he cannot go to school when the air is bad in the valley, so she stays home with him and she loses the pay of that day.'
  const told = retold(answer, [answer])
  expect(pastedRuns(told, [answer])).toEqual([])
  expect(longestRun(told, answer)).toBeLessThanOrEqual(15)
  expect(retold('Ben has asthma.', [answer])).toBe('Ben has asthma.')
  const care =
    'Yesenia gives his injections three times a week, drives him to the neurologist and the infusion center, helps him shower on bad days and carries the children.'
  expect(retold(care, [care])).toContain('helps him shower')
})

test('a brief knows its repeated sentences, wherever they stand', () => {
  expect(
    repeatedSentences('Ben has asthma and uses a spray. He reads. Ben has asthma, and uses a spray.'),
  ).toHaveLength(1)
})

test('a wording is given out once', () => {
  const variants = createVariants('draft-1')
  const wordings = [{ say: () => 'one' }, { say: () => 'two' }]
  const given = [1, 2, 3].map(() => variants('opening', wordings, {}))
  expect(new Set(given.slice(0, 2))).toEqual(new Set(['one', 'two']))
  expect(given[2]).toBeUndefined()
})
