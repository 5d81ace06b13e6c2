import { expect, test } from 'vitest'
import type { OpenCase, SectionPlan } from '#domain/drafting/tool.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { draftOffline, type OfflineDraft } from '#test/asylum-examples.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { asylumBrief } from './tool.ts'

type Combination = { readonly name: string; readonly opened: OpenCase; readonly draft: () => OfflineDraft }

/** Each combination is opened once for all facts of this file, and drafted once where a fact is about its text. */
function open(changes: Answers = {}): readonly Combination[] {
  return [...combinations(changes)].map(([name, input]) => {
    const opened = asylumBrief.open(input)
    let drafted: OfflineDraft | undefined
    return { name, opened, draft: () => (drafted ??= draftOffline(input, opened)) }
  })
}

const all = open()

/** The combinations for which a finding is made, with it; none is what every test here wants. */
function findings(find: (one: Combination) => readonly string[], those = all): string[] {
  return those.flatMap((one) => find(one).map((found) => `${one.name}: ${found}`))
}

const debris = /undefined|null|NaN|\[object|[{}]|\[\s*\]| {2}|\.\.| [.,;]|\n\n/

const wholeText = ({ plan, text }: OfflineDraft) => plan.map(({ id }) => text(id)).join('\n')

test('there is one client in three forums with every set of reliefs and four sets of grounds', () => {
  expect(all).toHaveLength(3 * 7 * 4)
})

const isWritable = ({ mode, instruction, words }: SectionPlan) =>
  mode === 'software' || (instruction !== undefined && words !== undefined && 0 < words.min && words.min <= words.max)

test('section ids are unique, and a model section has an instruction and words', () => {
  expect(
    findings(({ opened }) => {
      const plan = opened.plan()
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
    findings(({ opened }) => {
      const limits = { immigration: 6_900, 'board of immigration': 8_200 }
      const limit = limits[opened.input.answers['jurisdiction'] as keyof typeof limits] as number | undefined
      const words = opened.plan().reduce((sum, section) => sum + (section.words?.max ?? 0), 0)
      return words < (limit ?? Infinity) ? [] : [`${words} words`]
    }),
  ).toEqual([])
})

test('a section may cite only offered authorities, and only what the whole brief may cite', () => {
  expect(
    findings(({ opened }) => {
      const offered = new Set(opened.authorities().map(({ id }) => id))
      const cited = opened.plan().flatMap(({ authorities = [] }) => authorities)
      return cited.filter((id) => !offered.has(id) || findAuthority(id)?.offered !== true)
    }),
  ).toEqual([])
})

test('every combination drafts cleanly and resolves its tokens', () => {
  expect(findings(({ draft }) => [...draft().unknown, ...(debris.exec(wholeText(draft())) ?? [])])).toEqual([])
}, 120_000)

test('every combination passes its own review, except USCIS without asylum, which the checks refuse', () => {
  expect(
    findings(({ name, opened, draft }) => {
      const review = opened.review(draft().written) ?? []
      const isRefused = opened.check().some(({ code, severity }) => code === 'C2' && severity === 'block')
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
      ({ draft }) => {
        const text = wholeText(draft())
        return [
          ...(text.includes('[COUNTRY OF FEARED RETURN]') ? [] : ['no gap for the country']),
          ...(debris.exec(text) ?? []),
        ]
      },
      open({ ...nothing, cited_sources: [] }),
    ),
  ).toEqual([])
}, 120_000)

test('the sections of a relief stand only where it is argued', () => {
  const openers = { S20: 'asylum', S21: 'asylum', S50: 'Withholdingofremoval', S60: 'ConventionAgainstTorture' }
  expect(
    findings(({ name, opened }) => {
      const ids = opened.plan().map(({ id }) => id)
      const selected = opened.input.answers['applicant_basis_addons'] ?? []
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
