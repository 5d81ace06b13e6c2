import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { type Defect, readRound } from './testing/read-round.ts'
import { alarms } from './testing/sample-filing.ts'
import { paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'
import {
  certificateText,
  policeInEnglish,
  rosaBrief,
  rosaDocuments,
  rosaFiling,
  rosaText,
} from './testing/xiloj-filing.ts'

const plus = (...more: Parameters<typeof paper>[0][]) => [...rosaDocuments, ...more.map(paper)]
const changed = (id: string, changes: object) =>
  rosaDocuments.map((one) => {
    const text = (changes as { text?: string }).text
    return one.id === id ? { ...one, ...(text !== undefined && { pageTexts: [text] }), ...changes } : one
  })
const without = (id: string) => rosaDocuments.filter((one) => one.id !== id)
const said = (from: string, to: string) => rosaBrief.replace(from, to)
const citing = (letter: string) => said('\nRespectfully', `\nSee also Ex. ${letter}.\nRespectfully`)
const added = (one: Parameters<typeof paper>[0]): Planted => ({ items: plus(one), text: citing(one.letter) })
const planted = (code: string, forum: ForumId, what: Planted): Defect => [code, forum, rosaFiling(what)]

const edition = (of: string, page: number) => `Form I-601A  Edition ${of}  Page ${page} of 9`
const form = (id: string, title: string, pageTexts: readonly string[] = []) => ({
  id,
  letter: 'E',
  title,
  text: pageTexts.join('\n'),
  pageTexts,
})
const waiver: Planted = { kit: { form: 'I-601A' }, answers: { fee_option: 'paid' } }
const paid = { fee_option: 'paid', fee_amount: '$795', fee_checked: '2026-11-10' }
const motionText = rosaBrief.replace(
  'Rosa Xiloj Tum (A',
  'The order is not and has never been the subject of a judicial proceeding, and no prosecution under the Act is pending. Rosa Xiloj Tum (A',
)

/** Each was written down whole before any of them was run, by the words of the rules. */
const defects: readonly Defect[] = [
  planted('X01', 'court', { text: said('She hid with her son', 'She hid TBD with her son') }),
  planted('X02', 'court', { items: changed('ros', { title: 'Declaration of Rosa Xiloy Tum' }) }),
  planted('X02', 'board', { text: said('A 220-118-935', 'A 220-181-935') }),
  planted('X03', 'court', { items: without('ptr') }),
  planted('X04', 'court', {
    items: changed('pce', { text: certificateText.replace(', telephone (401) 555-0170', '') }),
  }),
  planted('X04', 'uscis-paper', {
    items: changed('pce', { text: certificateText.replace('complete, true and ', '') }),
  }),
  planted('X05', 'asylum-office', {
    items: changed('ros', { text: rosaText.slice(0, rosaText.indexOf('CERTIFICATE OF')) }),
  }),
  planted('X06', 'court', {
    items: changed('ros', { text: rosaText.replace('Providence, Rhode Island', 'Nebaj, Guatemala') }),
  }),
  planted('X07', 'court', { text: said('Ex. C at 9-10', 'Ex. C at 9-14') }),
  planted('X07', 'board', { text: said('“for eleven days.”', '“for twelve days.”') }),
  planted('X07', 'asylum-office', { text: said('Ex. B at 6', 'Ex. B at 7') }),
  planted('X08', 'court', {
    items: plus({ id: 'map', letter: 'E', title: 'Title to the land', text: 'Title of the parcel at Nebaj, 1998.' }),
  }),
  planted('X09', 'board', {
    items: changed('doc', {
      date: undefined,
      text: 'MEDICAL EVALUATION of Rosa Xiloj Tum by Dr. Amara Nwosu. The scar is consistent with flying splinters of wood. Signed: Amara Nwosu. CURRICULUM VITAE of Dr. Amara Nwosu, Brown University.',
    }),
  }),
  planted('X10', 'court', {
    items: changed('hrw', { notes: ['It has tracked changes that nobody accepted or refused.'] }),
  }),
  planted('X10', 'uscis-online', { items: changed('pol', { firstInk: 0, text: '', pageTexts: [''] }) }),
  planted('X12', 'court', { answers: { ai_court: 'txnd' }, kit: { usedModel: true } }),
  planted('E07', 'court', { kit: { others: [{ name: 'Mateo Xiloj Tum' }] } }),
  planted('E11', 'court', { answers: { used_letters: 'B' } }),
  planted('E12', 'court', { draftLayout: { size: 12, lineSpacing: 1.5, margin: 1, hasPageNumbers: true } }),
  planted('E14', 'court', {
    answers: { all_on_ecas: 'no', service_method: 'mail', opla_address: '' },
    text: rosaBrief,
  }),
  planted('E16', 'court', {
    items: changed('ros', { text: rosaText.replace('______________________ Rosa', '/s/ Rosa Xiloj Tum  Rosa') }),
  }),
  planted(
    'E20',
    'court',
    added({ id: 'mot', letter: 'E', title: 'Motion to continue', text: 'The respondents move.' }),
  ),
  planted('E33', 'court', {
    answers: { witnesses: 'Inés Marroquín | nun | helped them | the chapel of San Gaspar || Spanish | in person |' },
  }),
  planted('E34', 'court', {
    record: { arrests: 1 },
    answers: {
      arrest_rows:
        'May 1, 2026 | Providence Police | Disorderly conduct, R.I. § 11-45-1 | Dismissed | None | 62-26 | 8',
    },
  }),
  planted(
    'B11',
    'board',
    added({
      ...form('noa', 'Form EOIR-26', [
        'Notice of appeal of Rosa Xiloj Tum, A 220-118-934, from the decision of the judge.',
      ]),
    }),
  ),
  planted('B15', 'board', {
    answers: { filing_kind: 'reopen', final_order: '2026-08-01', prior_motion: 'none' },
    ...added(form('asy', 'Form I-589', ['Form I-589 of Rosa Xiloj Tum'])),
    text: motionText.replace('\nRespectfully', '\nSee Ex. E.\nRespectfully'),
  }),
  planted('U01', 'uscis-paper', {
    ...waiver,
    answers: paid,
    ...added(form('wai', 'Form I-601A', [edition('01/20/25', 1), edition('04/01/24', 2), edition('01/20/25', 3)])),
  }),
  planted('U06', 'uscis-paper', {
    ...waiver,
    answers: paid,
    items: plus(
      form('wai', 'Form I-601A', [edition('01/20/25', 1)]),
      { ...form('car', 'Form G-1450'), letter: 'F' },
      { ...form('ban', 'Form G-1650'), letter: 'G' },
    ),
    text: said('\nRespectfully', '\nSee Exs. E, F, G.\nRespectfully'),
  }),
  planted('U21', 'uscis-paper', { ...waiver, answers: paid, record: { isAbroad: true } }),
  planted('U12', 'uscis-paper', { answers: { filed_online: 'yes' } }),
]

/** What is in order and looks like a defect at the first glance. */
const clean: readonly (readonly [ForumId, Planted])[] = [
  // The other respondent's number is in no record, and the caption names it.
  ['court', {}],
  // Translation, certificate and original as exhibits of one group.
  [
    'court',
    {
      items: rosaDocuments
        .map((one) => {
          const letter = { ptr: 'B-1', pce: 'B-2', pol: 'B-3' }[one.id]
          return letter === undefined ? one : { ...one, letter, parent: null }
        })
        .toSorted((a, b) => a.letter.localeCompare(b.letter)),
      text: rosaBrief
        .replace('Ex. B at 6', 'Ex. B-1 at 5; see Ex. B-2; Ex. B-3')
        .replace('Ex. C at 9-10', 'Ex. C at 11-12')
        .replace('Ex. D at 12', 'Ex. D at 14'),
    },
  ],
  // A supplement whose letters run on from the filing before it.
  [
    'court',
    {
      answers: { used_letters: 'F' },
      items: rosaDocuments.map((one) => ({ ...one, letter: 'GHIJ'.charAt('ABCD'.indexOf(one.letter)) })),
      text: rosaBrief.replaceAll(
        /Ex\. ([A-D])/g,
        (_, letter: string) => `Ex. ${'GHIJ'.charAt('ABCD'.indexOf(letter))}`,
      ),
    },
  ],
  // A dismissed arrest with its chart of the kit and its record.
  [
    'court',
    {
      record: { arrests: 1 },
      answers: {
        arrest_rows:
          'May 1, 2026 | Providence Police | Disorderly conduct, R.I. § 11-45-1 | Dismissed, July 9, 2026 | None | 62-26 | 17',
        witnesses:
          'Inés Marroquín | Guatemalan citizen | nun of the parish | the chapel of San Gaspar | 20 | Spanish | by telephone |; Dr. Amara Nwosu, M.D. | U.S. citizen | expert | the scar | 15 | English | in person | Ex. C at 10',
      },
      ...added({
        id: 'dis',
        letter: 'E',
        title: 'Certified disposition of the arrest',
        text: 'District Court, Providence. Case 62-26. Dismissed under Rule 48(a) on July 9, 2026.',
        date: '2026-07-20',
      }),
    },
  ],
  // The translation certifies itself, and quotes a word of the original.
  [
    'asylum-office',
    {
      items: rosaDocuments
        .filter(({ id }) => id !== 'pce')
        .map((one) =>
          one.id === 'ptr'
            ? { ...one, text: `${policeInEnglish} ${certificateText}`, pageTexts: [policeInEnglish] }
            : one,
        ),
      text: rosaBrief.replace('Ex. C at 9-10', 'Ex. C at 8-9').replace('Ex. D at 12', 'Ex. D at 11'),
    },
  ],
  // A motion to reopen in time, with both statements, the form and the evidence.
  [
    'board',
    {
      answers: { filing_kind: 'reopen', final_order: '2026-10-01', prior_motion: 'none' },
      items: plus(form('asy', 'Form I-589', ['Form I-589 of Rosa Xiloj Tum']), {
        ...form('app', 'Form EOIR-27', ['Form EOIR-27 of Leila Brandt']),
        letter: 'F',
      }),
      text: motionText.replace('\nRespectfully', '\nSee Ex. E; Ex. F.\nRespectfully'),
    },
  ],
]

test('thirty defects of the seventh round are found, with at most two alarms beside them', () => {
  expect(defects).toHaveLength(30)
  const { missed, beside } = readRound(defects)
  expect(missed).toEqual([])
  // What follows from the same defect: pages move, brackets are printed, the cover lacks it, the motion has no appearance.
  const follows = ['X03: X07', 'X12: X01', 'E07: X01', 'E07: E08', 'E14: X01', 'B15: B02']
  const others = beside.filter((told) => !follows.some((start) => told.startsWith(start)))
  expect(others).toEqual([])
})

test('six packets of the seventh round that are in order give no alarm', () => {
  const found = clean.map(([forum, what], at) =>
    alarms(runPreflight(teacherFiling(forum, rosaFiling(what)))).map(
      ({ code, sentence }) => `${at + 1} ${code} ${sentence}`,
    ),
  )
  expect(clean).toHaveLength(6)
  expect(found.flat()).toEqual([])
})
