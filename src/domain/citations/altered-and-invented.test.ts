import { expect, test } from 'vitest'
import { knownAuthorities } from '#law/authorities/list.ts'
import { alter } from '#test/citations/altered.ts'
import { inventedByHand, inventedByPattern } from '#test/citations/invented.data.ts'
import { spellingsOf } from '#test/citations/spellings.ts'
import { checkCitations, type CitationItem } from './check.ts'

function check(text: string): readonly CitationItem[] {
  const html = `<p>${text.replaceAll('&', '&amp;')}</p>`
  return checkCitations([{ id: 'S', html }], { authorities: knownAuthorities(), sources: [], draftDate: '2026-11-25' })
    .items
}

const isVerified = (text: string) => check(text).some(({ severity }) => severity === 'green')

test('no citation of the list with one thing changed is verified', () => {
  const altered = knownAuthorities().flatMap(({ citation }, at) => alter(citation, at))
  expect(altered.length).toBeGreaterThan(2500)
  expect(altered.filter(({ text }) => isVerified(text))).toEqual([])
}, 120_000)

test('no invented decision is verified, in any spelling', () => {
  const invented = [...inventedByHand, ...inventedByPattern]
  expect(invented.length).toBeGreaterThan(200)
  expect(invented.flatMap(spellingsOf).filter(isVerified)).toEqual([])
}, 120_000)

/** Recent decisions that no reporter has printed and no docket number names. */
const isPrinted = ({ citation }: { readonly citation: string }) => /\d .*\d|§/.test(citation.replace(/\([^()]*\)$/, ''))

test('every citation of the list is found in twenty spellings', () => {
  const printed = knownAuthorities().filter(isPrinted)
  expect(printed.length).toBeGreaterThan(400)
  const missed = printed.flatMap(({ id, citation }) => {
    const keys = new Set(check(citation).map(({ key }) => key))
    const isFound = (text: string) =>
      check(text).some(
        (item) => item.authorityId === id || ((item.class === 'B' || item.class === 'D') && keys.has(item.key)),
      )
    return spellingsOf(citation).filter((text) => !isFound(text))
  })
  expect(missed).toEqual([])
}, 120_000)

test('the card of a decision tells what it is listed for', () => {
  const [item] = check('Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999).')
  expect(item?.message).toContain('Listed for: ')
})

test('a sentence that leaves no exception where the decision has some says more than the rule', () => {
  const rule = 'the factors of extreme hardship are weighed in the aggregate'
  const [plain] = check(`Under the law ${rule}. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999).`)
  expect(plain).toMatchObject({ severity: 'green' })
  const [more] = check(
    `A separation of spouses is automatically extreme hardship, and ${rule}. Matter of Cervantes-Gonzalez, 22 I&N Dec. 560 (BIA 1999).`,
  )
  expect(more).toMatchObject({ severity: 'amber' })
  expect(more?.message).toContain('says more than the rule: “automatically”')
})

test.each([
  ['21, United States Code, Section 853', '21 USC 853'],
  ['1 U.S. Code § 1', '1 USC 1'],
  ['PL 111-83', 'Pub. L. 111-83'],
  ['17 CFR § 240.10b-5', '17 CFR 240.10b-5'],
  ['50 U.S.C. App. § 462', '50 USC App. 462'],
  ['50 App. U.S.C. § 462', '50 USC App. 462'],
])('%s is one citation', (text, key) => {
  expect(check(`It follows from ${text} alone.`).map((item) => item.key)).toEqual([key])
})
