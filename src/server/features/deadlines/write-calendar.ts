import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import type { CaseDateRow } from '#server/database/tables/deadlines.ts'
import { detailsOf } from './present-dates.ts'

export type CalendarRow = CaseDateRow & { readonly first_name: string; readonly last_name: string }

type Options = { readonly withNames: boolean; readonly publicUrl: string }

const alarmDays = [14, 3, 0]
const daySeconds = 86_400

/** What stands for a client in a calendar that other people may see. */
export const clientCode = (clientId: string) => `Client ${clientId.slice(-4).toUpperCase()}`

/**
 * The dates as iCalendar, each a whole day. It says where something is due and never for what: calendars are copied to
 * places that nobody chose. Dates that are done or no longer counted are sent as cancelled.
 */
export function writeCalendar(rows: readonly CalendarRow[], { withNames, publicUrl }: Options): string {
  const calendar = ical({
    name: 'Drafty dates',
    prodId: { company: 'Drafty', product: 'Dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const row of rows) {
    const date = detailsOf(row)
    const who = withNames ? `${row.last_name}, ${row.first_name}` : clientCode(row.client_id)
    const isOff = row.done_at !== null || row.gone_at !== null
    const due = row.due === null ? '' : ` The last day by the rule is ${formatLongDate(row.due)}.`
    const event = calendar.createEvent({
      id: `${row.date_key}-${row.client_id}@drafty`,
      start: dayOf(row.day),
      end: dayOf(addDays(row.day, 1)),
      allDay: true,
      summary: `${who}: ${date.calendar}`,
      description: `${publicUrl}/drafty/clients/${row.client_id}?tab=dates${due}`,
      sequence: row.revision,
      stamp: new Date(row.changed_at),
      lastModified: new Date(row.changed_at),
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    if (isOff) continue
    for (const days of alarmDays)
      event.createAlarm({ type: ICalAlarmType.display, trigger: days * daySeconds, description: date.calendar })
  }
  return calendar.toString()
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)
