export { findClient, toRecord } from './store.ts'
