import { withReadings } from '#domain/law-changes/policy-words.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { CountryPolicy } from '#law/country-policies.ts'
import type { WaiverCase } from './case.ts'
import { agingOut, frozenAge, petitionerMayNaturalize } from './checks/ages.ts'
import {
  chnvParole,
  countryPolicies,
  inkSignatures,
  noticeToAppear,
  temporaryProtection,
} from './checks/policies-of-2026.ts'
import { noDerivatives, principalMissing } from './checks/derivative.ts'
import { impossibleDates, paroleAfterEntry, permanentBar } from './checks/entry.ts'
import { hardshipOfChild, otherGrounds, relativeDeceased } from './checks/narratives.ts'
import { countryPolicyNotices, diversityVisa, specialImmigrant } from './checks/notices.ts'
import { daysNotComputed, minimumAge, noBarYet, section245k, stillAuthorized } from './checks/presence.ts'
import { relativeDates } from './checks/relative-dates.ts'
import {
  bothStatuses,
  petitionerDoesNotQualify,
  petitionerNaturalized,
  petitionerNotSelected,
  separationOnly,
  statusContradiction,
} from './checks/relatives.ts'
import type { Rule } from './checks/rule.ts'
import {
  adjustmentOpen,
  approvalDate,
  noSelfPetition,
  petitionerNotAllowed,
  receiptNumber,
} from './checks/visa-basis.ts'

/** K01 to K35, in order. */
const rules: readonly Rule[] = [
  minimumAge,
  noBarYet,
  daysNotComputed,
  impossibleDates,
  stillAuthorized,
  permanentBar,
  paroleAfterEntry,
  adjustmentOpen,
  section245k,
  petitionerNotAllowed,
  noSelfPetition,
  noDerivatives,
  principalMissing,
  petitionerDoesNotQualify,
  petitionerNotSelected,
  petitionerNaturalized,
  bothStatuses,
  approvalDate,
  receiptNumber,
  diversityVisa,
  relativeDates,
  hardshipOfChild,
  separationOnly,
  otherGrounds,
  specialImmigrant,
  relativeDeceased,
]

/** What the rules of section 3.1 find in the visible answers and the record. `policies` is the firm's list for K27. */
export function checkWaiver(waiver: WaiverCase, policies: readonly CountryPolicy[]): Check[] {
  const later: readonly Rule[] = [
    countryPolicyNotices(policies),
    countryPolicies,
    statusContradiction,
    noticeToAppear,
    inkSignatures,
    agingOut,
    frozenAge,
    petitionerMayNaturalize,
    temporaryProtection,
    chnvParole,
  ]
  return withReadings(
    [...rules, ...later].flatMap((rule) => rule(waiver)),
    'i601a-waiver',
    waiver.asOf,
  )
}
