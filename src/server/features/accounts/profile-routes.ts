import { api } from '#contract/api.ts'
import type { ProfileBody } from '#contract/profiles.ts'
import { AppError } from '#contract/errors.ts'
import { profileFields, profileProblems } from '#domain/clients/profile-rules.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { presentProfile } from './profile.ts'
import { findProfile } from './store.ts'

/** Reading, creating and changing the attorney profile. */
export function serveProfile(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.getProfile, async ({ account }) =>
    presentProfile(account, await findProfile(database, account.id)),
  )

  implement(app, services, api.createProfile, async ({ account, body }) => {
    const fields = readFields(body)
    const { numUpdatedRows } = await database
      .updateTable('attorney_profiles')
      .set({ ...fields, is_placeholder: 0, updated_at: now() })
      .where('account_id', '=', account.id)
      .where('is_placeholder', '=', 1)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new AppError('profile-exists')
    return presentProfile(account, await findProfile(database, account.id))
  })

  implement(app, services, api.updateProfile, async ({ account, body }) => {
    const profile = await findProfile(database, account.id)
    const isForeign = (body.id ?? profile.id) !== profile.id || (body.user_id ?? account.id) !== account.id
    if (isForeign) throw new AppError('not-found')
    if (profile.is_placeholder === 1) throw new AppError('no-profile')
    const change = { ...readFields(body), updated_at: now() }
    await database.updateTable('attorney_profiles').set(change).where('account_id', '=', account.id).execute()
    return presentProfile(account, { ...profile, ...change })
  })
}

/** The profile's fields, trimmed, empty ones as null. Throws `invalid-fields` with every problem. */
function readFields(body: ProfileBody) {
  const problems = profileProblems(body)
  if (problems.length > 0) throw new AppError('invalid-fields', { fields: problems })
  const names = profileFields.map(({ name }) => name).filter((name) => name !== 'email')
  return Object.fromEntries(names.map((name) => [name, body[name]?.trim() || null])) as Record<
    Exclude<(typeof profileFields)[number]['name'], 'email'>,
    string | null
  >
}
