import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartEntry, chartLines } from './chart.ts'
import { inClinicalSentences } from './clinical-shorthand.ts'

const she = { he: 'she', him: 'her', his: 'her' }
const told = (line: string) => inClinicalSentences(line, she)

test('a clinician’s shorthand is said in whole sentences that hold what it holds', () => {
  expect(told('Seen 10/6/26 (2.5 h) and 10/13/26 (2 h), my office, no interpreter.')).toBe(
    'I saw her on October 6, 2026 (2.5 hours), and October 13, 2026 (2 hours), at my office, without an interpreter.',
  )
  expect(told('PCL-5: 58 (cutoff 31-33). PHQ-9: 17. MoCA 27/30.')).toBe(
    'The score on the PCL-5 was 58 (cutoff 31 to 33), on the PHQ-9 17 and on the MoCA 27 of 30.',
  )
  expect(told('Dx: PTSD (F43.10); MDD, moderate')).toBe(
    'My diagnoses are posttraumatic stress disorder (PTSD, F43.10); and major depressive disorder, moderate.',
  )
  expect(told('Denies SI. Improved on sertraline; still nightmares 3-4 nights/wk.')).toBe(
    'She denies suicidal ideation. She improved on sertraline; she still has nightmares 3 to 4 nights a week.',
  )
  expect(told('Not seen: records from Honduras; did not speak w/ aunt.')).toBe(
    'I have not seen records from Honduras, and I did not speak with her aunt.',
  )
  expect(told("Didn't interview husband alone.")).toBe('I did not interview her husband alone.')
})

test('what is written out, or was considered and not found, stays as it stands', () => {
  for (const line of [
    'She told me of the container only in the ninth session.',
    'Diagnosis: PTSD was considered and not given.',
    'Left forearm, inner side: five round scars, 7 to 9 mm across.',
    'Other causes: none that I know gives type III.',
  ])
    expect(told(line)).toBeUndefined()
})

test('no figure of a note is lost, and none is added', () => {
  const figures = (text: string) => (text.match(/\d+/gu) ?? []).toSorted()
  const notes = [
    fc
      .tuple(fc.constantFrom('PCL-5', 'PHQ-9', 'GAD-7', 'BDI-II'), fc.integer({ min: 0, max: 80 }))
      .map(([name, score]) => `${name}: ${score}.`),
    fc.integer({ min: 2, max: 7 }).map((nights) => `Reports nightmares ${nights} nights a week.`),
    fc.integer({ min: 1, max: 40 }).map((days) => `Missed ${days} days of work.`),
    fc.integer({ min: 1, max: 30 }).map((size) => `Scar R forearm ${size} cm.`),
    fc.integer({ min: 4, max: 40 }).map((count) => `Recommend CBT ${count} sessions.`),
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(...notes), { minLength: 1, maxLength: 4 }), (parts) => {
      const line = parts.join(' ')
      expect(figures(told(line) ?? line)).toEqual(figures(line))
    }),
  )
})

test('a chart is told by its days; a single dated line is none', () => {
  const chart = '11/20/2023 Intake. c/o not sleeping. PHQ-9 = 21.\n02/12/2024 Referred to counseling.'
  expect(chartLines(chart).map((line) => chartEntry(line, she, false))).toEqual([
    'November 20, 2023: Intake. She complains of not sleeping. The score on the PHQ-9 was 21.',
    'February 12, 2024: She was referred to counseling.',
  ])
  expect(chartLines('11/20/2023 Intake. c/o not sleeping.')).toEqual([])
})
