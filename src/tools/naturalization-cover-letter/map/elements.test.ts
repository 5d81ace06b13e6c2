import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { MapDocument } from '#domain/case-map/map-input.ts'
import { n400Filing } from '#law/n400-filing.ts'
import { draftInput } from '../testing/application.ts'
import { naturalizationCaseRules } from './elements.ts'

const papers: MapDocument[] = [
  {
    id: 'decree',
    title: 'Court disposition',
    text: 'COURT DISPOSITION\nThe defendant was arrested on June 2, 2019 for driving without a license.\nThe charge was dismissed on August 14, 2019.',
  },
  {
    id: 'lease',
    title: 'Lease of the apartment',
    text: 'LEASE\nThe tenants have lived together at this address since February 2021 and pay rent of $1,450 a month.\nThey returned from a trip of seven months abroad on May 4, 2022.',
  },
]

function mapOf(answers: Readonly<Record<string, unknown>>, documents: readonly MapDocument[] = papers) {
  const input = draftInput({ answers })
  const rules = naturalizationCaseRules(n400Filing())(input)
  const map = makeCaseMap({
    tool: 'naturalization',
    asOf: input.filingDate,
    answers: input.answers,
    client: input.client,
    rules,
    documents,
  })
  return { rules, map }
}

const elementIds = (answers: Readonly<Record<string, unknown>>) => mapOf(answers, []).rules.elements.map(({ id }) => id)

test('the elements are those of the basis: residence, the marriage or the service, the periods, character', () => {
  expect(elementIds({})).toEqual(['permanent-residence', 'continuous-residence', 'good-moral-character'])
  expect(elementIds({ is_applying_based_on_marriage: 'yes' })).toContain('marital-union')
  expect(elementIds({ is_us_military_member: 'regularly_stationed_spouse' })).toEqual([
    'permanent-residence',
    'marital-union',
    'stationed-abroad',
    'good-moral-character',
  ])
  expect(elementIds({ is_us_military_member: 'past_military' })).toEqual([
    'permanent-residence',
    'service',
    'good-moral-character',
  ])
})

test('an arrest and a long trip in a paper speak against their elements; the paper that is there is not wanted any more', () => {
  const { map } = mapOf({ is_applying_based_on_marriage: 'yes', has_past_arrests: 'yes' })
  const against = map.links
    .filter(({ direction }) => direction === 'against')
    .map(({ element, fact }) => `${element}: ${map.facts.find(({ id }) => id === fact)?.statement}`)
  expect(against).toContainEqual(expect.stringMatching(/^good-moral-character: .*arrested on June 2, 2019/))
  expect(against.some((one) => /seven months abroad/.test(one))).toBe(true)
  expect(map.wanted.some((title) => title.startsWith('Certified records'))).toBe(false)
  expect(map.exhibits.map(({ letter, title }) => `${letter} ${title}`)).toEqual([
    'A Court disposition',
    'B Lease of the apartment',
  ])
})

test('the day of permanent residence is a fact of the eligibility section', () => {
  const { map } = mapOf({ permanent_residence_date: '2019-03-04' }, [])
  const [fact] = map.facts.filter(({ kind }) => kind === 'status')
  expect(fact?.statement).toContain('a lawful permanent resident since March 4, 2019.')
  expect(fact?.toldIn).toBe('eligibility')
})
