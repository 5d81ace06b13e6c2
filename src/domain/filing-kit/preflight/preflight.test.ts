import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ForumId, forumIds, preflightRules } from '#law/filing-kit/filing-kit.ts'
import { addDays } from '#domain/dates/calendar.ts'
import { proofOfService } from '../documents/certificates.ts'
import { coverPage } from '../documents/cover-page.ts'
import type { KitCase } from '../kit-case.ts'
import { callUpDue, evidenceDue, oneYearDue, openDayBack } from '../../deadlines/due.ts'
import type { Filing, FilingItem } from './filing.ts'
import { foreignLanguageOf, itemKindOf } from './item-kind.ts'
import { isOf, type PreflightLine, runPreflight, summarize } from './run-preflight.ts'

const today = '2026-11-20'
const english =
  'The applicant has lived in Tucson since 2009 and has cared for his mother every day of that time, as the neighbors of the family know and say.'

const item = (given: Partial<FilingItem> & Pick<FilingItem, 'id' | 'letter' | 'title'>): FilingItem => ({
  kind: itemKindOf(given.title, false),
  parent: null,
  date: '2026-05-02',
  text: english,
  pageTexts: [english],
  pages: 2,
  bytes: 400_000,
  checksum: given.id,
  mediaType: 'application/pdf',
  state: 'ready',
  notes: [],
  fitted: 0,
  hidden: [],
  ...given,
})

const items: readonly FilingItem[] = [
  item({
    id: 'a',
    letter: 'A',
    title: 'Declaration of Dana Medina',
    text: `${english} I declare under penalty of perjury that the foregoing is true and correct. Executed on May 2, 2026.`,
  }),
  item({
    id: 'b',
    letter: 'B',
    title: 'Psychological evaluation report of Dr. Ibarra',
    text: `${english} Dr. Ibarra is licensed since 2004.`,
  }),
  item({ id: 'c', letter: 'C', title: 'Lease' }),
]

const answersOf: Readonly<Record<ForumId, KitCase['answers']>> = {
  court: {
    eoir_id: 'AB123456',
    all_on_ecas: 'yes',
    hearing_type: 'individual',
    hearing_date: '2027-01-25',
    fee_option: 'none',
  },
  board: {
    eoir_id: 'AB123456',
    all_on_ecas: 'yes',
    decision_date: '2026-10-01',
    briefing_due: '2027-01-05',
    fee_option: 'none',
  },
  'uscis-paper': { fee_option: 'none' },
  'uscis-online': { fee_option: 'none' },
  'asylum-office': { interview_date: '2027-01-11', fee_option: 'none' },
}

const kitOf = (forum: ForumId, changes: Partial<KitCase> = {}): KitCase => ({
  forum,
  lead: { name: 'Rogelio Medina Castañeda', aNumber: 'A 012-345-678' },
  others: [],
  counsel: {
    name: 'Naomi Clarke',
    address: ['1 Main St.', 'Tucson, AZ 85701'],
    phone: '(520) 555-0100',
    email: 'n@firm.example',
    eoirId: 'AB123456',
  },
  court: { city: 'Tucson', state: 'AZ' },
  judge: 'Ana Ruiz',
  hearing: '2027-01-25',
  hearingType: 'individual',
  decision: '2026-10-01',
  detained: false,
  proceeding: 'removal',
  form: 'I-601A',
  usedModel: false,
  answers: answersOf[forum],
  ...changes,
})

type Changes = Partial<Omit<Filing, 'kit'>> & {
  readonly kit?: Partial<KitCase>
  readonly answers?: KitCase['answers']
  readonly text?: string
}

function filing(forum: ForumId, { kit: kitChanges, answers, text, ...changes }: Changes = {}): Filing {
  const kit = kitOf(forum, { ...kitChanges, answers: { ...answersOf[forum], ...answers } })
  const proof = proofOfService(kit, ['Respondent’s exhibits, tabs A-C'])
  return {
    forum,
    today,
    kit,
    documentKind: 'brief',
    draft: [
      {
        place: 'Brief',
        text:
          text ??
          'Rogelio Medina Castañeda (A 012-345-678) asks for relief. “I weigh 118 pounds.” Ex. A at 3. Dr. Ibarra agrees. Ex. B at 6. He pays rent. Ex. C.\nRespectfully submitted,\n____________\nNaomi Clarke\nDated: ________',
      },
    ],
    draftLayout: { lineSpacing: 2, hasPageNumbers: true },
    bodyPages: 20,
    papers: [
      { place: 'Cover page', document: coverPage(kit, { title: 'EXHIBITS A-C', enclosures: ['Exhibit A'] }) },
      ...(proof ? [{ place: 'Certificate of service', document: proof }] : []),
    ],
    record: {
      names: { first: 'Rogelio', last: 'Medina Castañeda' },
      aNumbers: ['012345678'],
      born: '1988-03-09',
      arrests: false,
    },
    items,
    made: {
      isStale: false,
      pages: 12,
      parts: [{ name: 'Medina_Exhibits_Part1.pdf', bytes: 1_200_000 }],
      pinpoints: [{ text: 'Ex. A at 3', letter: 'A', sentence: 'She says so.', state: 'holds' }],
      exhibits: [],
    },
    ticks: [],
    ...changes,
  }
}

const alarms = (lines: readonly PreflightLine[]) =>
  lines.filter(({ state, severity }) => state === 'open' && (severity === 'block' || severity === 'warn'))

const withItem = (id: string, changes: Partial<FilingItem>) => ({
  items: items.map((one) => (one.id === id ? { ...one, ...changes } : one)),
})
const plus = (...more: FilingItem[]) => ({ items: [...items, ...more] })
const madeWith = (changes: object) => ({
  made: { ...(filing('court').made as object), ...changes } as Filing['made'] & object,
})

test('every rule of every forum is judged, and a filing without a fault has no alarm', () => {
  for (const forum of forumIds) {
    const lines = runPreflight(filing(forum))
    expect(alarms(lines).map(({ code, sentence }) => `${forum} ${code}: ${sentence}`)).toEqual([])
    expect(summarize(lines)).toMatchObject({ mustFix: 0, toCheck: 0 })
    const known = preflightRules()
      .filter((rule) => isOf(rule, forum))
      .map(({ code }) => code)
    expect(lines.every(({ code }) => known.includes(code))).toBe(true)
  }
})

const spanish =
  'El solicitante ha vivido en la ciudad desde el año 2009 y ha cuidado de su madre todos los días, como lo saben los vecinos de la familia que viven en esta calle y que lo han visto.'
const said =
  'Rogelio asks. “I weigh 118 pounds.” Ex. A at 3. Ex. B at 6. Ex. C.\nRespectfully submitted,\nNaomi Clarke\n'
const statements =
  'The order is not and was not the subject of a judicial proceeding. No criminal prosecution under the Act is pending.'
const motion = (answers: KitCase['answers'], text = said): Changes => ({
  answers: { filed_how: 'ecas', prior_motion: 'none', ...answers },
  text,
  ...plus(item({ id: 'd', letter: 'D', title: 'Proposed order', text: `${english} Ex. D.` })),
})
const defects: readonly (readonly [string, ForumId, Changes])[] = [
  ['X01', 'court', { text: 'He lives at [ADDRESS OF THE CLIENT]. Ex. A. Ex. B. Ex. C. Naomi Clarke' }],
  [
    'X01',
    'board',
    { draft: [{ place: 'Facts', text: 'He lives in [city]. Ex. A. Ex. B. Ex. C. Naomi Clarke', gaps: ['city'] }] },
  ],
  ['X01', 'uscis-paper', { text: 'TBD. Ex. A. Ex. B. Ex. C. Naomi Clarke' }],
  ['X02', 'court', { text: 'Rogelio Medina (A 012-345-687) asks. Ex. A. Ex. B. Ex. C. Naomi Clarke' }],
  ['X02', 'uscis-paper', { text: 'Rogelio Medena Castañeda asks. Ex. A. Ex. B. Ex. C. Naomi Clarke' }],
  ['X02', 'board', { text: 'Date of birth: March 19, 1988. Ex. A. Ex. B. Ex. C. Naomi Clarke' }],
  ['X03', 'court', withItem('c', { text: spanish })],
  ['X04', 'uscis-paper', plus(item({ id: 'd', letter: 'C', parent: 'c', title: 'Translation of the lease' }))],
  [
    'X05',
    'court',
    withItem('a', { text: `${items[0]?.text} This declaration was read to me in Spanish, which I understand.` }),
  ],
  ['X06', 'board', withItem('a', { text: `${english} I swear that all this is so.` })],
  ['X06', 'court', { answers: { signed_abroad: 'yes' } }],
  [
    'X07',
    'court',
    madeWith({
      pinpoints: [
        {
          text: 'Ex. A at 9',
          letter: 'A',
          sentence: 'x',
          state: 'outside',
          message: 'Ex. A at 9: exhibit A runs from 2 to 4.',
        },
      ],
    }),
  ],
  [
    'X07',
    'uscis-paper',
    madeWith({
      pinpoints: [
        {
          text: 'Ex. A at 3',
          letter: 'A',
          sentence: 'x',
          state: 'absent',
          message: 'Ex. A at 3: page 3 does not hold the quoted words.',
        },
      ],
    }),
  ],
  ['X08', 'court', { text: 'As she says, Ex. A and Ex. B. Naomi Clarke' }],
  ['X09', 'uscis-paper', withItem('b', { date: '2025-10-01' })],
  ['X10', 'court', withItem('c', { state: 'sheet', notes: ['LibreOffice could not print this file.'] })],
  ['X10', 'uscis-online', withItem('c', { state: 'locked' })],
  [
    'X10',
    'board',
    withItem('c', { notes: ['This file has tracked changes; it was read as if all of them were accepted.'] }),
  ],
  ['X11', 'court', withItem('c', { hidden: [2] })],
  ['X12', 'court', { answers: { ai_court: 'txnd' }, kit: { usedModel: true } }],
  ['E04', 'court', { bodyPages: 26 }],
  ['E06', 'court', { draft: [{ place: 'Brief', text: 'DETAINED. Ex. A. Ex. B. Ex. C. Naomi Clarke' }] }],
  [
    'E07',
    'court',
    { record: { ...filing('court').record, aNumbers: [] }, kit: { lead: { name: 'Rogelio Medina Castañeda' } } },
  ],
  [
    'E11',
    'court',
    {
      items: items.map((one) => (one.id === 'c' ? { ...one, letter: 'D' } : one)),
      text: 'Ex. A. Ex. B. Ex. D. Naomi Clarke',
    },
  ],
  ['E12', 'court', { draftLayout: { lineSpacing: 1.15, hasPageNumbers: true } }],
  ['E14', 'court', { answers: { all_on_ecas: 'no', service_method: 'mail' } }],
  ['E16', 'court', { text: 'Ex. A. Ex. B. Ex. C.' }],
  ['E21', 'court', { answers: { hearing_date: '2026-12-10' }, kit: { hearing: '2026-12-10' } }],
  ['E25', 'court', { answers: { ordered_due: '2026-11-19' } }],
  [
    'E35',
    'court',
    plus(item({ id: 'd', letter: 'D', title: 'Country report: Cameroon', pages: 84, text: 'Report of 2025. Ex. D.' })),
  ],
  ['E01', 'court', { answers: { filed_how: 'paper', ecas_eligible: 'yes' } }],
  ['E20', 'court', { ...plus(item({ id: 'd', letter: 'D', title: 'Motion to continue' })), text: `${said} Ex. D.` }],
  ['E24', 'court', { answers: { opponent_received: '2026-11-02' } }],
  ['E29', 'court', motion({ filing_kind: 'reopen' })],
  ['E30', 'court', motion({ filing_kind: 'reopen' }, `${said} ${statements}`)],
  ['E31', 'court', motion({ filing_kind: 'reconsider', prior_motion: '2026-05-02' }, `${said} ${statements}`)],
  ['E32', 'court', { answers: { filing_kind: 'motion', filed_how: 'ecas' } }],
  ['X13', 'uscis-paper', withItem('c', { title: 'Signature of Dana', mediaType: 'image/png' })],
  [
    'B10',
    'board',
    {
      answers: { filing_kind: 'appeal', brief_promised: 'no' },
      text: 'The judge erred. Ex. A. Ex. B. Ex. C. Naomi Clarke',
    },
  ],
  ['B12', 'board', { answers: { filing_kind: 'appeal', brief_promised: 'yes' } }],
  ['B13', 'board', { answers: { motion_served: '2026-10-01' } }],
  ['B14', 'board', { answers: { filed_how: 'paper', ecas_eligible: 'yes' } }],
  ['B15', 'board', { answers: { filing_kind: 'reopen', final_order: '2026-05-02', prior_motion: 'none' } }],
  ['U04', 'uscis-paper', { answers: { fee_option: 'paid', fee_amount: '$795', fee_checked: '2026-08-01' } }],
  ['B06', 'board', { bodyPages: 31 }],
  ['B07', 'board', { draftLayout: { lineSpacing: 2, hasPageNumbers: false } }],
  ['B09', 'board', { answers: { briefing_due: '2026-11-19' } }],
  [
    'U01',
    'uscis-paper',
    plus(item({ id: 'd', letter: 'D', title: 'Form I-601A', pageTexts: ['Edition 01/20/25', 'Edition 05/05/24'] })),
  ],
  [
    'U05',
    'uscis-paper',
    {
      ...plus(item({ id: 'd', letter: 'D', title: 'Money order' })),
      answers: { fee_option: 'paid' },
      text: 'Ex. A. Ex. B. Ex. C. Ex. D. Naomi Clarke',
    },
  ],
  ['U12', 'uscis-paper', withItem('c', { checksum: 'a' })],
  ['U20', 'uscis-paper', { record: { ...filing('court').record, arrests: true } }],
  ['M01', 'uscis-online', madeWith({ parts: [{ name: 'Medina_I-601A.pdf', bytes: 12_000_001 }] })],
  ['M04', 'uscis-online', { answers: { fee_option: 'waiver' } }],
  ['A01', 'asylum-office', { answers: { interview_date: '2026-12-01' } }],
  ['A04', 'asylum-office', { answers: { last_arrival_date: '2025-11-01' } }],
]

test('planted defects are found, with at most two alarms beside them', () => {
  expect(defects.length).toBeGreaterThanOrEqual(30)
  const beside: string[] = []
  for (const [code, forum, changes] of defects) {
    const found = alarms(runPreflight(filing(forum, changes)))
    expect(
      found.map((line) => line.code),
      `${code} in ${forum}`,
    ).toContain(code)
    // A sign that is not what was planted; the rules of the Board repeat two of all forums by intent.
    beside.push(
      ...found
        .filter((line) => line.code !== code && line.code !== 'B16')
        .map((line) => `${code}: ${line.code} ${line.sentence}`),
    )
  }
  // What follows from the same defect: a part over 12 MB is over 6 MB too, a paper that lacks a number has a gap for it.
  // The rules of the Board on a motion hold those of the courts in one; a motion without its papers lacks several.
  const follows = ['M01: M02', 'E07: E08', 'E07: X01', 'E14: X01', 'E29: E30', 'E30: E29']
  const alarmsBeside = beside.filter((said) => !follows.some((start) => said.startsWith(start)))
  expect(alarmsBeside.length, alarmsBeside.join('\n')).toBeLessThanOrEqual(2)
})

test('an answer settles a question, a reason lets a finding stand, and a no opens the rule', () => {
  const tick = (code: string, answer: 'yes' | 'no' | 'override', place = '') => ({
    code,
    place,
    answer,
    reason: null,
    by: 'n@firm.example',
    at: today,
  })
  const of = (code: string, given: Filing) => runPreflight(given).find((line) => line.code === code)
  expect(of('E02', filing('court'))?.state).toBe('ask')
  expect(of('E02', filing('court', { ticks: [tick('E02', 'yes')] }))).toMatchObject({
    state: 'settled',
    tick: { by: 'n@firm.example' },
  })
  expect(of('E02', filing('court', { ticks: [tick('E02', 'yes'), tick('E02', 'no')] }))).toMatchObject({
    state: 'open',
    severity: 'block',
  })
  expect(of('E04', filing('court', { bodyPages: 30, ticks: [tick('E04', 'yes')] }))?.state).toBe('open')
  expect(of('E04', filing('court', { bodyPages: 30, ticks: [tick('E04', 'override')] }))?.state).toBe('settled')
})

test('a rule whose text nobody has read warns where it would stop', () => {
  const lines = runPreflight(
    filing('court', { record: { ...filing('court').record, aNumbers: [] }, kit: { lead: { name: 'R. M.' } } }),
  )
  expect(lines.find(({ code }) => code === 'E07')).toMatchObject({ confirmed: false, severity: 'warn', state: 'open' })
})

test('nothing is asked for silence: a missing date is a question', () => {
  const lines = runPreflight(filing('court', { answers: { hearing_type: '', hearing_date: '' } }))
  expect(
    runPreflight(filing('asylum-office', { answers: { interview_date: '' } })).find(({ code }) => code === 'A01')
      ?.state,
  ).toBe('ask')
  expect(lines.find(({ code }) => code === 'E02')?.state).toBe('ask')
})

test('the call-up and evidence dates of the worked examples, and never on a closed day', () => {
  expect(callUpDue('2027-01-14', 'individual')).toBe('2026-12-15')
  expect(callUpDue('2027-01-25', 'individual')).toBe('2026-12-28')
  expect(openDayBack('2026-12-26')).toBe('2026-12-24')
  expect(evidenceDue('2026-12-09')).toBe('2026-11-25')
  expect(evidenceDue('2027-01-11')).toBe('2026-12-28')
  expect(oneYearDue('2024-02-29')).toBe('2025-02-28')
  const day = fc.integer({ min: 0, max: 9000 }).map((offset) => addDays('2020-01-01', offset))
  fc.assert(
    fc.property(day, (hearing) => {
      const due = callUpDue(hearing, 'individual')
      expect(due >= addDays(hearing, -30) && due <= addDays(hearing, -25)).toBe(true)
      expect(evidenceDue(hearing) <= addDays(hearing, -14)).toBe(true)
    }),
  )
})

test('one day is a deadline met, the next one missed', () => {
  const on = (hearing: string) => runPreflight(filing('court', { kit: { hearing } })).find(({ code }) => code === 'E21')
  // Thirty days before December 20 is today; a day less is late.
  expect(on('2026-12-20')).toMatchObject({ state: 'open', severity: 'warn' })
  expect(on('2026-12-19')).toMatchObject({ state: 'open', severity: 'block' })
  expect(on('2027-03-01')?.state).toBe('holds')
})

test('kinds and languages of documents are told by their titles and words', () => {
  expect(itemKindOf('Affidavit of Peter', false)).toBe('declaration')
  expect(itemKindOf('Form G-28', false)).toBe('form')
  expect(itemKindOf('Certified translation of birth certificate', false)).toBe('translation-certificate')
  expect(itemKindOf('Translation of birth certificate', false)).toBe('translation')
  expect(itemKindOf('Lease', true)).toBe('cv')
  expect(foreignLanguageOf(spanish)).toBe('Spanish')
  expect(foreignLanguageOf(english)).toBeUndefined()
  expect(foreignLanguageOf('Juan de la Cruz')).toBeUndefined()
  expect(foreignLanguageOf('Я родился в городе и жил там всю свою жизнь до отъезда, и это правда.')).toBe(
    'Cyrillic-script',
  )
})
