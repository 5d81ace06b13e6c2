import { circuitAuthorities } from '../authorities/circuit-authorities.ts'
import { historyChains } from '../authorities/history.ts'
import { authorities, authoritiesCheckedOn } from '../authorities/list.ts'
import { circuits, circuitsCheckedOn } from '../circuits.ts'
import { aiDisclosureRules } from '../filing-kit/ai-disclosure.data.ts'
import { deadlineNumbers } from '../filing-kit/deadline-numbers.ts'
import { deadlineRules, filingKitCheckedOn, kitSources, preflightRules } from '../filing-kit/filing-kit.ts'
import { formEditions } from '../filing-kit/form-editions.ts'
import { forums } from '../filing-kit/forums.ts'
import { n400Filing } from '../n400-filing.ts'
import { policies } from '../policies/list.ts'
import { reviewPeriods } from '../review-periods.ts'
import type { LawPack } from './law-pack.ts'

/** The pack that comes with this version of the product. Change `version` with whatever changes below. */
export const builtInLaw: LawPack = {
  version: '2026-11-22',
  says: 'The law as it came with this version of the product.',
  parts: {
    authoritiesCheckedOn: authoritiesCheckedOn.builtIn,
    authorities: authorities.builtIn,
    circuitAuthorities: circuitAuthorities.builtIn,
    historyChains: historyChains.builtIn,
    policies: policies.builtIn,
    circuitsCheckedOn: circuitsCheckedOn.builtIn,
    circuits: circuits.builtIn,
    n400Filing: n400Filing.builtIn,
    formEditions: formEditions.builtIn,
    filingKitCheckedOn: filingKitCheckedOn.builtIn,
    preflightRules: preflightRules.builtIn,
    deadlineRules: deadlineRules.builtIn,
    deadlineNumbers: deadlineNumbers.builtIn,
    kitSources: kitSources.builtIn,
    forums: forums.builtIn,
    aiDisclosureRules: aiDisclosureRules.builtIn,
    reviewPeriods: reviewPeriods.builtIn,
  },
}
