import { formatLongDate } from '#domain/dates/calendar.ts'
import { evidenceDue, meritsChangesDue, openDaysBefore } from '#domain/deadlines/due.ts'
import { judgeDue } from './due-dates.ts'
import { caseDay, hasItem } from './filing-words.ts'
import { ask, fail, holds, type Judge, none } from './outcome.ts'
import { interviewOf, isMerits, yearEnd } from './agency-dates.ts'

/** A01: before an affirmative interview. */
const evidenceInTime: Judge = (filing) => {
  if (isMerits(filing)) return none
  const interview = interviewOf(filing)
  return judgeDue(
    interview && evidenceDue(interview),
    filing.today,
    (due) => `Evidence is due ${due}, 14 days before the interview. Later evidence can stop the EAD clock.`,
    'Enter the date of the asylum interview; evidence is due 14 days before it.',
  )
}

/** A07: changes before a merits interview after credible fear. It warns, however late it is. */
const meritsChanges: Judge = (filing) => {
  if (!isMerits(filing)) return none
  const interview = interviewOf(filing)
  if (interview === undefined) return ask('Enter the date of the merits interview; changes are due 7 days before it.')
  const [last, mailed] = [meritsChangesDue(interview, 'delivered'), meritsChangesDue(interview, 'mailed')]
  if (openDaysBefore(mailed, 5) > filing.today) return holds
  return fail(`Changes due ${formatLongDate(last)}; sent by mail, ${formatLongDate(mailed)}.`)
}

/** A04: within a year of the last arrival, or a reason is given. */
const oneYear: Judge = (filing) => {
  const due = yearEnd(filing)
  if (due === undefined) return ask('Is it filed within a year of the last arrival, or is an exception argued?')
  if (filing.today <= due || filing.record.hasLateReason === true) return holds
  return fail(`The year ended ${formatLongDate(due)}; name an exception.`)
}

/** A06: the annual fee, once its notice came. */
const annualFee: Judge = (filing) => {
  const due = caseDay(filing, 'D-AAF')
  if (due === undefined) return ask('Is the annual asylum fee paid where a notice came?')
  if (hasItem(filing, /annual (?:asylum )?fee|receipt|proof of payment/i)) return holds
  return fail(`Annual asylum fee due ${formatLongDate(due)}; unpaid, the application is rejected.`)
}

export const interviewJudges: Readonly<Record<string, Judge>> = {
  A01: evidenceInTime,
  A04: oneYear,
  A06: annualFee,
  A07: meritsChanges,
}
