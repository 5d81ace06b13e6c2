export { judgeDraft } from './preflight-routes.ts'
export { printPaper } from './print-paper.ts'
export { findPacket, packetFilesOfClient, partsOf } from './store.ts'
export { isStale } from './stale.ts'
