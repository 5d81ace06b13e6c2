import type { CaseFact } from '#domain/case-map/case-map.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** `No status in any of them` is what the client had there. */
export function withoutStatus(fact: CaseFact): CaseFact {
  const offered =
    /^(?:There (?:is|was) )?[Nn]o ((?:\p{L}+ ){0,2}(?:status|residence|protection)) (?:was )?offered\b(.*)$/u.exec(
      fact.wording.trim(),
    )
  if (offered !== null) {
    const { quoteOnly: _, asTold: __, ...known } = fact
    return { ...known, wording: `{applicant.subj} was offered no ${offered[1]}${offered[2]}` }
  }
  const [, rest] =
    /^No ((?:\p{L}+ ){0,2}(?:status|papers|permission|permit|visa|residence)\b[^.]*)\.?$/iu.exec(fact.wording.trim()) ??
    []
  if (rest === undefined) return fact
  const { quoteOnly: _, asTold: __, ...known } = fact
  return {
    ...known,
    wording: `{applicant.subj} ${/\b(?:now|today|any ?more|any longer)\b/iu.test(rest) ? 'has' : 'had'} no ${rest}`,
  }
}

/** `Georgia (Tbilisi) March 2021 to August 2024 with a permit`: a country and its months are a stay there. */
export function withStay(fact: CaseFact): CaseFact {
  const [, country = '', from = '', to = '', rest = ''] =
    /^(\p{Lu}[\p{L} ]{2,30}?(?: \([^()]{2,30}\))?),? (?:from )?((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d) (?:to|until|through|-|–) ((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)\b(.*)$/u.exec(
      fact.wording.trim(),
    ) ??
    withDays.exec(fact.wording.trim()) ??
    []
  if (country === '' || (from.includes(' ') && findDates(from).length === 0)) return fact
  const { quoteOnly: _, asTold: __, ...known } = fact
  const article = /^(?:United|Dominican|Netherlands|Philippines|Czech|Bahamas|Gambia)/u.test(country) ? 'the ' : ''
  return {
    ...known,
    wording: `{applicant.subj} lived in ${article}${country} from ${from} to ${to}${rest
      .replace(/,? (?:and )?renewed (once|twice|\w+ times)$/u, ' (renewed $1)')
      .replace(/^,? with (?=an? |no |the )/u, '. {applicant.subj} had ')}`,
  }
}

/** `Senegal, March 15 to May 28, 2024` */
const withDays =
  /^(\p{Lu}[\p{L} ]{2,30}?(?: \([^()]{2,30}\))?),? (?:from )?(\p{Lu}\p{Ll}{2,8} \d{1,2}(?:, (?:19|20)\d\d)?),? (?:to|until|through|-|–) ((?:\p{Lu}\p{Ll}{2,8} )?\d{1,2}, (?:19|20)\d\d)(?!\d)(.*)$/u

/** `Qatar October 2019-December 2021, work permit, no residence after the contract`: the stay, then its terms. */
export function withTerms(fact: CaseFact): CaseFact {
  const [, country = '', from = '', to = '', rest = ''] =
    /^(?:\{applicant\.subj\} lived in )?(?:the )?(\p{Lu}[\p{L} ]{1,30}?(?: \([^()]{2,30}\))?),? (?:from )?((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d) ?(?:to|until|through|-|–|,) ?((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)\b[,;.]? ?(.*)$/u.exec(
      fact.wording.trim(),
    ) ?? []
  if (country === '' || (fact.wording.startsWith('{') && /^(?:on|with|as|in|where|and) /u.test(rest))) return fact
  const { quoteOnly: _, asTold: __, ...known } = fact
  const terms = trimEndOf(rest, '.;,')
    .split(/[,;] (?![^()]*\))/u)
    .filter((term) => term !== '')
  // What was denied stands first; so no long run of the answer is left.
  const ordered = [...terms.filter((term) => /^no\b/iu.test(term)), ...terms.filter((term) => !/^no\b/iu.test(term))]
  const told = ordered.length === 0 ? '' : `. The terms of that stay, as the file notes them: ${ordered.join('; ')}`
  return { ...known, wording: `{applicant.subj} lived in ${articled(country)} from ${from} to ${to}${told}` }
}

const articled = (country: string): string =>
  /^(?:United|UAE|UK|Dominican|Netherlands|Philippines|Czech|Bahamas|Gambia|Democratic|Republic|Central)/u.test(country)
    ? `the ${country}`
    : country
