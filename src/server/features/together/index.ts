export { serveTogether } from './routes.ts'
