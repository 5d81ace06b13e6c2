import { expect, test } from 'vitest'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { asylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { reviewDraft } from './review.ts'
import { asylumBrief } from './tool.ts'
import { caseFrame } from './case.ts'

/** What the review says when a section's text is replaced, or put after what software wrote. */
function reviewed(example: string, section: string, html: string, changes: Answers = {}): string[] {
  const input = inputOf(asylumExample(example), changes)
  const { written } = draftOffline(input)
  return reviewDraft(caseFrame(input), replaced(written, section, html)).map(
    ({ severity, code }) => `${severity} ${code}`,
  )
}

function replaced(written: readonly WrittenSection[], section: string, html: string): WrittenSection[] {
  return written.map((one) => (one.id === section ? { id: section, html: html.replace('+', one.html) } : one))
}

const added = (text: string) => `+<p>${text}</p>`

test('C15: a displaced decision, an unknown one and a statute outside the case block', () => {
  expect(reviewed('A4', 'S25', added('Matter of A-R-C-G-, 26 I&amp;N Dec. 388 (BIA 2014).'))).toEqual(['block C15'])
  expect(reviewed('A4', 'S25', added('Matter of Q-Q-Q-, 27 I&amp;N Dec. 999 (BIA 2018).'))).toContain('block C15')
  expect(reviewed('A1', 'S23', added('See 8 U.S.C. § 1255(a).'))).toEqual(['block C15'])
  expect(reviewed('A1', 'S23', added('Under Matter of Nobody the claim fails.'))).toContain('block C15')
  expect(reviewed('A1', 'S23', added('See Smith v. Jones.'))).toContain('block C15')
})

test('C15: a confirmed decision that the case does not call for may be cited; one that is not confirmed warns', () => {
  const adverse = added('Matter of K-E-S-G-, 29 I&amp;N Dec. 145 (BIA 2025).')
  expect(reviewed('A3', 'S25', adverse)).toEqual([])
  expect(reviewed('A4', 'S25', adverse)).toEqual([])
  const unconfirmed = added('Orellana-Recinos v. Garland, 993 F.3d 851 (10th Cir. 2021).')
  expect(reviewed('A3', 'S25', unconfirmed)).toContain('warn C15')
  const vacated = added('Matter of M-R-M-S-, 28 I&amp;N Dec. 757 (BIA 2023).')
  expect(reviewed('A3', 'S25', vacated)).toContain('block C15')
})

test('C15: five decisions of other circuits in one paragraph block nothing', () => {
  const cited = [
    'Crespin-Valladares v. Holder, 632 F.3d 117 (4th Cir. 2011)',
    'Aldana-Ramos v. Holder, 757 F.3d 9 (1st Cir. 2014)',
    'Cece v. Holder, 733 F.3d 662 (7th Cir. 2013) (en banc)',
    'Rodriguez-Arias v. Whitaker, 915 F.3d 968 (4th Cir. 2019)',
    'Rosales Justo v. Sessions, 895 F.3d 154 (1st Cir. 2018)',
  ]
  expect(reviewed('A7', 'S23', added(`See ${cited.join('; ')}.`)).filter((one) => one.startsWith('block'))).toEqual([])
})

test('C15: what the attorney put on file may be cited', () => {
  const input = inputOf(asylumExample('A1'))
  const source = {
    id: 's',
    kind: 'citation' as const,
    title: 'A decision',
    text: 'Held in 999 F.3d 123 that it counts.',
  }
  const sections = replaced(draftOffline(input).written, 'S23', added('See 999 F.3d 123.'))
  expect(reviewDraft(caseFrame({ ...input, sources: [...input.sources, source] }), sections)).toEqual([])
})

test('C15 leaves captions, names of people and words that hold INA alone', () => {
  expect(reviewed('A1', 'S23', added('In the Matter of: ROYA. She lived in CHINA and CAROLINA.'))).not.toContain(
    'block C15',
  )
})

test('C16: a citation that differs from the list blocks; a page and a later short form are right', () => {
  const cardoza = (text: string) => reviewed('A1', 'S27', added(text)).filter((one) => one.includes('C16'))
  expect(cardoza('INS v. Cardoza-Fonseca, 480 U.S. 421 (1988).')).toEqual(['block C16'])
  expect(cardoza('INS v. Cardozo-Fonseca, 480 U.S. 421 (1987).')).not.toEqual([])
  expect(cardoza('INS v. Cardoza-Fonseca, 480 U.S. 421, 440 (1987).')).toEqual([])
  expect(cardoza('INS v. Cardoza-Fonseca, 480 U.S. at 440.')).toEqual([])
  expect(reviewed('A1', 'S10', added('Matter of Acosta, 19 I&amp;N Dec. at 222.'))).toContain('block C16')
  const elsewhere = reviewed('A1', 'S27', added('INS v. Cardoza-Fonseca, 480 U.S. 422 (1987).'))
  expect(elsewhere.filter((one) => one !== 'block C16')).toEqual([])
})

test('C17: a long quotation beside a citation is questioned unless a file has it', () => {
  const quoted = 'any reasonable person in that position would fear it'
  const html = added(`“${quoted}.” INS v. Cardoza-Fonseca, 480 U.S. 421 (1987).`)
  expect(reviewed('A1', 'S27', html)).toEqual(['warn C17'])
  expect(reviewed('A1', 'S27', added('“would fear it.” INS v. Cardoza-Fonseca, 480 U.S. 421 (1987).'))).toEqual([])
  const input = inputOf(asylumExample('A1'))
  const source = { id: 's', kind: 'citation' as const, title: 'Opinion', text: `The court: ${quoted}.` }
  const sections = replaced(draftOffline(input).written, 'S27', html)
  expect(reviewDraft(caseFrame({ ...input, sources: [...input.sources, source] }), sections)).toEqual([])
})

test('C15: a signal before a decision on file is no part of its name', () => {
  const input = inputOf(asylumExample('A1'))
  const source = { id: 's', kind: 'citation' as const, title: 'A decision', text: 'Smith v. Jones, 999 F.3d 123' }
  const html = added('See Smith v. Jones, 999 F.3d 123 (9th Cir. 2021). But see also Smith v. Jones.')
  const found = reviewDraft(
    caseFrame({ ...input, sources: [...input.sources, source] }),
    replaced(draftOffline(input).written, 'S27', html),
  )
  expect(found.filter(({ code }) => code === 'C15')).toEqual([])
})

test('C18: dates, numbers, places and names that nobody told are listed', () => {
  const input = inputOf(asylumExample('A1'))
  const html = added('On 15 March 2024 she fled to Tabriz with 47 others and met Farhad.')
  const [finding] = reviewDraft(caseFrame(input), replaced(draftOffline(input).written, 'S15', html))
  expect(finding).toMatchObject({ code: 'C18', severity: 'warn' })
  expect(finding?.message).toBe(
    '“Statement of facts” says “15 March 2024”, “47”, “Tabriz”, “Farhad”, found in no answer, record or file.',
  )
  expect(reviewed('A1', 'S15', added('On March 14, 2024 officers came to Shiraz.'))).toEqual([])
  expect(reviewed('A1', 'S27', added('INS v. Cardoza-Fonseca, 480 U.S. at 440.')), 'a page of a decision').toEqual([])
  const capitals = replaced(draftOffline(input).written, 'S15', added('They fled, CAROLINA and all.'))
  expect(reviewDraft(caseFrame(input), capitals)[0]?.message).toContain('says “CAROLINA”,')
})

test('C19: misspelt names, strange pronouns and roles of another forum', () => {
  expect(reviewed('A1', 'S15', added('The officers held Daneshvir.'))).toContain('warn C19')
  expect(reviewed('A1', 'S15', added('They kept him there.'))).toContain('warn C19')
  expect(reviewed('A1', 'S15', added('Then the Respondent left.'))).toContain('warn C19')
  expect(reviewed('A3', 'S15', added('Then the Applicant left.'))).toContain('warn C19')
  expect(reviewed('A3', 'S20', added('It is for the applicant to show this.'))).toEqual([])
})

test('C20: exhibit tags and the index answer to each other', () => {
  expect(reviewed('A1', 'S23', added('See Exh. K at 3.'))).toContain('warn C20')
  expect(
    reviewed('A1', 'S22', '<p>The account is supported by Exh. A at 1.</p>').filter((one) => one === 'warn C20'),
  ).toHaveLength(4)
})

test('C22: relief that was not selected or is missing blocks, the reservation stands before USCIS', () => {
  const input = inputOf(asylumExample('A4'))
  const { written } = draftOffline(input)
  const without = (id: string) =>
    reviewDraft(
      caseFrame(input),
      written.filter((section) => section.id !== id),
    )
      .filter(({ severity }) => severity === 'block')
      .map(({ code }) => code)
  expect(without('S50')).toEqual(['C22'])
  expect(without('S60')).toContain('C22')
  expect(reviewed('A3', 'S70', '<h2>Protection under the Convention Against Torture</h2>+')).toEqual(['block C22'])
  expect(reviewed('A6', 'S70', '<p>USCIS should grant asylum.</p>')).toEqual(['block C22'])
})

test('C23: enjoined text of 2020 is found by paragraph and by words', () => {
  expect(reviewed('A7', 'S60', added('See 8 C.F.R. § 1208.13(c)(4).'))).toContain('warn C23')
  expect(reviewed('A7', 'S61', added('The soldiers acted under color of law.'))).toEqual(['warn C23'])
})

test('C24: statements against the answers', () => {
  expect(reviewed('A7', 'S21', added('The application is timely.'))).toEqual(['warn C24'])
  expect(reviewed('A1', 'S26', added('The raid was reported to the police.'))).toEqual(['warn C24'])
  expect(reviewed('A1', 'S26', added('The raid was never reported.'))).toEqual([])
  expect(reviewed('A1', 'S29', added('There is no criminal history.'))).toEqual(['warn C24'])
})

test('the wording of the group is locked', () => {
  expect(reviewed('A3', 'S25', '<p>The Respondent belongs to gay men of Uganda.</p>')).toContain('block S25')
  expect(reviewed('A3', 'S25', '<p>The group is <em>Gay men in Uganda</em>.</p>')).toEqual([])
})

const moreWords = (count: number) => added('word '.repeat(count))

/** The brief of A3 with so many more words in its facts: what R16 says, its pages, the header of its file. */
function lengthened(example: string, words: number) {
  const input = inputOf(asylumExample(example))
  const written = replaced(draftOffline(input).written, 'S15', moreWords(words))
  const document = asylumBrief.open(input).compose(written)
  const found = reviewDraft(caseFrame(input), written).filter(({ code }) => code === 'R16')
  return { ...countLimitedPages(document), found, header: document.layout.headerText }
}

test('R16: the body warns from nine tenths of the limit, blocks above it, and its file is labelled', () => {
  expect(lengthened('A3', 0).found).toEqual([])
  const seen = [4_000, 5_000, 6_000, 7_000, 8_000, 9_000].map((words) => lengthened('A3', words))
  for (const { count, limit, found, header } of seen) {
    const severity = count > 25 ? 'block' : count > 22.5 ? 'warn' : undefined
    expect([limit, found[0]?.severity]).toEqual([25, severity])
    expect(header?.startsWith('OVER LIMIT: ')).toBe(count > 25)
    if (severity) expect(found[0]?.message).toContain(`about ${count} pages of the 25 allowed`)
  }
  expect(new Set(seen.map(({ found }) => found[0]?.severity))).toEqual(new Set([undefined, 'warn', 'block']))
  expect(lengthened('A1', 9_000)).toMatchObject({ found: [], header: 'DRAFT: attorney review required' })
})
