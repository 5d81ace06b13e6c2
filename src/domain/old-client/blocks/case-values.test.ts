import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from '../read-old-case.ts'

const lineOf = (text: string, index: number): TemplateLine => ({ part: 'body', index, text })
const rowsOf = (...rows: readonly (readonly string[])[]): TemplateLine[] =>
  rows
    .flatMap((row, at) => row.map((text) => ({ text, row: `0.${at}` })))
    .map(({ text, row }, index): TemplateLine => ({ part: 'body', index, text, row }))

/** The words of each line that are of the case. */
function marksIn(lines: readonly TemplateLine[]) {
  const { marks, groups } = readOldCase(lines)
  const labels = new Map(groups.map(({ id, label }) => [id, label]))
  return lines.map(({ index, text }) => ({
    text,
    marked: marks.filter((mark) => mark.index === index).map((mark) => mark.text),
    labels: marks.filter((mark) => mark.index === index).map(({ group }) => labels.get(group)),
  }))
}

test('in a block of labels what stands behind a colon is of the case, whatever it is, and its label names it', () => {
  const [crime, agency, relief] = marksIn(
    [
      'Qualifying conduct: kept in a cellar',
      'Reporting body: the harbor patrol',
      'Relief: Cancellation of removal',
    ].map(lineOf),
  )
  expect(crime).toMatchObject({ marked: ['kept in a cellar'], labels: ['qualifying conduct'] })
  expect(agency).toMatchObject({ marked: ['the harbor patrol'] })
  expect(relief).toMatchObject({ marked: [] })
})

test('a line with a colon alone, and a sentence behind one, are no block', () => {
  const [sentence] = marksIn(['The rule is plain: an applicant must show harm.', 'It was met.'].map(lineOf))
  expect(sentence?.marked).toEqual([])
})

test('in a table of equities the first column stays, and the values beside it are of the case', () => {
  const found = marksIn(
    rowsOf(
      ['Factor', 'Respondent', 'Proof'],
      ['Employment', 'deckhand, then harbor pilot', 'Tab B'],
      ['Place of worship', 'usher', 'Tabs C-1 to C-4'],
      ['Relief', 'Cancellation of removal, INA § 240A(b)(1)', 'Tab D'],
    ),
  )
  const markedBeside = (label: string) => found[found.findIndex(({ text }) => text === label) + 1]
  expect(markedBeside('Employment')).toMatchObject({ marked: ['deckhand, then harbor pilot'], labels: ['employment'] })
  expect(markedBeside('Place of worship')?.marked).toEqual(['usher'])
  expect(markedBeside('Relief')?.marked).toEqual([])
  expect(found.find(({ text }) => text === 'Tabs C-1 to C-4')?.marked).toEqual(['Tabs C-1 to C-4'])
  expect(found.flatMap(({ text, marked }) => (marked.length > 0 ? [] : [text]))).toEqual(
    expect.arrayContaining(['Factor', 'Respondent', 'Employment', 'Place of worship', 'Relief']),
  )
})

test('a column of rising numbers is that of the earlier pages, with a head or without', () => {
  const found = marksIn(
    rowsOf(
      ['1', 'Form I-918', '1–4'],
      ['2', 'Declaration of the petitioner', '5–7'],
      ['3', 'Passport of the petitioner', '8'],
    ),
  )
  expect(found.filter(({ marked }) => marked.length > 0).map(({ text }) => text)).toEqual(['1–4', '5–7', '8'])
})

test('in a table of events the place is the row’s, whatever it is called, and nobody signs under the head of the days', () => {
  const lines = [
    ...['LAW OFFICE OF VERA OKONJO', '12 Quay Street', 'Dear Officer:'].map(lineOf),
    ...rowsOf(
      ['Event', 'Place', 'Date'],
      ['Engagement', 'Gull Point Light', 'June 4, 2021'],
      ['Marriage', 'Harwick City Hall', 'June 29, 2024'],
      ['Naturalization of the petitioner', 'not applicable', '–'],
    ),
  ].map((line, index): TemplateLine => ({ ...line, index }))
  const found = marksIn(lines)
  const place = found.find(({ text }) => text === 'Gull Point Light')
  expect(place).toMatchObject({ marked: ['Gull Point Light'], labels: ['engagement'] })
  expect(found.find(({ text }) => text === 'Harwick City Hall')?.labels).toEqual(['marriage'])
  expect(found.find(({ text }) => text === 'not applicable')?.marked).toEqual(['not applicable'])
  expect(found.find(({ text }) => text === 'Marriage')?.marked).toEqual([])
})

test('what somebody is in, has or asks for is of the case in words that any case could have', () => {
  const found = marksIn(
    rowsOf(
      ['Custody:', 'Not detained; released on bond of $5,000'],
      ['Status of spouse:', 'U.S. citizen by birth in Camden, NJ'],
      ['Date of divorce:', 'none'],
      ['A-number:', 'A 000-000-333'],
    ),
  )
  expect(found.filter((_, at) => at % 2 === 1).map(({ text, marked }) => marked.join() === text)).toEqual([
    true,
    true,
    true,
    true,
  ])
})
