import { expect, test } from 'vitest'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { dividedByForecast, isForecast } from './forecasts.ts'
import type { Place } from './place.ts'
import { tasksOf } from './tasks.ts'

const fact = (wording: string, more: Partial<CaseFact> = {}): CaseFact =>
  ({
    id: wording,
    wording,
    statement: wording,
    sources: [{ type: 'passage', passage: 'p' }],
    persons: [...new Set([...wording.matchAll(/\{([a-z0-9-]+)/gu)].map(([, id = '']) => id))],
    subject: /^\{([a-z0-9-]+)/u.exec(wording)?.[1],
    kind: 'health',
    ...more,
  }) as unknown as CaseFact

test('what the applicant does is named only where a statement says that it is done, and for whom', () => {
  const drives = fact('{applicant.subj} drives {spouse} to dialysis and waits')
  const dresses = fact('{applicant.subj} changes the dressing of {hector}')
  expect(tasksOf([drives, dresses])).toEqual(['the driving', 'the nursing'])
  expect(tasksOf([drives, dresses], 'spouse')).toEqual(['the driving'])
  expect(tasksOf([fact('{applicant.subj} would drive {spouse} to dialysis')])).toEqual([])
  expect(tasksOf([fact('{spouse.subj} drives {applicant} to work')])).toEqual([])
})

test('what would follow is told with the rule, behind what is so; a sentence that leans on the one before stays with it', () => {
  const is = fact('{spouse.subj} has had dialysis since 2022')
  const opinion = fact('In my medical opinion the loss of her husband’s presence would shorten her life')
  expect(isForecast(is)).toBe(false)
  expect(isForecast(opinion)).toBe(true)
  const place = (...facts: readonly CaseFact[]): Place => ({
    section: 'sep_spouse',
    topic: 'illness',
    cluster: { facts, document: 'd', title: '', heading: undefined, text: '', isAdverse: false },
  })
  const { told, held } = dividedByForecast([place(is, opinion)])
  expect(told.flatMap(({ cluster }) => cluster.facts)).toEqual([is])
  expect(held.flatMap(({ cluster }) => cluster.facts)).toEqual([opinion])
  const leaning = fact('It would be at risk without him', { asTold: 'It would be at high risk without him' })
  expect(dividedByForecast([place(is, leaning)]).held).toEqual([])
})
