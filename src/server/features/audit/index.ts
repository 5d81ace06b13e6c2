export { type AuditTrail, createAuditTrail } from './trail.ts'
export { foldWhatIsLeft, unfoldedEntries } from './fold-journal.ts'
export { openJournaledTrail } from './journaled-trail.ts'
export { isIntact } from './chain.ts'
