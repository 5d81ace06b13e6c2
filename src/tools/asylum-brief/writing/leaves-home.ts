import { findCountry } from '#law/countries.ts'
import type { Words } from './words-of-account.ts'

/** Another country than that of the client stands in it by its name. */
export const namesCountry = (words: string, home: string | undefined): boolean =>
  (words.match(/(?<!\p{L})\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}{3,})?/gu) ?? []).some(
    (name) => name !== home && findCountry(name) !== undefined,
  )

/** The place in the account of the sentence by which the client crossed into another country by its name; -1 where none does. */
export const leavesHome = (all: readonly Words[], home: string | undefined): number =>
  all.findIndex(({ told }) => crossesOver.test(told) && namesCountry(told, home))

/** The client crosses over, or is taken: `smugglers took me over the mountains to Iraq`. */
const crossesOver =
  /\bI (?:crossed|fled|flew|left|escaped|drove|walked)\b[^.;]{0,40}\b(?:to|into|for) |\b(?:took|brought|drove|carried|led|guided|smuggled|sent|got) (?:me|us)\b[^.;]{0,60}\b(?:to|into) \p{Lu}/u

/** The account has told how the country was left, and of no way back: what is told behind it of a town there is a visit. */
export const isBehindLeaving = (at: number, all: readonly Words[], home: string | undefined): boolean => {
  const left = leavesHome(all, home)
  return left >= 0 && left < at && !all.slice(left, at).some(({ words }) => comesBack.test(words))
}

export const comesBack = /\b(?:went|came|turned|crossed|sent|brought) (?:me |us )?back\b|\breturned\b/iu
