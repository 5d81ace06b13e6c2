export { switchedMark } from './switch-database.ts'
