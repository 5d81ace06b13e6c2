import { Navigate, useLocation, useSearchParams } from 'react-router'
import { findEntry } from '#tools/catalog.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EvidenceOf } from './evidence-of.tsx'
import { PlainPage } from '#web/workspace/plain-page.tsx'

/** The step between the questions and the draft of whichever tool has this route. */
export function EvidencePage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const entry = findEntry(pathname.replace(/\/evidence\/?$/, ''))
  const clientId = query.get('client')
  // Of no tool there is no evidence: where every address without a page leads.
  if (!entry) return <Navigate to="/" replace />
  if (clientId === null)
    return (
      <PlainPage title="Evidence">
        <EmptyState
          title="Choose a client first"
          action={
            <ButtonLink look="accent" to={entry.identity.route}>
              Back to the questions
            </ButtonLink>
          }
        >
          Evidence is read from the answers, the record and the documents of one client.
        </EmptyState>
      </PlainPage>
    )
  return <EvidenceOf key={`${entry.identity.type} ${clientId}`} entry={entry} clientId={clientId} />
}
