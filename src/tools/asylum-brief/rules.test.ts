import { expect, test } from 'vitest'
import type { Answers } from '#domain/questionnaire/question.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { asylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { caseFrame } from './case.ts'
import { checkAnswers } from './checks.ts'
import { identity } from './identity.ts'
import { adverseCandidates, circuitCandidates } from './plan/circuit-candidates.ts'
import { sectionsOf } from './plan/section-order.ts'
import { reviewDraft } from './review.ts'

type Changes = Readonly<Record<string, Answers[string] | undefined>>

const frameOf = (id: string, changes: Changes = {}) => caseFrame(inputOf(asylumExample(id), changes))

function textsOf(id: string, changes: Changes = {}): Readonly<Record<string, string>> {
  const { written } = draftOffline(inputOf(asylumExample(id), changes))
  return Object.fromEntries(written.map((section) => [section.id, sectionText(section.html)]))
}

const wholeText = (id: string, changes: Changes = {}) => Object.values(textsOf(id, changes)).join('\n')

function told(code: string, id: string, changes: Changes = {}): string[] {
  return checkAnswers(frameOf(id, changes))
    .filter((check) => check.code === code)
    .map(({ severity, message }) => `${severity}: ${message}`)
}

test('R1, R2, R4, R16: role, part of the regulations, custody mark and page limit follow the forum', () => {
  expect(
    ['A1', 'A3', 'A4']
      .map((id) => frameOf(id))
      .map(({ role, adjudicator, opponent, cfrPart, pageCap }) => [role, adjudicator, opponent, cfrPart, pageCap]),
  ).toEqual([
    ['Applicant', 'USCIS', null, 208, null],
    ['Respondent', 'this Court', 'DHS', 1208, 25],
    ['Respondent', 'the Board', 'DHS', 1208, 30],
  ])
  expect(wholeText('A1')).not.toMatch(/(?:NON-)?DETAINED/)
  expect(textsOf('A3', { detained: 'yes' })['S00']).toMatch(/(?<!NON-)DETAINED/)
  expect(textsOf('A3', { detained: 'no' })['S00']).toContain('NON-DETAINED')
})

test('R6: family members in order, without blanks and repetitions, to the first gap', () => {
  const family = {
    spouse_applying: 'yes',
    first_defendant: 'Ann Example',
    second_defendant: 'ANN EXAMPLE',
    third_defendant: 'Ben Example',
    fourth_defendant: '',
    fifth_defendant: 'Cy Example',
  }
  expect(frameOf('A3', family).family.members.map(({ name }) => name)).toEqual(['Ann Example', 'Ben Example'])
})

test('R7, R18: reliefs stand in a fixed order, and the prayer has a line for each', () => {
  const all = { applicant_basis_addons: ['ConventionAgainstTorture', 'asylum', 'Withholdingofremoval'] }
  expect(frameOf('A3', all).selected).toEqual(['asylum', 'withholding', 'torture'])
  expect(textsOf('A3', all)['S70']).toMatch(/deferral of removal/)
})

test('R11, R12: who bears the burden on relocation, and when a presumption is claimed', () => {
  const nobodyHarmed = { past_harm_self: 'no', persecutor_type: 'non-state' }
  expect(frameOf('A3', nobodyHarmed)).toMatchObject({ relocationBurden: 'applicant', pastHarm: false })
  expect(frameOf('A3', { ...nobodyHarmed, persecutor_type: 'state' }).relocationBurden).toBe('government')
  expect(frameOf('A3', { ...nobodyHarmed, past_harm_self: 'yes' }).relocationBurden).toBe('government')
})

test('R13: the receipt for the annual fee stands behind the identity documents', () => {
  const [a, b, c] = frameOf('A1', { aaf_paid_date: '2026-03-02' }).exhibits.map(
    ({ letter, description }) => `${letter} ${description}`,
  )
  expect([a, b, c]).toEqual([
    'A Form I-589 and declaration',
    'B Identity documents',
    'C Receipt for the annual asylum fee',
  ])
})

test('R14: a certificate of service stands before court and Board only, with its date and manner blank', () => {
  expect(textsOf('A1')['S82']).toBeUndefined()
  expect(textsOf('A3')['S82']).toMatch(/ECAS/)
  expect(textsOf('A4')['S82']).toMatch(/ECAS/)
})

test('R15, R20: the tables and the items for the attorney are made from the sections', () => {
  expect(sectionsOf(frameOf('A4')).map(({ id }) => id)).toEqual(expect.arrayContaining(['S01', 'S02']))
})

test('R17, R22: what a case may cite on nexus to withholding follows the circuit, in all twelve', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'D.C.']
  const wor = {
    applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
    applicant_basis: ['Race'],
    race_details: 'Known by his name.',
  }
  const rule = (circuit: string) => {
    const text = wholeText('A4', { ...wor, circuit })
    return {
      ctl: /C-T-L-/.test(text),
      barajas: /Barajas-Romero/.test(text),
      guzman: /Guzman-Vazquez/.test(text),
      quituizaca: /Quituizaca/.test(text) && /preserves for review/.test(text),
      ndayshimiye: /Ndayshimiye/.test(text),
      subordinate: /superficial or subordinate/.test(text),
    }
  }
  const usual = { ctl: true, barajas: false, guzman: false, quituizaca: false, ndayshimiye: false, subordinate: true }
  const own: Readonly<Record<string, Partial<typeof usual>>> = {
    '2': { quituizaca: true },
    '3': { ndayshimiye: true, subordinate: false },
    '6': { ctl: false, guzman: true },
    '9': { ctl: false, barajas: true },
  }
  for (const id of ids) expect({ id, ...rule(id) }).toEqual({ id, ...usual, ...own[id] })
})

test('R19: the file is named as specified', () => {
  expect(identity.fileLabel).toBe('Asylum/WOR/CAT draft')
})

const courtIn = (city: string | undefined, state: string | undefined) => ({ city, state })

test('R21: the court’s state decides; the city fills it, warns against another and asks at a hearing center', () => {
  expect(frameOf('A3', courtIn('Omaha', undefined)).circuit?.id).toBe('8')
  expect(frameOf('A3', courtIn('Memphis', 'TN')).circuit?.id).toBe('6')
  expect(told('R21', 'A3', courtIn('Memphis', 'AR'))).toContain('warn: The court in Memphis is in Tennessee.')
  expect(frameOf('A3', courtIn('Memphis', 'AR')).circuit?.id).toBe('8')
  expect(told('R21', 'A3', courtIn('Memphis', 'Tennessee')).filter((line) => line.startsWith('warn'))).toEqual([])
  for (const [city, state] of [
    ['Falls Church', 'VA'],
    ['Sterling', 'VA'],
    ['Richmond', 'VA'],
    ['Fort Worth', 'TX'],
  ])
    expect(told('R21', 'A3', courtIn(city, state)).join()).toContain(`is that ${city}?`)
})

test('R23: at most three decisions of the circuit for a section, none adverse, none of another circuit', () => {
  const frame = frameOf('A3', { city: 'Los Angeles', state: 'CA' })
  const found = sectionsOf(frame).map((section) => circuitCandidates(section, frame))
  expect(Math.max(...found.map((list) => list.length))).toBe(3)
  expect(found.flat().filter(({ circuit, adverse, offered }) => circuit !== '9' || adverse || !offered)).toEqual([])
  const unknown = frameOf('A4', { circuit: undefined })
  expect(sectionsOf(unknown).flatMap((section) => circuitCandidates(section, unknown))).toEqual([])
})

test('R24, C31: authority of the circuit against the claim is named in one message until the draft names it', () => {
  const changes = {
    circuit: '5',
    applicant_basis: ['Particular social group'],
    social_group_details: 'Guatemalan women who own land',
    applicant_basis_addons: ['asylum'],
  }
  const frame = frameOf('A4', changes)
  const against = [
    ...new Set(
      sectionsOf(frame)
        .flatMap((section) => adverseCandidates(section, frame))
        .map(({ citation }) => citation),
    ),
  ]
  expect(against.join()).toContain('Gonzales-Veliz v. Barr')
  const { written } = draftOffline(inputOf(asylumExample('A4'), changes))
  const found = reviewDraft(frame, written).filter(({ code }) => code === 'C31')
  expect(found).toMatchObject([{ severity: 'warn' }])
  expect(found[0]?.message).toBe(
    `Circuit authority against the claim: ${against.join('; ')}. Distinguish it or preserve the point.`,
  )
  const naming = written.map((section) =>
    section.id === 'S25'
      ? { ...section, html: `${section.html}<p>The Respondent acknowledges ${against.join('; ')}.</p>` }
      : section,
  )
  expect(reviewDraft(frame, naming).filter(({ code }) => code === 'C31')).toEqual([])
  const nowhere = frameOf('A4', { ...changes, circuit: undefined })
  expect(reviewDraft(nowhere, written).filter(({ code }) => code === 'C31')).toEqual([])
})

test('C30: a late filing excused by TPS asks for the day on which TPS ended, and the section keeps a gap for it', () => {
  const late = (missed_filing_deadline_reason: string) => ({
    asylum_application_timing: 'no',
    missed_filing_deadline_reason,
  })
  const [found] = told('C30', 'A3', late('The client held TPS until 2024 and then filed.'))
  expect(found).toMatch(
    /^warn: TPS excuses a late filing only until a reasonable time after it ended\. .*Mullin v\. Doe, No\. 25-1083.*Last checked on /,
  )
  expect(told('C30', 'A3', late('Temporary Protected Status ended in 2024.'))).toHaveLength(1)
  expect(told('C30', 'A3', late('She filed her tps of the letter late in 2024.'))).toEqual([])
  expect(told('C30', 'A3', { ...late('TPS until 2024.'), asylum_application_timing: 'yes' })).toEqual([])
  expect(told('C30', 'A3', { ...late('TPS until 2024.'), applicant_basis_addons: ['Withholdingofremoval'] })).toEqual(
    [],
  )
  expect(textsOf('A3', late('The client held TPS until 2024 and then filed.'))['S21']).toContain('[DATE TPS ENDED]')
})

test('C26 to C29 say when their policy was last read', () => {
  for (const [code, id] of [
    ['C26', 'A4'],
    ['C27', 'A1'],
    ['C28', 'A1'],
    ['C29', 'A1'],
  ] as const)
    expect(told(code, id).join(), code).toMatch(/Last checked on \w+ \d+, 2026\./)
})
