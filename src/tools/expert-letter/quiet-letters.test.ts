import { expect, test } from 'vitest'
import type { Field } from '#domain/clients/client-record.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { answerInWords } from './case/answer-in-words.ts'
import { keptOutBy, keptOutLine, names } from './case/kept-out.ts'
import { withSubjectName } from './case/subject.ts'
import { inClinicalSentences } from './case/shorthand/clinical-shorthand.ts'
import { topicIn } from './case/outlines.ts'
import { isProseLine } from './case/prose-lines.ts'
import { asWords } from './case/words-of-notes.ts'
import { quietLetters } from './testing/quiet-letters.data.ts'
import { isWhole } from './case/fragments-of-notes.ts'

const frame = readLetterCase('eb1a-independent-expert')

function letterOf(name: string) {
  const letter = quietLetters.find((one) => one.name.includes(name))
  if (!letter) throw new Error(`no letter ${name}`)
  const { client, answers, sources, spouse = {} } = letter
  const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
  const fields = Object.entries(spouse).map(([field, value]): [string, Field] => [field, { value, dataType: 'text' }])
  const sections = draftLetter({ ...input, client: { ...input.client, spouse: Object.fromEntries(fields) } })
  const text = new Map(sections.map(({ id, html }) => [id, sectionText(html)]))
  return { text, whole: [...text.values()].join('\n') }
}

test('what counsel or the expert keeps out is in no sentence of the letter, by any name', () => {
  expect(letterOf('stroke').whole).not.toMatch(/\bDUI\b|driving under the influence|Rhonda|first wife|cheated/u)
  expect(letterOf('cardiologist').whole).not.toContain('smok')
  expect(letterOf('land defenders').whole).not.toContain('election')
  expect(letterOf('head chef').whole).not.toMatch(/landlord|lawsuit/u)
  expect(letterOf('vocational').whole).not.toMatch(/child support|Beth/u)
  const [dui, wife] = keptOutBy('Do not bring up the DUI of 2014 or his first wife.')
  expect(dui && names('He was arrested for driving under the influence.', dui)).toBe(true)
  expect(wife && names('His wife called 911.', wife)).toBe(false)
  expect(keptOutBy('He thinks that she cannot work in a kitchen.')).toEqual([])
  expect(keptOutLine('I cannot speak about the canister, we do not use it.')).toBeUndefined()
  expect(keptOutLine('Private practice, Paducah, Kentucky, 2015-present')).toBeUndefined()
})

test('the husband is no wife, and what is hers or his of a third person stays that person’s', () => {
  const { text } = letterOf('stroke')
  expect(text.get('opening')).toContain('Dale Everett Pruitt, Ms. Barrios Cano’s husband')
  expect(text.get('relationship')).toContain(
    'I saw Mr. Pruitt in two sessions, on August 14, 2026 (2 hours, at my office), and on August 28, 2026 (75 minutes, by telehealth).',
  )
  expect(text.get('limits')).not.toContain('Ms. Barrios Cano’s note')
  expect(letterOf('cardiologist').whole).not.toContain('brings me')
})

test('an outline stands under its headings, and none of them is a sentence', () => {
  const { text, whole } = letterOf('cardiologist')
  expect(whole).not.toMatch(/Who I am and how|If Hernán is removed|\b[D-F]\. /u)
  expect(text.get('findings')).toMatch(/If separated[^#]*I expect more admissions\./u)
  expect(text.get('findings')).toMatch(/If relocated[^#]*11,500 feet/u)
  expect(text.get('limits')).toContain('I do not know Bolivian health care first hand.')
  expect(topicIn('If Hernán is removed', { names: ['Hernán', 'Cuellar'], country: 'Bolivia' })).toBe('Separation')
  expect(topicIn('If she went to Bolivia', { names: ['Hernán', 'Cuellar'], country: 'Bolivia' })).toBe('Relocation')
})

test('an expert’s own sentences stay as they were written', () => {
  const { text } = letterOf('vocational')
  expect(text.get('findings')).toContain('Paid care for the same hours costs $27 an hour in Topeka')
  expect(text.get('findings')).toContain('He would have to leave the on-call rotation.')
  expect(text.get('re')).toContain('expert opinion')
  expect(text.get('findings')).not.toMatch(/diagnosis|Present state/u)
  expect(text.get('relationship')).toContain('My fee is $1,850')
  expect(
    isProseLine(
      'Paid care for the same hours costs $27 an hour in Topeka. They pay $1,150 now for a day program. Mr. Whitcomb brings home about $4,700 a month. His mother needs somebody at night.',
    ),
  ).toBe(true)
  expect(isProseLine('Sleeps 4 h. Denies SI. Tearful x3.')).toBe(false)
})

test('a scholar’s paragraphs stand where they belong, and her own text is no exhibit', () => {
  const { text } = letterOf('land defenders')
  expect(text.get('relationship')).toContain('I have never met Ms. Lumibao')
  expect(text.get('findings')).toMatch(/Internal relocation[^#]*would not be safe in Cebu/u)
  expect(text.get('limits')).toContain('I have not been to San Roque.')
  expect(text.get('attachments')).not.toContain('what I can say')
})

test('a neighbor of whom the office noted what she said speaks in the first person and gives no opinion', () => {
  const { text, whole } = letterOf('neighbor')
  expect(text.get('findings')).toContain('He shovels my walk every snow and will not take money.')
  expect(text.get('findings')).toContain('I would trust him with my house key, and I have.')
  expect(whole).not.toMatch(/professional opinion|NEEDS|\bher\b/u)
})

test('whoever signs did what is done to the client; of whose doing nobody can say is asked', () => {
  const { text, whole } = letterOf('head chef')
  expect(text.get('findings')).toContain('I hired Mr. Moriyama-Reis in February 2018 as sous chef.')
  expect(text.get('findings')).toContain('Sales went from 1.1 million euros in 2019 to 1.9 million in 2021.')
  expect(text.get('findings')).toMatch(/NEEDS: your own sentences for these notes: [^\]]*Left June 2022 for New York/u)
  expect(text.get('relationship')).toContain('I employed Mr. Moriyama-Reis')
  expect(whole).not.toMatch(/\blol\b|stubborn/u)
})

test('a pronoun behind the name of somebody else is that person’s', () => {
  const subject = { name: 'Latrice Holloway', short: 'Ms. Holloway', pronoun: 'she', kin: 'wife' } as const
  const parties = {
    expertNames: [],
    client: 'he',
    clientShort: 'Mr. Holloway',
    clientNames: ['Marcus', 'Holloway'],
  } as const
  for (const words of [
    'Jayden would leave a school where he is taught in American Sign Language.',
    'Jayden’s homework, his meetings at school and his doctors are with his father.',
  ])
    expect(withSubjectName(words, subject, parties)).toBe(words)
  expect(withSubjectName('It hurts that he is away.', subject, parties)).toBe('It hurts that Mr. Holloway is away.')
})

test('an answer typed in haste has its days in full, and a pronoun that cannot be the client’s is the expert’s', () => {
  const said = (answer: string) => answerInWords(answer, { pronoun: 'she', names: ['Jocelyn', 'Lumibao'] })
  expect(said('Seen 8/14/26, spoke w/ Dale 20 min on 8/28 w/o interpreter.')).toBe(
    'Seen August 14, 2026, spoke with Dale 20 minutes on August 28 without interpreter.',
  )
  expect(said('She has never met Jocelyn before our call.')).toBe(
    'The expert has never met Jocelyn before counsel’s call.',
  )
})

test('a whole sentence has its subject, its verb and its end', () => {
  for (const words of ['He signs fluently.', 'In my opinion the risk is high.', 'Nine of them were named in public.'])
    expect(isWhole(words)).toBe(true)
  for (const words of ['Waiting list 7 weeks.', 'w/ her grandson on it.', 'Sales 1.1m -> 1.9m.', 'he said “so.'])
    expect(isWhole(words)).toBe(false)
})

test('what a test did not show is never told without its no', () => {
  const man = { he: 'he', him: 'him', his: 'his' }
  expect(
    inClinicalSentences('Validity: no sign of exaggeration on the M-FAST (score 2, cutoff 6). Calm.', man),
  ).toContain('There is no sign of exaggeration on the M-FAST')
  expect(inClinicalSentences('Limits: two meetings, no medical records from Cameroon.', man)).toContain(
    'I had no medical records from Cameroon.',
  )
  for (const note of ['Validity: no sign of exaggeration was found.', 'The toes: no mark was seen.'])
    expect(asWords(note)).toMatch(/\bno\b/u)
})
