import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sign, verify } from 'hono/jwt'

// What the measured server is compared with: Hono and Node's SQLite, the same way to know who calls (a signed token and
// the rows of its session and account), the same bytes in the replies by plain queries, and nothing of the product: no audit
// trail, no checked replies, no metrics, no limits, no rules of billing. Filled by `POST /fill` with what the product has answered.
const database = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.db'))
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table accounts (id text primary key, email text, body text);
  create table sessions (id text primary key, account_id text, expires_at integer);
  create table clients (id text primary key, owner_id text, sort_key text, first_name text, middle_name text,
    last_name text, created_at text, updated_at text, a_number text, country_of_citizenship text,
    drafts_count integer, documents_count integer, record text);
  create index clients_of_owner on clients (owner_id, sort_key, id);
  create table drafts (id text primary key, client_id text, created_at integer, title text);
  create index drafts_of_client on drafts (client_id, created_at);
  create table records (id text primary key, client_id text, kind text);
  create index records_of_client on records (client_id, kind);
  create table credits (account_id text, charged_at integer, kind text, credits integer);
  create index credits_of_account on credits (account_id, charged_at);
  create table bodies (account_id text, name text, body text, primary key (account_id, name))`)
const secret = 'a secret of thirty-two characters'
const findSession = database.prepare('select * from sessions where id = ? and expires_at > ?')
const findAccount = database.prepare('select * from accounts where id = ?')
const listClients = database.prepare(
  `select id, first_name, middle_name, last_name, created_at, updated_at, a_number, country_of_citizenship, drafts_count,
   documents_count from clients where owner_id = ? order by sort_key, id limit ?`,
)
const findClient = database.prepare('select record from clients where id = ? and owner_id = ?')
const listDrafts = database.prepare('select * from drafts where client_id = ? order by created_at desc limit 200')
const countRecords = database.prepare('select kind, count(*) as count from records where client_id = ? group by kind')
const sumCredits = database.prepare(
  'select kind, sum(credits) as sum from credits where account_id = ? and charged_at >= ? group by kind',
)
const findBody = database.prepare('select body from bodies where account_id = ? and name = ?')

type Filling = { list: Record<string, string | number | null>[]; one: { id: string }; status: object; refresh: object }

const app = new Hono<{ Variables: { account: string; session: string } }>()
app.post('/fill', async (context) => {
  const { list, one, status, refresh } = await context.req.json<Filling>()
  const [account, session] = [randomUUID(), randomUUID()]
  database.prepare('insert into accounts values (?, ?, ?)').run(account, 'ana@firm.example', '{}')
  database.prepare('insert into sessions values (?, ?, ?)').run(session, account, Date.now() + 86_400_000)
  const insert = database.prepare('insert into clients values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const item of list) {
    const { id = '', first_name = '', middle_name = null, last_name = '', created_at = '', updated_at = '' } = item
    const { a_number = null, country_of_citizenship = null, drafts_count = 0, documents_count = 0 } = item
    const counts = [a_number, country_of_citizenship, drafts_count, documents_count]
    const record = id === one.id ? JSON.stringify(one) : '{}'
    const names = [first_name, middle_name, last_name]
    insert.run(id, account, `${last_name} ${first_name}`, ...names, created_at, updated_at, ...counts, record)
  }
  for (const [name, body] of Object.entries({ status, refresh }))
    database.prepare('insert into bodies values (?, ?, ?)').run(account, name, JSON.stringify(body))
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 86_400 }
  return context.json({ token: await sign({ sub: account, jti: session, ...times }, secret, 'HS256') })
})
app.use('/api/*', async (context, next) => {
  const token = (context.req.header('Authorization') ?? '').replace('Bearer ', '')
  const { jti } = await verify(token, secret, 'HS256')
  const session = findSession.get(String(jti), Date.now())
  const account = session && findAccount.get(session['account_id'] ?? '')
  if (!session || !account) return context.json({ message: 'Log in.' }, 401)
  context.set('account', String(account['id']))
  context.set('session', String(session['id']))
  return next()
})
app.get('/api/clients/', (context) =>
  context.json(listClients.all(context.get('account'), Number(context.req.query('limit')))),
)
app.get('/api/clients/:id', (context) => {
  const id = context.req.param('id')
  const row = findClient.get(id, context.get('account'))
  const [drafts, kinds] = [listDrafts.all(id), countRecords.all(id)]
  const counts = Object.fromEntries(kinds.map(({ kind, count }) => [String(kind), Number(count)]))
  return context.json({ ...(JSON.parse(String(row?.['record'])) as object), drafts, counts })
})
app.get('/api/chargebee/status', (context) => {
  const row = findBody.get(context.get('account'), 'status')
  const used = sumCredits.all(context.get('account'), 0)
  return context.json({ ...(JSON.parse(String(row?.['body'])) as object), ...(used.length > 0 && { used }) })
})
app.get('/api/attorneys/refresh', async (context) => {
  const row = findBody.get(context.get('account'), 'refresh')
  const jti = context.get('session')
  const used = sumCredits.all(context.get('account'), 0)
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 86_400 }
  const token = await sign({ sub: context.get('account'), jti, ...times }, secret, 'HS256')
  return context.json({ ...(JSON.parse(String(row?.['body'])) as object), token, ...(used.length > 0 && { used }) })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Listening on http://127.0.0.1:${port}`),
)
