import { foldToWords } from '#domain/language/fold.ts'
import type { Answer } from './answer.ts'

/** `STATE OF`, over an oath, or what stands before ` County`. */
export const venueOf = (before: string, after: string): string | undefined =>
  /(?:^|\n)\W{0,4}(state|county|commonwealth|city|parish|town) of $/iu.exec(before)?.[1]?.toLowerCase() ??
  (/^ County\b/u.test(after) ? 'county' : undefined)

export const answeredVenue = (answers: readonly Answer[], venue: string, after: string): string | undefined =>
  answers.find(({ label }) => new RegExp(`^${venue}(?: of .{2,30})?$`, 'i').test(label.trim()))?.value ??
  swornIn(answers, venue, after)

/** `State of`, `County of`, of `Affidavit signed at: Example County, Colorado`. */
function swornIn(answers: readonly Answer[], venue: string, after: string): string | undefined {
  const place = answers.find(({ label }) =>
    /(?:^|\b)(?:signed|sworn|executed|notari[sz]ed) (?:at|in)$/iu.test(label.trim()),
  )
  const [, county, state] = /^(.{2,40}) County, ([^,\d]{4,30})$/u.exec(place?.value.trim() ?? '') ?? []
  if (venue === 'state') return state
  return venue === 'county' && county !== undefined && !after.startsWith(' County') ? county : undefined
}

/** `at the consulate in`, of `Consulate: Tashkent`. */
export const consulateOf = (answers: readonly Answer[], before: string): string | undefined => {
  const post = /\b(consulate|embassy)(?: general)? (?:in|at) $/iu.exec(before)?.[1]?.toLowerCase()
  return post === undefined
    ? undefined
    : answers.find(({ label, value }) => foldToWords(label).replace(/^u ?s /, '') === post && /^\p{Lu}/u.test(value))
        ?.value
}

/** `Dallas`, before ` Lockbox`, of `Lockbox: Dallas` or of `USCIS lockbox: Dallas Lockbox`. */
export function seatOf(answers: readonly Answer[], after: string): string | undefined {
  const office =
    /^ (Service Center|Field Office|Asylum Office|District Office|Lockbox|Police Department|Sheriff[’']s Office|(?:Municipal|County|Family|Juvenile|Probate|Superior|District) Court)\b/iu
      .exec(after)?.[1]
      ?.toLowerCase()
  if (office === undefined) return undefined
  const value = answers.find(({ label }) => foldToWords(label).replace(/^uscis /, '') === office)?.value.trim()
  return value?.toLowerCase().endsWith(` ${office}`) ? value.slice(0, -office.length - 1) : value
}
