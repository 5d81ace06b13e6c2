export { serveTogether } from './routes.ts'
export { waitingWork } from './waiting-mail.ts'
