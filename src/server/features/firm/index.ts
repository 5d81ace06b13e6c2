export { serveFirm } from './routes.ts'
