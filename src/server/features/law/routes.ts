import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { LawChangeReply, LawInForce } from '#contract/law.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import { builtInLaw } from '#law/pack/built-in.ts'
import type { LawChange } from '#law/pack/changes.ts'
import { compareVersions, dayOf } from '#law/pack/law-pack.ts'
import { readingsOf } from '#law/pack/readings.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { draftFor, presentDraft, takeNewerLaw } from '#server/features/drafting/index.ts'
import { originOf } from '#server/http/audit-request.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import { judgePack, putInForce } from '#server/law/import-pack.ts'
import { PackRefused } from '#server/law/signed-pack.ts'
import type { Services } from '#server/services.ts'
import { listTouched, type Touched } from './list-touched.ts'

/** What law is in force here; importing a newer pack, for those whom the settings name. */
export function serveLaw(app: App, services: Services): void {
  const { database, law, config, now } = services

  implement(app, services, api.getLaw, ({ account }) => presentLaw(services, account))

  implement(app, services, api.judgeLaw, async ({ account, body }) => {
    refuseOthers(services, account)
    const { signed, changes } = await refusing(() => judgePack(law, config, body.pack))
    const { version, says, parts } = signed.pack
    const touched = await listTouched(database, account.id, changes, parts)
    return { version, says, changes: changes.map(presentChange), touched: presentTouched(touched) }
  })

  implement(app, services, api.importLaw, async ({ account, body, context }) => {
    refuseOthers(services, account)
    await refusing(async () => {
      const { signed } = await judgePack(law, config, body.pack)
      await putInForce(database, law, signed, { by: account.id, now: now() })
    })
    await services.recordEvent({
      accountId: account.id,
      actorId: account.id,
      at: now(),
      kind: 'law-imported',
      detail: law.inForce().version,
      ...originOf(context),
    })
    return presentLaw(services, account)
  })

  implement(app, services, api.takeNewerLaw, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    return presentDraft(database, await takeNewerLaw(database, law, draft))
  })
}

async function presentLaw(services: Services, account: Account): Promise<LawInForce> {
  const { database, law, now } = services
  await law.refresh()
  const { version, says, parts } = law.inForce()
  const readings = readingsOf(parts, easternDate(now()))
  const rows = await database.selectFrom('law_packs').select(['version', 'imported_at', 'signature']).execute()
  const packs = rows.toSorted((a, b) => compareVersions(b.version, a.version)).slice(0, 50)
  const isOfPage = parts.n400Filing !== builtInLaw.parts.n400Filing
  return {
    version,
    as_of: dayOf(version),
    says,
    is_overdue: readings.some(({ isOverdue }) => isOverdue),
    readings: readings.map(({ name, checkedOn, reviewBy, isOverdue, entries, unconfirmed }) => ({
      name,
      checked_on: checkedOn,
      review_by: reviewBy,
      is_overdue: isOverdue,
      entries,
      unconfirmed,
    })),
    packs: packs.map((row) => ({
      version: row.version,
      says: law.find(row.version)?.says ?? '',
      imported_at: row.signature === null ? null : new Date(row.imported_at).toISOString(),
    })),
    may_import: mayImport(services, account),
    parts: isOfPage ? { n400Filing: JSON.parse(JSON.stringify(parts.n400Filing)) } : {},
  }
}

/** Whoever runs the installation names them by address; the address must be a verified one. */
function mayImport({ config }: Services, { email, email_verified_at: verified, parent_account_id: parent }: Account) {
  return verified !== null && parent === null && config.LAW_KEEPERS.includes(email.toLowerCase())
}

function refuseOthers(services: Services, account: Account): void {
  if (!mayImport(services, account)) throw new AppError('forbidden')
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PackRefused)) throw error
    const fields = [{ name: 'pack', label: 'Law pack', message: error.message }]
    throw new AppError('law-pack-refused', { fields }, { cause: error, message: error.message })
  }
}

const presentChange = ({ kind, label, how }: LawChange): LawChangeReply => ({ kind, label, how })

function presentTouched({ drafts, clients }: Touched) {
  return {
    drafts: drafts.map((one) => ({ ...one, changes: one.changes.map(presentChange) })),
    clients: clients.map((one) => ({ ...one, changes: one.changes.map(presentChange) })),
  }
}
