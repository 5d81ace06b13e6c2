import { lawPart } from '../in-force.ts'

const readNumbers = {
  checkedOn: '2026-11-22',
  asylumClock: { mayFile: 150, mayBeGranted: 180 },
  asylumFeeNotice: 30,
  asylumEvidence: 14,
  callUp: { individual: 30, master: 15 },
  courtResponse: 10,
  /** The ten days of the interim rule are blocked since March 8, 2026; that has to be read again every thirty days. */
  boardAppeal: { days: 30, verifyAfterDays: 30 },
  boardBrief: { days: 20, since: '2026-03-09', before: 21 },
  boardResponse: 21,
  feeWaiverCure: 15,
  reopen: 90,
  rescind: 180,
  reconsider: 30,
  uscisDecision: { days: 30, mail: 3 },
  petitionForReview: 30,
  uscisNotice: { rfe: 84, noid: 30, mail: 3 },
  earlyFiling: 90,
  sixMonths: 180,
  oneYear: 365,
  photoReuseMonths: 36,
  studentGrace: { f1: 60, j1: 30, reported: 30 },
  addressChange: { court: 5, boardWorkingDays: 5, uscis: 10 },
  reminders: { stay: [180, 90, 30, 7], tps: [30, 7], passportMonths: [12, 9, 6] },
  passportMonthsAfterStay: 6,
}

/** The numbers that the deadline rules of this folder count with, as last read; their sources stand with each rule. */
export const deadlineNumbers = lawPart<DeadlineNumbers>('deadlineNumbers', readNumbers)

export type DeadlineNumbers = Readonly<typeof readNumbers>
