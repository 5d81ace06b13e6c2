import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ShieldCheck, ShieldOff } from 'lucide-react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SentRequest } from '#contract/sent-requests.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { call } from '#web/data/call.ts'
import { hrefOf } from '#web/features/drafts/list/drafts-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { draftKey, sentKey } from '#web/data/query-keys.ts'
import { DraftOfPage, DraftTrouble } from '../../list/draft-of-page.tsx'
import type { DraftPath } from '../draft-queries.ts'
import styles from './sent-page.module.css'
import { SentRequests } from './sent-requests.tsx'
import { totalsOf } from './sent-words.ts'

/** While a draft is being written, more leaves. */
const lookAgainMs = 3000

/** Exactly what left for a model while a draft was written and revised: every request, word for word. */
export function SentPage() {
  return (
    <DraftOfPage {...named} loading={<Loading />}>
      {(path) => <SentOf path={path} />}
    </DraftOfPage>
  )
}

const named = { page: 'What was sent', what: 'What was sent' }

function SentOf({ path }: { path: DraftPath }) {
  const draft = useQuery({
    queryKey: [...draftKey, path.draftId],
    queryFn: () => call(api.getDraft, { params: path }),
  })
  const isWriting = draft.data !== undefined && isRunning(draft.data.status)
  const sent = useQuery({
    queryKey: [...sentKey, path.draftId],
    queryFn: () => call(api.listSentRequests, { params: path }),
    refetchInterval: isWriting ? lookAgainMs : false,
  })
  if (draft.data && sent.data) return <Sent draft={draft.data} requests={sent.data} />
  const error = draft.error ?? sent.error
  const refresh = () => void Promise.all([draft.refetch(), sent.refetch()])
  return error ? <DraftTrouble {...named} error={error} onRefresh={refresh} /> : <Loading />
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className="sr">What was sent</h1>
      <Skeleton label="Loading what was sent" lines={8} />
    </div>
  )
}

type Props = { readonly draft: Draft; readonly requests: readonly SentRequest[] }

function Sent({ draft, requests }: Props) {
  return (
    <div className="wrap stack l">
      <div className={styles.head}>
        <ButtonLink look="text" icon={ArrowLeft} to={hrefOf(draft)}>
          Back to the draft
        </ButtonLink>
        <h1 className="title">What was sent</h1>
        <p className="muted">
          {draft.title} for {draft.client_name}
        </p>
      </div>
      {requests.length === 0 ? (
        <NothingSent draft={draft} />
      ) : (
        <>
          <ShieldState draft={draft} requests={requests} />
          <SentRequests
            groups={[{ id: 'evidence', title: 'Evidence, read before the draft' }, ...draft.sections]}
            requests={requests}
            source={{
              key: draft.id,
              read: (sentId) =>
                call(api.readSentRequest, { params: { clientId: draft.client_id, draftId: draft.id, sentId } }),
            }}
          />
        </>
      )}
    </div>
  )
}

function NothingSent({ draft }: { draft: Draft }) {
  const byDrafty = draft.writer === 'offline' || draft.writer === 'software'
  if (byDrafty)
    return (
      <EmptyState title="Nothing left this server">
        Drafty wrote this draft from its own templates, without a language model. No text of this client was sent to
        anybody.
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing was sent yet">
      Every request to the model will stand here, word for word, as soon as it leaves.
    </EmptyState>
  )
}

function ShieldState({ draft, requests }: Props) {
  const unshielded = requests.filter((request) => !request.is_shielded).length
  return (
    <section className={`panel ${styles.summary}`} aria-label="In short">
      {unshielded === 0 ? (
        <>
          <StateLabel icon={ShieldCheck} tone="success">
            Privacy shield on
          </StateLabel>
          <p>
            Names, numbers, addresses and dates of birth of this case were replaced by stand-ins such as Person-1. Each
            request was searched once more before it left, and kept here exactly as it went.
          </p>
        </>
      ) : (
        <>
          <StateLabel icon={ShieldOff} tone="warning">
            Privacy shield off for this draft
          </StateLabel>
          <p>
            {unshielded === 1 ? 'One request' : `${unshielded} requests`} left with the words of the case as they stand,
            as was chosen when the draft was requested.
          </p>
        </>
      )}
      <p className="small muted">{totalsOf(draft, requests)}</p>
    </section>
  )
}
