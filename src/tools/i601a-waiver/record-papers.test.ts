import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { fourteenthWaivers } from '#test/waiver-fourteenth-readings.data.ts'

const drafts = new Map(fourteenthWaivers.map((one) => [one.name, measureWaiver(one)]))

function draftOf(name: string) {
  const found = [...drafts].find(([title]) => title.includes(name))?.[1]
  if (!found) throw new Error(`no case ${name}`)
  return found
}

test.each(fourteenthWaivers.map(({ name }) => name))(
  '%s: every marked fact stands, nothing twice or pasted',
  (name) => {
    const { missing, repeated, pasted, straightQuotes, unresolved, gapsPerThousandWords } = draftOf(name)
    expect({ missing, repeated, pasted, straightQuotes, unresolved }).toEqual({
      missing: [],
      repeated: [],
      pasted: [],
      straightQuotes: 0,
      unresolved: [],
    })
    expect(gapsPerThousandWords).toBeLessThanOrEqual(3)
  },
)

test('charts, school forms, dockets and tax accounts are told in their rows, with what they shorten in words', () => {
  const { text } = draftOf('fire dispatcher')
  expect(text).toContain(
    'The clinic’s note of September 15, 2026 records (Ex. C):\nDiagnosis: Duchenne muscular dystrophy',
  )
  expect(text).toContain('deflazacort 21 mg once a day - do NOT stop abruptly')
  expect(text).toContain('father has come at 11:15 every day for toileting')
  const [, adverse = ''] = text.split('The adverse factor in the case of')
  expect(adverse).toContain('May 15, 2019: plea guilty. Fine $185. Partner Assault 45-5-206 dismissed')
  expect(adverse).toMatch(/no return on file for 2014 and 2015; and a balance of \$2,140\.17 for 2023/u)
})

test('a budget is known by its lines, whatever it is called, and a pay for two weeks is no pay for a month', () => {
  expect(draftOf('fire dispatcher').text).toContain('is about 46 percent of the $6,370 that the two bring home')
  const { text } = draftOf('tailor from Ghana')
  expect(text).toContain('biweekly net, $1,248.60')
  expect(text).not.toMatch(/\$1,248\.60? a month/u)
})

test('nothing is present that is over, nobody treats who has not treated, and a year is of its own illness', () => {
  expect(draftOf('weaver').text).not.toMatch(/left with cancer|burden of cancer|Begaye’s cancer/u)
  expect(draftOf('fire dispatcher').text).not.toContain('said by the clinician who treats')
  expect(draftOf('tailor').text).not.toMatch(/adjustment disorder, diagnosed in 2012/u)
  expect(draftOf('fire dispatcher').text).not.toContain('Owen does drywall')
  expect(draftOf('weaver').text).not.toContain('returns run until')
})

test('who signs a letter is named, and each paragraph of an affidavit stands by itself', () => {
  expect(draftOf('weaver').text).toContain('According to Herbert Tohannie, Chapter President, Mr. Mamani hauls water')
  expect(draftOf('fire dispatcher').text).toContain('Deb Kinnear, owner, writes: “Wilder Quispe has worked here')
  expect(draftOf('tailor').text).toContain(
    'puts the drops in her eyes at six, at two when he is on his break, and at ten',
  )
  expect(draftOf('tailor').text).toMatch(/will remain in Columbus/u)
})
