import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What answers at an address: the server itself, nothing at all, or something that refuses us, with its reason. */
export type Answer =
  | { readonly is: 'ours' }
  | { readonly is: 'nothing' }
  | { readonly is: 'other'; readonly reason: string }

export async function knock(location: string): Promise<Answer> {
  try {
    const connection = await (await import('mysql2/promise')).createConnection({ uri: location, connectTimeout: 2000 })
    await connection.end()
    return { is: 'ours' }
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string }
    return code === 'ECONNREFUSED' ? { is: 'nothing' } : { is: 'other', reason: code }
  }
}

/** Waits until the server answers; false when it has not within `ms`, or when `isOver` says that it never will. */
export async function waitForMysql(location: string, ms: number, isOver = () => false): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end && !isOver(); await sleep(100))
    if ((await knock(location)).is === 'ours') return true
  return false
}

/** Runs one statement over a connection of its own. */
export async function tell(location: string, statement: string): Promise<void> {
  const connection = await (await import('mysql2/promise')).createConnection({ uri: location, connectTimeout: 2000 })
  try {
    await connection.query(statement)
  } finally {
    connection.destroy()
  }
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer().once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}
