export { inferFields } from './infer-fields.ts'
export { findClient, insertClients, listClientRows, toRecord } from './store.ts'
