import type { IsoDate } from '#domain/dates/calendar.ts'

/** Where a paper says it: its title and the line itself. */
export type Place = { readonly paper: string; readonly line: string }

/** A trip abroad; `days` are those spent outside, without the days of leaving and of coming back. */
export type Trip = Place & { readonly left: IsoDate; readonly returned: IsoDate; readonly days: number }

/** What the client's own papers say that bears on Form N-400, beside the answers. */
export type PapersFacts = {
  /** In the order of their departures, each once. */
  readonly trips: readonly Trip[]
  /** Lines of a list of trips with a day of which no whole trip could be read: a count without them would be wrong. */
  readonly unreadTrips: readonly Place[]
  /** Lines that tell of an arrest, a citation or a charge. */
  readonly arrests: readonly Place[]
  /** Lines of the same papers that tell how a case ended. */
  readonly dispositions: readonly Place[]
  /** Names that the papers call former; of an order that changed it, the new one too. */
  readonly otherNames: readonly (Place & { readonly name: string; readonly became?: string })[]
  /** Tax years with a sum that is owed, or without a return. */
  readonly taxes: readonly (Place & { readonly year: string; readonly isUnfiled: boolean })[]
}
