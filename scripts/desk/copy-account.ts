import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Where copies go and what they are made of: one client with one draft, as the product made them. */
export type Copies = {
  readonly ownerId: string
  readonly clientId: string
  readonly draftId: string
  readonly clients: number
  /** Of each client, one of which is the newest that there is of them all. */
  readonly drafts: number
  readonly events: number
  /** Ids begin with this, so that two fillings never meet. */
  readonly mark: string
  readonly now: number
}

const sectionsEach = 2

/**
 * Puts copies of a client, its draft (two sections of it, each with its version, and the done job), and entries of the
 * trail into the database of a data folder: millions of rows, so by SQL and without waiting for the disk. What the draft was asked with is
 * left out, since no list reads it.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of tables and what is changed in each
export function copyAccount(folder: string, copies: Copies): void {
  const file = new DatabaseSync(join(folder, 'drafty.db'), { timeout: 60_000 })
  file.exec('pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -400000; begin immediate')
  const { ownerId, clientId, draftId, clients, drafts, events, mark, now } = copies
  const client = `'${mark}-client-' || printf('%08d', n)`
  const ofDraft = `printf('%08d', n / ${drafts})`
  const draft = `'${mark}-draft-' || printf('%010d', n)`
  const name = `'number ' || printf('%08d', n) || ' person'`
  const copy = (table: string, changed: Readonly<Record<string, string>>, where: string, count: number) =>
    file.exec(copyStatement(file, { table, changed, where, count }))
  copy(
    'clients',
    {
      id: client,
      owner_id: `'${ownerId}'`,
      first_name: "'Person'",
      last_name: `'Number ' || n`,
      sort_key: name,
      search_key: name,
      created_at: `${now} - 1000 * n`,
      updated_at: `${now} - 1000 * n`,
      list_item: 'null',
      words_kept: '1',
    },
    `id = '${clientId}'`,
    clients,
  )
  copy(
    'drafts',
    {
      id: draft,
      owner_id: `'${ownerId}'`,
      client_id: `'${mark}-client-' || ${ofDraft}`,
      client_name: `'Person Number ' || (n / ${drafts})`,
      search_key: `'person number ' || ${ofDraft} || ' letter'`,
      input: "'{}'",
      created_at: `${now} - 100 * n`,
      state: "'ready'",
      open_points: '0',
      standing: "'review'",
      words_kept: '1',
    },
    `id = '${draftId}'`,
    clients * drafts,
  )
  const words = (table: string, owned: string, id: string, list: readonly string[], count: number) =>
    file.exec(`insert into ${table} (owner_id, word, ${owned})
      with recursive numbers (n) as (values (0) union all select n + 1 from numbers where n + 1 < ${count})
      ${list.map((word) => `select '${ownerId}', ${word}, ${id} from numbers`).join(' union all ')}`)
  words('client_words', 'client_id', client, ["'number'", `printf('%08d', n)`, "'person'"], clients)
  words('draft_words', 'draft_id', draft, ["'person'", "'number'", ofDraft, "'letter'"], clients * drafts)
  const few = (table: string) =>
    `draft_id = '${draftId}' and section_id in (select section_id from ${table} where draft_id = '${draftId}' order by section_id limit ${sectionsEach})`
  const total = clients * drafts
  copy(
    'draft_sections',
    { draft_id: draft, state: "case when n % 3 = 0 then 'accepted' else state end" },
    few('draft_sections'),
    total,
  )
  copy('section_versions', { draft_id: draft }, few('section_versions'), total)
  copy(
    'jobs',
    { id: `'${mark}-job-' || printf('%010d', n)`, subject_id: draft, state: "'done'", lease_until: '0' },
    `id = (select id from jobs where subject_id = '${draftId}' limit 1)`,
    total,
  )
  const subject = `case when n % 10 = 0 then '' else 'clientId=${mark}-client-' || printf('%08d', (n * 7919) % ${clients}) end`
  copy(
    'audit_events',
    {
      account_id: `'${ownerId}'`,
      position: 'n + 1000',
      subject,
      kind: `case when n % 10 = 0 then 'login' else 'client-data-read' end`,
      detail: `'GET /clients/:clientId'`,
    },
    `account_id = (select owner_id from clients where id = '${clientId}') and position = 1`,
    clients * events,
  )
  file.exec('commit')
  file.close()
}

type Statement = {
  readonly table: string
  readonly changed: Readonly<Record<string, string>>
  readonly where: string
  readonly count: number
}

/** `insert into … select` of the rows that fit, once for each number `n` from 0 on. */
function copyStatement(file: DatabaseSync, { table, changed, where, count }: Statement): string {
  const names = file
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name))
  const values = names.map((name) => changed[name] ?? `one.${name}`)
  return `insert into ${table} (${names.join(', ')})
    with recursive numbers (n) as (values (0) union all select n + 1 from numbers where n + 1 < ${count})
    select ${values.join(', ')} from numbers cross join (select * from ${table} where ${where}) one`
}
