import type { LetterFacts } from '../case.ts'
import { fillSkeleton, needs } from './fill.ts'
import * as frame from './frame.ts'

/** What was paid or is due, and that it does not depend on the result only where the file says so. */
export function writeFee({ fee, ...facts }: LetterFacts): string {
  if (fee.kind === 'none') return frame.fee.none
  if (fee.kind === 'unknown') return needs(fee.conflict === undefined ? 'payment' : `payment; on file: ${fee.conflict}`)
  const values = { ...facts.values, 'fee.amount': { value: fee.amount, source: 'expert documents' as const } }
  const words = fee.words ?? ''
  const paidWhen = whenPaid(words, facts.parties.clientShort)
  if (paidWhen !== undefined)
    return fillSkeleton(
      `I was paid ${isFlat(words, fee.amount) ? 'a flat fee of ' : ''}{{fee.amount}} for my time${paidWhen}${independence(words)}.`,
      { ...facts, fee, values },
    )
  const stem =
    fee.words === undefined ||
    /\b(?:was|were|been|we|I) paid\b|(?:^|[.;,] )paid \$|\bpaid (?:(?:\$ ?[\d,]+ )?(?:for|by)|him|her|me)\b/iu.test(
      words,
    )
      ? frame.fee.paid
      : frame.fee.due
  const half =
    stem === frame.fee.due && /\bhalf (?:of it )?(?:was |is )?paid\b/iu.test(words) ? '; half of it is paid' : ''
  return fillSkeleton(`${stem}${half}${independence(words)}.`, { ...facts, fee, values })
}

const isFlat = (words: string, amount: string): boolean =>
  /\bflat\b/iu.test(words) && !/ (?:an hour|and|for)\b/u.test(amount)

/** `paid in August before she wrote`, `paid in full before the first session`: when it was paid, which says that nothing hangs on the result. */
function whenPaid(words: string, short: string): string | undefined {
  const [, month = '', before = '', payer = ''] =
    /\bpaid (?:in full )?((?:in|on) \p{Lu}\p{Ll}{2,8}(?: \d{1,2})?(?:,? \d{4})? ?)?((?:in advance|up ?front|before (?:(?! by )[^.,;]){3,50}))((?: by (?:his|her|the|a|an) \p{Ll}+)?)(?=[.,;]|$)/u.exec(
      words,
    ) ?? []
  if (before === '') return undefined
  const when = /^(?:in advance|up ?front)$/u.test(before)
    ? 'in advance'
    : before.replace(/^before (?:she|he|the expert) (wrote|saw|examined|met|began|started)\b/u, 'before I $1')
  if (/\b(?:she|he|they|her|his|him)\b/u.test(when)) return undefined
  const day = month.trim()
  // Whose sister pays is the client’s.
  const by = payer.replace(/ by (?:his|her) /u, ` by ${short}’s `)
  return `${day === '' ? '' : ` ${day},`} ${when}${by}`
}

function independence(words: string): string {
  if (
    /\bwhatever (?:I|s?he|they|the expert) (?:conclude|find|say|write|testif)|\b(?:regardless|irrespective) of (?:the |my |her |his )?(?:findings?|conclusions?|opinion)/iu.test(
      words,
    )
  )
    return '; it does not depend on what I conclude'
  const same =
    /\b(?:same|due|paid|payable) (?:whatever|no matter) (?:what )?(?:the )?(?:outcome|result|judge|court)\b|\b(?:regardless|irrespective) of (?:the )?(?:outcome|result)\b/iu
  if (same.test(words)) return '; it does not depend on the outcome'
  if (
    !/\b(?:not|never|in no way|independent|doesn['’]?t)\b[^.]{0,40}\b(?:depend|conting|condition|outcome|result|conclu)/iu.test(
      words,
    )
  )
    return ''
  const outcome = /\b(?:outcome|result)/iu.test(words)
  const conclusion = /\b(?:conclu|opinion|find)/iu.test(words)
  const on = [...(conclusion ? ['on what I conclude'] : []), ...(outcome ? ['on the outcome'] : [])]
  if (on.length === 0 && /\bconting/iu.test(words)) return '; it is not contingent'
  return on.length === 0 ? '' : `; it does not depend ${on.join(' or ')}`
}
