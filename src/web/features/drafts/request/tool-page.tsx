import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import type { ModelAlias, ToolIdentity } from '#domain/drafting/tool.ts'
import { messages } from '#domain/messages.ts'
import type { FieldProblem } from '#domain/questionnaire/check.ts'
import { type Answer, type Answers, type Questionnaire, textOf } from '#domain/questionnaire/question.ts'
import { countries } from '#law/countries.ts'
import { findEntry, type ToolEntry } from '#tools/catalog.ts'
import { type MeterStatus, useSession } from '#web/session/session.ts'
import { chosenProvider } from './ai-provider.ts'
import { call } from '#web/data/call.ts'
import { hrefOf } from '#web/features/drafts/list/drafts-queries.ts'
import { useConfirmSections } from '#web/features/templates/use-confirm-sections.tsx'
import { type ErrorEntry, showError } from '#web/ui/show-error.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { focusQuestion } from './focus-question.ts'
import type { FormSources } from './form-context.ts'
import { useFollowDraft } from './follow-draft.ts'
import { ProvideDialog, type Providing, toProvide } from './provide-dialog.tsx'
import { ToolScreen, ToolScreenSkeleton } from './tool-screen.tsx'
import { toClientEntry, useClientEntries, useClientRecord } from './tool-queries.ts'
import { useAnswers } from './use-answers.ts'
import { useRecordLists } from './use-record-lists.ts'

const countryOptions = countries.map(({ name }) => ({ value: name, label: name }))

/** The page of whichever drafting tool has this route. */
export function ToolPage() {
  const { pathname } = useLocation()
  const entry = findEntry(pathname.replace(/\/$/, ''))
  return entry ? <Tool key={entry.identity.type} entry={entry} /> : null
}

function Tool({ entry: { identity, questionnaire } }: { entry: ToolEntry }) {
  const [query, setQuery] = useSearchParams()
  const clientId = query.get('client') ?? undefined
  const form = useAnswers(identity.type, clientId)
  const record = useClientRecord(clientId)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const { perform, isPerforming } = usePerform(identity.type, setProblems)
  // Off for one request only: it is on again whenever the page is opened.
  const [isShielded, setShielded] = useState(true)
  const creditsLeft = useCreditsLeft()
  const now = useNow()
  const [providing, setProviding] = useState<Providing>()
  const sources = useSources(questionnaire, form.answers, clientId)

  const sections = useConfirmSections({
    type: identity.type,
    answers: form.answers,
    onChanged: () => form.answer('template', form.answers['template'] ?? ''),
  })

  function answer(name: string, value: Answer): void {
    setProblems((before) => before.filter((problem) => problem.name !== name))
    if (name === 'client_id' && typeof value === 'string')
      setQuery(value === '' ? {} : { client: value }, { replace: true })
    form.answer(name, value)
    if (name === 'template' && typeof value === 'string') sections.chosen(value)
  }

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
        saved={form.saved}
        checks={form.findings.checks}
        model={model}
        {...(identity.models.length > 0 && { isShielded, onShield: setShielded })}
        creditsLeft={creditsLeft}
        isPerforming={isPerforming}
        onAnswer={answer}
        onModel={(alias) => answer('model', alias)}
        onProvide={(entry, name) => setProviding(toProvide(entry, name, questionnaire, form.answers))}
        onMissing={showEntries}
        onPerform={(answers) =>
          sections.beforeRequest(() => void form.flush().then(() => perform(requestOf(answers, model, isShielded))))
        }
        about={sections.button}
        {...(form.findings.model_notice !== undefined && { modelNotice: form.findings.model_notice })}
        {...(form.findings.sections > 0 && { size: `${form.findings.sections} sections` })}
      />
      <ProvideDialog
        providing={providing}
        clientId={clientId}
        toolType={identity.type}
        onClose={() => setProviding(undefined)}
        onClient={(id) => answer('client_id', id)}
      />
    </>
  )
}

function AnswersMissing({ title, onRefresh }: { title: string; onRefresh: () => void }) {
  return (
    <div className="wrap">
      <h1 className="sr">{title}</h1>
      <NotLoaded title="The answers did not load" onRefresh={onRefresh}>
        Nothing is lost. They come by themselves when the server answers.
      </NotLoaded>
    </div>
  )
}

/** What every list of the form offers. */
function useSources(questionnaire: Questionnaire, answers: Answers, clientId: string | undefined): FormSources {
  const [query, setQuery] = useState('')
  const clients = useClientEntries(useDeferredValue(query.trim()))
  const chosen = useClientRecord(clientId).data
  const { records, loading, problems } = useRecordLists(questionnaire, answers, clientId)
  return {
    clients: [...(clients.data ?? []), ...(chosen ? [toClientEntry(chosen)] : [])],
    onSearchClients: setQuery,
    countries: countryOptions,
    records,
    loading: [...loading, ...(clients.isLoading ? (['clients'] as const) : [])],
    problems: { ...problems, ...(clients.isError && { clients: messages.clientsNotLoaded }) },
  }
}

function requestOf(answers: Answers, model: ModelAlias | undefined, isShielded: boolean): Answers {
  return { ...answers, ...(model && { model }), ...(!isShielded && { privacy_shield: 'no' }) }
}

function chosenModel({ models, defaultModel }: ToolIdentity, answers: Answers): ModelAlias | undefined {
  return models.find((alias) => alias === textOf(answers, 'model')) ?? defaultModel
}

function showEntries(error: readonly ErrorEntry[], goToFirst?: () => void): void {
  showError({ error, ...(goToFirst && { action: { label: 'Go to the first', run: goToFirst } }) })
}

function showMissing(problems: readonly FieldProblem[]): void {
  showEntries(
    problems.map(({ name, label, message }) => ({ message, place: { label, go: () => focusQuestion(name) } })),
  )
}

/** Requests a draft and leads to it; what the server refuses stands at its question and in the error dialog. */
function usePerform(type: string, setProblems: (problems: readonly FieldProblem[]) => void) {
  const [isPerforming, setPerforming] = useState(false)
  const navigate = useNavigate()
  const cache = useQueryClient()
  const follow = useFollowDraft()
  const { subscription } = useSession()
  const percentLeft = subscription ? percentOf(subscription) : 0

  async function perform(answers: Answers): Promise<void> {
    setPerforming(true)
    try {
      const body = { ...answers, ...chosenProvider() } as Record<string, never>
      const started = await call(api.startDraft, { params: { type }, body })
      void cache.invalidateQueries({ queryKey: ['drafts'] })
      follow(started, type)
      await navigate(hrefOf({ ...started, type }))
    } catch (error) {
      const fields = error instanceof AppError ? (error.details.fields ?? []) : []
      setProblems(fields)
      if (fields.length > 0) showMissing(fields)
      else showError({ error: error instanceof Error ? error.message : String(error), percentLeft })
    } finally {
      setPerforming(false)
    }
  }

  return { perform, isPerforming }
}

function percentOf({ drafts_limit: limit, drafts_current_count_for_family: count }: MeterStatus): number {
  return limit > 0 ? Math.max(0, (100 * (limit - count)) / limit) : 0
}

function useCreditsLeft(): number | undefined {
  const { subscription } = useSession()
  if (!subscription) return undefined
  const left = subscription.drafts_limit - subscription.drafts_current_count_for_family
  return Math.max(0, Math.round(100 * left))
}
