/** The trail of what concerns no account: refused tokens, unknown addresses. */
export const nobody = 'nobody'

export type AuditEvent = {
  /** Whose trail; `nobody` when no account is concerned. */
  readonly accountId: string
  /** Epoch milliseconds. */
  readonly at: number
  /** `sign-in`, `sign-in-refused`, `client-data-read` and the like. */
  readonly kind: string
  /** What was touched: kinds and ids, never contents. */
  readonly subject?: string
  readonly detail?: string
  /** Who did it; null when nobody was logged in. */
  readonly actorId: string | null
  readonly address: string
  readonly device: string
}

/** Resolves when the event stands in the trail. */
export type RecordEvent = (event: AuditEvent) => Promise<void>
