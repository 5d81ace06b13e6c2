import { expect, test } from 'vitest'
import { isCaption } from './captions.ts'

test('the words under a picture state nothing; a sentence about a picture does', () => {
  for (const caption of [
    'Photograph 6 of the wedding, taken by the family.',
    'Photo 2: Mateo and Dana at their school, May 2022',
    'Figure 3. Burned house in Kaliganj',
    'Photographs 1-4, the shop after the fire',
  ])
    expect([caption, isCaption(caption)]).toEqual([caption, true])
  for (const statement of [
    'Photograph 2 shows the burned shop.',
    'Photographs of the scars were sent to the police, and nobody answered.',
    'Pictures of him were posted at the market.',
    'I took the photographs in May 2022.',
  ])
    expect([statement, isCaption(statement)]).toEqual([statement, false])
})
