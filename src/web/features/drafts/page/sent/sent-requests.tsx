import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CircleCheck, Clock, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Draft } from '#contract/drafting.ts'
import type { SentRequest } from '#contract/sent-requests.ts'
import { call } from '#web/data/call.ts'
import { longDate, timeOfDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { SentPayload } from './sent-payload.tsx'
import styles from './sent-page.module.css'
import { modelWords, outcomeWords, tokenWords } from './sent-words.ts'

type Props = { readonly draft: Draft; readonly requests: readonly SentRequest[] }

/** Section by section in the order of the draft, under each its requests, the first one first. */
export function SentRequests({ draft, requests }: Props) {
  const bySection = Map.groupBy(requests.toReversed(), ({ section_id }) => section_id)
  const sections = draft.sections.filter(({ id }) => bySection.has(id))
  return sections.map(({ id, title }) => (
    <section key={id} className="stack s" aria-labelledby={`sent-${id}`}>
      <h2 className={styles.section} id={`sent-${id}`}>
        {title}
      </h2>
      <ul className="panel">
        {(bySection.get(id) ?? []).map((request) => (
          <Request key={request.id} draft={draft} request={request} />
        ))}
      </ul>
    </section>
  ))
}

function Request({ draft, request }: { draft: Draft; request: SentRequest }) {
  const [isOpen, setOpen] = useState(false)
  const { id, attempt, section_title, outcome, input_tokens, output_tokens, sent_at } = request
  const at = Date.parse(sent_at)
  return (
    <li className={styles.request}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={`payload-${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={ChevronRight} className={isOpen ? styles.open : undefined} />
        <span className={styles.what}>
          <span className={styles.name}>
            Request {attempt}
            <span className="sr">, {section_title}.</span>
          </span>
          <span className="small muted">
            {[`${longDate(at)}, ${timeOfDay(at)}`, modelWords(request), tokenWords(input_tokens, output_tokens)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={styles.states}>
          {!request.is_shielded && (
            <StateLabel icon={ShieldOff} tone="warning">
              Without shield
            </StateLabel>
          )}
          <Outcome outcome={outcome} />
        </span>
      </button>
      <div id={`payload-${id}`} hidden={!isOpen}>
        {isOpen && <Payload draft={draft} request={request} />}
      </div>
    </li>
  )
}

function Outcome({ outcome }: Pick<SentRequest, 'outcome'>) {
  const words = outcomeWords(outcome)
  if (outcome === null) return <StateLabel icon={Clock}>{words}</StateLabel>
  const isAnswered = outcome === 'answered'
  return (
    <StateLabel icon={isAnswered ? CircleCheck : CircleAlert} tone={isAnswered ? 'success' : 'warning'}>
      {words}
    </StateLabel>
  )
}

function Payload({ draft, request }: { draft: Draft; request: SentRequest }) {
  const params = { clientId: draft.client_id, draftId: draft.id, sentId: request.id }
  const { data, isError } = useQuery({
    queryKey: ['sent', draft.id, request.id],
    queryFn: () => call(api.readSentRequest, { params }),
    staleTime: Infinity,
  })
  if (data) return <SentPayload sent={data} />
  if (isError) return <p className={styles.payload}>This request did not load. Close it and open it again.</p>
  return (
    <div className={styles.payload}>
      <Skeleton label="Loading the request" lines={5} />
    </div>
  )
}
