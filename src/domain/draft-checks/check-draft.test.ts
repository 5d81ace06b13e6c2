import { expect, test } from 'vitest'
import type { SourceText } from '#domain/drafting/tool.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import { gap } from '#domain/section-content/write.ts'
import { benchDraftChecks } from './bench.ts'
import { checkDraft, type DraftCheckInput } from './check-draft.ts'
import { openFlags, type DraftCheck } from './draft-check.ts'
import { fingerprintText, findRepetitions } from './fingerprints.ts'
import { flagKinds } from '#domain/findings/flag.ts'
import { readMaterial } from './material.ts'
import { indexOtherClients } from './other-clients.ts'

const letter: SourceText = {
  id: 'letter',
  kind: 'client_document',
  title: 'Letter of an uncle',
  text: 'Soldiers burned the family home in Kumba on 17 October 2024 and asked for Emmanuel.',
}
const facts: FactSource[] = [
  {
    id: 'record',
    kind: 'record',
    title: 'Client record',
    text: 'Name: Emmanuel Ngwa Tabot\nDate of birth: 1990-05-02',
  },
  {
    id: 'answer:when',
    kind: 'answer',
    title: 'When did it happen?',
    text: 'On 16 October 2024 soldiers burned the family home in Kumba. He filed Form I-589 on 11 February 2025.',
  },
  { id: 'letter', kind: 'document', title: letter.title, text: letter.text },
]
const material = readMaterial([letter], facts)

const html = `<h2>Harm</h2><p>On October 16, 2024 soldiers burned the family home in Kumba. They were 40 men in three trucks. Mr. Ngwa Tabot fled in ${gap('MONTH')}. The deadline may be excused. <em>Matter of T-M-H- &amp; S-W-C-</em>, 25 I&amp;N Dec. 193 (BIA 2010); see also <em>Weinong Lin v. Holder</em>, 763 F.3d 244 (2d Cir. 2014). Compare <em>Matter of A-R-C-G-</em>, 26 I&amp;N Dec. 388 (BIA 2014).</p>`

function check(changes: Partial<DraftCheckInput> = {}): DraftCheck[] {
  return checkDraft({ sections: [{ id: 'S21', html }], material, filingDate: '2026-11-25', ...changes })
}
const told = (checks: readonly DraftCheck[]) =>
  checks.map(({ kind, severity, code, text }) => `${kind} ${severity} ${code}: ${text ?? ''}`)

test('one list holds every kind of flag, conflicts first, verified last, each with its place in the plain text', () => {
  const checks = check()
  expect(told(checks)).toEqual([
    'Conflict red sources-disagree: October 16, 2024',
    'Verify or remove amber citation-unknown: Weinong Lin v. Holder, 763 F.3d 244 (2d Cir. 2014)',
    'Negative history red citation-negative: Matter of A-R-C-G-, 26 I&N Dec. 388 (BIA 2014)',
    'Not found amber fact-not-found: 40 men',
    'Not found grey fact-not-found: three trucks',
    'Fill in amber gap: [MONTH]',
    'From your sources green fact-supported: October 16, 2024',
    'From your sources green fact-supported: Kumba',
    'From your sources green fact-supported: Ngwa Tabot',
    'Verified green citation-listed: Matter of T-M-H- & S-W-C-, 25 I&N Dec. 193 (BIA 2010)',
  ])
  expect(checks[0]?.message).toBe(
    'One event with two dates: "16 October 2024" (When did it happen?) and "17 October 2024" (Letter of an uncle).',
  )
  expect(checks.filter(({ kind }) => kind === 'From your sources')).toHaveLength(3)
  expect(checks.every(({ kind }) => flagKinds.includes(kind))).toBe(true)
})

test('only what was checked is green', () => {
  const green = check().filter(({ severity }) => severity === 'green')
  expect(green.every(({ passages, code }) => passages.length > 0 || code === 'citation-listed')).toBe(true)
  expect(check().filter(({ message }) => /good law|ready to file/i.test(message))).toEqual([])
})

test('a section with an open red flag is accepted only with an override for each', () => {
  const checks = check()
  const open = openFlags(checks, [], 'S21')
  expect(open.map(({ code }) => code)).toEqual(['sources-disagree', 'citation-unknown', 'citation-negative'])
  expect(openFlags(checks, [], 'S21')).not.toEqual([])
  expect(openFlags(checks, open.slice(0, 1), 'S21')).not.toEqual([])
  expect(openFlags(checks, open, 'S21')).toEqual([])
  expect(openFlags(checks, open)).toEqual([])
})

test('an override stays with its flag when other words change, and lapses when the flag changes', () => {
  const flag = openFlags(check(), [], 'S21').find(({ code }) => code === 'citation-unknown')
  const overrides = flag ? [flag] : []
  const edited = check({ sections: [{ id: 'S21', html: html.replace('On October', 'There, on October') }] })
  expect(openFlags(edited, overrides, 'S21').map(({ code }) => code)).toEqual(['sources-disagree', 'citation-negative'])
  const other = check({ sections: [{ id: 'S21', html: html.replace('763 F.3d', '764 F.3d') }] })
  expect(openFlags(other, overrides, 'S21').map(({ code }) => code)).toEqual([
    'sources-disagree',
    'citation-unknown',
    'citation-negative',
  ])
})

test('a contradiction between sources that the draft does not touch belongs to the whole draft', () => {
  const checks = check({ sections: [{ id: 'S', html: '<p>He asks for asylum.</p>' }] })
  expect(checks.map(({ code, place }) => [code, place])).toEqual([['sources-disagree', undefined]])
  expect(openFlags(checks, [], 'S')).toEqual([])
  expect(openFlags(checks, [])).not.toEqual([])
})

test('a draft without sources to compare with has no fact in green', () => {
  const bare = checkDraft({
    sections: [{ id: 'S', html: '<p>He fled Kumba on May 3, 2021.</p>' }],
    material: readMaterial([], []),
    filingDate: '2026-11-25',
  })
  expect(told(bare)).toEqual(['Not found red fact-not-found: May 3, 2021', 'Not found amber fact-not-found: Kumba'])
})

test("another client's name or number is a red conflict, unless this case names that person too", () => {
  const otherClients = indexOtherClients([
    { id: 'c2', names: ['Samuel Kizito Wasswa'], values: ['A201-555-777', 'IOE0921457783'] },
    { id: 'c3', names: ['Emmanuel Ngwa Tabot'], values: [] },
  ])
  const text = '<p>Mr. Ngwa Tabot, A201 555 777, like Wasswa, Samuel, fled. Emmanuel Ngwa Tabot. IOE0921457783.</p>'
  const found = check({ sections: [{ id: 'S', html: text }], otherClients }).filter(
    ({ code }) => code === 'other-client',
  )
  expect(found.map(({ text: written, severity }) => [written, severity])).toEqual([
    ['A201 555 777', 'red'],
    ['Wasswa, Samuel', 'red'],
    ['IOE0921457783', 'red'],
  ])
})

const story =
  'He kept a small shop beside the bus park where he sold batteries and radios, and every market day the officers came to take their share from the drawer without a word to anybody.'

test('a passage of an earlier draft is told with its length; its fingerprints hold no words', () => {
  const fingerprints = fingerprintText(`Some beginning of its own. ${story} An end of its own.`)
  expect(fingerprints.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true)
  const earlierDrafts = [{ id: 'd1', title: 'Brief of March 3, 2025', fingerprints }]
  const sections = [{ id: 'S', html: `<p>Another case. ${story} And so on.</p>` }]
  const [found] = check({ sections, earlierDrafts }).filter(({ code }) => code === 'repeated-passage')
  expect(found).toMatchObject({ severity: 'amber' })
  expect(found?.text?.startsWith('He kept a small shop')).toBe(true)
  expect(
    check({
      sections,
      earlierDrafts: [{ ...earlierDrafts[0]!, fingerprints: fingerprintText('Something else.') }],
    }).filter(({ code }) => code === 'repeated-passage'),
  ).toEqual([])
})

test('a repeated passage is found from its first to its last words, whatever surrounds it', () => {
  for (const before of ['', 'One.', 'One two three.', 'One two three four five six seven.']) {
    const [found] = findRepetitions(
      `${before} ${story} Other words follow here.`,
      [{ id: 'd', title: 't', fingerprints: fingerprintText(story) }],
      [],
    )
    expect(found?.words).toBeGreaterThanOrEqual(25)
  }
})

test('a draft that gives one event two dates disagrees with itself', () => {
  const sections = [
    { id: 'S15', html: '<p>Soldiers burned the family home in Kumba on October 16, 2024.</p>' },
    { id: 'S23', html: '<p>On October 26, 2024 soldiers burned the family home in Kumba.</p>' },
  ]
  const [found] = check({ sections }).filter(({ code }) => code === 'draft-disagrees')
  expect(found).toMatchObject({ severity: 'red', place: { sectionId: 'S15' } })
  // A gap that names both dates is how a contradiction is written, and none itself.
  const second = sections[1]?.html ?? ''
  const gap = '<mark data-gap="CONTRADICTION">[CONTRADICTION: October 16 or October 26, 2024]</mark>'
  const named = [{ id: 'S15', html: `<p>Soldiers burned the family home in Kumba ${gap}.</p>` }]
  expect(
    check({ sections: [...named, { id: 'S23', html: second }] }).some(({ code }) => code === 'draft-disagrees'),
  ).toBe(false)
})

test('the bench measures the checks of a draft of fifteen pages', () => {
  let now = 0
  const result = benchDraftChecks(() => (now += 1), 15, 1)
  expect(result.words).toBeGreaterThan(4_000)
  expect(result.checks).toBeGreaterThan(300)
})
