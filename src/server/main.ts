import { setFlagsFromString } from 'node:v8'
import { explainStart } from './explain-start.ts'

// What the command line says of new space counts for the main thread; it would beat the limits that threads are given.
setFlagsFromString('--max-semi-space-size=0')

try {
  await import('./run-server.ts')
} catch (error) {
  console.error(explainStart(error))
  process.exit(1)
}
