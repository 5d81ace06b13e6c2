export { listTouched } from './list-touched.ts'
