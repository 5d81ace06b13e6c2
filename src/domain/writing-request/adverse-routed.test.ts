import { describe, expect, test } from 'vitest'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { asylumAdverseCases } from '#test/map-cases/adverse-asylum.data.ts'
import { laterAsylumCases, laterWaiverCases } from '#test/map-cases/adverse-later.data.ts'
import { factsWith, openAsylum, openWaiver, type Opened } from '#test/map-cases/open-map-case.ts'
import { waiverAdverseCases } from '#test/map-cases/adverse-others.data.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'

const first = [...asylumAdverseCases.map(openAsylum), ...waiverAdverseCases.map(openWaiver)]
const later = [...laterAsylumCases.map(openAsylum), ...laterWaiverCases.map(openWaiver)]

/** Where a passage that speaks against the client is put, and which of them are put where they must be met. */
function routed(cases: readonly Opened[]) {
  let [met, all] = [0, 0]
  const missed: string[] = []
  for (const opened of cases)
    for (const [sections, words] of opened.one.adverse) {
      all += 1
      const facts = factsWith(opened, words)
      const meets = opened.map.sections.filter((own) => facts.some(({ id }) => own.meets.includes(id)))
      if (meets.some(({ section }) => sections.split('|').includes(section))) met += 1
      else
        missed.push(
          `${opened.one.name} ${sections}: ${words} -> ${meets.map(({ section }) => section).join(',') || 'nowhere'} ${facts.map(({ toldIn }) => toldIn).join(',') || 'no fact'}`,
        )
    }
  return { met, all, missed }
}

/** Which of them stand in the offline text of a section that must meet them. */
function metOffline(cases: readonly Opened[]) {
  const missed: string[] = []
  let all = 0
  for (const { map, opened, one } of cases) {
    const persons = new Set(map.persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`)))
    const written = new Map(opened.plan().map((plan) => [plan.id, stemsBy(sectionText(opened.write(plan, [])))]))
    for (const [sections, words] of one.adverse) {
      all += 1
      const stems = [...new Set(stemsOf(words))].filter((stem) => !persons.has(stem))
      const isIn = (section: string) =>
        (written.get(section) ?? []).some(
          (paragraph) => stems.filter((stem) => paragraph.has(stem)).length >= 0.6 * stems.length,
        )
      if (!sections.split('|').some(isIn))
        missed.push(`${one.name} ${sections}: ${words} -> ${[...written.keys()].filter(isIn).join(',') || 'nowhere'}`)
    }
  }
  return { met: all - missed.length, all, missed }
}

const stemsBy = (text: string) => text.split('\n').map((paragraph) => new Set(stemsOf(paragraph)))

describe.each([
  ['first', first],
  ['later', later],
] as const)('the %s round', (name, cases) => {
  test('what speaks against the client is put to the section that must meet it', () => {
    const { met, all, missed } = routed(cases)
    console.info(`${name} round: ${met} of ${all} adverse facts are put to the section that must meet them`, missed)
    expect(met / all).toBeGreaterThanOrEqual(0.92)
  })

  test('the offline writer tells it in a section that must meet it', () => {
    const { met, all, missed } = metOffline(cases)
    console.info(`${name} round: ${met} of ${all} adverse facts stand in the offline text of that section`, missed)
    expect(met / all).toBeGreaterThanOrEqual(0.85)
  })
})
