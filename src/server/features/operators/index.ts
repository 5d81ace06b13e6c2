export { readWaiting } from './read-waiting.ts'
export { serveOperators } from './routes.ts'
