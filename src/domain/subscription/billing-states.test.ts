import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { billingFacts } from './billing-facts.ts'
import type { BillingGiven, SubscriptionFacts } from './billing-given.ts'
import { daysText, daysUntil, whenText } from './counting-days.ts'
import { offersFor } from './offers.ts'
import { billingPage } from './places/billing-page.ts'
import { onboardingChecklist } from './places/checklist.ts'
import { dashboardBanner } from './places/dashboard-banner.ts'
import { headerMeter } from './places/header-meter.ts'
import type { Reader } from './places/reader.ts'
import { readinessOfBilling } from './places/refusal.ts'
import { type PlanAndPeriod, kindOfChange, shareDue, yearDue, yearFrom } from './plan-change.ts'
import { plans } from './plans.ts'
import { reactivationAnswer } from './reactivation-answer.ts'
import { refusalDialog } from './places/refusal-dialog.ts'

const examples = JSON.parse(
  readFileSync(new URL('./examples/billing-states.json', import.meta.url), 'utf8'),
) as Examples
type Named = Record<string, unknown>
type State = { id: string; title: string; now: string; reader_time_zone: string; given: Given; expect: Expected }
type Given = {
  provider: 'local' | 'hosted'
  account: {
    role: 'owner' | 'dependent'
    email_verified: boolean
    created_at: string
    has_profile?: boolean
    parent_email?: string
    owner_created_at?: string
  }
  subscription: (Named & { status: string; plan_id: string | null; period: 'monthly' | 'yearly' | null }) | null
  trial_had_by_account_or_address: boolean
  credits_used_by_family: number
  has_drafted: boolean
  starter_credits_left_when_plan_began: number | null
  next_charge: { at: string; plan_id: string; period: 'monthly' | 'yearly'; amount_cents: number } | null
  tool_cost: number
}
type Expected = {
  situation: string
  billing: Named & { drafting: object; trial: object | null; reactivation: (Named & { answer?: unknown }) | null }
  header_meter: object | null
  dashboard: (Named & { panel?: string }) | null
  checklist: { title: string; note: string; done: boolean }[] | null
  readiness_first_item: object | null
  dialog: (Named & { note?: string }) | null
  billing_page: object
  plan_cards: object[] | null
}
type Sum = Record<string, unknown> & { id: string; case: string; from: string[]; to: string[]; now: string }
type Examples = {
  support: string
  states: State[]
  sums: Sum[]
  days: { now: string; end: string; reader_time_zone: string; days: number; s1_text: string; when: string | null }[]
}

describe.each(examples.states)('$id $title', (state) => {
  const reader = readerOf(state)
  const { expect: expected, given } = state
  const { facts } = reader

  test('the server says which state it is, and what follows from it', () => {
    expect(facts.situation).toBe(expected.situation)
    const { billing } = expected
    expect(facts.credits.left).toBe(billing['credits_left'])
    expect({ ...facts.drafting, ends_at: iso(facts.drafting.endsAt) }).toMatchObject(billing.drafting)
    expect(iso(facts.creditsResetAt)).toBe(billing['credits_reset_at'])
    if (billing.trial) expect(facts.trial).toMatchObject(billing.trial)
    if (billing.reactivation) {
      expect(facts.reactivation.allowed).toBe(billing.reactivation['allowed'])
      if (billing.reactivation.answer === undefined)
        expect(facts.reactivation.cents).toBe(billing.reactivation['amount_cents'])
      else
        expect(reactivationAnswer(facts)).toEqual({
          answer: billing.reactivation.answer,
          message: billing.reactivation['message'],
        })
    }
  })

  test('header, dashboard and checklist', () => {
    if (expected.header_meter === null) expect(headerMeter(reader)).toBeNull()
    else expect(headerMeter(reader)).toMatchObject(expected.header_meter)
    if (expected.dashboard === null) expect(dashboardBanner(reader)).toBeNull()
    else expect(dashboardBanner(reader)).toMatchObject(expected.dashboard)
    const { account } = given
    const checklist = onboardingChecklist(reader, {
      createdAt: Date.parse(account.created_at),
      isEmailVerified: account.email_verified,
      hasProfile: account.has_profile ?? true,
    })
    const steps = checklist?.steps.map(({ title, note, done }) => ({ title, note, done })) ?? null
    expect(steps).toEqual(expected.checklist)
  })

  test('readiness and dialog', () => {
    const item = readinessOfBilling(reader, given.tool_cost)
    expect(item && { ...item, button: item.button?.label ?? null }).toEqual(expected.readiness_first_item)
    const dialog = refusalDialog(reader, given.tool_cost)
    const shown = dialog && { ...dialog, button: dialog.button?.label ?? null, link: dialog.link?.label ?? null }
    if (expected.dialog === null) expect(shown).toBeNull()
    else {
      const { status: _, ...texts } = expected.dialog
      expect(shown).toMatchObject(texts)
    }
    expect(readinessOfBilling(reader, 0), 'what costs nothing is always possible').toBeNull()
  })

  test('billing page and plan cards', () => {
    const page = billingPage(reader)
    expect({ ...page, date_line: page.dateLine, buttons: page.buttons.map(({ label }) => label) }).toMatchObject(
      expected.billing_page,
    )
    if (!expected.plan_cards) return
    const cards = offersFor(facts, reader.now, reader.zone).map((offer) => ({
      plan_id: offer.planId,
      period: offer.period,
      action: offer.action,
      label: offer.label,
      due_today_cents: offer.dueToday,
    }))
    expect(cards).toMatchObject(expected.plan_cards)
    for (const { dueToday, lines } of offersFor(facts, reader.now, reader.zone))
      if (lines.length > 0) expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(dueToday)
  })
})

test.each(examples.days)('from $now to $end there are $days days', ({ now, end, reader_time_zone, ...expected }) => {
  const [from, to] = [Date.parse(now), Date.parse(end)]
  const days = daysUntil(to, from)
  expect({ days, s1_text: daysText(days), when: days === 0 ? null : whenText(to, from, reader_time_zone) }).toEqual(
    expected,
  )
})

const person = { createdAt: Date.parse('2026-01-01'), isEmailVerified: true, hasProfile: false }
const readerIn = (id: string): Reader => {
  const state = examples.states.find((one) => one.id === id)
  if (!state) throw new Error(`there is no state ${id}`)
  return readerOf(state)
}

test('with drafting on, the checklist goes when the term began more than thirty days ago, though a step is open', () => {
  const reader = readerIn('B16')
  const begun = (daysAgo: number): Reader => ({
    ...reader,
    facts: { ...reader.facts, termStart: reader.now - daysAgo * 86_400_000 },
  })
  expect(onboardingChecklist(begun(30), person)?.done).toBe(3)
  expect(onboardingChecklist(begun(30.01), person)).toBeNull()
})

test('the starter credits stand as “(x/250)” in each tier: starter, trial and paid', () => {
  const facts = { hasDrafted: false, starter: { ...readerIn('B10').facts.starter, left: 150 } }
  const titleIn = (id: string) => {
    const reader = readerIn(id)
    // The term has just begun, and a step is open.
    const recent = { ...reader.facts, ...facts, termStart: reader.now }
    return onboardingChecklist({ ...reader, facts: recent }, { ...person, hasProfile: false })?.steps[0]?.title
  }
  const starter = ['B02', 'B03', 'B04', 'B05', 'B09']
  const trial = ['B10', 'B11', 'B12', 'B13', 'B14']
  const paid = ['B16', 'B17', 'B18', 'B19', 'B20', 'B21', 'B22', 'B23', 'B24', 'B29']
  for (const id of [...starter, ...trial, ...paid]) expect([id, titleIn(id)]).toEqual([id, 'Starter Credits (150/250)'])
  // Where drafting is off nothing is left of them.
  const off = ['B01', 'B06', 'B07', 'B08', 'B15', 'B25', 'B26', 'B27']
  for (const id of off) expect([id, titleIn(id)]).toEqual([id, 'Starter Credits (0/250)'])
})

test('starter credits are urgent on their last day, and accounts from before July 31, 2023 read of the beta', () => {
  const isUrgent = (id: string) => onboardingChecklist(readerIn(id), person)?.steps[0]?.urgent === true
  expect([isUrgent('B02'), isUrgent('B03')]).toEqual([false, true])
  const isBeta = (day: string) =>
    onboardingChecklist(readerIn('B02'), { ...person, createdAt: Date.parse(day) })?.olderBeta
  expect([isBeta('2023-07-30T23:00:00Z'), isBeta('2023-08-01T00:00:00Z')]).toEqual([true, false])
})

const changes = examples.sums.filter(({ term_start, lines_cents, paid_for_term_cents }) => {
  return term_start !== undefined && (lines_cents !== undefined || paid_for_term_cents !== undefined)
})
test.each(changes)('$id $case', (sum) => {
  const [from, to] = [planOf(sum.from), planOf(sum.to)]
  const terms = { termStart: Date.parse(String(sum['term_start'])), termEnd: Date.parse(String(sum['term_end'])) }
  const change = kindOfChange(from, to)
  const due =
    change === 'upgrade'
      ? shareDue(from, to, terms, Date.parse(sum.now))
      : yearDue(to, Number(sum['paid_for_term_cents']))
  expect(due.cents).toBe(sum['due_today_cents'])
  if (sum['lines_cents']) expect(due.lines).toEqual(sum['lines_cents'])
  const after = change === 'upgrade' ? terms : yearFrom(terms.termStart)
  const { start, end } = sum['term_after'] as { start: string; end: string }
  expect([after.termStart, after.termEnd]).toEqual([Date.parse(start), Date.parse(end)])
})

function planOf([name = '', period = '']: string[]): PlanAndPeriod {
  const plan = plans.find((candidate) => candidate.plan === name)
  return { planId: plan?.plan_id ?? '', period: period === 'yearly' ? 'yearly' : 'monthly' }
}

function readerOf({ now, reader_time_zone, given }: State): Reader {
  const { account, subscription, next_charge: next } = given
  const judged: BillingGiven = {
    now: Date.parse(now),
    provider: given.provider,
    role: account.role,
    isEmailVerified: account.email_verified,
    createdAt: Date.parse(account.owner_created_at ?? account.created_at),
    ownerEmail: account.parent_email ?? null,
    subscription: subscription === null ? undefined : subscriptionOf(subscription),
    hadTrial: {
      account: account.email_verified && given.trial_had_by_account_or_address,
      address: given.trial_had_by_account_or_address,
    },
    used: given.credits_used_by_family,
    held: 0,
    hasDrafted: given.has_drafted,
    starterLeftWhenPlanBegan: given.starter_credits_left_when_plan_began,
    ordered: next && { at: Date.parse(next.at), planId: next.plan_id, period: next.period, cents: next.amount_cents },
  }
  return { facts: billingFacts(judged), now: judged.now, zone: reader_time_zone, support: examples.support }
}

function subscriptionOf(row: NonNullable<Given['subscription']>): SubscriptionFacts {
  const time = (name: string) => (typeof row[name] === 'string' ? Date.parse(row[name]) : null)
  const planned = row['planned'] as { plan_id: string; period: 'monthly' | 'yearly' } | undefined
  return {
    status: row.status,
    planId: row.plan_id,
    period: row.period,
    termStart: time('term_start'),
    termEnd: time('term_end'),
    dueSince: time('due_since'),
    paymentOnFile: row['payment_on_file'] === true,
    planned: planned ? { planId: planned.plan_id, period: planned.period } : null,
    why: (row['why'] as SubscriptionFacts['why']) ?? null,
    endedAt: time('paused_at') ?? time('ended_at'),
    resumesAt: time('resumes_at'),
    paidForTerm: null,
    withdrawnInvoice: typeof row['invoice'] === 'string' ? row['invoice'] : null,
  }
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
