import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withoutAskedApart } from './case/answers-between.ts'
import { withHeadingsRead } from './case/headed-draft.ts'
import { spelledOut } from './case/record-lines.ts'
import { schoolLetters } from './testing/school-letters.data.ts'

const frame = readLetterCase('eb1a-independent-expert')

const letter = (name: string): string => {
  const found = schoolLetters.find((one) => one.name.includes(name))
  if (!found) throw new Error(`no letter ${name}`)
  const { client, answers, sources } = found
  return draftLetter(letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources }))
    .map(({ html }) => sectionText(html))
    .join('\n')
}

test.each(schoolLetters.map(({ name, absent }) => [name, absent] as const))(
  '%s: what counsel keeps out stands nowhere',
  (name, absent) => {
    const text = letter(name)
    expect(absent.filter((words) => text.includes(words))).toEqual([])
  },
)

test('a child’s initial in the notes is the child, and no end of a sentence', () => {
  const text = letter('social worker')
  expect(text).toContain('Mateo came out.')
  expect(text).not.toMatch(/(?<!\p{L})M\. \p{Ll}/u)
  expect(letter('principal')).not.toMatch(/(?<!\p{L})N\. \p{Ll}/u)
})

test('of the parents of the child one is the client, by name', () => {
  const text = letter('social worker')
  expect(text).toContain('Mr. Bautista Xicay is the one who can calm him.')
  expect(text).not.toMatch(/\b(?:[Dd]ad|[Mm]om)\b/u)
  // The child loses ground, and not the father.
  expect(text).toMatch(/Mateo will lose ground he will not easily get back/u)
})

test('a school’s social worker examines nobody and writes no psychological evaluation', () => {
  const text = letter('social worker')
  expect(text).toContain('Cancellation of removal, supporting letter')
  expect(text).not.toMatch(/psychological evaluation|examination/u)
})

test('what a physician found stands under what it is', () => {
  const text = letter('physician')
  expect(text).toContain('Findings on examination')
  expect(text).toContain('walks on the outer edge of his feet')
  expect(text).toContain('I had not met Mr. Ngwa Tabe before and do not treat him.')
  // Eight stitches, and no wound that was sutured eight times.
  expect(text).toContain('sutured x 8')
  expect(text).not.toContain('recorded: method')
})

test('who runs a school is told in sentences', () => {
  const text = letter('principal')
  expect(text).toContain('I hold an M.Ed. in school administration from Piedmont State University (2014).')
  expect(text).toContain('Before that I was a 4th grade teacher for 11 years and an assistant principal for 3 years.')
  expect(text).toContain('I have been the principal of Ms. Alvarado Pineda’s daughter’s school since 2019.')
  expect(text).toMatch(/I see Ms\. Alvarado Pineda most weeks/u)
})

test('the answer to a question about what is kept out goes with its question', () => {
  const lines = ['Q: Did he speak of the smuggler?', 'A: Yes, twice.', 'Q: Did he sleep?', 'A: Four hours.']
  expect(withoutAskedApart(lines, (asked) => asked.includes('smuggler'))).toEqual(lines.slice(2))
})

test('a principal’s notes in haste are told line by line, and no open point is left', () => {
  const text = letter('principal')
  expect(text).not.toContain('NEEDS')
  expect(text).toContain('Nayeli has been with us since kindergarten (August 2021).')
  expect(text).toContain('In September 2026, after the ICE letter came, Nayeli was in my office crying three times.')
  expect(text).toContain('Nayeli was absent 6 days last year, all for endocrinology visits except one.')
  // Nobody says who asked and drew: it stands as it was noted.
  expect(text).toContain('I noted: asked “who will wake up when my pump beeps”; drew same picture of a bed with nobody')
  expect(text).toContain('I can come to court on any day but the week of November 16.')
})

test('the conclusion says what it rests on and which question it is meant for', () => {
  expect(letter('physician')).toContain(
    'I base this on my examination of Mr. Ngwa Tabe and the exhibits that I name. My findings go to whether what I found on examination agrees with Mr. Ngwa Tabe’s account. Whether the account is believed is for the Immigration Judge to decide.',
  )
  expect(letter('social worker')).toContain(
    'What I have said goes to what the removal of Mr. Bautista Xicay would mean for Mateo',
  )
})

test('what is shortened in a chart loses no word of its finding', () => {
  expect(spelledOut('Exam: decr. sensation R ulnar distribution.')).toContain('decreased sensation')
  expect(sentencesOf('Exam: decr. sensation R ulnar distribution. Referred to PT.')).toHaveLength(2)
})

test('a heading over written paragraphs that names no issue is no sentence of the letter', () => {
  const paragraphs = [
    'He found that two of these waves arrive with a delay that depends on the distance alone.',
    'The contract was ours because no other bidder could offer the location of breaks.',
    'Two competitors have licensed the method from us since the year 2023.',
  ]
  const headings = ['What he did', 'Why it mattered to the company', 'Beyond the company']
  const text = headings.map((heading, at) => `${heading}\n${paragraphs[at] ?? ''}`).join('\n\n')
  expect(
    withHeadingsRead(text, { names: [], by: 'all' })
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual(paragraphs)
  // Two lines of notes over a sentence stay.
  expect(withHeadingsRead(`Two patents\n\n${text.split('\n')[1] ?? ''}`, { names: [], by: 'all' })).toContain(
    'Two patents',
  )
})
