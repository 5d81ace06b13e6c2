import { expect, test } from 'vitest'
import { linesOf } from '#domain/comparison/comparison-request.ts'
import { knowsControls } from '#domain/comparison/read-verdicts.ts'
import type { VerdictKind } from '#domain/comparison/statement-verdict.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { fortyFifthRound } from '#domain/statements/labelled/round-45.data.ts'
import { fortyFourthRound } from '#domain/statements/labelled/round-44.data.ts'
import { readLabelledCase } from './measure-statements.ts'
import { prepareComparison } from './prepare-comparison.ts'

/** The requests of ten records, with what a reader who makes no mistake would answer to each line. */
const asked = [...fortyFourthRound, ...fortyFifthRound].flatMap((record) => {
  const isTrue = new Map(record.statements.map((one) => [one.slice(2), one.startsWith('+')]))
  const html = `<p>${escapeText([...isTrue.keys()].join(' '))}</p>`
  const material = readLabelledCase(record)
  return prepareComparison({
    sections: [{ id: 'S', html }],
    material,
    filingDate: '2026-11-28',
    client: 'Ana Paz',
  }).map(({ part, task }) => {
    const right = linesOf(part).map(({ text, is }): VerdictKind =>
      (typeof is === 'number' ? isTrue.get(text) : is.isTrue) === true ? 'supported' : 'contradicted',
    )
    return { part, task, right }
  })
})
const answer = (verdicts: readonly VerdictKind[]) =>
  JSON.stringify({ verdicts: verdicts.map((verdict, at) => ({ statement: at + 1, verdict, quote: '' })) })
const counted = (change: (right: readonly VerdictKind[]) => readonly VerdictKind[]) =>
  asked.filter(({ part, right }) => knowsControls(answer(change(right)), part)).length

test('every request has sentences among its statements whose answer software knows, made from what it sends', () => {
  expect(asked.length).toBeGreaterThanOrEqual(14)
  for (const { part, task } of asked) {
    const sent = part.passages.map(({ text }) => text).join('\n')
    for (const { text, isTrue } of part.controls) {
      expect(task).toContain(`| ${text}\n`)
      expect(sent.includes(text)).toBe(isTrue)
      expect(part.statements.map((one) => one.text)).not.toContain(text)
    }
    expect(part.controls.filter(({ isTrue }) => !isTrue).length).toBeGreaterThan(0)
  }
  const kinds = asked.flatMap(({ part }) => part.controls.map(({ isTrue }) => isTrue))
  expect(kinds.filter((isTrue) => !isTrue).length).toBeGreaterThan(asked.length * 1.5)
  expect(kinds.filter(Boolean).length).toBeGreaterThan(asked.length * 0.7)
})

test('an answer that knows them counts; one that says one thing to everything, or is moved by one statement, never', () => {
  expect(counted((right) => right)).toBe(asked.length)
  for (const verdict of ['supported', 'contradicted', 'not-found'] as const)
    expect(counted((right) => right.map(() => verdict))).toBe(0)
  for (const by of [1, -1])
    expect(counted((right) => right.map((_, at) => right.at((at + by) % right.length) ?? 'not-found'))).toBe(0)
  expect(counted((right) => right.slice(0, 1))).toBe(0)
})
