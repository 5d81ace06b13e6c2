import { expect, test } from 'vitest'
import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from './run-preflight.ts'
import { documents, paper, type Planted, teacherFiling } from './testing/tesfaye-filing.ts'

const plus = (...titles: string[]) => ({
  items: [...documents, ...titles.map((title, index) => paper({ id: `x${index}`, letter: 'E', title, text: '' }))],
})
const made = (changes: object) => ({
  made: { ...(teacherFiling('court').made as object), ...changes } as NonNullable<Planted['made']>,
})
const parts = (...bytes: number[]) =>
  made({ parts: bytes.map((size, index) => ({ name: `Tesfaye_I-589_Exhibit${index + 1}.pdf`, bytes: size })) })
const served = 'Add a certificate of service. With all parties on ECAS it only notes that ECAS completed service.'

const said = (code: string, forum: ForumId, planted: Planted) =>
  runPreflight(teacherFiling(forum, planted))
    .filter((line) => line.code === code)
    .map(({ state, severity, sentence }) =>
      state === 'holds' || state === 'later' ? state : `${state === 'open' ? severity : state} ${sentence}`,
    )

/** What a rule says where it fails, holds or asks. Today is Sunday, November 22, 2026. */
const sayings: readonly (readonly [string, ForumId, Planted, readonly string[]])[] = [
  [
    'E03',
    'court',
    { items: documents.map((item) => ({ ...item, fitted: item.id === 'rep' ? 3 : 0 })) },
    ['fix 3 pages are not letter size; they are fitted to it.'],
  ],
  ['E05', 'court', { papers: [] }, ['warn The filing has no cover page.']],
  ['E09', 'court', {}, ['holds']],
  ['E10', 'court', {}, ['holds']],
  ['E10', 'court', made({ isStale: true }), ['later']],
  [
    'E13',
    'court',
    { answers: { all_on_ecas: '' } },
    ['ask Do all parties take part in ECAS? The certificate of service says so.'],
  ],
  ['E13', 'court', { answers: { service_method: 'mail' } }, [`block ${served}`]],
  ['E13', 'court', { papers: [] }, [`block ${served}`]],
  [
    'E15',
    'court',
    { answers: { served_otherwise: 'yes' } },
    ['info No certificate needed: served in the hearing, or a joint motion.'],
  ],
  ['E13', 'court', { answers: { served_otherwise: 'yes' } }, []],
  ['E17', 'court', {}, ['ask Is it on record who holds the originals? The court may ask for them.']],
  [
    'E18',
    'court',
    plus('Sealed medical record'),
    ['block Sealed medical record is sealed medical material; it cannot be filed through ECAS.'],
  ],
  ['E19', 'court', parts(22_000_000, 8_000_000), ['fix The packet has 30 MB; it is split into 2 parts.']],
  ['E19', 'court', parts(25_000_001), ['block Tesfaye_I-589_Exhibit1.pdf has 25.1 MB; 25 are allowed.']],
  ['E19', 'court', parts(25_000_000), ['holds']],
  [
    'E22',
    'court',
    { answers: { hearing_type: 'master', wants_ruling: 'yes' }, kit: { hearing: '2026-12-07' } },
    ['warn Due November 23, 2026 for a ruling at the master hearing of December 7, 2026.'],
  ],
  [
    'E22',
    'court',
    { answers: { hearing_type: 'master' }, kit: { hearing: '2026-12-07' } },
    [
      'ask Due November 23, 2026 for a ruling at the master hearing of December 7, 2026. Is it filed in time, or is no ruling asked there?',
    ],
  ],
  ['E22', 'court', { answers: { hearing_type: 'master', wants_ruling: 'no' }, kit: { hearing: '2026-12-07' } }, []],
  [
    'E22',
    'court',
    { answers: { hearing_type: 'master', ordered_due: '2026-12-18' }, kit: { hearing: '2026-12-07' } },
    [],
  ],
  ['E03', 'court', { items: documents.map(({ hidden, ...item }) => (hidden ? item : item)) }, ['later']],
  [
    'E16',
    'court',
    {
      items: documents.map((item) =>
        item.id === 'dec' ? { ...item, text: `${item.text.slice(0, -40)}\n/s/ Miriam Tesfaye Alemu` } : item,
      ),
    },
    [
      'block Declaration of Miriam Tesfaye Alemu is signed “/s/”: only who files through ECAS may; whoever declares signs by hand.',
    ],
  ],
  ['E18', 'court', { ...plus('Sealed medical record'), answers: { filed_how: 'paper' } }, []],
  [
    'E23',
    'court',
    { kit: { detained: true } },
    ['ask Enter the deadline that the court set; for detained cases there is no general one.'],
  ],
  ['E21', 'court', { kit: { detained: true, hearing: '2026-12-01' } }, []],
  [
    'E28',
    'court',
    { kit: { hearing: '2027-02-20' } },
    ['ask Were biometrics taken? Without them the application can be found abandoned.'],
  ],
  ['E28', 'court', { kit: { hearing: '2027-02-21' } }, []],
  [
    'E33',
    'court',
    plus('Witness list'),
    ['ask Does the witness list give a summary, a time and a language for each witness?'],
  ],
  ['E33', 'court', {}, ['ask Is a witness list with names, summaries, times and languages filed?']],
  [
    'E37',
    'court',
    {},
    ['info Only an unplanned outage extends the deadline, to the first day ECAS works that is no weekend or holiday.'],
  ],
  [
    'E38',
    'court',
    { answers: { filed_how: 'paper', filing_kind: 'reopen' } },
    ['warn Print two sets; without a certificate of service the judge will not consider the filing.'],
  ],
  [
    'B01',
    'board',
    { ...plus('Form EOIR-26'), answers: { decision_date: '2026-10-21' } },
    [
      'block The appeal must be at the Board on November 20, 2026. The 10-day rule of 2026 is blocked; check its status.',
    ],
  ],
  [
    'B01',
    'board',
    { ...plus('Form EOIR-26'), answers: { decision_date: '2026-10-23' } },
    [
      'warn The appeal must be at the Board on November 23, 2026. The 10-day rule of 2026 is blocked; check its status.',
    ],
  ],
  ['B02', 'board', plus('Form EOIR-27'), ['holds']],
  [
    'B02',
    'board',
    { ...plus('Form EOIR-28'), answers: { filing_kind: 'reopen' } },
    ['block Form EOIR-27 is missing (an EOIR-28 does not count).'],
  ],
  ['B02', 'board', plus('Form EOIR-28'), ['ask Is Form EOIR-27 filed? An EOIR-28 does not count.']],
  [
    'B04',
    'board',
    { answers: { waiver_rejected: '2026-11-16' } },
    ['info Refile with fee or a new waiver request by December 1, 2026.'],
  ],
  ['B05', 'board', { papers: [] }, [`block ${served}`]],
  ['B08', 'board', {}, ['ask Does the Board’s briefing notice lie on top of the cover page?']],
  [
    'B17',
    'board',
    {},
    ['ask Is the served OPLA office the one of the place where the case was completed before the judge?'],
  ],
  [
    'U02',
    'uscis-paper',
    plus('Form I-589'),
    ['ask Has every signer signed Form I-589 by hand? A copied or typed signature leads to rejection or denial.'],
  ],
  ['U03', 'uscis-paper', {}, ['ask Has every question of Form I-589 an answer?']],
  [
    'U03',
    'asylum-office',
    {
      items: [
        ...documents,
        paper({
          id: 'app',
          letter: 'E',
          title: 'Form I-589',
          text: '',
          emptyFields: { count: 4, first: ['Part A.I. 3. U.S. Social Security Number', 'Ethnic group'] },
        }),
      ],
    },
    [
      'block Form I-589: 4 questions without an answer (Part A.I. 3. U.S. Social Security Number; Ethnic group ...). An incomplete form does not start the 150-day clock.',
    ],
  ],
  ['U07', 'uscis-paper', {}, ['info Assembly: loose letter-size sheets, nothing attached, nothing folded.']],
  ['U08', 'uscis-paper', {}, ['fix Tabs are printed as plain divider sheets.']],
  ['U09', 'uscis-paper', {}, ['info Print single-sided on white letter paper; black ink.']],
  [
    'U10',
    'uscis-paper',
    { items: documents.map((item) => ({ ...item, mediaType: 'image/png' })) },
    ['fix Small photos are placed on letter pages.'],
  ],
  ['U11', 'uscis-paper', {}, ['ask Are only copies sent where no original is asked for?']],
  ['U15', 'uscis-paper', {}, ['ask Is the address the one for Form I-589, this state, this carrier and this fee?']],
  ['U18', 'uscis-paper', {}, ['ask Are passport photos enclosed where the instructions ask for them?']],
  ['U18', 'uscis-paper', { kit: { form: 'I-601A' } }, []],
  ['U21', 'uscis-paper', {}, []],
  [
    'U21',
    'uscis-paper',
    { kit: { form: 'I-601A' } },
    [
      'ask Is the applicant in the United States and not in open proceedings, unless administratively closed with the order attached?',
    ],
  ],
  [
    'U21',
    'uscis-paper',
    { kit: { form: 'I-601A' }, record: { proceedings: 'open' } },
    ['block The applicant is in open removal proceedings; they have to be administratively closed first.'],
  ],
  [
    'U21',
    'uscis-paper',
    { kit: { form: 'I-601A' }, record: { proceedings: 'closed' } },
    ['block Item 28.a needs a copy of the administrative closure order.'],
  ],
  [
    'U21',
    'uscis-paper',
    { ...plus('Order of administrative closure'), kit: { form: 'I-601A' }, record: { proceedings: 'closed' } },
    ['ask Is the applicant in the United States on the day of the filing?'],
  ],
  [
    'U15',
    'uscis-paper',
    { kit: { form: 'N-400' }, record: { state: 'CA' } },
    [
      'ask Is it sent to the address for Form N-400 from California: by U.S. Mail USCIS, Attn: N-400, P.O. Box 21251, Phoenix, AZ 85036-1251; by FedEx, UPS or DHL USCIS, Attn: N-400 (Box 21251), 2108 E. Elliot Rd., Tempe, AZ 85284-1806 (checked August 21, 2026)?',
    ],
  ],
  ['U18', 'uscis-paper', { kit: { form: 'N-400' }, record: { isAbroad: false } }, ['holds']],
  [
    'U20',
    'uscis-paper',
    { ...plus('Certified disposition, Montgomery County'), record: { arrests: 2 } },
    ['ask 2 arrests are on record and 1 of their dispositions: do the papers hold each of them?'],
  ],
  [
    'U22',
    'uscis-paper',
    { answers: { interpreter: 'Sara Bekele' } },
    ['ask Are the interpreter’s and preparer’s parts of the forms complete and signed by hand?'],
  ],
  [
    'M02',
    'uscis-online',
    parts(6_400_000),
    ['warn Some fields accept 6 MB only; Tesfaye_I-589_Exhibit1.pdf has 6.4 MB.'],
  ],
  [
    'M03',
    'uscis-online',
    made({ parts: [{ name: 'Tesfaye exhibits.pdf', bytes: 1 }] }),
    ['fix Tesfaye exhibits.pdf has a name that the account does not take.'],
  ],
  [
    'M05',
    'uscis-online',
    plus('Translation of the birth certificate'),
    ['fix Translation and original are joined in one file.'],
  ],
  [
    'M06',
    'uscis-online',
    plus('Form I-589'),
    ['ask Is Form I-589 signed by hand? A PDF form that is uploaded needs it.'],
  ],
  ['A03', 'asylum-office', {}, ['ask Is Part E of Form I-589 filled and signed by whoever prepared it?']],
  [
    'A05',
    'asylum-office',
    {},
    [
      'info Bring to the interview: identity papers, originals, a copy of the filing, dependents in the application, the interpreter.',
    ],
  ],
]

test.each(sayings)('%s in %s', (code, forum, planted, sentences) => {
  expect(said(code, forum, planted)).toEqual(sentences)
})
