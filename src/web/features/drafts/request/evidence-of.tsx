import { recordValues, fullName } from '#domain/clients/client-record.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { withInitial } from '#domain/questionnaire/initial.ts'
import { missingAnswers } from '#domain/questionnaire/required.ts'
import { effectiveAnswers } from '#domain/questionnaire/visibility.ts'
import type { ToolEntry } from '#tools/catalog.ts'
import { Evidence } from '#web/features/case-map/evidence.tsx'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { showError } from '#web/ui/show-error.ts'
import { ReadingOnly } from './reading-only.tsx'
import { chosenModel, requestOf } from './request-of.ts'
import { useClientRecord, useSavedAnswers } from './tool-queries.ts'
import { usePerform } from './use-perform.ts'

/** What stands on one line beside the steps: the form of it that lists have. */
const shortName = ({ type, title }: ToolEntry['identity']) => (type === 'draft_generator' ? 'Asylum brief' : title)

/** The evidence of a client for a tool, from which the draft is requested. */
export function EvidenceOf({ entry: { identity, questionnaire }, clientId }: { entry: ToolEntry; clientId: string }) {
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
      tool={{ label: shortName(identity), to: questions }}
      client={{ label: record.data ? fullName(record.data) : 'Client', to: `/drafty/clients/${clientId}` }}
      isDrafting={isPerforming || saved.isPending}
      // A draft is requested from the answers: while nobody knows them, there is nothing to request.
      onDraft={may('draft') && !saved.isError ? draft : undefined}
    />
  )
}
