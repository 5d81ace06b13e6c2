import type { AccountDate } from '#contract/deadlines.ts'

/** Two dates of the sample desk, one that moved and one whose rule nobody has read. */
export const sampleDates: readonly AccountDate[] = [
  {
    id: 't1',
    client_id: 'c1',
    client_name: 'Emmanuel Ngwa Tabot',
    rule_id: 'D-AAF',
    rule: 'Annual asylum fee',
    source: 'A sample of a source',
    confirmed: true,
    checked_on: '2026-11-22',
    what: 'Annual asylum fee has to be paid',
    kind: 'deadline',
    date: '2026-12-11',
    due: '2026-12-12',
    days_left: 4,
    steps: [
      'November 12, 2026 (day 0): Notice of the annual asylum fee.',
      '30 days later: Saturday, December 12, 2026.',
    ],
    triggers: [
      { field: 'aaf_notice_date', label: 'Notice of the annual asylum fee', value: '2026-11-12', from: 'record' },
    ],
    notes: [],
    reminders: [],
    moved: { was: '2026-12-04', until: '2026-11-20', because: 'record' },
    is_done: false,
  },
  {
    id: 't2',
    client_id: 'c1',
    client_name: 'Emmanuel Ngwa Tabot',
    rule_id: 'D-DV',
    rule: 'Diversity visa year end',
    source: '',
    confirmed: false,
    checked_on: '2026-11-22',
    what: 'Diversity visa year ends',
    kind: 'expiry',
    date: '2027-09-30',
    due: null,
    days_left: 297,
    steps: ['September 30 of fiscal year 2027.'],
    triggers: [
      { field: 'dv_fiscal_year', label: 'Fiscal year of the diversity visa', value: 'DV-2027', from: 'record' },
    ],
    notes: [],
    reminders: [],
    moved: null,
    is_done: false,
  },
]
