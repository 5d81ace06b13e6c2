/**
 * MySQL has taken the work back whole, and it may succeed when it is done again: two transactions waited for each other,
 * one waited too long for another (1205), a node of a cluster had a conflicting one, or a node is cut off from its cluster
 * (1047) and takes nothing.
 */
export function isConflict(error: unknown): boolean {
  const { code, errno } = error as { code?: unknown; errno?: unknown }
  return code === 'ER_LOCK_DEADLOCK' || errno === 1213 || errno === 1205 || errno === 1047
}

const lost: ReadonlySet<unknown> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  // What a node says that ends while it is asked: a query that was cut short, a connection that was killed, a commit that
  // did not come to its end.
  'ER_QUERY_INTERRUPTED',
  'ER_SESSION_WAS_KILLED',
  'ER_ERROR_DURING_COMMIT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
])

/** The connection is gone or there is none: whether what was asked has been done is not known. */
export function isLost(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return lost.has(code) || /connection is in closed state/.test(String(message))
}
