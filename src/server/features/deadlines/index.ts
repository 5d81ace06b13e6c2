export { nextDates } from './list-dates.ts'
