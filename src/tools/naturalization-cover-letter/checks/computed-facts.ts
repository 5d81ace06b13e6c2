import type { Facts } from '#domain/drafting/tool.ts'
import { isPremature, type NaturalizationCase } from '../case.ts'
import { chooseSentence } from '../writing/eligibility.ts'
import { listExhibits } from '../case/exhibits.ts'
import { listForms } from '../case/forms.ts'

/**
 * What software computed for the letter. `lockbox` is the one that the USCIS chart gives for the residence (null when it
 * has no row), whatever address was chosen; dates are ISO days, null where the basis counts no residence.
 */
export function computeFacts(application: NaturalizationCase): Facts {
  const { filing, basis, period, suggestedLockbox, address, fee, filingDate } = application
  return {
    basis,
    anniversary: period?.anniversary ?? null,
    earliest_filing_date: period?.earliestFiling ?? null,
    lockbox: suggestedLockbox ?? null,
    filing_date: filingDate,
    is_premature: isPremature(application),
    eligibility_sentence: chooseSentence(application),
    fee,
    fee_dollars: filing.fees[fee].dollars,
    mailing_address: address?.id ?? null,
    address_checked_on: address?.checkedOn ?? null,
    address_confirmed: address?.confirmed ?? null,
    forms: listForms(application).map(({ code }) => code),
    exhibits: listExhibits(application).map(({ letter, code }) => ({ letter, code })),
    data_version: filing.version,
  }
}
