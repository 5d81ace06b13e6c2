import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchField } from './fillable-fields.ts'
import { findPlaceholders } from './placeholders.ts'
import { templateParagraph } from './template-paragraph.ts'

const labels = (text: string) => findPlaceholders(templateParagraph(text)).placeholders.map(({ label }) => label)
const told = (text: string) => findPlaceholders(templateParagraph(text)).instructions.map(({ text: words }) => words)

test('every written form of a placeholder is found', () => {
  expect(labels('{{client name}} of [CITY], <<country>>, «DOB», born ____, A# XXX-XXX-XXX, code XXXX')).toEqual([
    'client name',
    'CITY',
    'country',
    'DOB',
    'born',
    'A number',
    'code',
  ])
  expect(labels('She lives at ____________ (street address) since 2010')).toEqual(['street address'])
})

test('brackets of legal writing itself are no placeholders', () => {
  expect(labels('“[t]he [A]lien [sic] [...] [emphasis added] [citations omitted] [redacted]” [1]')).toEqual([])
  expect(told('“[t]he [A]lien [sic] [...] [emphasis added] [citations omitted] [redacted]” [1]')).toEqual([])
  expect(labels('[DOB] [name]')).toEqual(['DOB', 'name'])
})

test('roman numbers and short rows of X are no placeholders', () => {
  expect(labels('Part XXX and XX')).toEqual([])
})

test('imperatives and long brackets tell the drafter what to do', () => {
  expect(told('[Insert facts about the family.] [Describe harm]')).toEqual([
    'Insert facts about the family.',
    'Describe harm',
  ])
  expect(told('[two or three sentences about how the couple met and married]')).toHaveLength(1)
  expect(labels('[insert client name]')).toEqual(['insert client name'])
  expect(told('[insert client name]')).toEqual([])
})

test('marks of the file count: highlighting, content controls, merge fields, comments, italic brackets', () => {
  const text = 'Juan Doe lives in CITY and works. [x as needed]'
  const marks = [
    { start: 0, end: 8, kind: 'highlight' },
    { start: 18, end: 22, kind: 'merge-field', name: 'client_city' },
    { start: 33, end: 33, kind: 'comment', name: 'Add the employer' },
    { start: 33, end: 33, kind: 'comment', name: 'Looks good to me' },
  ] as const
  const found = findPlaceholders(templateParagraph(text, { marks }))
  expect(found.placeholders.map(({ form, label }) => `${form} ${label}`)).toEqual([
    'highlight Juan Doe',
    'merge-field client_city',
    'brackets x as needed',
  ])
  expect(found.instructions).toEqual([{ start: 33, end: 33, text: 'Add the employer' }])
})

test('highlighting around a written placeholder counts once', () => {
  const marks = [{ start: 3, end: 16, kind: 'highlight' }] as const
  expect(findPlaceholders(templateParagraph('to [CLIENT NAME] now', { marks })).placeholders).toHaveLength(1)
})

test('a label is matched with a field from 0.85, proposed from 0.6, and left alone below', () => {
  expect(matchField('CLIENT NAME')).toMatchObject({ field: 'client.full_name', certainty: 'automatic' })
  expect(matchField('Client Names')).toMatchObject({ field: 'client.full_name', certainty: 'automatic' })
  expect(matchField("client's first nam")?.certainty).toBe('automatic')
  expect(matchField('A#')).toMatchObject({ field: 'client.a_number', certainty: 'automatic' })
  expect(matchField('D.O.B.')?.certainty).toBe('ask')
  expect(matchField('NAME')).toMatchObject({ field: 'client.full_name', certainty: 'ask' })
  expect(matchField('DATE')).toMatchObject({ field: 'draft.date', certainty: 'ask' })
  expect(matchField('purchase price')).toBeUndefined()
  expect(matchField('passport number', ['client.passport_number'])).toMatchObject({
    field: 'client.passport_number',
    certainty: 'automatic',
  })
})

test("in a line about somebody else a bare label is only proposed as the client's", () => {
  const [own] = findPlaceholders(templateParagraph('Date of birth: [DATE OF BIRTH]')).placeholders
  const [other] = findPlaceholders(templateParagraph("Spouse's data, born [DATE OF BIRTH]")).placeholders
  expect([own?.match?.certainty, other?.match?.certainty]).toEqual(['automatic', 'ask'])
})

test('what is found lies inside the text and never overlaps, for any text', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('[', ']', '{{', '}}', '____', 'XXXX', '<<a>>', '[insert x]'))
  const marks = fc.array(
    fc.record({
      start: fc.nat(40),
      end: fc.nat(40),
      kind: fc.constantFrom('highlight', 'italic', 'content-control', 'merge-field', 'comment'),
      name: fc.string(),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.array(piece), marks, (pieces, given) => {
      const text = pieces.join('')
      const { placeholders, instructions } = findPlaceholders(templateParagraph(text, { marks: given }))
      const found = [...placeholders, ...instructions].toSorted((a, b) => a.start - b.start || a.end - b.end)
      expect(found.every(({ start, end }) => start >= 0 && start <= end && end <= text.length)).toBe(true)
      const wide = found.filter(({ start, end }) => end > start)
      expect(wide.every(({ start }, index) => start >= (wide[index - 1]?.end ?? 0))).toBe(true)
    }),
  )
})

test('places and conditions of template languages are understood: {{ client.name }} is a field, {%p if %} an instruction', () => {
  const field = findPlaceholders(
    templateParagraph('Dear {{ client.last_name | upper }}, born {{ client.date_of_birth }}:'),
  )
  expect(field.placeholders.map(({ match }) => match?.field)).toEqual(['client.last_name', 'client.date_of_birth'])
  const condition = findPlaceholders(templateParagraph('{%p if client.married %}'))
  expect(condition).toEqual({ placeholders: [], instructions: [{ start: 0, end: 24, text: 'if client.married' }] })
})
