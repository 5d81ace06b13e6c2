import { expect, test } from 'vitest'
import type { DraftFlag } from './draft-flag.ts'
import { openPointsOf, placeAmongPoints, pointBeside } from './review-points.ts'
import { groupPoints } from './group-points.ts'

const flag = (id: string, kind: DraftFlag['kind'], sectionId: string, start: number, message = id): DraftFlag => ({
  id,
  kind,
  topic: kind === 'Fill in' ? 'Placeholder' : 'Facts',
  place: { sectionId, start, end: start + 1 },
  message,
  actions: [],
})
const view = {
  sections: [{ id: 'cover' }, { id: 'facts' }],
  flags: [
    flag('later', 'Fill in', 'facts', 5, 'A-NUMBER'),
    flag('first', 'Fill in', 'cover', 9, 'A-NUMBER'),
    flag('conflict', 'Conflict', 'facts', 1, 'Two dates'),
    flag('settled', 'Verified', 'cover', 1),
    flag('label', 'Fill in', 'facts', 8, 'CONFIRM CRIMINAL AND SECURITY SCREENING'),
  ],
}

test('open points go through the document in its order, and round its end they begin anew', () => {
  const points = openPointsOf(view)
  expect(points.map(({ id }) => id)).toEqual(['first', 'conflict', 'later', 'label'])
  expect(pointBeside(points, undefined, 1)?.id).toBe('first')
  expect(pointBeside(points, undefined, -1)?.id).toBe('label')
  expect(pointBeside(points, 'label', 1)?.id).toBe('first')
  expect(pointBeside(points, 'first', -1)?.id).toBe('label')
})

test('marks with one cause are one point, the gravest kind comes first, and labels in capitals read calmly', () => {
  expect(
    groupPoints(view).map(({ kind, points }) => [kind, points.map(({ name, flags }) => [name, flags.length])]),
  ).toEqual([
    ['Conflict', [['Two dates', 1]]],
    [
      'Fill in',
      [
        ['A-number', 2],
        ['Confirm criminal and security screening', 1],
      ],
    ],
  ])
})

test('a mark says which point it belongs to, of as many as the list counts', () => {
  const count = groupPoints(view).reduce((sum, { points }) => sum + points.length, 0)
  expect(placeAmongPoints(view, 'later')).toMatchObject({ at: 0, count })
  expect(placeAmongPoints(view, 'label')).toMatchObject({ at: 2, count })
  expect(placeAmongPoints(view, 'settled')).toMatchObject({ at: -1, count })
})
