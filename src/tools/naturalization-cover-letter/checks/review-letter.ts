import { formatLongDate } from '#domain/dates/calendar.ts'
import { block, type Check } from '#domain/questionnaire/check.ts'
import { isPremature, type NaturalizationCase } from '../case.ts'

/**
 * E07, on the finished letter: one dated before the first day of filing is made and can be downloaded as a draft, but
 * neither accepted nor exported as final.
 */
export function reviewLetter(application: NaturalizationCase): Check[] {
  const { period } = application
  if (period === undefined || !isPremature(application)) return []
  return [
    block(
      'E07',
      `The letter is dated before the first day of filing. Move the filing date to ${formatLongDate(period.earliestFiling)} or later and make the letter again; until then it can be downloaded as a draft only.`,
      'filing_date',
    ),
  ]
}
