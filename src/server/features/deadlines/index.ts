export { forgetLooks } from './changed-cases.ts'
export { nextDates } from './list-dates.ts'
export { readCases } from './read-cases.ts'
