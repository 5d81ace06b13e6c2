import { explainStart } from './explain-start.ts'

try {
  await import('./run-server.ts')
} catch (error) {
  console.error(explainStart(error))
  process.exit(1)
}
