import { findCountry } from '#law/countries.ts'
import type { Words } from './words-of-account.ts'

/** Another country than that of the client stands in it by its name. */
export const namesCountry = (words: string, home: string | undefined): boolean =>
  (words.match(/(?<!\p{L})\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}{3,})?/gu) ?? []).some(
    (name) => name !== home && findCountry(name) !== undefined,
  )

/** The place in the account of the sentence by which the client crossed into another country by its name; -1 where none does. */
export const leavesHome = (all: readonly Words[], home: string | undefined): number =>
  all.findIndex(
    ({ told }) =>
      /\bI (?:crossed|fled|flew|left|escaped|drove|walked)\b[^.;]{0,40}\b(?:to|into|for) /u.test(told) &&
      namesCountry(told, home),
  )
