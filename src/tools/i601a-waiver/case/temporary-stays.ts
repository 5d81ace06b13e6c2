import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readDate, readYesNo } from './answers.ts'
import type { Entry } from './entry.ts'
import { readNarratives } from './narratives.ts'
import { findAffirmed } from './words.ts'

/** TPS by the answer, or by a text that names it and does not deny it. */
export function readTemporaryProtection(input: DraftInput): { readonly end: string | undefined } | undefined {
  const said = readYesNo(input.answers, 'tps_held')
  const isNamed = readNarratives(input).some(({ text }) => namesProtection(text))
  if (said !== 'yes' && !isNamed) return undefined
  const end = readDate(input.answers, 'tps_end_date')
  return { end: end === undefined ? undefined : formatLongDate(end) }
}

function namesProtection(text: string): boolean {
  if (findAffirmed(text, [/^TPS$/]).length > 0) return true
  return /\btemporary protected status\b/iu.test(text) && findAffirmed(text, [/^protected$/i]).length > 0
}

const chnvCountries = /^(?:cuba|haiti|nicaragua|venezuela)\b/iu

/** Parole whose basis names the process, or of a national of the four countries in the months in which it was given. */
export function isChnvParole(
  { manner, paroleBasis, paroledOn, stayEnd }: Entry,
  citizenship: string | undefined,
): boolean {
  if (!manner.includes('paroled')) return false
  if (stayEnd !== undefined && stayEnd < '2025-04-24') return false
  if (/\bCHNV\b|process for (?:cubans|haitians|nicaraguans|venezuelans)/iu.test(paroleBasis ?? '')) return true
  const isInTime = paroledOn !== undefined && paroledOn >= '2022-10-01' && paroledOn <= '2025-01-31'
  return isInTime && chnvCountries.test(citizenship ?? '')
}
