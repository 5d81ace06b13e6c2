import { addYears, daysBetween, formatLongDate } from '#domain/dates/calendar.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { namesUnitedStates } from '../case/us-places.ts'
import type { Rule } from './rule.ts'

/** K21: the relative's own dates, against each other, the filing date and the place of birth. */
export const relativeDates: Rule = ({ relatives, asOf }) =>
  relatives.flatMap((relative) => [
    ...futureDates(relative, asOf),
    ...orderOfDates(relative),
    ...datesLeftBlank(relative),
  ])

function futureDates(relative: QualifyingRelative, asOf: string): Check[] {
  return [
    { on: relative.movedOn, field: 'moved_to_US_date' },
    { on: relative.residentSince, field: 'became_legal_permanent_resident_date' },
    { on: relative.citizenSince, field: 'became_US_citizen_date' },
  ].flatMap(({ on, field }) =>
    on !== undefined && on > asOf
      ? [
          block(
            'K21',
            `${formatLongDate(on)} is after the filing date. The ${relative.role} must hold the status then (INA 212(a)(9)(B)(v)).`,
            `${relative.role}_${field}`,
          ),
        ]
      : [],
  )
}

function orderOfDates({ role, movedOn, residentSince, citizenSince }: QualifyingRelative): Check[] {
  const found: Check[] = []
  if (residentSince && citizenSince)
    if (residentSince > citizenSince)
      found.push(
        warn(
          'K21',
          `The ${role} became a permanent resident after becoming a citizen. Check both dates (INA 316(a), 318).`,
          `${role}_became_legal_permanent_resident_date`,
        ),
      )
    else if (citizenSince < addYears(residentSince, 3))
      found.push(
        inform(
          'K21',
          `The ${role} naturalized less than three years after permanent residence. That is possible only on special grounds; check the dates (INA 316(a), 319(a), 328, 329).`,
          `${role}_became_US_citizen_date`,
        ),
      )
  if (movedOn && residentSince && daysBetween(residentSince, movedOn) > 1)
    found.push(
      inform(
        'K21',
        `The ${role} came to live in the United States after becoming a permanent resident. That is possible; check the dates (INA 101(a)(20)).`,
        `${role}_moved_to_US_date`,
      ),
    )
  return found
}

function datesLeftBlank({ role, birthplace, movedOn, citizenSince, status }: QualifyingRelative): Check[] {
  if (birthplace === undefined || namesUnitedStates(birthplace)) return []
  const found: Check[] = []
  if (movedOn === undefined)
    found.push(
      warn(
        'K21',
        `The ${role} was born abroad, but it is not said since when the ${role} has lived in the United States. Ties here are a hardship factor (9 USCIS-PM B.5).`,
        `${role}_moved_to_US_date`,
      ),
    )
  if (status === 'citizen' && citizenSince === undefined)
    found.push(
      warn(
        'K21',
        `The ${role} was born abroad and is selected as a US citizen without a date. Give the date of naturalization, or confirm citizenship from birth (INA 301, 310).`,
        `${role}_became_US_citizen_date`,
      ),
    )
  return found
}
