import { expect, test } from 'vitest'
import { asylumMapCases } from '#test/map-cases/asylum.data.ts'
import { factsWith, openAsylum, openWaiver, type Opened, plain } from '#test/map-cases/open-map-case.ts'
import { waiverMapCases } from '#test/map-cases/waiver.data.ts'
import { writeRequest } from './write-request.ts'

const cases = [...waiverMapCases.map(openWaiver), ...asylumMapCases.map(openAsylum)]

function requestFor({ opened }: Opened, section: string): string {
  const plan = opened.plan().find(({ id }) => id === section)
  if (!plan) throw new Error(`${section} is not planned`)
  const { caseFile, task } = writeRequest({ opened, plan, written: [], instruction: '' }, '')
  return plain(`${caseFile}\n${task}`)
}

test('the passages that a section needs reach its request, nearly all of them as facts of that section', () => {
  let [needed, reached, listed] = [0, 0, 0]
  for (const one of cases) {
    const missing = one.one.needed.filter(([section, words]) => !requestFor(one, section).includes(plain(words)))
    const elsewhere = one.one.needed.filter(([section, words]) => {
      const lists = one.map.sections.find((own) => own.section === section)
      const own = new Set([...(lists?.tells ?? []), ...(lists?.refers ?? []), ...(lists?.meets ?? [])])
      return !factsWith(one, words).some(({ id }) => own.has(id))
    })
    needed += one.one.needed.length
    reached += one.one.needed.length - missing.length
    listed += one.one.needed.length - elsewhere.length
    console.info(
      `${one.one.name}: ${one.one.needed.length - missing.length} of ${one.one.needed.length} reach the request; not in the section's own list: ${elsewhere.map((pair) => pair.join(' ')).join('; ')}`,
    )
    expect(missing, one.one.name).toEqual([])
  }
  console.info(`${reached} of ${needed} passages reach their request, ${listed} as facts of the section`)
  expect(reached / needed).toBeGreaterThanOrEqual(0.95)
})

test('what speaks against the client is put to the section that must meet it', () => {
  const missed = cases.flatMap((one) =>
    one.one.adverse
      .filter(([section, words]) => {
        const meets = new Set(one.map.sections.find((own) => own.section === section)?.meets)
        return !factsWith(one, words).some(({ id }) => meets.has(id))
      })
      .map((pair) => `${one.one.name}: ${pair.join(' ')}`),
  )
  console.info(missed)
  expect(missed).toEqual([])
})

test('contradictions between papers and answers are found, and none is made up', () => {
  for (const one of cases) {
    const found = one.map.conflicts.map(({ sides }) =>
      sides
        .map(({ value }) => value)
        .toSorted()
        .join(' / '),
    )
    console.info(one.one.name, found)
    expect(found, one.one.name).toEqual(one.one.conflicts.map((pair) => [...pair].toSorted().join(' / ')))
  }
})
