export { type AuditEvent, createAuditTrail, nobody, type RecordEvent } from './trail.ts'
export { isIntact } from './chain.ts'
