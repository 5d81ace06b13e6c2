import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { AttorneyProfile } from '#contract/profiles.ts'
import { AppError } from '#contract/errors.ts'
import { profileFields, type ProfileField, profileProblems } from '#domain/clients/profile-rules.ts'
import { messages, profileNotUpdated } from '#domain/messages.ts'
import { useSessionStore } from '#web/session/session.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { useKeptForm } from '#web/session/use-kept-form.ts'
import type { KeptWords } from '#web/data/use-kept-words.ts'
import { call } from '#web/data/call.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { notify } from '#web/ui/notify.tsx'
import { showError } from '#web/ui/show-error.ts'
import type { Banner } from './profile-banner.tsx'
import type { ProfileErrors, ProfileValues } from './profile-fields.tsx'
import { profileQuery } from './profile-query.ts'
import { useBanner } from './use-banner.ts'

const closeAfterEditMs = 2500
const updateErrorMs = 5000
const createErrorMs = 15_000

export type ProfileForm = {
  readonly values: ProfileValues
  readonly errors: ProfileErrors
  readonly editing: boolean
  readonly busy: boolean
  readonly banner: Banner | null
  /** What was typed earlier and is here again. */
  readonly kept: KeptWords
  readonly change: (name: ProfileField, value: string) => void
  readonly edit: () => void
  /** Back to what is stored, read-only. */
  readonly cancel: () => void
  readonly create: () => Promise<void>
  readonly save: () => Promise<void>
}

/** Creating and changing the profile, with the messages and durations of specification 1, sections 4, 5 and 8. */
export function useProfileForm(profile: AttorneyProfile, onClose: () => void): ProfileForm {
  const cache = useQueryClient()
  const store = useSessionStore()
  const supportEmail = useSupportEmail()
  const [stored] = useState(() => valuesOf(profile))
  const { values, setValues, isChanged, kept } = useKeptForm('profile', stored)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [editing, setEditing] = useState(profile.is_placeholder || isChanged)
  const [busy, setBusy] = useState(false)
  const { banner, show, later } = useBanner()

  function cancel() {
    if (isChanged)
      sayNotSaved(() => {
        setValues(values)
        setEditing(true)
      })
    kept.discard()
    setErrors({})
    setEditing(profile.is_placeholder)
    onClose()
  }

  async function create() {
    const problems = refuseIncomplete(values)
    setErrors(Object.fromEntries(problems.map(({ name, message }) => [name, message])))
    if (problems.length > 0) return
    setBusy(true)
    try {
      await call(api.createProfile, { body: values })
      kept.forget()
      notify('success', messages.profileCreated)
      await Promise.allSettled([refreshSubscription(cache), store.refresh()])
      await cache.invalidateQueries({ queryKey: profileQuery.queryKey })
      onClose()
    } catch (error) {
      show({ kind: 'failure', message: saidBy(error) ?? messages.profileNotCreated }, createErrorMs)
    }
    setBusy(false)
  }

  async function save() {
    if (refuseIncomplete(values).length > 0) return
    setBusy(true)
    try {
      const { id, user_id } = profile
      const saved = await call(api.updateProfile, { body: { ...values, id, user_id } })
      kept.forget()
      setEditing(false)
      show({ kind: 'success', message: messages.profileEdited })
      later(closeAfterEditMs, () => {
        cache.setQueryData(profileQuery.queryKey, saved)
        onClose()
      })
      void store.refresh()
    } catch {
      show({ kind: 'failure', message: profileNotUpdated(supportEmail) }, updateErrorMs)
    }
    setBusy(false)
  }

  function change(name: ProfileField, value: string) {
    setValues({ ...values, [name]: value })
    setErrors(({ [name]: _gone, ...others }) => others)
  }

  return { values, errors, editing, busy, banner, kept, change, edit: () => setEditing(true), cancel, create, save }
}

/** What was typed is not lost without a word, and there is a way back while the notice stands. */
function sayNotSaved(bringBack: () => void): void {
  notify('info', 'Your changes to the profile were not saved.', {
    action: { label: 'Bring them back', run: bringBack },
  })
}

/** Lists what is missing in a dialog; then nothing is sent. */
function refuseIncomplete(values: ProfileValues) {
  const problems = profileProblems(values)
  if (problems.length > 0) showError({ title: 'Missing fields', error: problems.map(({ label }) => label) })
  return problems
}

function valuesOf(profile: AttorneyProfile): ProfileValues {
  return Object.fromEntries(profileFields.map(({ name }) => [name, profile[name] ?? ''])) as Record<
    ProfileField,
    string
  >
}

/** The server's own words, when it had any. */
function saidBy(error: unknown): string | undefined {
  return error instanceof AppError && error.code !== 'unexpected' ? error.message : undefined
}
