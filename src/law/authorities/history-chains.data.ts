import type { HistoryChain } from './history-chain.ts'

const ab1 = 'Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018)'
const ab3 = 'Matter of A-B-, 28 I&N Dec. 307 (A.G. 2021)'
const lea2 = 'Matter of L-E-A-, 27 I&N Dec. 581 (A.G. 2019)'
const lea3 = 'Matter of L-E-A-, 28 I&N Dec. 304 (A.G. 2021)'
const ssfm = 'Matter of S-S-F-M-, 29 I&N Dec. 207 (A.G. 2025)'
const rerm = 'Matter of R-E-R-M- & J-D-R-M-, 29 I&N Dec. 202 (A.G. 2025)'
const wgr = 'Matter of W-G-R-, 26 I&N Dec. 208 (BIA 2014)'

/** What is built in of it, by decision and by rule. */
export const builtInHistory: readonly HistoryChain[] = [
  {
    key: '26 I&N Dec. 388',
    name: 'Matter of A-R-C-G-',
    events: [
      { effect: 'overruled', by: ab1, date: '2018-06-11', grade: 'A' },
      { effect: 'restored', by: ab3, date: '2021-06-16', grade: 'A' },
      {
        effect: 'overruled',
        by: ssfm,
        date: '2025-09-02',
        note: 'The decision reinstates A-B- I and II; its text was not read for this list.',
        grade: 'B',
      },
    ],
  },
  {
    key: '27 I&N Dec. 316',
    name: 'Matter of A-B- (I)',
    events: [
      { effect: 'vacated', by: ab3, date: '2021-06-16', grade: 'A' },
      { effect: 'reinstated', by: ssfm, date: '2025-09-02', grade: 'B' },
    ],
  },
  {
    key: '28 I&N Dec. 199',
    name: 'Matter of A-B- (II)',
    events: [
      { effect: 'vacated', by: ab3, date: '2021-06-16', grade: 'A' },
      { effect: 'reinstated', by: ssfm, date: '2025-09-02', grade: 'B' },
    ],
  },
  {
    key: '28 I&N Dec. 307',
    name: 'Matter of A-B- (III)',
    events: [{ effect: 'overruled', by: ssfm, date: '2025-09-02', grade: 'B' }],
  },
  {
    key: '27 I&N Dec. 40',
    name: 'Matter of L-E-A- (I)',
    events: [
      { effect: 'overruled', by: lea2, date: '2019', scope: 'social group part; nexus part affirmed', grade: 'A' },
      { effect: 'restored', by: lea3, date: '2021-06-16', scope: 'social group part', grade: 'A' },
      { effect: 'overruled', by: rerm, date: '2025', scope: 'social group part', grade: 'B' },
    ],
  },
  {
    key: '27 I&N Dec. 581',
    name: 'Matter of L-E-A- (II)',
    events: [
      { effect: 'vacated', by: lea3, date: '2021-06-16', grade: 'A' },
      { effect: 'reinstated', by: rerm, date: '2025', grade: 'B' },
    ],
  },
  {
    key: '28 I&N Dec. 304',
    name: 'Matter of L-E-A- (III)',
    events: [{ effect: 'overruled', by: rerm, date: '2025', grade: 'B' }],
  },
  {
    key: '22 I&N Dec. 215',
    name: "Matter of N.Y. State Dep't of Transp.",
    events: [
      { effect: 'superseded', by: 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)', date: '2016-12-27', grade: 'C' },
    ],
  },
  {
    key: '20 I&N Dec. 99',
    name: 'Matter of Soleimani',
    events: [{ effect: 'superseded', by: 'Matter of A-G-G-, 25 I&N Dec. 486 (BIA 2011)', date: '2011', grade: 'A' }],
  },
  {
    key: '19 I&N Dec. 211',
    name: 'Matter of Acosta',
    events: [
      {
        effect: 'clarified',
        by: 'Matter of Mogharrabi, 19 I&N Dec. 439 (BIA 1987)',
        date: '1987',
        scope: 'standard of fear (modified)',
        grade: 'N',
      },
    ],
  },
  {
    key: '19 I&N Dec. 637',
    name: 'Matter of Lozada',
    events: [
      { effect: 'superseded', by: 'Matter of Compean, 24 I&N Dec. 710 (A.G. 2009)', date: '2009-01-07', grade: 'N' },
      { effect: 'restored', by: 'Matter of Compean, 25 I&N Dec. 1 (A.G. 2009)', date: '2009-06-03', grade: 'N' },
      { effect: 'reaffirmed', by: 'Matter of Melgar, 28 I&N Dec. 169 (BIA 2020)', date: '2020', grade: 'A' },
    ],
  },
  {
    key: '25 I&N Dec. 341',
    name: 'Matter of C-T-L-',
    events: [
      {
        effect: 'not-followed',
        by: 'Barajas-Romero v. Lynch, 846 F.3d 351 (9th Cir. 2017)',
        date: '2017-01-18',
        circuits: ['9'],
        note: 'In the Ninth Circuit a protected ground need only be a reason for withholding of removal.',
        grade: 'B',
      },
    ],
  },
  {
    key: '26 I&N Dec. 208',
    name: 'Matter of W-G-R-',
    events: [
      {
        effect: 'criticized',
        by: 'Reyes v. Lynch, 842 F.3d 1125 (9th Cir. 2016)',
        date: '2016',
        scope: 'part on the Convention Against Torture',
        circuits: ['9'],
        grade: 'B',
      },
    ],
  },
  {
    key: '25 I&N Dec. 209',
    name: 'Matter of H-L-H- & Z-Y-Z-',
    events: [
      {
        effect: 'abrogated',
        by: 'Huang v. Holder, 677 F.3d 130 (2d Cir. 2012)',
        date: '2012',
        scope: 'in part',
        circuits: ['2'],
        grade: 'N',
      },
      {
        effect: 'modified',
        by: 'Matter of Z-Z-O-, 26 I&N Dec. 586 (BIA 2015)',
        date: '2015',
        scope: 'in part',
        grade: 'N',
      },
    ],
  },
  {
    key: '28 I&N Dec. 84',
    name: 'Matter of A-C-A-A-',
    events: [
      {
        effect: 'vacated',
        by: 'Matter of A-C-A-A-, 28 I&N Dec. 351 (A.G. 2021)',
        date: '2021',
        note: 'Its present force is unclear.',
        grade: 'N',
      },
    ],
  },
  {
    key: '28 I&N Dec. 120',
    name: 'Matter of Negusie',
    events: [
      {
        effect: 'stayed',
        by: 'Matter of Negusie, 28 I&N Dec. 399 (A.G. 2021)',
        date: '2021',
        note: 'Referred to the Attorney General; the later outcome was not found.',
        grade: 'A',
      },
    ],
  },
  {
    key: '26 I&N Dec. 319',
    name: 'Matter of E-F-H-L-',
    events: [{ effect: 'vacated', by: 'Matter of E-F-H-L-, 27 I&N Dec. 226 (A.G. 2018)', date: '2018', grade: 'N' }],
  },
  ...['23 I&N Dec. 951', '24 I&N Dec. 69', '24 I&N Dec. 579'].map((key): HistoryChain => ({
    key,
    name:
      { '23 I&N Dec. 951': 'Matter of C-A-', '24 I&N Dec. 69': 'Matter of A-M-E- & J-G-U-' }[key] ?? 'Matter of S-E-G-',
    events: [{ effect: 'clarified', by: wgr, date: '2014', grade: 'A' }],
  })),
  {
    key: '24 I&N Dec. 591',
    name: 'Matter of E-A-G-',
    events: [{ effect: 'reaffirmed', by: 'Matter of L-A-L-T-, 29 I&N Dec. 269 (BIA 2025)', date: '2025', grade: 'A' }],
  },
  {
    key: '28 I&N Dec. 757',
    name: 'Matter of M-R-M-S-',
    events: [
      {
        effect: 'vacated',
        by: 'O.C.V. v. Bondi (10th Cir. Aug. 26, 2025), on direct appeal',
        date: '2025-08-26',
        note: 'Cite it neither as support nor as adverse authority.',
        grade: 'B',
      },
    ],
  },
  ...['8 CFR 1208.13', '8 CFR 208.13'].map((key): HistoryChain => ({
    key,
    name: 'Text added by the December 2020 rule',
    subs: ['(c)(3)', '(c)(4)', '(c)(5)', '(c)(6)'],
    events: [
      {
        effect: 'enjoined',
        by: "Pangea Legal Servs. v. U.S. Dep't of Homeland Sec., 512 F. Supp. 3d 966 (N.D. Cal. 2021)",
        date: '2021-01-08',
        note: 'The online Code still shows this text. Whether the injunction stands after December 2022 was not confirmed.',
        grade: 'B',
      },
    ],
  })),
  ...['8 CFR 1208.33', '8 CFR 208.33'].map((key): HistoryChain => ({
    key,
    name: 'Circumvention of lawful pathways',
    events: [
      {
        effect: 'stayed',
        by: 'a district court vacatur of July 2023, itself stayed',
        date: '2023-07',
        note: 'Its present status was not confirmed. It reaches entries from May 11, 2023 to May 11, 2025.',
        grade: 'B',
      },
    ],
  })),
  ...['8 CFR 1208.35', '8 CFR 208.35'].map((key): HistoryChain => ({
    key,
    name: 'Limitation on asylum eligibility under a proclamation',
    events: [
      {
        effect: 'vacated',
        by: 'Las Americas v. DHS, No. 24-cv-1702 (D.D.C. May 2025)',
        date: '2025-05',
        scope: 'its limit on eligibility for asylum',
        note: 'The screening standard stands; withholding and the Convention Against Torture are not affected. An appeal was open when last read.',
        grade: 'B',
      },
    ],
  })),
]
