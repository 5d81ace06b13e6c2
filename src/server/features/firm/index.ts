export { peopleWithAccess } from './people-with-access.ts'
export { serveFirm } from './routes.ts'
