import type { WhatWaits } from '#contract/operators.ts'
import { longDate, timeOfDay } from '#web/ui/dates.ts'
import { describeWait, type Told } from './describe-work.ts'

export type Part = Told & { readonly name: string; readonly now: string }

/** The parts of an installation, each with what it has to do now and what an operator should think of it. */
export function describeParts({ mails, sweep, provider, database, asked_at: askedAt }: WhatWaits): readonly Part[] {
  return [
    {
      name: 'Database',
      now: `${database.engine}, answered in ${database.answered_in_ms} ms`,
      ...(database.answered_in_ms > 1000
        ? { tone: 'warning' as const, state: 'Slow' }
        : { tone: 'success' as const, state: 'Answers' }),
    },
    ...(database.cluster ? [describeCluster(database.cluster)] : []),
    { name: 'AI provider, this server', ...describeProvider(provider) },
    { name: 'Mails', ...describeMails(mails) },
    { name: 'Look for left-over files', ...describeSweep(sweep, Date.parse(askedAt)) },
  ]
}

type Said = Told & { readonly now: string }

function describeCluster({
  state,
  nodes,
  behind,
  paused_share: paused,
}: NonNullable<WhatWaits['database']['cluster']>): Part {
  const name = 'Cluster, as its node sees it'
  const share = `writing paused ${(paused * 100).toFixed(1)} % of the time`
  const now = `${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${behind} changes behind, ${share}`
  if (state !== 'Synced') return { name, now, tone: 'danger', state: state || 'Not in step' }
  if (nodes < 3) return { name, now, tone: 'warning', state: 'A node is missing' }
  return paused > 0.1 || behind > 100
    ? { name, now, tone: 'warning', state: 'Slow nodes' }
    : { name, now, tone: 'success', state: 'In step' }
}

function describeProvider(provider: WhatWaits['provider']): Said {
  if (!provider) return { now: 'Drafts are written offline', tone: 'success', state: 'None is asked' }
  const { under_way: underWay, at_once: atOnce, waiting, longest_wait_seconds: longest, pausing } = provider
  const now = `${underWay} of ${atOnce} requests under way, ${waiting} wait for a turn, ${pausing} for the provider`
  if (pausing > 0) return { now, tone: 'warning', state: 'Sends requests away' }
  return longest > 60
    ? { now, tone: 'warning', state: `Longest wait ${describeWait(longest)}` }
    : { now, tone: 'success', state: waiting > 0 ? 'Taking turns' : 'Answers' }
}

function describeMails({ waiting, oldest_seconds: oldest }: WhatWaits['mails']): Said {
  if (waiting === 0) return { now: 'None waits', tone: 'success', state: 'Delivered' }
  const now = `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${describeWait(oldest)}`
  return oldest > 300 ? { now, tone: 'danger', state: 'Not delivered' } : { now, tone: 'plain', state: 'On their way' }
}

const dayMs = 86_400_000

function describeSweep({ next_at, last_at, seen, set_aside: aside }: WhatWaits['sweep'], now: number): Said {
  const [next, last] = [next_at, last_at].map((at) => (at === null ? undefined : Date.parse(at)))
  const when = last === undefined ? 'Not done yet' : `Last ${longDate(last)}`
  const said = `${when}; ${seen} without a record, ${aside} set aside`
  if (next === undefined) return { now: said, tone: 'warning', state: 'Not planned' }
  if (now - next > dayMs / 4) return { now: said, tone: 'danger', state: 'Overdue' }
  return { now: said, tone: 'success', state: `Next ${longDate(next)}, ${timeOfDay(next)}` }
}
