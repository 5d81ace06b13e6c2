import { addDays, addYears, ageOn, daysBetween, formatLongDate, type IsoDate } from '../../dates/calendar.ts'
import { fieldText } from '../../clients/client-record.ts'
import { addMonths, dayWords } from '../count.ts'
import { isCaseDay } from '../told.ts'
import { caseDate, type Rule } from './rule-work.ts'

export type PetitionDays = { readonly filed: IsoDate; readonly approved: IsoDate; readonly currentOn: IsoDate }

/** The age of INA 203(h): on the day that a visa became available, less the days that the petition was pending. */
export function cspaAge(born: IsoDate, { filed, approved, currentOn }: PetitionDays) {
  const firstOfMonth = `${currentOn.slice(0, 7)}-01`
  const available = approved > firstOfMonth ? approved : firstOfMonth
  const pending = daysBetween(filed, approved)
  const counted = addDays(available, -pending)
  return { available, pending, counted, age: ageOn(born, counted), isProtected: counted < addYears(born, 21) }
}

/** For each child on the record with a day of birth. */
export const childAge: Rule = ({ told, dates, findings }) => {
  const id = 'D-CSPA'
  const [filed, approved, current] = [
    told.day(id, 'petition_filed_date'),
    told.day(id, 'petition_approved_date'),
    told.day(id, 'final_action_current_date'),
  ]
  if (!current) return
  if (!filed || !approved) {
    told.ask(
      id,
      'The age of a child needs the days on which the petition was filed and approved.',
      'petition_filed_date',
    )
    return
  }
  if (filed.value > approved.value) {
    told.ask(id, 'The petition cannot have been approved before it was filed.', 'petition_approved_date')
    return
  }
  told.children.forEach((child, index) => {
    const born = fieldText(child, 'date_of_birth')
    if (born === undefined || !isCaseDay(born)) return
    const name = fieldText(child, 'name') ?? `Child ${index + 1}`
    const days = { filed: filed.value, approved: approved.value, currentOn: current.value }
    const { available, pending, counted, age, isProtected } = cspaAge(born, days)
    // A year from February 29 ends on the 28th: of two readings the earlier is safe.
    const act = addMonths(available, 12)
    const birth = { field: 'date_of_birth', label: `Birth of ${name}`, value: born, from: 'record' as const }
    const triggers = [birth, filed, approved, current]
    const steps = [
      `A visa was available on ${formatLongDate(available)}: the later of the approval and the first of the month in which the date was current.`,
      `The petition was pending for ${pending} days; less those: ${formatLongDate(counted)}.`,
      `The 21st birthday is ${formatLongDate(addYears(born, 21))}.`,
    ]
    const sentence = `${name}: CSPA age ${age}, ${isProtected ? 'under 21' : 'not under 21'}.`
    findings.push({ ruleId: id, sentence, isFine: isProtected, steps, triggers })
    if (!isProtected) return
    const what = `${name} has to seek permanent residence (CSPA)`
    const notes = ['Preference categories and derivatives only. If the priority date retreats after that day, ask.']
    const all = [...steps, `One year after the visa was available: ${dayWords(act)}.`]
    dates.push(
      caseDate({
        key: `${id}.${index + 1}`,
        what,
        date: act,
        steps: all,
        triggers,
        notes,
        calendar: 'Filing due (agency)',
      }),
    )
  })
}
