import { DatabaseSync } from 'node:sqlite'
import { hashOf } from '#server/hash-of.ts'
import type { OwnServer } from './own-server.ts'

type Named = Record<string, unknown>

/** What a worked state says of the books, in the words of `src/domain/subscription/examples/billing-states.json`. */
export type Given = {
  readonly provider: 'local' | 'hosted'
  readonly account: Named & { readonly role: string; readonly created_at: string; readonly email_verified: boolean }
  readonly subscription: Named | null
  readonly trial_had_by_account_or_address: boolean
  readonly credits_used_by_family: number
  readonly has_drafted: boolean
  readonly starter_credits_left_when_plan_began: number | null
  readonly next_charge: Named | null
}

/** Writes a state into the books of a server, as if it had come about: `owner` pays, `reader` looks. */
export function keepBooks(server: OwnServer, given: Given, owner: string, reader: string): void {
  const database = new DatabaseSync(`${server.folder}/drafty.db`)
  database.exec('pragma busy_timeout = 10000')
  const run = (sql: string, ...values: unknown[]) => void database.prepare(sql).run(...(values as null[]))
  const idOf = (email: string) =>
    String((database.prepare('select id from accounts where email = ?').get(email) as { id: string } | undefined)?.id)
  const [payer, seen] = [idOf(owner), idOf(reader)]
  const { account } = given
  run('update accounts set parent_account_id = ? where id = ?', seen === payer ? null : payer, seen)
  const created = time(account['owner_created_at'] ?? account.created_at) ?? 0
  run('update accounts set created_at = ? where id = ?', created, payer)
  run('update accounts set email_verified_at = ? where id = ?', account.email_verified ? created : null, seen)
  run('delete from trials')
  for (const table of ['subscriptions', 'invoices']) run(`delete from ${table} where account_id = ?`, payer)
  run('delete from credit_entries where family_id = ?', payer)
  run("delete from jobs where kind = 'billing-clock'")
  const hasProfile = account['has_profile'] !== false
  run('update attorney_profiles set is_placeholder = ? where account_id = ?', Number(!hasProfile), seen)
  if (given.trial_had_by_account_or_address)
    run(
      'insert into trials (address_hash, account_id, started_at) values (?, ?, ?)',
      hashOf(`trial ${owner}`),
      // Another account with this address, where this one has had no plan.
      given.subscription?.['plan_id'] ? payer : 'an account that is gone',
      created,
    )
  const row = rowOf(given, payer)
  if (row) insert(run, 'subscriptions', row)
  const since = time(given.subscription?.['term_start']) ?? created
  if (given.has_drafted) {
    const entry = { family_id: payer, account_id: seen, draft_id: 'a draft', draft_type: 'upw', created_at: since }
    insert(run, 'credit_entries', {
      ...entry,
      id: 'hold',
      step: 0,
      kind: 'hold',
      credits: given.credits_used_by_family,
      charged_at: since,
    })
    insert(run, 'credit_entries', { ...entry, id: 'settle', step: 1, kind: 'settle', credits: 0, charged_at: since })
  }
  const invoice = given.subscription?.['invoice']
  if (typeof invoice === 'string') {
    const paper = {
      number: Number(invoice.slice(3)),
      account_id: payer,
      kind: 'invoice',
      state: 'withdrawn',
      issued_at: since,
    }
    insert(run, 'invoices', { ...paper, occasion: invoice, recipient: '{}', invoice_lines: '[]', total_cents: 0 })
  }
  database.close()
}

type Run = (sql: string, ...values: unknown[]) => void

function insert(run: Run, table: string, row: Named): void {
  const names = Object.keys(row)
  run(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`, ...Object.values(row))
}

function rowOf({ subscription, next_charge, provider, starter_credits_left_when_plan_began }: Given, payer: string) {
  if (!subscription) return undefined
  const isHosted = provider === 'hosted'
  const planned = (subscription['planned'] ?? (isHosted ? null : next_charge)) as Named | null
  const charge = isHosted ? next_charge : null
  return {
    account_id: payer,
    status: subscription['status'],
    plan_id: subscription['plan_id'],
    period: subscription['period'],
    term_start: time(subscription['term_start']),
    term_end: time(subscription['term_end']),
    due_since: time(subscription['due_since']),
    anchor: time(subscription['term_start']),
    booked_until: time(subscription['term_end']),
    updated_at: 0,
    provider: isHosted ? 'chargebee' : 'local',
    payment_on_file: Number(!isHosted && subscription['payment_on_file'] === true),
    mirrored_method: isHosted ? 1 : null,
    planned_plan_id: planned?.['plan_id'] ?? null,
    planned_period: planned?.['period'] ?? null,
    ended_why: subscription['why'] ?? null,
    ended_at: time(subscription['paused_at']),
    resumes_at: time(subscription['resumes_at']),
    starter_left: starter_credits_left_when_plan_began,
    ...(charge && { next_charge_at: time(charge['at']), next_charge_cents: charge['amount_cents'] }),
  }
}

function time(iso: unknown): number | null {
  return typeof iso === 'string' ? Date.parse(iso) : null
}
