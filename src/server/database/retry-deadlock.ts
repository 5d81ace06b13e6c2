import { setTimeout as sleep } from 'node:timers/promises'

const mostTries = 4

/**
 * Runs a transaction again when MySQL has chosen it to end a deadlock: nothing of it is left then. Only for work that
 * changes the database and nothing else. SQLite has one writer and no deadlocks.
 */
export async function retryDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await run()
    } catch (error) {
      if (attempt === mostTries || !isDeadlock(error)) throw error
      await sleep(attempt * 20 * Math.random())
    }
}

function isDeadlock(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ER_LOCK_DEADLOCK'
}
