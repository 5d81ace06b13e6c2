import { expect, test } from 'vitest'
import { caseOf, clientCalled } from '#test/case-map-cases.ts'
import { makeCaseMap } from './make-case-map.ts'

const base = caseOf(clientCalled('Daniel', 'Otero', 'Luz Marina Otero'), {})

/** What contradicts what in a case with this answer about the wife and these papers. */
function conflictsOf(answer: string, papers: Readonly<Record<string, string>>) {
  const map = makeCaseMap({
    ...base,
    answers: { story: answer },
    rules: {
      ...base.rules,
      questions: [{ question: 'story', about: 'spouse', kind: 'health', serves: [{ element: 'all' }] }],
    },
    documents: Object.entries(papers).map(([title, text], index) => ({ id: `d${index}`, title, text })),
  })
  const values = map.conflicts.map(
    ({ kind, sides }) =>
      `${kind}: ${sides
        .map(({ value }) => value)
        .toSorted()
        .join(' / ')}`,
  )
  return { map, values }
}

const declared = (text: string) => ({
  'Declaration of Luz Marina Otero': `DECLARATION OF LUZ MARINA OTERO\nI am the wife of Daniel Otero.\n${text}`,
})

test.each([
  [
    'Luz Marina was in the hospital for two months after the fall.',
    'I was in the hospital for three weeks after the fall.',
    'count: three weeks / two months',
  ],
  ['Her recovery took six months.', 'My recovery took fourteen weeks.', 'count: fourteen weeks / six months'],
  [
    'Luz goes to dialysis three times a week.',
    'I go to dialysis twice a week.',
    'count: three times a week / twice a week',
  ],
  [
    'Luz Marina is a citizen of the United States.',
    'I am a lawful permanent resident.',
    'status: a citizen of the United States / a permanent resident',
  ],
  [
    'Luz Marina and Daniel have three children.',
    'Daniel and I have two children.',
    'count: three children / two children',
  ],
])('%s against %s', (answer, paper, expected) => {
  expect(conflictsOf(answer, declared(paper)).values).toEqual([expected])
})

test.each([
  ['She was in the hospital for six weeks.', 'I was in the hospital for about forty days.'],
  [
    'She was held for nine days. The second time she was held for one night.',
    'I was held for nine days. Later I was held again for one night.',
  ],
  ['She became a citizen of the United States in 2014.', 'I was a permanent resident when I met Daniel.'],
  ['Luz Marina and Daniel have two children.', 'My sister has four children under seven.'],
  [
    'Luz Marina and Daniel have two children.',
    'My brother Kyle is in Nevada and has three kids; he sends money at Christmas.',
  ],
  ['She works three days a week.', 'I see the doctor twice a month.'],
  ['She has had asthma for ten years.', 'I have lived here for twenty years.'],
  ['Her mother was in the hospital for two days.', 'Daniel was unemployed for two months.'],
])('no contradiction: %s and %s', (answer, paper) => {
  expect(conflictsOf(answer, declared(paper)).values).toEqual([])
})

test('two papers that say the same against a third are one contradiction, and settling it settles all', () => {
  const { map, values } = conflictsOf('She was in the hospital for two months.', {
    ...declared('I was in the hospital for three weeks with an infection.'),
    'Letter of Dr. Brandt':
      'CLINIC\nPatient: Luz Marina Otero\nThe patient was in the hospital for two months with pneumonia.',
  })
  expect(values).toEqual(['count: three weeks / two months'])
  const [conflict] = map.conflicts
  const all = conflict?.sides.flatMap(({ fact, also = [] }) => [fact, ...also]) ?? []
  expect(all).toHaveLength(3)
  const told = map.sections.flatMap(({ tells }) => tells)
  expect(all.filter((id) => told.includes(id))).toEqual([])
})
