import { Navigate, useLocation, useSearchParams } from 'react-router'
import { recordValues } from '#domain/clients/client-record.ts'
import { fullName } from '#domain/clients/client-record.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { withInitial } from '#domain/questionnaire/initial.ts'
import { missingAnswers } from '#domain/questionnaire/required.ts'
import { effectiveAnswers } from '#domain/questionnaire/visibility.ts'
import { findEntry, type ToolEntry } from '#tools/catalog.ts'
import { Evidence } from '#web/features/case-map/evidence.tsx'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showError } from '#web/ui/show-error.ts'
import { ReadingOnly } from './reading-only.tsx'
import { chosenModel, requestOf } from './request-of.ts'
import { useClientRecord, useSavedAnswers } from './tool-queries.ts'
import { usePerform } from './use-perform.ts'

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
      <div className="wrap">
        <h1 className="sr">Evidence</h1>
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
      </div>
    )
  return <EvidenceOf key={`${entry.identity.type} ${clientId}`} entry={entry} clientId={clientId} />
}

function EvidenceOf({ entry: { identity, questionnaire }, clientId }: { entry: ToolEntry; clientId: string }) {
  const saved = useSavedAnswers(clientId, identity.type)
  const record = useClientRecord(clientId)
  const may = useMay(clientId)
  const questions = `${identity.route}?client=${clientId}`
  const goBack = (missing: readonly { readonly label: string }[]) =>
    showError({ title: 'Answers are missing', error: missing.map(({ label }) => label) })
  const { perform, isPerforming } = usePerform(identity, (fields) => {
    if (fields.length > 0) goBack(fields)
  })

  function draft(): void {
    const given = { ...(saved.data?.answers as Answers | undefined), client_id: clientId }
    const answers = withInitial(questionnaire, given)
    const values = record.data ? recordValues(record.data) : {}
    const missing = missingAnswers(questionnaire, answers, values)
    if (missing.length > 0) return goBack(missing)
    perform(requestOf(effectiveAnswers(questionnaire, answers, values), chosenModel(identity, answers), true))
  }

  if (!may('prepare')) return <ReadingOnly title="Evidence" clientId={clientId} />
  return (
    <Evidence
      path={{ clientId, type: identity.type }}
      questionnaire={questionnaire}
      tool={{ label: identity.title, to: questions }}
      client={{ label: record.data ? fullName(record.data) : 'Client', to: `/drafty/clients/${clientId}` }}
      isDrafting={isPerforming || saved.isPending}
      // A draft is requested from the answers: while nobody knows them, there is nothing to request.
      onDraft={may('draft') && !saved.isError ? draft : undefined}
    />
  )
}
