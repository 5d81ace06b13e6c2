export { inferFields } from './infer-fields.ts'
export { findClient, insertClients, toRecord } from './store.ts'
