import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...documents, ...more.map(paper)]
const form = (id: string, title: string) => ({ id, letter: 'E', title, text: '' })
const on = (key: string, date: string, due: string | null = null) => ({ caseDates: [{ key, date, due }] })

/** What a rule says of a filing: its severity, or `ask`, or `fine` where it holds, or nothing where it does not belong. */
const said = (code: string, forum: ForumId, planted: Planted) =>
  runPreflight(teacherFiling(forum, planted))
    .filter((line) => line.code === code)
    .map(({ state, severity, sentence }) =>
      [state === 'open' ? severity : state, state === 'holds' ? '' : sentence].join(' '),
    )

const nebraska = { answers: { ai_court: 'ned' } }
const sheet = (text: string) => plus({ id: 's', letter: 'E', title: 'Continuation sheet of Form N-400', text })
const signedSheet =
  'Tesfaye Alemu, Miriam. A-Number 219-004-771. Page Number 11 Part Number 9 Item Number 15.a. I was cited in 2024. Signature ________ Date ________'

/** Today is Sunday, November 22, 2026. */
const sayings: readonly (readonly [string, ForumId, Planted, readonly string[]])[] = [
  [
    'X01',
    'court',
    nebraska,
    ['warn The statement on generative AI says that you reviewed the text once the draft is signed off.'],
  ],
  ['X12', 'court', nebraska, ['holds ']],
  [
    'U17',
    'uscis-paper',
    { kit: { form: 'N-400' }, ...on('D-N400', '2026-11-23') },
    ['block Filing opens on November 23, 2026; an application received earlier is denied or rejected.'],
  ],
  ['U17', 'uscis-paper', { kit: { form: 'N-400' }, ...on('D-N400', '2026-11-22') }, ['holds ']],
  ['U17', 'uscis-paper', { kit: { form: 'I-601A' }, ...on('D-N400', '2026-12-23') }, []],
  [
    'U23',
    'uscis-paper',
    { answers: { answers_notice: 'yes' }, ...on('D-RFE', '2026-11-20', '2026-11-21') },
    [
      'block Answer due November 21, 2026; no extension is possible.',
      'block Put the original notice on top of the answer.',
    ],
  ],
  [
    'U23',
    'uscis-paper',
    {
      answers: { answers_notice: 'yes' },
      ...on('D-RFE', '2026-11-20', '2026-11-22'),
      items: [paper({ id: 'n', letter: 'A', title: 'Request for Evidence', text: '' })],
    },
    ['warn Answer due November 22, 2026; no extension is possible.'],
  ],
  [
    'U23',
    'uscis-paper',
    on('D-RFE', '2027-01-05'),
    ['ask Is this the answer to the RFE or NOID that is on record? It is due by the day that the notice prints.'],
  ],
  ['U23', 'uscis-paper', { answers: { answers_notice: 'no' }, ...on('D-RFE', '2026-11-01') }, []],
  [
    'U16',
    'uscis-paper',
    { answers: { answers_notice: 'yes' }, ...on('D-RFE', '2026-12-04') },
    ['info USCIS counts arrival; send by November 27, 2026.'],
  ],
  ['U16', 'asylum-office', {}, ['info USCIS counts arrival; send by January 8, 2027.']],
  ['U16', 'uscis-paper', { kit: { form: 'N-400' } }, []],
  [
    'A07',
    'asylum-office',
    { answers: { interview_track: 'merits', interview_date: '2026-12-02' } },
    ['warn Changes due November 25, 2026; sent by mail, November 20, 2026.'],
  ],
  ['A07', 'asylum-office', { answers: { interview_track: 'merits', interview_date: '2027-02-01' } }, ['holds ']],
  ['A07', 'asylum-office', {}, []],
  ['A01', 'asylum-office', { answers: { interview_track: 'merits', interview_date: '2026-12-02' } }, []],
  [
    'A01',
    'asylum-office',
    { answers: { interview_date: '2026-12-06' } },
    ['block Evidence is due November 20, 2026, 14 days before the interview. Later evidence can stop the EAD clock.'],
  ],
  [
    'A02',
    'asylum-office',
    { answers: { interpreter: 'Renata Vogel' } },
    ['block Renata Vogel cannot interpret: the attorney may not.'],
  ],
  [
    'A02',
    'asylum-office',
    { answers: { interpreter: 'Marta Tesfaye Alemu' } },
    ['block Marta Tesfaye Alemu cannot interpret: a witness may not.'],
  ],
  [
    'A04',
    'asylum-office',
    { answers: { last_arrival_date: '' }, ...on('D-1YR', '2026-11-20', '2026-11-21') },
    ['block The year ended November 21, 2026; name an exception.'],
  ],
  [
    'A04',
    'asylum-office',
    { answers: { last_arrival_date: '2025-11-21' }, record: { hasLateReason: true } },
    ['holds '],
  ],
  [
    'A06',
    'asylum-office',
    on('D-AAF', '2026-12-11', '2026-12-12'),
    ['block Annual asylum fee due December 12, 2026; unpaid, the application is rejected.'],
  ],
  ['A06', 'asylum-office', {}, ['ask Is the annual asylum fee paid where a notice came?']],
  ['U19', 'uscis-paper', { items: sheet(signedSheet) }, ['holds ']],
  [
    'U19',
    'uscis-paper',
    { items: sheet(signedSheet.replace('219-004-771', '').replace(' Item Number 15.a', '')) },
    ['block Continuation sheet 1 of “Continuation sheet of Form N-400” lacks the A-number, the item number.'],
  ],
  [
    'U06',
    'uscis-paper',
    {
      answers: { fee_option: 'paid' },
      items: plus(form('i', 'Form I-589'), form('j', 'Form I-765'), form('k', 'Form G-1450')),
    },
    ['block 2 forms with a fee need 2 separate payment forms.'],
  ],
  [
    'U13',
    'asylum-office',
    { record: { dependents: 2 }, items: plus(form('i', 'Form I-589')) },
    ['block Add 2 copies of Form I-589 for the dependents.'],
  ],
  ['U13', 'asylum-office', { record: { dependents: 0 } }, []],
  [
    'U14',
    'uscis-paper',
    { items: plus(form('i', 'Form I-589'), form('g', 'Form G-28'), form('j', 'Form I-765')) },
    ['block Form G-28 for Miriam Tesfaye Alemu, Form I-765, is missing; USCIS would ignore the appearance.'],
  ],
  ['E04', 'court', { bodyPages: 23 }, ['holds ']],
  [
    'E04',
    'court',
    { bodyPages: 24 },
    ['warn The body has 24 pages; 25 are allowed without leave (motion to increase the page limit).'],
  ],
  ['E08', 'court', { answers: { hearing_time: '' } }, ['warn The cover lacks the time of the hearing.']],
  [
    'E11',
    'court',
    { answers: { used_letters: 'B' } },
    ['warn Exhibit letters must run A, B, C ...; A was used in an earlier filing.'],
  ],
  [
    'E26',
    'court',
    { answers: { filing_kind: 'reopen', fee_option: 'paid' } },
    ['block The motion needs a fee receipt or a fee waiver request in the filing.'],
  ],
  [
    'E26',
    'court',
    { answers: { filing_kind: 'reopen', fee_option: '' } },
    ['ask Does this motion carry a fee receipt or a fee waiver request?'],
  ],
  [
    'E27',
    'court',
    on('D-AAF', '2026-12-11', '2026-12-12'),
    ['block No payment proof for the asylum fee (annual, due December 12, 2026).'],
  ],
  [
    'E34',
    'court',
    { record: { arrests: 2 } },
    ['warn 2 arrests are on record; the court expects a chart with the records behind it.'],
  ],
  ['E36', 'court', on('D-ADDR.court', '2026-11-20', '2026-11-21'), ['warn Form EOIR-33 was due November 21, 2026.']],
  [
    'E39',
    'court',
    { answers: { filed_how: 'paper', ecas_eligible: 'no' } },
    ['info Send by February 10, 2027; the court counts receipt.'],
  ],
  [
    'B03',
    'board',
    { answers: { fee_option: 'paid', fee_amount: '$1,010' } },
    ['block No fee receipt for $1,010 and no Form EOIR-26A.'],
  ],
  [
    'B09',
    'board',
    { answers: { briefing_due: '' }, ...on('D-BRIEF', '2026-11-20') },
    ['block Brief due November 20, 2026 as the Board’s schedule says.'],
  ],
  [
    'B11',
    'board',
    {
      items: plus({
        id: 'n',
        letter: 'E',
        title: 'Form EOIR-26',
        text: 'NOTICE OF APPEAL. List the names of all respondents: Marta Alemu, A 219-004-772.',
      }),
    },
    ['block Miriam Tesfaye Alemu is not named on the notice of appeal.'],
  ],
  [
    'X02',
    'court',
    { items: plus({ id: 'l', letter: 'E', title: 'School record of Miriam Tesfayu Alemu', text: '' }) },
    ['block The name differs: The exhibit list says Miriam Tesfayu Alemu, the record says Miriam Tesfaye Alemu.'],
  ],
  [
    'X10',
    'court',
    { items: documents.map((item) => (item.id === 'let' ? { ...item, firstInk: 0.0019, pageTexts: [''] } : item)) },
    ['block Letter of Marta Tesfaye Alemu cannot be printed: its first page is blank.'],
  ],
  [
    'X10',
    'court',
    { items: documents.map((item) => (item.id === 'let' ? { ...item, firstInk: 0.0019 } : item)) },
    ['ask The first page of Letter of Marta Tesfaye Alemu has hardly anything on it. Is it whole?'],
  ],
  ['X10', 'court', { items: documents.map((item) => ({ ...item, firstInk: 0.002 })) }, ['holds ']],
  [
    'X13',
    'uscis-paper',
    { items: documents.map((item) => (item.id === 'dec' ? { ...item, signaturePictures: [2] } : item)) },
    [
      'block Signatures are made by hand by the person named. Remove the signature image on page 2 of Declaration of Miriam Tesfaye Alemu.',
    ],
  ],
]

test.each(sayings)('%s in %s', (code, forum, planted, sentences) => {
  expect(said(code, forum, planted)).toEqual(sentences)
})

test('a rule whose text nobody has read stops the filing where the attorney or the firm wants it to', () => {
  const planted = {
    answers: { used_letters: 'B', strict_rules: 'yes' },
    kit: { lead: { name: 'Miriam Tesfaye Alemu' } },
  }
  expect(said('E07', 'court', planted)).toEqual(['block Miriam Tesfaye Alemu has no A-number.'])
  const inFirm = { ...planted, answers: { used_letters: 'B' } }
  expect(said('E07', 'court', inFirm)).toEqual(['warn Miriam Tesfaye Alemu has no A-number.'])
  expect(said('E07', 'court', { ...inFirm, isFirmStrict: true })).toEqual([
    'block Miriam Tesfaye Alemu has no A-number.',
  ])
})
