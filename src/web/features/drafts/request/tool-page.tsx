import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { recordValues } from '#domain/clients/client-record.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { messages } from '#domain/messages.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import { type Answer, type Answers, type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { countries } from '#law/countries.data.ts'
import { findEntry, type ToolEntry } from '#tools/catalog.ts'
import { useLaw } from '#web/data/law.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useMay } from '#web/features/firm/firm-queries.ts'
import { useConfirmSections } from '#web/features/templates/use-confirm-sections.tsx'
import { type ErrorEntry, showError } from '#web/ui/show-error.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useBillingReadiness } from './billing-readiness.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { focusQuestion } from './focus-question.ts'
import type { FormSources } from './form-context.ts'
import { ProvideDialog } from './provide-dialog.tsx'
import { ReadingOnly } from './reading-only.tsx'
import { chosenModel, questionsOfForm, requestOf } from './request-of.ts'
import { ToolScreen, ToolScreenSkeleton } from './tool-screen.tsx'
import { toClientEntry, useClientEntries } from '../client-entries.ts'
import { useClientRecord } from './tool-queries.ts'
import { useAnswers } from './use-answers.ts'
import { usePerform } from './use-perform.ts'
import { useRecordLists } from './use-record-lists.ts'
import { type Providing, toProvide } from './to-provide.ts'
import { PlainPage } from '#web/workspace/plain-page.tsx'

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }))

/** The page of whichever drafting tool has this route. */
export function ToolPage() {
  // Some options are the law's: they are read anew when it has come.
  useLaw()
  const { pathname } = useLocation()
  const entry = findEntry(pathname.replace(/\/$/, ''))
  return entry ? <AllowedTool key={entry.identity.type} entry={entry} /> : null
}

/** So many questions stand on one page from the beginning. */
const fewQuestions = 24

/** The tool, for whoever may prepare what the chosen client needs. */
function AllowedTool({ entry }: { entry: ToolEntry }) {
  const [query] = useSearchParams()
  const clientId = query.get('client') ?? ''
  const may = useMay(clientId)
  return may('prepare') ? (
    <Tool entry={entry} mayDraft={may('draft')} />
  ) : (
    <ReadingOnly title={entry.identity.title} clientId={clientId} />
  )
}

type ToolProps = { readonly entry: ToolEntry; readonly mayDraft: boolean }

function Tool({ entry: { identity, questionnaire: asked }, mayDraft }: ToolProps) {
  const [query, setQuery] = useSearchParams()
  const clientId = query.get('client') ?? undefined
  const questionnaire = useMemo(() => questionsOfForm(asked), [asked])
  const form = useAnswers(asked, identity.type, clientId)
  const record = useClientRecord(clientId)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const { perform, isPerforming } = usePerform(identity, (fields) => showRefused(fields, setProblems))
  // Off for one request only: it is on again whenever the page is opened.
  const [isShielded, setShielded] = useState(true)
  const toolBilling = useToolBilling(identity.cost)
  const now = useNow()
  const sources = useSources(questionnaire, form, clientId)

  const sections = useConfirmSections({
    type: identity.type,
    answers: form.answers,
    onChanged: () => form.answer('template', form.answers['template'] ?? ''),
    onAsked: (lines) => form.answer('template_answers', lines),
  })

  function answer(name: string, value: Answer): void {
    setProblems((before) => before.filter((problem) => problem.name !== name))
    if (name === 'client_id' && typeof value === 'string')
      setQuery(value === '' ? {} : { client: value }, { replace: true })
    form.answer(name, value)
    if (name === 'template' && typeof value === 'string') sections.chosen(value)
  }

  const provided = useProviding(identity.type, clientId, questionnaire, form.answers, (id) => answer('client_id', id))

  // What is typed into a form whose answers are unknown would be lost when they come.
  if (form.isMissing) return <AnswersMissing title={identity.title} onRefresh={form.refresh} />
  if (form.isLoading) return <ToolScreenSkeleton title={identity.title} />
  const model = chosenModel(identity, form.answers)
  if (sections.screen) return sections.screen
  return (
    <>
      <ToolScreen
        tool={identity}
        questionnaire={questionnaire}
        answers={form.answers}
        record={record.data ? recordValues(record.data) : {}}
        problems={problems}
        sources={sources}
        today={easternDate(now)}
        startShown={questionsOf(questionnaire).length <= fewQuestions ? 'all' : 'one'}
        saved={form.saved}
        checks={form.findings.checks}
        model={model}
        {...(identity.models.length > 0 && { isShielded, onShield: setShielded })}
        {...toolBilling}
        isPerforming={isPerforming}
        mayDraft={mayDraft}
        onAnswer={answer}
        onModel={(alias) => answer('model', alias)}
        onProvide={provided.provide}
        onMissing={showEntries}
        onPerform={(answers) =>
          sections.beforeRequest(() => void form.flush().then(() => perform(requestOf(answers, model, isShielded))))
        }
        about={sections.button}
        evidence={<EvidenceStep clientId={clientId} tool={identity} />}
        {...(form.findings.model_notice !== undefined && { modelNotice: form.findings.model_notice })}
        {...(form.findings.sections > 0 && { size: `${form.findings.sections} sections` })}
      />
      {provided.dialog}
    </>
  )
}

type StepProps = { readonly clientId: string | undefined; readonly tool: ToolEntry['identity'] }

/** The way to the evidence, once there is a client. */
function EvidenceStep({ clientId, tool: { type, route } }: StepProps) {
  return clientId === undefined ? null : <EvidenceLink path={{ clientId, type }} route={route} />
}

/** What is added to the file from within the form. */
function useProviding(
  toolType: DraftType,
  clientId: string | undefined,
  questionnaire: Questionnaire,
  answers: Answers,
  onClient: (id: string) => void,
) {
  const [providing, setProviding] = useState<Providing>()
  const provide = (entry: string, name: string) => setProviding(toProvide(entry, name, questionnaire, answers))
  const dialog = (
    <ProvideDialog
      providing={providing}
      clientId={clientId}
      toolType={toolType}
      onClose={() => setProviding(undefined)}
      onClient={onClient}
    />
  )
  return { provide, dialog }
}

function AnswersMissing({ title, onRefresh }: { title: string; onRefresh: () => void }) {
  return (
    <PlainPage title={title}>
      <NotLoaded title="The answers did not load" onRefresh={onRefresh}>
        Nothing is lost. They come by themselves when the server answers.
      </NotLoaded>
    </PlainPage>
  )
}

/** What every list of the form offers. */
type Form = Pick<ReturnType<typeof useAnswers>, 'answers' | 'findings'>

function useSources(
  questionnaire: Questionnaire,
  { answers, findings }: Form,
  clientId: string | undefined,
): FormSources {
  const [query, setQuery] = useState('')
  const clients = useClientEntries(useDeferredValue(query.trim()))
  const chosen = useClientRecord(clientId).data
  const { records, loading, problems } = useRecordLists(questionnaire, answers, clientId)
  return {
    clients: [...(clients.data ?? []), ...(chosen ? [toClientEntry(chosen)] : [])],
    hasNoClients: query === '' && !chosen && clients.data?.length === 0,
    onSearchClients: setQuery,
    countries: countryOptions,
    likely: Object.fromEntries(findings.suggestions.map(({ question, first }) => [question, first])),
    records,
    loading: [...loading, ...(clients.isLoading ? (['clients'] as const) : [])],
    problems: { ...problems, ...(clients.isError && { clients: messages.clientsNotLoaded }) },
  }
}

function showEntries(error: readonly ErrorEntry[], goToFirst?: () => void): void {
  const action = goToFirst && { label: 'Go to the first field', run: goToFirst }
  showError({ error, title: 'The draft cannot start yet', ...(action && { action }) })
}

/** What the server refused stands at its questions and in the error dialog. */
function showRefused(problems: readonly FieldProblem[], mark: (problems: readonly FieldProblem[]) => void): void {
  mark(problems)
  if (problems.length === 0) return
  showEntries(
    problems.map(({ name, label, message }) => ({ message, place: { label, go: () => focusQuestion(name) } })),
  )
}

function useToolBilling(cost: number) {
  return { creditsLeft: useSubscription()?.billing.credits.left, billing: useBillingReadiness(cost) }
}
