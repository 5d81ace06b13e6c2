import { Gauge, Registry } from 'prom-client'
import type { WhatWaits } from '#contract/operators.ts'

/** Figures that every server gives alike are of the one database; those of the provider are of the server that is asked. */
export function createWaitingGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `drafty_${name}`, help, labelNames, registers: [registry] })
  const job = (name: string, help: string) => gauge(`jobs_${name}`, help, ['kind'])
  const jobs = {
    waiting: job('waiting', 'Jobs that are to be done, now or later.'),
    under_way: job('under_way', 'Jobs that a server is at.'),
    failing: job('failing', 'Of both the ones that have failed at least once and are tried again.'),
    overdue_seconds: job('overdue_seconds', 'How long the oldest job that could be done has waited for a server.'),
    failed: job('failed', 'Jobs that were given up.'),
  }
  const one = {
    mails: gauge('mails_waiting', 'Mails that are not delivered yet.'),
    oldestMail: gauge('mails_oldest_seconds', 'How long the mail that has waited longest has done so.'),
    seen: gauge('files_without_record', 'Files that no record names, seen by the nightly look and not touched yet.'),
    aside: gauge('files_set_aside', 'Files that no record named for a day, kept for thirty more.'),
    sweep: gauge('sweep_last_seconds', 'When the nightly look for such files was planned that was done last.'),
    underWay: gauge('provider_under_way', 'Requests to the AI provider that this server has under way.'),
    waiting: gauge('provider_waiting', 'Requests that wait on this server for their turn.'),
    longest: gauge('provider_longest_wait_seconds', 'How long the one of them that has waited longest has done so.'),
    pausing: gauge('provider_pausing', 'Requests that failed or were sent away and are sent again after a pause.'),
    answered: gauge('database_answer_seconds', 'How long the database took to count what waits.'),
  }
  const cluster = {
    nodes: gauge('database_nodes', 'Nodes of the Galera cluster that the database node of this server sees.'),
    synced: gauge('database_synced', '1 where that node is in step with its cluster.'),
    behind: gauge('database_behind', 'Changes of other nodes that it has received and not applied yet.'),
    paused: gauge('database_paused_share', 'The share of the time in which writing waited for slower nodes.'),
  }
  return {
    set({ work, mails, sweep, provider, database }: WhatWaits): void {
      for (const each of Object.values(jobs)) each.reset()
      for (const { kind, ...counts } of work)
        for (const [name, count] of Object.entries(counts)) jobs[name as keyof typeof jobs].set({ kind }, count)
      one.mails.set(mails.waiting)
      one.oldestMail.set(mails.oldest_seconds)
      one.seen.set(sweep.seen)
      one.aside.set(sweep.set_aside)
      one.sweep.set(sweep.last_at === null ? 0 : Date.parse(sweep.last_at) / 1000)
      one.underWay.set(provider?.under_way ?? 0)
      one.waiting.set(provider?.waiting ?? 0)
      one.longest.set(provider?.longest_wait_seconds ?? 0)
      one.pausing.set(provider?.pausing ?? 0)
      one.answered.set(database.answered_in_ms / 1000)
      if (database.cluster === null) return
      cluster.nodes.set(database.cluster.nodes)
      cluster.synced.set(database.cluster.state === 'Synced' ? 1 : 0)
      cluster.behind.set(database.cluster.behind)
      cluster.paused.set(database.cluster.paused_share)
    },
  }
}
