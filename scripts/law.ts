import { readFileSync } from 'node:fs'
import pino from 'pino'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { listTouched } from '#server/features/law/index.ts'
import { type JudgedPack, judgePack, putInForce } from '#server/law/import-pack.ts'
import { createLawBook } from '#server/law/law-book.ts'
import { openInstallation, run } from './installation.ts'

// Puts a signed law pack in force, while the server serves or not: npm run law -- <file>, and again with --yes
await run(async () => {
  const [path, isSure] = process.argv.slice(2)
  if (path === undefined) throw new Error('Which file? npm run law -- law-2026-12-01.json')
  const { config, location } = openInstallation()
  const database = connect(location)
  try {
    const book = createLawBook(database, pino({ level: 'error' }, pino.destination(2)))
    await book.refresh().catch((cause: unknown) => {
      throw new Error('There is no installation here, or one of an earlier version: start the server once.', { cause })
    })
    const judged = await judgePack(book, config, readFileSync(path, 'utf8'))
    const before = book.inForce().version
    await tell(database, judged, before)
    if (isSure !== '--yes') {
      console.log(`Nothing has changed. To put it in force: npm run law -- ${path} --yes`)
      return
    }
    await putInForce(database, book, judged.signed, { by: null, now: Date.now() })
    console.log(`The law of ${judged.signed.pack.version} is in force. Servers that run have it within seconds.`)
  } finally {
    await database.destroy()
  }
})

/** What it changes, and how many drafts and clients of how many accounts it reaches; whose they are is theirs to see. */
async function tell(database: Database, { signed: { pack, keyId }, changes }: JudgedPack, before: string) {
  console.log(`Law of ${pack.version} (in force: ${before}), signed with ${keyId}. ${pack.says}`)
  for (const { how, label } of changes.slice(0, 200)) console.log(`  ${how}: ${label}`)
  if (changes.length > 200) console.log(`  and ${changes.length - 200} more`)
  const accounts = await database.selectFrom('accounts').select('id').execute()
  const reached = { accounts: 0, drafts: 0, clients: 0 }
  for (const { id } of accounts) {
    const { drafts, clients } = await listTouched(database, id, changes, pack.parts)
    reached.accounts += drafts.length + clients.length > 0 ? 1 : 0
    reached.drafts += drafts.length
    reached.clients += clients.length
  }
  console.log(
    `It reaches ${reached.drafts} drafts and ${reached.clients} clients in ${reached.accounts} accounts; each account sees its own.`,
  )
}
