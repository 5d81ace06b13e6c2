import { expect, test } from 'vitest'
import { isLong } from '#test/long.ts'
import { buildShield } from './build.ts'
import { shieldText } from './shield.ts'
import { moreFormsOf } from './testing/more-forms.ts'
import { fourthFormsOf } from './testing/fourth-forms.ts'
import { thirdFormsOf } from './testing/third-forms.ts'
import { formsOf, noAttorney, syntheticRecord } from './testing/synthetic-records.ts'

/** What stays of a form when the words around it and the stand-ins are taken away. */
function rest(shielded: string): string {
  return shielded
    .replace(/^It says /, '')
    .replace(/ here\.$/, '')
    .replaceAll(/(?:Person|Family|Firm|Address|Date|Phone|Email|Number|Token)-\d+[A-Z]{0,2}/gi, ' ')
    .replaceAll(/\b(?:the|day|of|Apt|de|A|No|MEX|St|Rd|Ave|Blvd|Ln|Street|Road|Avenue|Boulevard|Lane|at|dot)\b/gi, ' ')
}

/** Five of each script; twenty in the long suites. */
const records = Array.from({ length: isLong ? 300 : 75 }, (_, seed) => syntheticRecord(seed))

test('of clients in fifteen scripts nothing is left, in any way to write it', () => {
  const left = records.flatMap((record) => {
    const shield = buildShield({ client: record.client, attorney: noAttorney })
    return formsOf(record).flatMap(({ kind, written }) => {
      const shielded = shieldText(shield, `It says ${written} here.`)
      return /[\p{L}\p{N}]/u.test(rest(shielded)) ? [`${record.script}, ${kind}: ${written} -> ${shielded}`] : []
    })
  })
  expect(left).toEqual([])
})

/** Forty other records, every script among them. */
const others = Array.from({ length: 40 }, (_, at) => syntheticRecord(1000 + at))

test('of forty other clients nothing is left in the forms of a second list', () => {
  const left = others.flatMap((record) => {
    const shield = buildShield({ client: record.client, attorney: noAttorney })
    return moreFormsOf(record).flatMap(({ kind, written }) => {
      const shielded = shieldText(shield, `It says ${written} here.`)
      const words = rest(shielded).replaceAll(/(?<!\p{L})(?:tel|mailto|USA)(?!\p{L})/giu, ' ')
      return /[\p{L}\p{N}]/u.test(words) ? [`${record.script}, ${kind}: ${written} -> ${shielded}`] : []
    })
  })
  expect(left).toEqual([])
})

/** Forty more, that no list before was run on. */
const further = Array.from({ length: 40 }, (_, at) => syntheticRecord(2000 + at))
/** Words of the forms themselves. */
const ofForms = /(?<!\p{L})(?:DOB|Monday|T00:00:00Z|T00|00Z|00|Surname|given|Mr|Jr|року|No|a|s)(?!\p{L})/giu

test('of forty further clients nothing is left in the forms of a third list', () => {
  const left = further.flatMap((record) => {
    const shield = buildShield({ client: record.client, attorney: noAttorney })
    return thirdFormsOf(record).flatMap(({ kind, written }) => {
      const shielded = shieldText(shield, `It says ${written} here.`)
      const words = rest(shielded).replaceAll(ofForms, ' ')
      return /[\p{L}\p{N}]/u.test(words) ? [`${record.script}, ${kind}: ${written} -> ${shielded}`] : []
    })
  })
  expect(left).toEqual([])
})

/** Words of the forms of the fourth list themselves. */
const ofFourth = /(?<!\p{L})(?:file|ending|in|on|of|the|last|four|digits|passport|phone|xx|xxx)(?!\p{L})/giu

// An initial joined to the name, the plural of a family, the end of a phone, a house number behind the street, a name in small
// letters with its apostrophe: each of these left something before it was looked for.
test('of forty last clients nothing is left in the forms of a fourth list', () => {
  const last = Array.from({ length: 40 }, (_, at) => syntheticRecord(3000 + at))
  const left = last.flatMap((record) => {
    const shield = buildShield({ client: record.client, attorney: noAttorney })
    return fourthFormsOf(record).flatMap(({ kind, written }) => {
      const shielded = shieldText(shield, `It says ${written} here.`)
      const words = rest(shielded).replaceAll(ofFourth, ' ')
      return /[\p{L}\p{N}]/u.test(words) ? [`${record.script}, ${kind}: ${written} -> ${shielded}`] : []
    })
  })
  expect(left).toEqual([])
})
