import type { Referent } from './referent.ts'

/** What a narrator said so far, and whom the sentence before was about. */
export type Memory = {
  seen: Set<string>
  last: Referent | undefined
  lastPersons: readonly Referent[]
  /** Words for people without a name ("his brother") in the sentence before. */
  lastKin: { he: boolean; she: boolean }
  /** It had somebody by an office or by a name that nobody on file bears. */
  lastStranger: boolean
}

/** Of somebody who has said nothing yet. */
export const newMemory = (): Memory => ({
  seen: new Set(),
  last: undefined,
  lastPersons: [],
  lastKin: none,
  lastStranger: false,
})
const none = { he: false, she: false }
