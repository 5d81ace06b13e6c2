import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CircleCheck, Clock, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { SentRequest, SentRequestWhole } from '#contract/sent-requests.ts'
import { longDate, timeOfDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { sentKey } from '#web/data/query-keys.ts'
import { SentPayload } from './sent-payload.tsx'
import styles from './sent-page.module.css'
import { modelWords, outcomeWords, tokenWords } from './sent-words.ts'

/** Where the words of a request are read from. */
export type SentSource = {
  readonly key: string
  readonly read: (sentId: string) => Promise<SentRequestWhole>
}

type Props = {
  /** Under which headings requests stand, in their order. */
  readonly groups: readonly { readonly id: string; readonly title: string }[]
  readonly requests: readonly SentRequest[]
  readonly source: SentSource
}

/** Group by group, under each its requests, the first one first. */
export function SentRequests({ groups, requests, source }: Props) {
  const bySection = Map.groupBy(requests.toReversed(), ({ section_id }) => section_id)
  const shown = groups.filter(({ id }) => bySection.has(id))
  return shown.map(({ id, title }) => (
    <section key={id} className="stack s" aria-labelledby={`sent-${id}`}>
      <h2 className={styles.section} id={`sent-${id}`}>
        {title}
      </h2>
      <ul className="panel">
        {(bySection.get(id) ?? []).map((request) => (
          <Request key={request.id} group={title} request={request} source={source} />
        ))}
      </ul>
    </section>
  ))
}

type RequestProps = { readonly group: string; readonly request: SentRequest; readonly source: SentSource }

function Request({ group, request, source }: RequestProps) {
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
            {section_title === group ? (
              <>
                Request {attempt}
                <span className="sr">, {section_title}.</span>
              </>
            ) : (
              `${section_title.replace(/^Evidence: /, '')}${attempt > 1 ? `, request ${attempt}` : ''}`
            )}
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
        {isOpen && <Payload source={source} request={request} />}
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

function Payload({ source, request }: Omit<RequestProps, 'group'>) {
  const { data, isError } = useQuery({
    queryKey: [...sentKey, source.key, request.id],
    queryFn: () => source.read(request.id),
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
