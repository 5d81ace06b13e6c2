import type { WorkThatWaits } from '#contract/operators.ts'

export type Told = { readonly tone: 'success' | 'plain' | 'warning' | 'danger'; readonly state: string }

const names: Readonly<Record<string, string>> = {
  'write-draft': 'Drafts',
  'make-case-map': 'Case maps',
  'make-packet': 'Filing packets',
  'read-template': 'Reading of templates',
  'compare-statements': 'Comparisons of drafts with their files',
  'tell-waiting': 'Mails of what waits for a person',
  'send-mail': 'Mails',
  'export-account': 'Exports of accounts',
  'expire-export': 'Ends of exports',
  'delete-account': 'Deletions of accounts',
  'read-record': 'Reading of documents',
  'sweep-files': 'Look for left-over files',
  'apply-billing-event': 'Events of billing',
  'reconcile-billing': 'Comparison with billing',
  'billing-clock': 'Terms of billing',
}

export function nameOfWork(kind: string): string {
  return names[kind] ?? kind
}

/** After so long without a server that takes it, somebody should look; the alert rule says the same. */
const longSeconds = 300

/** What an operator should think of one kind of work. */
export function stateOfWork({ waiting, under_way: underWay, failing, overdue_seconds: seconds }: WorkThatWaits): Told {
  if (seconds > longSeconds) return { tone: 'danger', state: 'No server takes it' }
  if (failing > 0) return { tone: 'warning', state: `${failing} failed, tried again` }
  if (underWay > 0) return { tone: 'plain', state: 'Under way' }
  return waiting > 0 ? { tone: 'plain', state: 'Planned' } : { tone: 'success', state: 'Nothing waits' }
}

/** `none`, `12 s`, `5 min`, `3 h`, `2 days`. */
export function describeWait(seconds: number): string {
  if (seconds < 1) return 'none'
  if (seconds < 120) return `${Math.round(seconds)} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`
}
