import { expect, test } from 'vitest'
import { saidOfExpert } from './writing/expert-lines.ts'

test('a speciality is practiced, and nobody is one', () => {
  expect(saidOfExpert('Internal medicine, Harbor Free Clinic, Arlington, since 2013')).toMatch(
    /^I have practiced internal medicine at .*since 2013\.$/u,
  )
  expect(saidOfExpert('Hydrology, Coastal Survey, Beaufort, since 2013')).toMatch(/^I have worked in hydrology at /u)
  expect(saidOfExpert('Nephrologist, River Kidney Clinic, Fargo, since 2010')).toMatch(
    /^I have been a nephrologist at /u,
  )
})
