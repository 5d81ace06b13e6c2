export { holdCredits, releaseCredits, settleCredits } from './ledger.ts'
export { startAsPlaceholder } from './start-subscription.ts'
export { readStatus } from './subscription-status.ts'
