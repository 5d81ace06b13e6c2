export { findAnswers, type StoredAnswers } from './store.ts'
