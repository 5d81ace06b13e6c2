/** What a date of a case is counted from: a field of the client's record, or the same thing told elsewhere. */
export type CaseField = {
  /** Its name on the client's record. */
  readonly name: string
  readonly label: string
  readonly kind: 'date' | 'text' | 'choice'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly help?: string
  readonly group: 'Court and Board' | 'USCIS' | 'Asylum' | 'Residence' | 'Status' | 'Petition for a child'
  /** The name of the answer of a tool that says the same. */
  readonly answer?: string
  /** The name of the answer about a filing packet that says the same. */
  readonly filing?: string
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const periods = 'Each as 2026-07-10 to 2026-08-09, divided by semicolons.'

const court: readonly Omit<CaseField, 'group'>[] = [
  { name: 'hearing_date', label: 'Next hearing', kind: 'date', filing: 'hearing_date' },
  {
    name: 'hearing_type',
    label: 'Kind of hearing',
    kind: 'choice',
    options: [
      { value: 'individual', label: 'Individual' },
      { value: 'master', label: 'Master' },
    ],
    filing: 'hearing_type',
  },
  { name: 'hearing_time', label: 'Time and place of the hearing', kind: 'text', filing: 'hearing_time' },
  { name: 'ordered_due_date', label: 'Filing date that the judge ordered', kind: 'date', filing: 'ordered_due' },
  { name: 'detained', label: 'Detained', kind: 'choice', options: yesNo, answer: 'detained' },
  {
    name: 'opponent_filing_received_date',
    label: 'Filing of the other side received by the court',
    kind: 'date',
    filing: 'opponent_received',
  },
  {
    name: 'ij_decision_date',
    label: 'Decision of the immigration judge',
    kind: 'date',
    answer: 'ij_decision_date',
    filing: 'decision_date',
  },
  { name: 'appeal_filed_date', label: 'Appeal received by the Board', kind: 'date', answer: 'appeal_filed_date' },
  { name: 'briefing_due_date', label: 'Date on the briefing schedule', kind: 'date', filing: 'briefing_due' },
  { name: 'briefing_schedule_date', label: 'Day of the briefing schedule', kind: 'date' },
  { name: 'board_motion_served_date', label: 'Motion before the Board served', kind: 'date', filing: 'motion_served' },
  {
    name: 'fee_waiver_rejected_date',
    label: 'Fee waiver rejected by the Board',
    kind: 'date',
    filing: 'waiver_rejected',
  },
  { name: 'final_order_date', label: 'Final administrative order', kind: 'date', filing: 'final_order' },
  { name: 'in_absentia_order_date', label: 'In absentia order', kind: 'date' },
]

const uscis: readonly Omit<CaseField, 'group'>[] = [
  { name: 'notice_due_date', label: 'Date printed on the RFE or NOID', kind: 'date', filing: 'notice_due' },
  { name: 'notice_date', label: 'Day of the RFE or NOID', kind: 'date' },
  {
    name: 'notice_kind',
    label: 'Kind of notice',
    kind: 'choice',
    options: [
      { value: 'rfe', label: 'Request for evidence' },
      { value: 'noid', label: 'Notice of intent to deny' },
    ],
  },
  { name: 'notice_days', label: 'Days that the notice gives', kind: 'text' },
  { name: 'notice_mailed', label: 'Was the notice mailed?', kind: 'choice', options: yesNo },
  { name: 'uscis_decision_date', label: 'Decision of USCIS', kind: 'date' },
  { name: 'uscis_decision_mailed', label: 'Was the decision mailed?', kind: 'choice', options: yesNo },
  { name: 'biometrics_date', label: 'Biometrics appointment', kind: 'date' },
  { name: 'biometrics_photo_date', label: 'Biometric photo taken', kind: 'date' },
  { name: 'uscis_interview_date', label: 'Interview at USCIS', kind: 'date' },
  { name: 'oath_date', label: 'Oath ceremony', kind: 'date' },
  { name: 'address_changed_date', label: 'Moved to another address', kind: 'date' },
]

const asylum: readonly Omit<CaseField, 'group'>[] = [
  { name: 'last_arrival_date', label: 'Last arrival', kind: 'date', answer: 'last_arrival_date' },
  { name: 'i589_received_date', label: 'Complete I-589 received', kind: 'date', answer: 'i589_filed_date' },
  { name: 'applicant_delays', label: 'Delays caused by the applicant', kind: 'text', help: periods },
  { name: 'asylum_interview_date', label: 'Asylum interview', kind: 'date', filing: 'interview_date' },
  { name: 'aaf_notice_date', label: 'Notice of the annual asylum fee', kind: 'date', answer: 'aaf_notice_date' },
  { name: 'aaf_paid_date', label: 'Annual asylum fee paid', kind: 'date', answer: 'aaf_paid_date' },
]

const residence: readonly Omit<CaseField, 'group'>[] = [
  {
    name: 'permanent_residence_date',
    label: 'Permanent resident since',
    kind: 'date',
    answer: 'permanent_residence_date',
  },
  {
    name: 'naturalization_years',
    label: 'Years of residence for the N-400',
    kind: 'choice',
    options: [
      { value: '5', label: 'Five' },
      { value: '3', label: 'Three' },
    ],
  },
  { name: 'n400_filing_date', label: 'Filing of the N-400', kind: 'date' },
  { name: 'trips', label: 'Trips abroad', kind: 'text', help: periods },
  { name: 'conditional_residence_date', label: 'Conditional resident since', kind: 'date' },
]

const status: readonly Omit<CaseField, 'group'>[] = [
  { name: 'i94_expire_date', label: 'Date on the I-94', kind: 'date', answer: 'i94_expire_date' },
  { name: 'parole_end_date', label: 'End of parole', kind: 'date' },
  {
    name: 'student_class',
    label: 'Admitted for duration of status',
    kind: 'choice',
    options: [
      { value: 'f1', label: 'F-1' },
      { value: 'j1', label: 'J-1' },
    ],
  },
  { name: 'program_end_date', label: 'End of the program or OPT', kind: 'date' },
  { name: 'tps_opens_date', label: 'TPS registration opens', kind: 'date' },
  { name: 'tps_closes_date', label: 'TPS registration closes', kind: 'date' },
  { name: 'passport_expires_date', label: 'Passport expires', kind: 'date' },
  { name: 'stay_end_date', label: 'End of the planned stay', kind: 'date' },
  { name: 'dv_fiscal_year', label: 'Fiscal year of the diversity visa', kind: 'text' },
]

const child: readonly Omit<CaseField, 'group'>[] = [
  { name: 'petition_filed_date', label: 'Petition filed', kind: 'date' },
  { name: 'petition_approved_date', label: 'Petition approved', kind: 'date' },
  { name: 'final_action_current_date', label: 'Final Action Date current on', kind: 'date' },
]

/** Every field that a date of a case is counted from, by where it belongs. */
export const caseFields: readonly CaseField[] = [
  ...court.map((field) => ({ ...field, group: 'Court and Board' as const })),
  ...uscis.map((field) => ({ ...field, group: 'USCIS' as const })),
  ...asylum.map((field) => ({ ...field, group: 'Asylum' as const })),
  ...residence.map((field) => ({ ...field, group: 'Residence' as const })),
  ...status.map((field) => ({ ...field, group: 'Status' as const })),
  ...child.map((field) => ({ ...field, group: 'Petition for a child' as const })),
]
