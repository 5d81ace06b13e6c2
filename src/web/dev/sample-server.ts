import { sampleBilling } from './sample-billing.ts'
import { api } from '#contract/api.ts'
import type { Session } from '#contract/sessions.ts'
import { caseMaps } from '#contract/case-maps.ts'
import type { Client, DraftListItem } from '#contract/clients.ts'
import { type DraftStanding, draftStandings } from '#contract/draft-lists.ts'
import type { Draft } from '#contract/drafting.ts'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { foldText } from '#domain/language/fold.ts'
import { answer, type AnsweredCall } from './in-page-server.ts'
import { sampleDates } from './sample-dates.ts'
import { sampleMap, samplePassage } from './sample-map.data.ts'
import { sampleChecks, sampleDrafts } from './sample-draft.data.ts'

const day = 86_400_000

/** A fictional attorney. */
export const naomi: Session = {
  token: 'sample',
  attorney: {
    created_at: '2026-09-01T12:00:00.000Z',
    is_placeholder: false,
    last_login_date: null,
    credits: 1075,
    status: 'active',
    permissions: ['user'],
    first_name: 'Naomi',
    last_name: 'Clarke',
    email: 'naomi@clarkelaw.example',
  },
  subscription_status: 'active',
  user_last_payment_at: null,
  is_dependent: false,
  parent_email: null,
  is_email_verified: true,
  needs_terms: false,
}

export function samplePlan(now: number): SubscriptionStatus {
  const term = { termStart: now - 23 * day, termEnd: now + 7 * day - 60_000 }
  const plan = { status: 'active', planId: 'small-firm-accelerate-sept-2025', period: 'monthly', ...term } as const
  return {
    subscription_status: 'active',
    can_generate: true,
    drafts_current_count: 4.25,
    drafts_limit: 15,
    drafts_current_count_for_family: 4.25,
    term_start_date: new Date(now - 23 * day).toISOString(),
    term_end_date: new Date(now + 7 * day - 60_000).toISOString(),
    plan_id: 'small-firm-accelerate-sept-2025',
    billing_period: 'monthly',
    billing: sampleBilling(plan, { now, used: 425 }),
  }
}

/** Everything that the sample desk can be asked; the pages work on it as on the real server. */
export const sampleCalls: readonly AnsweredCall[] = [
  answer(api.getConfig, () => ({
    support_email: 'support@drafty.example',
    google_client_id: null,
    chargebee_site: null,
    chargebee_environment: 'test',
    chargebee_script_url: null,
    chargebee_hosted_url: null,
    chargebee_portal: 'login' as const,
    dev_mode: true,
    chat: null,
    google_script_url: '',
    posthog: null,
    sentry_dsn: null,
  })),
  answer(api.refresh, () => naomi),
  answer(api.logOut, () => undefined),
  answer(api.getStatus, () => samplePlan(Date.now())),
  answer(api.listDrafts, ({ query }) => sampleDraftsFor(query)),
  answer(api.countDrafts, ({ query }) => {
    const count = (standing?: DraftStanding) => sampleDraftsFor({ ...query, standing }).length
    const [review, writing, accepted, failed] = draftStandings.map(count)
    return { all: count(), review: review ?? 0, writing: writing ?? 0, accepted: accepted ?? 0, failed: failed ?? 0 }
  }),
  answer(api.getDraft, ({ params }) => draftOf(params.draftId)),
  answer(api.watchDraft, ({ params, signal }) => stream(JSON.stringify(draftOf(params.draftId)), signal)),
  answer(api.listFlags, () => sampleChecks),
  answer(api.listDates, () => [...sampleDates]),
  answer(api.listClients, () => [
    { ...sampleClient, a_number: null, country_of_citizenship: 'Cameroon', drafts_count: 5, documents_count: 2 },
  ]),
  answer(api.countClients, () => ({ all: 1, needs: 1, due: 1, shared: null })),
  answer(api.getClient, () => sampleClient),
  answer(api.getAnswers, () => ({
    answers: { client_id: 'c1' },
    version: 1,
    saved_at: null,
    checks: [],
    facts: {},
    sections: 18,
    suggestions: [],
  })),
  answer(caseMaps.listCaseMaps, () => [
    { type: 'draft_generator', facts: 23, supported: 7, thin: 3, nothing: 1, adverse: 1 },
  ]),
  answer(caseMaps.getCaseMap, () => evidence),
  answer(caseMaps.getPassage, ({ params }) => samplePassage(params.passageId)),
  answer(caseMaps.changeFact, ({ params, body }) => withFact(params.factId, body)),
  answer(api.listVersions, ({ params }) => versionsOf(params.draftId, params.sectionId)),
]

const sampleClient: Client = {
  id: 'c1',
  first_name: 'Emmanuel',
  middle_name: null,
  last_name: 'Ngwa Tabot',
  client: {},
  spouse: {},
  children: [],
  drafts: [],
  counts: {},
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}

let evidence = sampleMap

/** What is decided on the sample desk stands until the page is loaded anew. */
function withFact(
  id: string,
  { state, statement }: { state?: CaseFact['state'] | undefined; statement?: string | undefined },
) {
  const facts = evidence.map.facts.map((fact) =>
    fact.id === id ? { ...fact, state: state ?? ('corrected' as const), statement: statement ?? fact.statement } : fact,
  )
  evidence = { ...evidence, map: { ...evidence.map, facts } }
  return evidence
}

type Asked = {
  readonly q?: string | undefined
  readonly type?: string | undefined
  readonly standing?: DraftStanding | undefined
  readonly draft_id?: string | undefined
}

function sampleDraftsFor({ q = '', type, standing, draft_id }: Asked): DraftListItem[] {
  const words = foldText(q).split(' ')
  return sampleDrafts.map(asListed).filter((draft) => {
    const text = foldText(`${draft.client_name} ${draft.title} ${draft.file_name}`)
    const isAsked = (type ?? draft.type) === draft.type && (draft_id ?? draft.id) === draft.id
    return isAsked && words.every((word) => text.includes(word)) && (standing ?? standsAt(draft)) === standsAt(draft)
  })
}

function standsAt({ status, progress }: DraftListItem): DraftStanding {
  if (status === 'failed' || status === 'cancelled') return 'failed'
  if (status !== 'ready') return 'writing'
  const { sections, accepted, to_decide, open_points } = progress
  return accepted === sections && to_decide === 0 && open_points === 0 ? 'accepted' : 'review'
}

function asListed(draft: Draft): DraftListItem {
  const { sections } = draft
  const progress = {
    sections: sections.length,
    written: sections.filter(({ version }) => version > 0).length,
    accepted: sections.filter(({ state }) => state === 'accepted').length,
    to_decide: sections.filter(({ proposal }) => proposal !== null).length,
    open_points: sections.filter(({ section_content }) => section_content.includes('data-gap')).length,
  }
  return { ...draft, templates: [], progress, signed_off: false, filed_on: null }
}

function draftOf(id: string) {
  const draft = sampleDrafts.find((one) => one.id === id)
  if (!draft) throw new AppError('not-found')
  return draft
}

function versionsOf(draftId: string, sectionId: string) {
  const section = draftOf(draftId).sections.find(({ id }) => id === sectionId)
  if (!section) return []
  const { section_content, proposal } = section
  const made = {
    author: null,
    author_name: null,
    decided: null,
    model: 'gpt-4.1',
    prompt: null,
    created_at: '2026-11-19T15:05:00.000Z',
  }
  const written = { ...made, version: 1, origin: 'generated' as const, section_content }
  const proposed = section_content.replace('Each statement', 'Every statement')
  const prompt = 'Use the exact words of the exhibits.'
  return proposal === null
    ? [written]
    : [{ ...made, version: proposal, origin: 'ai' as const, section_content: proposed, prompt }, written]
}

/** The draft once, and then silence until the page is left. */
function stream(data: string, signal: AbortSignal | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`event: draft\ndata: ${data}\n\n`))
      signal?.addEventListener('abort', () => controller.close(), { once: true })
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
