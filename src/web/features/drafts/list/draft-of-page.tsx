import { type ReactNode, useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { AppError } from '#contract/errors.ts'
import { sectionsNotFetched } from '#domain/messages.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useClientOfDraft } from './drafts-queries.ts'
import { crumbsOfDraft, PlainPage } from '#web/workspace/plain-page.tsx'

type DraftPath = { readonly clientId: string; readonly draftId: string }

type Props = {
  /** What the page is called, and what of the draft it shows, for the sentence that it did not load. */
  readonly page: string
  readonly what: string
  readonly loading: ReactNode
  readonly children: (path: DraftPath) => ReactNode
}

/** A page about one draft. The client stands in the address, or is found by the draft; a draft that is gone is told as gone. */
export function DraftOfPage({ page, what, loading, children }: Props) {
  const { draftId = '' } = useParams()
  const [query] = useSearchParams()
  const { clientId, error, refetch } = useClientOfDraft(draftId, query.get('client'))
  const again = useCallback(() => void refetch(), [refetch])
  if (clientId) return children({ clientId, draftId })
  if (clientId === null) return <DraftGone page={page} />
  return error ? <DraftTrouble page={page} what={what} error={error} onRefresh={again} /> : loading
}

type TroubleProps = Pick<Props, 'page' | 'what'> & { readonly error: Error; readonly onRefresh: () => void }

/** In the place of a page about a draft: the draft is not there, or nobody answered just now. */
export function DraftTrouble({ page, what, error, onRefresh }: TroubleProps) {
  const email = useSupportEmail()
  if (error instanceof AppError && error.code === 'not-found') return <DraftGone page={page} />
  return (
    <PlainPage title={page} crumbs={crumbsOfDraft(page)}>
      <NotLoaded title={`${what} did not load`} onRefresh={onRefresh}>
        {sectionsNotFetched(error.message, email)}
      </NotLoaded>
    </PlainPage>
  )
}

function DraftGone({ page }: Pick<Props, 'page'>) {
  return (
    <PlainPage title={page} crumbs={crumbsOfDraft(page)}>
      <EmptyState
        title="This draft does not exist"
        action={<ButtonLink to="/drafty/my-drafts">Back to My Drafts</ButtonLink>}
      >
        It may have been deleted, with its client or on its own. My Drafts shows all that there are.
      </EmptyState>
    </PlainPage>
  )
}
