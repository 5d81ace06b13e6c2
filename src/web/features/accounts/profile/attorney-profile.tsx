import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { AttorneyProfile } from '#contract/profiles.ts'
import { AppError } from '#contract/errors.ts'
import { messages } from '#domain/messages.ts'
import { useRefreshSubscription } from '#web/session/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNotice } from '#web/ui/kept-notice.tsx'
import { notify } from '#web/ui/notify.tsx'
import { ProfileBanner } from './profile-banner.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { profileQuery } from './profile-query.ts'
import { type ProfileForm, useProfileForm } from './use-profile-form.ts'

export type ProfileParts = {
  readonly title: string
  readonly note: string | undefined
  readonly body: ReactNode
  readonly footer: ReactNode
}

type Props = {
  onClose: () => void
  /** Puts the parts into a dialog or onto a page. */
  children: (parts: ProfileParts) => ReactNode
}

/**
 * The attorney profile: read-only with Edit Profile, editable with Cancel and Save Changes, or the form that creates it
 * (specification 1, section 2). Asks for the subscription status when it opens.
 */
export function AttorneyProfileView({ onClose, children }: Props) {
  const { data, error, isPending } = useQuery(profileQuery)
  const refreshStatus = useEffectEvent(useRefreshSubscription())
  useEffect(() => void refreshStatus(), [])
  useEffect(() => {
    if (error) notify('error', error instanceof AppError ? error.message : messages.profileNotLoaded)
  }, [error])

  if (data)
    return (
      <LoadedProfile
        key={`${data.updated_at} ${data.is_placeholder}`}
        profile={data}
        onClose={onClose}
        parts={children}
      />
    )
  const message = isPending ? messages.profileLoading : messages.profileMissing
  const body = <p role="status">{message}</p>
  return children({ title: 'Attorney Profile', note: undefined, body, footer: undefined })
}

type LoadedProps = { profile: AttorneyProfile; onClose: () => void; parts: Props['children'] }

function LoadedProfile({ profile, onClose, parts }: LoadedProps) {
  const form = useProfileForm(profile, onClose)
  const creating = profile.is_placeholder
  return parts({
    title: creating ? 'Create Attorney Profile' : 'Attorney Profile',
    note: form.editing ? 'Fields marked with * are required.' : undefined,
    body: (
      <form
        id="profile-form"
        className="stack m"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void (creating ? form.create() : form.save())
        }}
      >
        {form.editing && <KeptNotice words={form.kept} />}
        <ProfileFields values={form.values} errors={form.errors} readOnly={!form.editing} onChange={form.change} />
        <ProfileBanner banner={form.banner} />
      </form>
    ),
    footer: <Buttons form={form} creating={creating} />,
  })
}

function Buttons({ form, creating }: { form: ProfileForm; creating: boolean }) {
  if (!form.editing)
    return (
      <Button key="edit" look="accent" onClick={form.edit}>
        Edit Profile
      </Button>
    )
  return (
    <>
      <Button onClick={form.cancel}>Cancel</Button>
      <Button look="accent" type="submit" form="profile-form" busy={form.busy}>
        {creating ? 'Create Profile' : 'Save Changes'}
      </Button>
    </>
  )
}
