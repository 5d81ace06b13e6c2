import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { Pen } from '../pen.ts'
import { movedWithin } from '../moved-within.ts'
import { isWithinCountry } from '../stay-abroad.ts'
import { onNamedPlaces, onOtherPlaces } from '../words-on-places.ts'
import { decisiveWords } from '../decisive-words.ts'
import { heaviest, weightOnPlaces } from '../weight-of-words.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { isCountry, sparesSomebody } from '../../map/signs.ts'

/** What the account tells of other places of the country, the heaviest of it, in its order. */
export function ownOnPlaces(pen: Pen): Words[] {
  return inOrderOf(
    [
      ...movedWithin(pen).filter(({ words }) => !pen.argued.has(words)),
      ...heaviest(
        [...decisiveWords(pen, ['S28'], ofPlaces, 8), ...onOtherPlaces(pen), ...onNamedPlaces(pen)].filter(
          isWithinCountry(pen),
        ),
        weightOnPlaces,
        pen,
        3,
      ),
    ],
    wordsOfAccount(pen),
  ).slice(0, 6)
}

const ofPlaces =
  /\b(?:moved|went|stayed|lived|live|hid|rented|found|followed|register\w*|known|card|checkpoints?|posts?|elsewhere|another|other|landlord|sister|cousin|relatives?|work|evict\w*|in front of|told (?:him|them|her) where)\b/iu

/** Each once, as the account has them. */
const inOrderOf = (chosen: readonly Words[], all: readonly Words[]): Words[] =>
  all.filter(({ words }) => chosen.some((one) => one.words === words))

/** Reports on other parts of the country that the fear tells. */
export function reportsOnPlaces({ map, told }: Pen): CaseFact[] {
  return map.facts
    .filter(
      (fact) =>
        isCountry(fact) &&
        told.has(fact.id) &&
        !sparesSomebody(fact) &&
        /\b(?:in areas|in (?:the )?other (?:cities|towns|provinces|regions|parts|districts)|elsewhere|throughout|nationwide|relocat\w+|had moved|moved to|across the country|all (?:provinces|regions|districts)|who move)\b/iu.test(
          fact.statement,
        ),
    )
    .slice(0, 3)
}
