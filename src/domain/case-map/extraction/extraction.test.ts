import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { makeCaseMap } from '../making/make-case-map.ts'
import { readPlan } from '../planning/read-plan.ts'
import { partsOf } from './document-parts.ts'
import { findQuotation, flatten } from './find-quotation.ts'
import { followsFrom } from './follows.ts'
import { parseReply, readReply } from './read-reply.ts'

const text =
  'On 3 May I was taken to the Sector-\nSeven station.\nPage 2 of 4\nThey   said: “you people, go home” — and laughed.\r\nMy nurse’s note is attached. I paid 1,200 soms.'
const flat = flatten(text)
const all = { start: 0, end: text.length }
const found = (quoted: string) => {
  const range = findQuotation(quoted, flat, all)
  return range && text.slice(range.start, range.end)
}

test('a quotation is found over line ends, divided words, page lines, spaces and kinds of quotation marks', () => {
  expect(found('taken to the Sector-Seven station')).toBe('taken to the Sector-\nSeven station')
  expect(found('taken to the SectorSeven station.')).toBe('taken to the Sector-\nSeven station.')
  expect(found('station. They said: "you people, go home"')).toContain('Page 2 of 4')
  expect(found("My nurse's note is attached")).toBe('My nurse’s note is attached')
  expect(found('“They said: “you people, go home” – and laughed.”')).toBe(
    'They   said: “you people, go home” — and laughed',
  )
})

test('one word, number, letter or capital more or less, and it is not there', () => {
  for (const quoted of [
    'On 4 May I was taken to the Sector-Seven station',
    'I was brought to the Sector-Seven station',
    'my nurse’s note is attached',
    'I paid 1,200 som',
    'They said and laughed',
    'They said: “you people” . . . and laughed',
    'I paid',
    '',
  ])
    expect([quoted, found(quoted)]).toEqual([quoted, undefined])
})

test('whatever stretch of whole words is quoted from a text is found as it stands', () => {
  const words = fc.array(
    fc.constantFrom('she', 'was', 'kept', 'six', '“go”', 'half-\nway', 'an', '12', 'it’s', '\n', 'x.'),
    {
      minLength: 8,
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(words, fc.nat(5), (list, skip) => {
      const whole = list.join(' ')
      const part = list.slice(skip, skip + 6)
      // A divided word counts as the one word that it is.
      if ((flatten(part.join(' ')).text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length < 4) return
      const range = findQuotation(part.join('  '), flatten(whole), { start: 0, end: whole.length })
      expect(range).toBeDefined()
    }),
  )
})

test('long documents are read in parts that overlap, and no word is left out', () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, at) => `${at + 1}. ${'The guard wrote something down and left. '.repeat(4).trim()}`,
  )
  const document = { id: 'd', title: 'Diary', text: paragraphs.join('\n') }
  const parts = partsOf(document)
  expect(parts.length).toBeGreaterThan(4)
  expect(parts[0]?.start).toBe(0)
  expect(parts.at(-1)?.end).toBe(document.text.length)
  for (const [at, part] of parts.entries()) {
    expect(part.end - part.start).toBeLessThan(14_500)
    const next = parts[at + 1]
    if (next) expect(next.start).toBeLessThan(part.end)
  }
  const solid = { id: 's', title: 'Scan', text: 'x'.repeat(50_000) }
  const covered = partsOf(solid)
  expect([covered[0]?.start, covered.at(-1)?.end]).toEqual([0, 50_000])
  expect(partsOf({ id: 'e', title: 'Empty', text: ' \n ' })).toEqual([])
})

test('an answer is read whatever stands around it; one that is none is told apart', () => {
  const entry = '{"quote":"a b c","statement":"s","kind":"health","elements":[]}'
  for (const reply of [
    `{"facts":[${entry}]}`,
    `\`\`\`json\n{"facts":[${entry}]}\n\`\`\`\nHope this helps!`,
    `<think>{"facts": maybe}</think>{"facts":[${entry},{"quote":3}]}`,
    `[${entry}]`,
  ])
    expect(parseReply(reply)).toHaveLength(1)
  for (const reply of ['I am sorry.', '', '{"facts":"none"}', '{"facts":[{"quote":"a', '{"other":[]}'])
    expect(parseReply(reply)).toBeUndefined()
})

test('kinds and elements that the case does not have are left out, a quotation that is nowhere is dropped and counted', () => {
  const reply = JSON.stringify({
    facts: [
      {
        quote: 'I paid 1,200 soms.',
        statement: ' She paid. ',
        kind: 'magic',
        elements: [
          { id: 'harm', direction: 'for' },
          { id: 'harm', direction: 'against' },
          { id: 'other', direction: 'for' },
        ],
      },
      { quote: 'I was beaten every day', statement: 'x', kind: 'harm', elements: [] },
    ],
  })
  const read = readReply(reply, { flat, part: all, elements: new Set(['harm']) }, (words) => words)
  expect(read.dropped).toBe(1)
  expect(read.statements).toEqual([
    expect.objectContaining({ statement: 'She paid.', serves: [{ element: 'harm', direction: 'supports' }] }),
  ])
  expect(read.statements[0]?.kind).toBeUndefined()
})

test('a statement may say what its quotation says, and no number, name, denial or thing more', () => {
  const words = 'They beat me on the back with a cable for six hours and took 300 soms.'
  const follows = (statement: string) => followsFrom(statement, words, 'On May 3, 2023 Sergeant Orlov came.', [])
  expect(follows('They beat her on the back with a cable for 6 hours.')).toBe(true)
  expect(follows('On May 3, 2023 she was beaten on the back with a cable for six hours.')).toBe(true)
  for (const wrong of [
    'They beat her on the back with a cable for nine hours.',
    'They did not beat her with a cable.',
    'Colonel Petrov beat her on the back with a cable.',
    'They beat me on the back with a cable.',
    'She suffers from severe trauma and cannot work since.',
  ])
    expect([wrong, follows(wrong)]).toEqual([wrong, false])
})

const input = caseOf(clientCalled('Nadia', 'Sharipova'), { 'sharipova-declaration': 'Declaration of Nadia Sharipova' })
const [document] = input.documents

/** The words of the document between two others, as a model reads them. */
function reading(words: string, statement: string, direction: 'supports' | 'against' = 'supports') {
  const start = document?.text.indexOf(words) ?? -1
  if (start < 0) throw new Error(words)
  return { start, end: start + words.length, statement, serves: [{ element: 'all', direction }] }
}

test('what a model read joins what software found: one fact, its words, with the element that the model names', () => {
  const before = makeCaseMap(input)
  const host = before.passages.find(({ words }) => words.includes('belt'))
  const statement = reading(host?.words ?? '', 'He struck her with a stick.', 'against')
  const after = makeCaseMap({ ...input, readings: { [document?.id ?? '']: [statement] } })
  expect(after.facts).toHaveLength(before.facts.length)
  const fact = after.facts.find(({ sources }) =>
    sources.some((one) => one.type === 'passage' && one.passage === host?.id),
  )
  expect(fact?.statement).toBe(before.facts.find(({ id }) => id === fact?.id)?.statement)
  expect(after.links.find((link) => link.fact === fact?.id)).toMatchObject({ direction: 'against', weight: 0.85 })
})

test('a plan keeps to the facts and sections that there are; what it invents is left out', () => {
  const map = makeCaseMap(input)
  const ids = map.facts.map(({ id }) => id)
  const section = map.sections[0]?.section ?? ''
  const plan = (value: object) => readPlan(JSON.stringify(value), map, ids, (words) => words)
  expect(plan({ theory: 'Her husband beat her and nobody stopped him.', theses: [], told: [] })?.theory).toBe(
    'Her husband beat her and nobody stopped him',
  )
  for (const theory of [
    'He beat her 57 times.',
    'The notorious Viktor Orban beat her.',
    'Under Matter of Acosta she wins.',
    'She wins by 8 C.F.R. 208.',
    'word '.repeat(60),
  ])
    expect([theory, plan({ theory })?.theory]).toEqual([theory, undefined])
  expect(
    plan({
      theses: [
        { section, thesis: 'He beat her.' },
        { section: 'nowhere', thesis: 'He beat her.' },
      ],
      told: [
        { fact: 'F1', section },
        { fact: 'F9999', section },
        { fact: 'F2', section: 'nowhere' },
      ],
    }),
  ).toEqual({ theses: { [section]: 'He beat her' }, told: { [ids[0] ?? '']: section } })
  expect(readPlan('no plan', map, ids, (words) => words)).toBeUndefined()
})
