import { expect, test } from 'vitest'
import type { Field } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { pastedRuns, repeatedSentences } from '#domain/prose/guard.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { readFee } from './case/fee.ts'
import { type HastyLetter, hastyLetters } from './testing/hasty-letters.data.ts'
import { lateLetters } from './testing/late-letters.data.ts'
import { adopterLetters } from './testing/adopter-letters.data.ts'
import { askedLetters } from './testing/asked-letters.data.ts'
import { examinedLetters } from './testing/examined-letters.data.ts'
import { pointedLetters } from './testing/pointed-letters.data.ts'
import { notedLetters } from './testing/noted-letters.data.ts'
import { verblessLetters } from './testing/verbless-letters.data.ts'
import { secondhandLetters } from './testing/secondhand-letters.data.ts'
import { dictatedLetters } from './testing/dictated-letters.data.ts'
import { mailedLetters } from './testing/mailed-letters.data.ts'
import { callingLetters } from './testing/calling-letters.data.ts'
import { gatheredLetters } from './testing/gathered-letters.data.ts'
import { tabledLetters } from './testing/tabled-letters.data.ts'
import { letteredLetters } from './testing/lettered-letters.data.ts'
import { orderedLetters } from './testing/ordered-letters.data.ts'
import { sheetedLetters } from './testing/sheeted-letters.data.ts'
import { scoredLetters } from './testing/scored-letters.data.ts'
import { signedLetters } from './testing/signed-letters.data.ts'
import { askedOfNotes } from './writing/said-by-expert.ts'
import { withShares } from './writing/shares.ts'
import { openLetters, recordLetters } from './testing/record-letters.data.ts'
import { spelledOut } from './case/record-lines.ts'

const frame = readLetterCase('eb1a-independent-expert')

function inputOf({ client, spouse = {}, answers, sources }: HastyLetter): DraftInput {
  const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
  const fields = Object.entries(spouse).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }])
  return { ...input, client: { ...input.client, spouse: Object.fromEntries(fields) } }
}

/** Notes that are no sentences are asked for in their own words. */
const isOfNotes = (gap: string) => gap.includes(askedOfNotes) || gap.startsWith('From the notes, to be worded: ')

test.each([
  ...hastyLetters,
  ...recordLetters,
  ...lateLetters,
  ...signedLetters,
  ...pointedLetters,
  ...examinedLetters,
  ...askedLetters,
  ...adopterLetters,
  ...secondhandLetters,
  ...notedLetters,
  ...verblessLetters,
  ...dictatedLetters,
  ...letteredLetters,
  ...tabledLetters,
  ...mailedLetters,
  ...callingLetters,
  ...gatheredLetters,
  ...scoredLetters,
  ...sheetedLetters,
  ...orderedLetters,
])('$name: the file’s facts stand in whole sentences, and no gap asks for what it has', (letter) => {
  const input = inputOf(letter)
  const sections = draftLetter(input)
  const text = sections.map(({ html }) => sectionText(html)).join('\n')
  const paragraphs = text.split('\n')
  const stands = (fact: string) =>
    fact.split('|').some((either) => paragraphs.some((one) => either.split(' + ').every((part) => one.includes(part))))
  expect(letter.needed.filter((fact) => !stands(fact))).toEqual([])
  expect(letter.absent.filter((words) => text.includes(words))).toEqual([])
  expect(sections.flatMap(({ html }) => gapsIn(html)).filter((gap) => !isOfNotes(gap))).toEqual(letter.gaps ?? [])
  // The name stands over and under the letter.
  const body = sections.filter(({ id }) => id !== 'signature').map(({ html }) => sectionText(html))
  expect(repeatedSentences(body.join('\n'))).toEqual([])
  expect(
    pastedRuns(
      text,
      Object.values(letter.answers).filter((answer) => typeof answer === 'string'),
    ),
  ).toEqual([])
  expect(text).not.toMatch(/["']| {2}|\bundefined\b/)
})

test('a share is told where the sentence has both numbers, or the one before counts the whole', () => {
  expect(withShares('They were attacked in 31 of 40 cases studied.')).toBe(
    'They were attacked in 31 of 40 cases studied (77.5 percent).',
  )
  expect(withShares('Of the 214 cases charges were brought in 19 by June 2025.')).toContain(
    'in 19 (8.9 percent) by June',
  )
  expect(withShares('151 of them were drivers.', 'The office counted 214 killings.')).toContain(
    '151 of them (70.6 percent)',
  )
  for (const plain of ['Two of 11 stopped.', 'In 12 of 2024 pages.', '57 of 61 (93 percent) held.', '29 of them left.'])
    expect(withShares(plain)).toBe(plain)
})

test('a chart’s shorthand is spelled out, its dates as the paper counts them', () => {
  expect(spelledOut('Dx: ESRD, dialysis since 05/2024, Mon/Wed/Fri, 4 h each')).toBe(
    'diagnosis: end-stage renal disease (ESRD), dialysis since May 2024, Monday, Wednesday and Friday, 4 hours each',
  )
  expect(spelledOut('killed on 01/07/2024', true)).toBe('killed on July 1, 2024')
  expect(spelledOut('Admitted 17.02.2018')).toBe('Admitted February 17, 2018')
})

test('a fee without its sign is a fee; a number elsewhere is none', () => {
  const fee = (text: string) => readFee([{ title: 'relationship', text }])
  expect(fee('never met. fee 2200 flat')).toMatchObject({ kind: 'paid', amount: '$2,200' })
  expect(fee('She has 2200 patients.')).toEqual({ kind: 'unknown' })
})

test('what the papers hold stands in a letter whose opinion is still the expert’s to give', () => {
  for (const letter of openLetters) {
    const sections = draftLetter(inputOf(letter))
    const text = sections.map(({ html }) => sectionText(html)).join('\n')
    const stands = (fact: string) => fact.split(' + ').every((part) => text.includes(part))
    expect(letter.needed.filter((fact) => !stands(fact))).toEqual([])
    expect(letter.absent.filter((words) => text.includes(words))).toEqual([])
    expect(sections.flatMap(({ html }) => gapsIn(html))).toEqual([
      'NEEDS: the opinion in one line',
      'NEEDS: your findings on the proposed endeavor',
    ])
  }
})

test('the code of a diagnosis stays whole', () => {
  expect(spelledOut('My diagnosis is F43.12 PTSD, chronic')).toContain('F43.12')
  expect(spelledOut('found depression F32.1.')).toContain('depression (F32.1)')
})
