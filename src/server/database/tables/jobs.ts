export type JobTables = { jobs: Job }

export type JobKind =
  | 'write-draft'
  | 'make-case-map'
  | 'make-packet'
  | 'read-template'
  | 'compare-statements'
  | 'tell-waiting'
  | 'send-mail'
  | 'export-account'
  | 'expire-export'
  | 'delete-account'
  | 'read-record'
  | 'sweep-files'
  | 'apply-billing-event'
  | 'reconcile-billing'
  | 'billing-clock'

export type Job = {
  id: string
  kind: JobKind
  subject_id: string
  state: 'waiting' | 'done' | 'failed'
  /** Not before this time. */
  run_at: number
  /** Counts the claims; a claim holds only for the one that saw the latest count. */
  attempts: number
  /** Counts the attempts that ended with an error; a server that was stopped or killed is no failure. */
  failures: number
  lease_owner: string | null
  lease_until: number
  last_error: string | null
}
