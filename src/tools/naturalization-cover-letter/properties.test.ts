import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates/calendar.ts'
import { n400Filing } from '#law/n400-filing.ts'
import { states } from '#law/states.ts'
import {
  type Application,
  attorney,
  buildClient,
  composeLetterFor,
  draftInput,
  freshTool,
  printLetter,
} from './testing/application.ts'
import { arrestOutcomes, legalConcerns } from './questionnaire/options.ts'

const yesNo = fc.constantFrom('yes', 'no')
const day = fc.integer({ min: 30_000, max: 55_000 }).map((days) => addDays('1900-01-01', days))
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)

/** Any request that passes the form, hidden answers and options included. */
const application: fc.Arbitrary<Application> = fc
  .record({
    since: day,
    wait: fc.integer({ min: 0, max: 6_000 }),
    state: fc.constantFrom(...states.map(({ code }) => code), ''),
    born: fc.option(day),
    answers: fc.record(
      {
        is_us_military_member: fc.constantFrom(
          'null',
          'active_military',
          'past_military',
          'regularly_stationed_spouse',
        ),
        is_applying_based_on_marriage: yesNo,
        is_divorced: yesNo,
        spouse_previously_married: yesNo,
        is_paying_child_support: yesNo,
        has_past_arrests: yesNo,
        arrests: fc.array(fc.record({ outcome: fc.constantFrom(...values(arrestOutcomes)) }), { maxLength: 3 }),
        has_legal_concerns: yesNo,
        legal_concerns: fc.subarray(values(legalConcerns)),
        reside_within_usa: yesNo,
        uscis_mailing_address: fc.constantFrom(...n400Filing().addresses.map(({ id }) => id)),
        military_basis: fc.constantFrom('328', '329'),
        fee_option: fc.constantFrom('standard', 'reduced', 'waiver'),
        name_changed: yesNo,
        green_card: fc.constantFrom('have', 'lost'),
        disability_exception: yesNo,
      },
      { requiredKeys: ['uscis_mailing_address'] },
    ),
  })
  .map(({ since, wait, state, born, answers }) => ({
    answers: { ...answers, permanent_residence_date: since },
    client: buildClient({ ...(state && { state }), ...(born && { date_of_birth: born }) }),
    filingDate: addDays(since, wait),
  }))

const letterText = (one: Application) => printLetter(freshTool, one).join('\n')

test('any acceptable request makes a complete letter: no error, no gap but an early date, no empty paragraph', () => {
  fc.assert(
    fc.property(application, (one) => {
      const input = draftInput(one)
      expect(
        freshTool
          .open(input)
          .check()
          .filter(({ severity }) => severity === 'block'),
      ).toEqual([])
      const text = letterText(one)
      expect(text).not.toMatch(/undefined|null|\[(?!Date: not before )|  /)
      const blocks = composeLetterFor(freshTool, input).blocks.filter((block) => block.kind !== 'signature')
      expect(blocks.filter((block) => JSON.stringify(block).includes('"content":[]'))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('exhibits are lettered from A without gaps and named in the letter as in the facts', () => {
  fc.assert(
    fc.property(application, (one) => {
      const exhibits = freshTool.open(draftInput(one)).facts()['exhibits'] as { letter: string; code: string }[]
      expect(exhibits.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNO'.slice(0, exhibits.length))
      expect(new Set(exhibits.map(({ code }) => code)).size).toBe(exhibits.length)
      const printed = [...letterText(one).matchAll(/^Exhibit (\w) - /gm)].map(([, letter]) => letter)
      expect(printed).toEqual(exhibits.map(({ letter }) => letter))
    }),
    { numRuns: 300 },
  )
})

test('the same input gives the same document, the same facts and the same warnings', () => {
  fc.assert(
    fc.property(application, (one) => {
      const [first, second] = [draftInput(one), draftInput(structuredClone(one))]
      expect(composeLetterFor(freshTool, second)).toEqual(composeLetterFor(freshTool, first))
      expect(freshTool.open(second).facts()).toEqual(freshTool.open(first).facts())
      expect(freshTool.open(second).check()).toEqual(freshTool.open(first).check())
    }),
  )
})

test('the order in which matters and arrests were entered changes nothing', () => {
  fc.assert(
    fc.property(application, (one) => {
      const { arrests = [], legal_concerns: concerns = [] } = one.answers as {
        arrests?: unknown[]
        legal_concerns?: string[]
      }
      const turned = {
        ...one,
        answers: { ...one.answers, arrests: arrests.toReversed(), legal_concerns: concerns.toReversed() },
      }
      expect(letterText(turned)).toBe(letterText(one))
    }),
  )
})

test('a letter to a courier names a street, a letter by post a box, and the carrier is the one of the delivery line', () => {
  fc.assert(
    fc.property(application, (one) => {
      const text = letterText(one)
      const byPost = text.includes('VIA U.S. POSTAL SERVICE')
      expect(text.includes('VIA COURIER (FEDEX, UPS OR DHL)')).toBe(!byPost)
      expect(/^P\.O\. Box/m.test(text)).toBe(byPost)
    }),
  )
})

test('money is asked of everybody but service members, and the form on top fits the fee sentence', () => {
  fc.assert(
    fc.property(application, (one) => {
      const { forms, fee } = freshTool.open(draftInput(one)).facts() as { forms: string[]; fee: string }
      const top = { standard: 'PAY', reduced: 'PAY_REDUCED', waiver: 'WAIVER', service: 'G28' }[fee]
      expect(forms[0]).toBe(top)
      expect(letterText(one).includes('No filing fee is due')).toBe(fee === 'service')
      expect(fee === 'service').toBe(String(one.answers['is_us_military_member']).endsWith('_military'))
    }),
  )
})

test('one message at most for each rule, codes in order, and every field named is a question that shows', () => {
  fc.assert(
    fc.property(application, (one) => {
      const input = draftInput({ ...one, attorney: { ...attorney, phone: null } })
      const found = freshTool.open(input).check()
      const codes = found.map(({ code }) => code)
      expect(codes).toEqual([...new Set(codes)].toSorted())
      const fields = found.flatMap(({ field }) => (field === undefined ? [] : [field]))
      const hidden = fields.filter(
        (field) => !(field in input.answers) && !['military_basis', 'permanent_residence_date'].includes(field),
      )
      expect(hidden).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('answers that never passed the form make no rule throw', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'permanent_residence_date',
      'filing_date',
      'uscis_mailing_address',
      'is_us_military_member',
      'arrests',
      'legal_concerns',
      'has_past_arrests',
      'has_legal_concerns',
    ),
    fc.oneof(fc.string(), fc.constantFrom('yes', '9999-12-31', '0000-01-01', '-'), fc.array(fc.string())),
  )
  fc.assert(
    fc.property(anything, (answers) => {
      const input = { ...draftInput({ answers: {} }), answers, givenAnswers: answers }
      expect(() => [
        freshTool.open(input).check(),
        freshTool.open(input).facts(),
        composeLetterFor(freshTool, input),
      ]).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
