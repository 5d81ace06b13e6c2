import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { callUpDue } from '#domain/deadlines/due.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { answer, hasItem } from './filing-words.ts'
import { ask, failures, type Judge, none, when } from './outcome.ts'

export const isIndividual = (filing: Filing) => answer(filing, 'hearing_type') === 'individual'

export const individualDue: Judge = (filing) => {
  const { kit, today } = filing
  if (kit.detained || dateOf(answer(filing, 'ordered_due')) !== undefined) return none
  if (answer(filing, 'hearing_type') === undefined)
    return ask('Enter the next hearing and its kind; the call-up date follows from it.')
  if (!isIndividual(filing)) return none
  const hearing = dateOf(kit.hearing)
  const due = hearing && callUpDue(hearing, 'individual')
  const on = hearing ? formatLongDate(hearing) : ''
  return judgeDue(
    due,
    today,
    (date) =>
      `Due ${date} (30 days before the hearing of ${on}); today is ${formatLongDate(today)}. A late filing needs a motion.`,
    'Enter the date of the individual hearing; the call-up date follows from it.',
  )
}

export const masterDue: Judge = (filing) => {
  const { kit, today } = filing
  if (kit.detained || dateOf(answer(filing, 'ordered_due')) !== undefined) return none
  if (answer(filing, 'hearing_type') !== 'master' || answer(filing, 'wants_ruling') === 'no') return none
  const hearing = dateOf(kit.hearing)
  const outcome = judgeDue(
    hearing && callUpDue(hearing, 'master'),
    today,
    (date) => `Due ${date} for a ruling at the master hearing of ${hearing ? formatLongDate(hearing) : ''}.`,
    'Enter the date of the master hearing.',
  )
  if (outcome.state !== 'fails') return outcome
  if (answer(filing, 'wants_ruling') === undefined)
    return ask(`${outcome.failures[0]?.sentence ?? ''} Is it filed in time, or is no ruling asked there?`)
  return failures(outcome.failures.map((one) => ({ ...one, severity: 'warn' as const })))
}

export const orderedDue: Judge = (filing) => {
  const due = dateOf(answer(filing, 'ordered_due'))
  if (due === undefined) return none
  return judgeDue(due, filing.today, (date) => `The judge ordered ${date}; what is filed later is deemed waived.`, '')
}

export const biometrics: Judge = (filing) => {
  const hearing = dateOf(filing.kit.hearing)
  const isSoon = hearing !== undefined && hearing <= addDays(filing.today, 90)
  return when(isIndividual(filing) && isSoon && !hasItem(filing, /biometric/i), () =>
    ask('Were biometrics taken? Without them the application can be found abandoned.'),
  )
}
