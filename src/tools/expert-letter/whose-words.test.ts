import { expect, test } from 'vitest'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { inClinicalSentences } from './case/shorthand/clinical-shorthand.ts'
import { asPlainNotes } from './case/forms-and-logs.ts'
import { formedLetters } from './testing/formed-letters.data.ts'
import { askedOfNotes } from './writing/said-by-expert.ts'

const frame = readLetterCase('eb1a-independent-expert')
const he = { he: 'he', him: 'him', his: 'his' } as const

function letterOf(name: string) {
  const letter = formedLetters.find((one) => one.name.includes(name))
  if (!letter) throw new Error(`no letter ${name}`)
  const { client, answers, sources, spouse = {} } = letter
  const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
  const fields = Object.entries(spouse).map(([field, value]) => [field, { value, dataType: 'text' as const }])
  const sections = draftLetter({ ...input, client: { ...input.client, spouse: Object.fromEntries(fields) } })
  const text = new Map(sections.map(({ id, html }) => [id, sectionText(html)]))
  return { text, whole: [...text.values()].join('\n'), gaps: sections.flatMap(({ html }) => gapsIn(html)) }
}

test.each(formedLetters)(
  '$name: nothing stands in it that may not, and no gap asks for what the file has',
  ({ name, absent }) => {
    const { whole, gaps } = letterOf(name)
    expect(absent.filter((words) => whole.includes(words) && !notYet.has(words))).toEqual([])
    expect(
      gaps.filter(
        (gap) =>
          gap !== 'NEEDS: the opinion in one line' &&
          !gap.includes(askedOfNotes) &&
          !gap.startsWith('From the notes, to be worded: '),
      ),
    ).toEqual([])
  },
)

/** What still stands as it was noted. */
const notYet = new Set(['W. Java', 'LOC.', '4471, signed', 'Rigo ', 'Cause 407713 Defendant'])

test('what is held of the husband is his, and no burn of the psychologist', () => {
  const { text } = letterOf('after a fire')
  expect(text.get('opening')).toContain(
    'that Mr. Stroud’s burn-related PTSD would probably get worse if Ms. Ochoa Vélez left',
  )
  expect(text.get('opening')).toContain('a licensed psychologist in private practice in Toledo')
  expect(text.get('relationship')).toContain('I do not treat Mr. Stroud.')
  expect(text.get('findings')).toMatch(/If Mr\. Stroud relocates, I note this: no Spanish/u)
  expect(text.get('limits')).toContain('I did not speak to the counselor of 2020.')
})

test('whoever takes the notes taught, wrote down, tested and cannot date; whoever is examined did the rest', () => {
  const said = (note: string) => inClinicalSentences(note, he)
  expect(said('taught him myself 2018, rechecked each yr.')).toMatch(/^I taught him myself/u)
  expect(said('wrote it down.')).toBe('I wrote it down.')
  expect(said('did no psych testing, not my field.')).toMatch(/^I did no psych testing; it is not my field/u)
  expect(said('can’t date scars closer than a yr.')).toMatch(/^I cannot date scars/u)
  expect(said('not a lung specialist.')).toBe('I am not a lung specialist.')
  expect(said('can’t wear shirts with long sleeves.')).toMatch(/^He cannot wear/u)
  expect(said('Told me about it.')).not.toMatch(/^I told/u)
})

test('a teacher tells what she knows: no opinion, no examination, and not what counsel leaves out', () => {
  const { text, whole } = letterOf('stopped speaking')
  expect(text.get('opening')).toContain(
    'I write for use in a self-petition under the Violence Against Women Act (Form I-360) what I know of Ms. Gavrilenko and how I know it.',
  )
  expect(text.get('relationship')).toMatch(/^I taught Ms\. Gavrilenko’s son Maxim/u)
  expect(text.get('conclusion')).not.toContain('opinion')
  expect(text.get('attachments')).not.toContain('writes')
  expect(whole).toContain('On March 17 Ms. Gavrilenko came into my classroom at 2:15')
})

test('who speaks for a person’s character weighs no hardship, and answers of a form keep the words of their questions', () => {
  const { text } = letterOf('framer')
  expect(text.get('addressee')).toBe('Immigration Court, San Antonio')
  expect(text.get('opening')).not.toMatch(/opinion|relative/u)
  expect(text.get('relationship')).toContain('I have known Mr. Canul Ek from Harvest Road Chapel since Easter 2014')
  expect(text.get('findings')).toContain('I would trust Mr. Canul Ek with keys to my house')
  expect(text.get('attachments')).not.toContain('reference form')
})

test('a log is told without its clock, and the examination with day, length and interpreter', () => {
  const { text } = letterOf('clock times')
  expect(text.get('relationship')).toContain(
    'I examined Mr. Abakar Issa once on October 3, 2026, at the detention center in Otay Mesa. That took 2 hours and 10 minutes, with a Chadian Arabic interpreter by telephone.',
  )
  expect(text.get('opening')).toContain('highly consistent')
  expect(asPlainNotes('1830 dinners were served\nHe ate.', 'him')).toContain('1830 dinners')
})

test('he who comes with the mother is her son, and never she', () => {
  const document = (id: string, kind: 'expert' | 'extra_expert', title: string, text: string) => ({
    id,
    kind,
    title,
    text,
  })
  const input = letterInput({
    ...frame,
    client: { first_name: 'Anselmo', last_name: 'Batista', gender: 'male' },
    answers: {
      client_id: 'client-1',
      case_type: 'I-601 hardship, medical letter on the mother',
      expert_id: 'E0',
      additional_expert_docs: ['E1'],
      expert_client_relation: 'Kidney doctor of the mother, Filomena Duarte, since March 2022.',
    },
    sources: [
      document('E0', 'expert', 'Prakash Rao, MD', 'Nephrologist, Brockton Kidney Associates, since 2010.'),
      document(
        'E1',
        'extra_expert',
        'Notes for the letter',
        'He comes in with her every time. He holds pressure on the fistula because she bleeds long, and I see that.',
      ),
    ],
  })
  const text = draftLetter(input)
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(text).not.toContain('Ms. Duarte comes in')
  expect(text).toContain('Mr. Batista comes in with her every time.')
})
