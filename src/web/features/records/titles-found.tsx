import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import type { Found } from '#contract/record-shapes.ts'
import { call } from '#web/data/call.ts'
import { recordWords } from './record-words.ts'
import styles from './records.module.css'

const tabs: Readonly<Record<RecordKind, string>> = {
  client_document: 'documents',
  expert: 'experts',
  extra_expert: 'experts',
  extra_client: 'information',
  citation: 'sources',
  template: 'templates',
}

/** Documents, sources and templates of the whole account whose title has the words, with the way to each. */
export function TitlesFound({ query }: { query: string }) {
  const { data } = useQuery({
    queryKey: ['account-search', query],
    queryFn: ({ signal }) => call(api.searchAccount, { query: { q: query }, signal }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  })
  const found = query.length > 1 ? (data ?? []).filter(isRecord) : []
  if (found.length === 0) return null
  return (
    <section className="stack" aria-labelledby="titles-found">
      <h2 className="sub" id="titles-found">
        Documents and sources
      </h2>
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={one.id}>
            <Link to={hrefOf(one)} className={`plainlink ${styles.open}`}>
              {one.title}
            </Link>
            <div className="small muted">{recordWords[one.kind].noun}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type FoundRecord = Found & { readonly kind: RecordKind }

function isRecord(found: Found): found is FoundRecord {
  return found.kind in tabs
}

function hrefOf({ kind, client_id }: FoundRecord): string {
  const page = client_id === null ? '/drafty/clients' : `/drafty/clients/${client_id}`
  return `${page}?tab=${tabs[kind]}`
}
