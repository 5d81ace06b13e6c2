import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { CaseMapReply } from '#contract/case-maps.ts'
import { call } from '#web/data/call.ts'
import { SentRequests } from '#web/features/drafts/page/sent/sent-requests.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { caseMapKey } from '#web/data/query-keys.ts'
import type { MapPath } from './case-map-queries.ts'
import styles from './evidence.module.css'

type Extraction = NonNullable<CaseMapReply['extraction']>

/** What is being read, what is not read yet, what a model read, and what of it stands in no document. */
export function ReadingNotice({ path, reply }: { path: MapPath; reply: CaseMapReply }) {
  const [isOpen, setOpen] = useState(false)
  const { status, unread, extraction } = reply
  const said = [
    status === 'making' && 'Facts are being read anew. What you decided stays.',
    status === 'failed' && 'The last reading failed. These are the facts of the one before.',
    unread.length > 0 && `Still being read: ${unread.join(', ')}.`,
    ...(extraction ? wordsOf(extraction) : []),
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <>
      <div role="status">
        {said.length > 0 && (
          <p className={styles.notice}>
            {said.join(' ')}{' '}
            {extraction && (
              <Button size="s" look="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                What was sent
              </Button>
            )}
          </p>
        )}
      </div>
      {isOpen && <SentForMap path={path} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What a model did, in sentences. */
export function wordsOf({ model, kept, dropped, documents, planned, plan_reason }: Extraction): string[] {
  const read = documents.filter(({ state }) => state === 'read')
  const missed = documents.filter(({ reason }) => reason !== null)
  return [
    ...(read.length > 0
      ? [
          `${model} read ${count(read.length, 'document')} and found ${count(kept, 'statement')}, each looked up word for word.`,
        ]
      : []),
    ...(dropped > 0
      ? [
          dropped === 1
            ? 'One quotation that it gave stands in no document and was dropped.'
            : `${dropped} quotations that it gave stand in no document and were dropped.`,
        ]
      : []),
    ...missed.map(({ title, state, reason }) =>
      state === 'in-part'
        ? `${title} was read only in part by it: ${reason}.`
        : `${title} was read by software alone: ${reason}.`,
    ),
    ...(planned || plan_reason === null ? [] : [`The plan is software’s: ${plan_reason}.`]),
  ]
}

const count = (number: number, noun: string) => (number === 1 ? `one ${noun}` : `${number} ${noun}s`)

function SentForMap({ path, onClose }: { path: MapPath; onClose: () => void }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...caseMapKey, path.clientId, path.type, 'sent'],
    queryFn: () => call(api.listSentForMap, { params: path }),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="4xl"
      title="What was sent"
      subtitle="Every request for this evidence, word for word. Names, numbers and addresses left as stand-ins."
    >
      {isError && <NotLoaded small title="What was sent did not load" onRefresh={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={6} label="Loading what was sent" />}
      {data?.length === 0 && <p className="muted">Nothing has left for a model yet.</p>}
      {data && (
        <SentRequests
          groups={[{ id: 'evidence', title: 'Documents and plan' }]}
          requests={data}
          source={{
            key: `${path.clientId} ${path.type}`,
            read: (sentId) => call(api.readSentForMap, { params: { ...path, sentId } }),
          }}
        />
      )}
    </Dialog>
  )
}
