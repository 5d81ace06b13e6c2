import type { Field } from '#domain/clients/client-record.ts'
import { isIsoDate } from '#domain/dates/calendar.ts'
import { states } from '#law/states.ts'

const days = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** `March 9, 1988` for an ISO date; any other text as it is. */
export function dayText(text: string): string {
  return isIsoDate(text) ? days.format(Date.parse(`${text}T00:00:00Z`)) : text
}

/** A field's value as people read it. */
export function valueText({ value, dataType }: Field): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  if (dataType === 'date') return dayText(text)
  return dataType === 'state' ? (states.find(({ code }) => code === text)?.name ?? text) : text
}
