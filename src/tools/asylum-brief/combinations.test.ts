import { expect, test } from 'vitest'
import type { DraftInput, SectionPlan } from '#domain/drafting/tool.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { draftOffline } from '#test/asylum-examples.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { asylumBrief } from './tool.ts'

/** The combinations for which a finding is made, with it; none is what every test here wants. */
function findings(find: (input: DraftInput, name: string) => readonly string[], changes: Answers = {}): string[] {
  return [...combinations(changes)].flatMap(([name, input]) => find(input, name).map((found) => `${name}: ${found}`))
}

const debris = /undefined|null|NaN|\[object|[{}]|\[\s*\]| {2}|\.\.| [.,;]|\n\n/

function wholeText(input: DraftInput): string {
  const draft = draftOffline(input)
  return draft.plan.map(({ id }) => draft.text(id)).join('\n')
}

test('there is one client in three forums with every set of reliefs and four sets of grounds', () => {
  expect([...combinations()]).toHaveLength(3 * 7 * 4)
})

const isWritable = ({ mode, instruction, words }: SectionPlan) =>
  mode === 'software' || (instruction !== undefined && words !== undefined && 0 < words.min && words.min <= words.max)

test('section ids are unique, and a model section has an instruction and words', () => {
  expect(
    findings((input) => {
      const plan = asylumBrief.open(input).plan()
      const ids = plan.map(({ id }) => id)
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...plan.filter((section) => !isWritable(section)).map(({ id }) => id),
      ]
    }),
  ).toEqual([])
})

test('even the longest sections together stay within the page limit', () => {
  expect(
    findings((input) => {
      const limit = { immigration: 6_900, 'board of immigration': 8_200 }[input.answers['jurisdiction'] as string]
      const words = asylumBrief
        .open(input)
        .plan()
        .reduce((sum, section) => sum + (section.words?.max ?? 0), 0)
      return words < (limit ?? Infinity) ? [] : [`${words} words`]
    }),
  ).toEqual([])
})

test('a section may cite only offered authorities, and only what the whole brief may cite', () => {
  expect(
    findings((input) => {
      const offered = new Set(
        asylumBrief
          .open(input)
          .authorities()
          .map(({ id }) => id),
      )
      const cited = asylumBrief
        .open(input)
        .plan()
        .flatMap(({ authorities = [] }) => authorities)
      return cited.filter((id) => !offered.has(id) || findAuthority(id)?.offered !== true)
    }),
  ).toEqual([])
})

test('every combination drafts cleanly and resolves its tokens', () => {
  expect(findings((input) => [...draftOffline(input).unknown, ...(debris.exec(wholeText(input)) ?? [])])).toEqual([])
}, 120_000)

test('every combination passes its own review, except USCIS without asylum, which the checks refuse', () => {
  expect(
    findings((input, name) => {
      const review = asylumBrief.open(input).review(draftOffline(input).written) ?? []
      const isRefused = asylumBrief
        .open(input)
        .check()
        .some(({ code, severity }) => code === 'C2' && severity === 'block')
      return isRefused && name.startsWith('uscis') ? [] : review.map(({ message }) => message)
    }),
  ).toEqual([])
}, 120_000)

test('unanswered questions leave gaps, never holes', () => {
  const nothing = Object.fromEntries(
    ['who', 'why', 'when', 'what', 'country_persecution', 'past_harm_else_details', 'client_reported', 'detained'].map(
      (name) => [name, ''],
    ),
  )
  expect(
    findings(
      (input) => {
        const text = wholeText(input)
        return [
          ...(text.includes('[COUNTRY OF FEARED RETURN]') ? [] : ['no gap for the country']),
          ...(debris.exec(text) ?? []),
        ]
      },
      { ...nothing, cited_sources: [] },
    ),
  ).toEqual([])
}, 120_000)

test('the sections of a relief stand only where it is argued', () => {
  const openers = { S20: 'asylum', S21: 'asylum', S50: 'Withholdingofremoval', S60: 'ConventionAgainstTorture' }
  expect(
    findings((input, name) => {
      const ids = asylumBrief
        .open(input)
        .plan()
        .map(({ id }) => id)
      const selected = input.answers['applicant_basis_addons'] ?? []
      return Object.entries(openers)
        .filter(([id, relief]) => {
          const isArgued = (selected as readonly string[]).includes(relief)
          const isDecidedHere = relief === 'asylum' || !name.startsWith('uscis')
          return ids.includes(id) !== (isArgued && isDecidedHere)
        })
        .map(([id]) => id)
    }),
  ).toEqual([])
})
