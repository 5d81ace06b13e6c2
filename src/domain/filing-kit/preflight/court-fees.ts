import { formatLongDate } from '#domain/dates/calendar.ts'
import { answer, caseDay, hasItem } from './filing-words.ts'
import { ask, fail, holds, type Judge, none } from './outcome.ts'

/** E26: a motion costs a fee unless the attorney says that this one does not. */
export const courtFee: Judge = (filing) => {
  const option = answer(filing, 'fee_option')
  const isCharged = ['reopen', 'reconsider'].includes(answer(filing, 'filing_kind') ?? '')
  const filed = isCharged ? 'The motion' : 'A paid fee'
  if (option === 'paid' && !hasItem(filing, /receipt/i))
    return fail(`${filed} needs a fee receipt or a fee waiver request in the filing.`)
  if (option === 'waiver' && !hasItem(filing, /fee waiver|EOIR-26A/i))
    return fail('The fee waiver request has to be in the filing.')
  if (option === undefined && isCharged) return ask('Does this motion carry a fee receipt or a fee waiver request?')
  return none
}

/** E27: the first asylum fee and each annual one; neither can be waived. */
export const asylumFee: Judge = (filing) => {
  if (filing.kit.form !== 'I-589') return none
  const annual = caseDay(filing, 'D-AAF')
  if (hasItem(filing, /receipt|proof of payment/i)) return holds
  if (annual !== undefined)
    return fail(`No payment proof for the asylum fee (annual, due ${formatLongDate(annual)}).`, 'annual')
  return ask('Is the asylum fee paid, the first one and each annual one, with its proof in the filing?')
}
