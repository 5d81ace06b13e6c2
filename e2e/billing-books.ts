import { DatabaseSync } from 'node:sqlite'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { hashOf } from '#server/hash-of.ts'
import { ask } from './billing-ledger.ts'
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

type Books = { readonly run: Run; readonly idOf: (email: string) => string }

/** Opens the books of a server that runs, for one change. */
function change(server: OwnServer, write: (books: Books) => void): void {
  const database = new DatabaseSync(`${server.folder}/drafty.db`, { timeout: 10_000 })
  const idOf = (email: string) =>
    String((database.prepare('select id from accounts where email = ?').get(email) as { id: string } | undefined)?.id)
  database.exec('begin immediate')
  write({ idOf, run: (sql, ...values) => void database.prepare(sql).run(...(values as null[])) })
  database.exec('commit')
  database.close()
}

/** Drafts have used all credits of an owner's term but so many. */
export async function useAllBut(server: OwnServer, owner: string, left: number): Promise<void> {
  const path = '/chargebee/status'
  change(server, ({ run, idOf }) => run('delete from credit_entries where family_id = ?', idOf(owner)))
  const { billing } = (await (await ask(server, owner, path)).json()) as SubscriptionStatus
  const at = Date.parse(billing.as_of)
  change(server, ({ run, idOf }) => {
    const payer = idOf(owner)
    charge(run, { family: payer, account: payer, at, credits: billing.credits.limit - left })
  })
}

type Charge = { readonly family: string; readonly account: string; readonly at: number; readonly credits: number }

/** A draft that was made. */
function charge(run: Run, { family, account, at, credits }: Charge): void {
  const entry = { family_id: family, account_id: account, draft_id: 'a draft', draft_type: 'upw', created_at: at }
  insert(run, 'credit_entries', { ...entry, id: 'hold', step: 0, kind: 'hold', credits, charged_at: at })
  insert(run, 'credit_entries', { ...entry, id: 'settle', step: 1, kind: 'settle', credits: 0, charged_at: at })
}

/** Who pays, and who looks at what is paid. */
export type Family = { readonly owner: string; readonly dependent: string }

/** Writes a state into the books of a server, as if it had come about. */
export function keepBooks(server: OwnServer, given: Given, family: Family): void {
  change(server, (books) => writeState(books, given, family))
}

function writeState({ run, idOf }: Books, given: Given, { owner, dependent }: Family): void {
  const { account } = given
  const payer = idOf(owner)
  const seen = account.role === 'owner' ? payer : idOf(dependent)
  run('update accounts set parent_account_id = ? where id = ?', payer, idOf(dependent))
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
  if (given.has_drafted) charge(run, { family: payer, account: seen, at: since, credits: given.credits_used_by_family })
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
