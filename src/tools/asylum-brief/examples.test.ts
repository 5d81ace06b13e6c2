import { expect, test } from 'vitest'
import { inlineText } from '#domain/legal-document/block.ts'
import { asylumExample, asylumExamples, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { asylumBrief } from './tool.ts'

const plannedIds = (id: string) =>
  asylumBrief
    .open(inputOf(asylumExample(id)))
    .plan()
    .map((section) => section.id)
const codes = (id: string, severity: 'block' | 'warn' | 'inform') =>
  asylumBrief
    .open(inputOf(asylumExample(id)))
    .check()
    .filter((check) => check.severity === severity)
    .map(({ code }) => code)
    .toSorted()

test('every case has its expected sections and warnings, and nothing blocks it', () => {
  const wrong = asylumExamples.flatMap(({ id, expected }) => [
    ...expected.sections
      .filter((section) => !plannedIds(id).includes(section))
      .map((section) => `${id} lacks ${section}`),
    ...expected.absent.filter((section) => plannedIds(id).includes(section)).map((section) => `${id} has ${section}`),
    ...expected.checks
      .filter((code) => !(['warn', 'inform'] as const).some((severity) => codes(id, severity).includes(code)))
      .map((code) => `${id} lacks ${code}`),
    ...codes(id, 'block').map((code) => `${id} blocked by ${code}`),
  ])
  expect(wrong).toEqual([])
})

test('the affirmative religion case has exactly the sections listed and only what every asylum office brief is told', () => {
  expect(plannedIds('A1')).toEqual(asylumExample('A1').expected.sections)
  expect(codes('A1', 'inform')).toEqual(['C27', 'C28', 'C29'])
  expect([...codes('A1', 'warn'), ...codes('A1', 'block')]).toEqual([])
})

test('the plans of the other cases stand in the order of their forum', () => {
  expect(plannedIds('A3').join(' ')).toBe(
    'S00 S01 S10 S14 S15 S20 S21 S22 S23 S24 S25 S26 S27 S28 S29 S30 S31 S50 S70 S80 S81 S82',
  )
  expect(plannedIds('A4').join(' ')).toBe(
    'S00 S01 S02 S10 S11 S12 S14 S15 S13 S20 S21 S22 S23 S24 S24s S24r S25 S26 S27 S28 S29 S30 S31 S32 S50 S60 S61 S62 S70 S80 S81 S82',
  )
  expect(plannedIds('A6').join(' ')).toBe(
    'S00 S10 S14 S15 S20 S21 S22 S23 S24 S24n S24r S24l S26 S27 S28 S29 S30 S31 S32 S70 S80 S81',
  )
  expect(plannedIds('A7').join(' ')).toBe(
    'S00 S01 S10 S14 S15 S20 S21 S22 S24 S24p S24n S26 S27 S28 S29 S31 S32 S50 S60 S61 S62 S70 S80 S81 S82',
  )
  expect(plannedIds('B1').join(' ')).toBe(
    'S00 S01 S10 S14 S15 S22 S50 S23 S24 S24l S24s S25 S26 S28 S29 S60 S61 S62 S70 S80 S81 S82',
  )
  expect(plannedIds('B2').join(' ')).toBe('S00 S01 S10 S14 S15 S22 S60 S61 S62 S70 S80 S81 S82')
})

test('the warnings are exactly those of the cases, page limits included', () => {
  expect(Object.fromEntries(asylumExamples.map(({ id }) => [id, codes(id, 'warn')]))).toEqual({
    A1: [],
    A3: ['C27', 'R16', 'R9'],
    A4: ['C13', 'C26', 'C27', 'R16'],
    A6: ['C11', 'C2'],
    A7: ['C21', 'C27', 'R16', 'R9'],
    B1: ['C14', 'C6', 'R16'],
    B2: ['C6'],
    B3: ['C11', 'C14', 'C25', 'C26', 'C27'],
  })
  expect(Object.fromEntries(asylumExamples.map(({ id }) => [id, codes(id, 'inform')]))).toEqual({
    A1: ['C27', 'C28', 'C29'],
    A3: ['R21'],
    A4: ['C8', 'R21'],
    A6: ['C27', 'C28', 'C29'],
    A7: ['R12', 'R21'],
    B1: ['R21'],
    B2: ['R21'],
    B3: ['R21'],
  })
})

const factsOf = (id: string) => asylumBrief.open(inputOf(asylumExample(id))).facts()

test('the facts have the names that the product shows', () => {
  expect(factsOf('A1')).toMatchObject({
    deadline: null,
    days_late: null,
    persecutor_type: 'state',
    circuit: null,
    cfr_part: 208,
    page_cap: null,
  })
  expect(factsOf('A3')).toMatchObject({
    persecutor_type: 'mixed',
    circuit: '9',
    cfr_part: 1208,
    page_cap: 25,
    exception_type: 'extraordinary circumstances',
    relief_list: 'asylum and withholding of removal under INA 241(b)(3)',
  })
  expect(factsOf('A4')).toMatchObject({
    persecutor_type: 'mixed',
    circuit: null,
    page_cap: 30,
    custody_mark: 'NON-DETAINED',
  })
  expect(factsOf('A6')).toMatchObject({ firm_resettlement_risk: 'high', reliefs_reserved: ['withholding'] })
  expect(factsOf('A7')).toMatchObject({
    persecutor_type: 'state',
    circuit: '2',
    exception_type: 'changed circumstances',
  })
  const dated = { last_arrival_date: '2022-04-05', i589_filed_date: '2025-02-11' }
  expect(asylumBrief.open(inputOf(asylumExample('A7'), dated)).facts()).toMatchObject({
    deadline: '2023-04-05',
    days_late: 678,
    timely: false,
  })
})

test('every offline draft cites allowed authorities only, passes its own review and leaves no debris', () => {
  const debris = /undefined|null|NaN|\[object|[{}]|\[\s*\]| {2}|\.\.| [.,;]/
  const wrong = asylumExamples.flatMap(({ id }) => {
    const input = inputOf(asylumExample(id))
    const draft = draftOffline(input)
    const texts = draft.plan.map((section) => draft.text(section.id))
    return [
      ...draft.unknown,
      ...(asylumBrief.open(input).review(draft.written) ?? []).map(({ message }) => message),
      ...texts.filter((text) => text === '' || debris.test(text)),
    ].map((finding) => `${id}: ${finding}`)
  })
  expect(wrong).toEqual([])
})

test('no case names a displaced decision, and only a group that calls for them names adverse ones', () => {
  const displaced = /A-R-C-G-|27 I&N Dec\. 40|28 I&N Dec\. 30[47]|Soleimani/
  expect(asylumExamples.filter(({ id }) => displaced.test(whole(id)))).toEqual([])
  expect(whole('A4')).toContain(
    'The Respondent acknowledges Matter of K-E-S-G-, 29 I&N Dec. 145 (BIA 2025), and Matter of S-S-F-M-, 29 I&N Dec. 207 (A.G. 2025), which reinstated Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018). Those decisions do not control here because the group is drawn by more than sex and nationality: its wording names a further trait that sets its members apart from women of the country at large, and the issue is preserved for review. [CONTROLLING CIRCUIT AUTHORITY]',
  )
  expect(whole('A3')).not.toMatch(/K-E-S-G-|R-E-R-M-|E-A-G-/)
})

test('the case without past harm presumes neither fear nor threat; relocation is presumed unreasonable', () => {
  const { text } = draftOffline(inputOf(asylumExample('A7')))
  expect(whole('A7')).not.toMatch(/fear is presumed|presumption|presumed to/)
  expect(text('S27')).toMatch(/^A reasonable possibility is enough/)
  expect(text('S28')).toContain(
    'relocation is presumed unreasonable unless DHS proves otherwise. 8 C.F.R. § 1208.13(b)(3)(ii).',
  )
})

test('a USCIS brief only reserves withholding and torture and has neither certificate nor custody mark', () => {
  const { text } = draftOffline(inputOf(asylumExample('A6')))
  expect(text('S70')).toBe(
    'The Applicant also reserves all claims to withholding of removal and to protection under the Convention Against Torture, to be heard should the case be referred to the Immigration Court. USCIS should grant asylum, and extend it to Yusup Ehet and Muhter Yusup. Respectfully submitted,',
  )
  expect(whole('A6')).not.toMatch(/241\(b\)\(3\)|1208\.|DETAINED|I served a copy/)
})

test('court and Board briefs carry the custody mark on the cover and a certificate of service', () => {
  expect(['A3', 'A4', 'A7', 'B1', 'B2', 'B3'].map((id) => `${id} ${custodyMark(id)}`)).toEqual([
    'A3 NON-DETAINED',
    'A4 NON-DETAINED',
    'A7 NON-DETAINED',
    'B1 DETAINED',
    'B2 NON-DETAINED',
    'B3 DETAINED',
  ])
  expect(whole('B1')).toContain('On [DATE], I served a copy of this RESPONDENT')
  expect(whole('A1')).not.toContain('I served a copy')
})

function whole(id: string): string {
  const { plan, text } = draftOffline(inputOf(asylumExample(id)))
  return plan.map((section) => text(section.id)).join(' ')
}

function custodyMark(id: string): string {
  const input = inputOf(asylumExample(id))
  const [counsel] = asylumBrief.open(input).compose(draftOffline(input).written).cover ?? []
  return counsel?.kind === 'table' ? inlineText(counsel.rows[0]?.[1]?.content[0] ?? []) : ''
}
