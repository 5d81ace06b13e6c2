import { expect, test } from 'vitest'
import { formMaps } from '#law/filing-kit/filing-kit.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import { type FormFacts, type FormField, lastPart } from './form-target.ts'
import { knowForm } from './know-form.ts'
import { fieldNamesOf, fillableForms, planForm } from './plan-form.ts'

const attorney: Attorney = {
  email: 'n@firm.example',
  phone: '(520) 555-0100',
  first_name: 'Naomi',
  middle_name: null,
  last_name: 'Clarke',
  title: null,
  firm_name: 'Clarke Law',
  license_number: '012345',
  license_authority: 'State Bar of Arizona',
  address_1: '1 Main Street',
  address_2: null,
  city: 'Tucson',
  state: 'AZ',
  zip_code: '85701',
}

const text = (value: string) => ({ value, dataType: 'text' as const })

const facts = (given: Partial<FormFacts> = {}): FormFacts => ({
  client: {
    id: 'c',
    first_name: 'Rogelio',
    middle_name: null,
    last_name: 'Medina Castañeda',
    client: {
      a_number: text('A12345678'),
      date_of_birth: text('1988-03-09'),
      country_of_birth: text('Mexico'),
      country_of_citizenship: text('Mexico'),
    },
    spouse: { name: text('Dana Whitlock'), date_of_birth: text('1990-01-31') },
    children: [{ date_of_birth: text('2008-11-20') }, { date_of_birth: text('2008-11-21') }],
  },
  answers: {},
  attorney,
  filingDate: '2026-11-20',
  filing: {},
  mainForm: 'N-400',
  ...given,
})

/** A file that has every field under its own name, without labels but for those given. */
const fieldsOf = (form: string, labels: Readonly<Record<string, string>> = {}): FormField[] =>
  fieldNamesOf(form).map((name) => ({
    name: `form1[0].#subform[0].${name}`,
    label: labels[name] ?? '',
    kind: /checkbox|option|eligib/i.test(name) ? 'box' : 'text',
    maxLength: 0,
    options: [],
  }))

const shown = (form: string, given: Partial<FormFacts> = {}, labels: Readonly<Record<string, string>> = {}) =>
  new Map(
    planForm(form, fieldsOf(form, labels), facts(given)).entries.flatMap(({ writes }) =>
      writes.map(({ field, value }) => [lastPart(field), value] as const),
    ),
  )

test('whatever is filled is an item of the map of its form, and what nobody fills is left to somebody by name', () => {
  for (const form of fillableForms) {
    const map = formMaps.find((one) => one.form === form)
    const { entries, gaps, byHand } = planForm(form, fieldsOf(form), facts())
    const items = map?.items.map(({ item }) => item) ?? []
    expect(entries.filter(({ item }) => !items.includes(item))).toEqual([])
    expect(entries.length).toBeGreaterThan(3)
    expect([...gaps, ...byHand].every(({ why }) => why !== '')).toBe(true)
    const named = new Set([...entries, ...gaps, ...byHand].map(({ item }) => item))
    expect(map?.items.filter(({ item, state }) => state !== 'B' && !named.has(item))).toEqual([])
  }
})

test('the N-400 counts children on the day of filing, and the spouse only where the marriage is the basis', () => {
  const general = shown('N-400', { answers: { is_applying_based_on_marriage: 'no' } })
  expect(general.get('Line1_AlienNumber[13]')).toBe('012345678')
  // One turns 18 on the day itself, the other a day later.
  expect(general.get('P11_Line1_TotalChildren[0]')).toBe('1')
  expect(general.get('P10_Line4a_FamilyName[0]')).toBeUndefined()
  const married = shown('N-400', { answers: { is_applying_based_on_marriage: 'yes' } })
  expect(married.get('P10_Line4a_FamilyName[0]')).toBe('Whitlock')
  expect(married.get('P10_Line4d_DateofBirth[0]')).toBe('01/31/1990')
})

test('the I-589 ticks the grounds that were chosen and fills nothing whose field says nothing of itself', () => {
  const given = { answers: { applicant_basis: ['Religion', 'Political Opinion'], jurisdiction: 'immigration' } }
  const bare = shown('I-589', given)
  expect([...bare.keys()].filter((name) => name.startsWith('CheckBox'))).toEqual([
    'CheckBoxreligion[0]',
    'CheckBoxpolitics[0]',
  ])
  expect(bare.get('DateTimeField1[0]')).toBeUndefined()
  const labelled = shown('I-589', given, {
    'DateTimeField1[0]': 'Date of Birth (mm/dd/yyyy)',
    'CheckBox3[1]': 'I am not now in Immigration Court proceedings',
    'CheckBox3[2]': 'I am now in Immigration Court proceedings',
  })
  expect(labelled.get('DateTimeField1[0]')).toBe('03/09/1988')
  expect([labelled.get('CheckBox3[1]'), labelled.get('CheckBox3[2]')]).toEqual([undefined, true])
})

test('a name of more than two words is not divided, and nothing is written from silence', () => {
  const { client } = facts()
  const three = { ...client, spouse: { name: text('Ana María Ruiz') } }
  const answers = { is_applying_based_on_marriage: 'yes' }
  expect(shown('N-400', { client: three, answers }).get('P10_Line4a_FamilyName[0]')).toBeUndefined()
  expect(shown('I-601A').get('Pt1Line19_ImmigrationStatus[0]')).toBeUndefined()
  expect(planForm('I-601A', fieldsOf('I-601A'), facts()).gaps.map(({ item }) => item)).toContain('1: 32-38')
})

test('pages of two editions are no form, and an edition that nobody confirmed is taken with a note', () => {
  const file = (form: string, pages: readonly string[]) => knowForm(form, { fields: fieldsOf(form), pages })
  expect(file('N-400', ['Form N-400 Edition 01/20/25', 'Form N-400 Edition 01/20/25'])).toEqual({ edition: '01/20/25' })
  expect(file('N-400', ['Form N-400 Edition 01/20/25', 'Form N-400 Edition 04/01/24'])).toMatchObject({
    refusal: expect.stringContaining('different editions'),
  })
  expect(file('G-28', ['Form G-28 Edition 06/01/26'])).toMatchObject({
    edition: '06/01/26',
    note: expect.stringContaining('not confirmed'),
  })
})
