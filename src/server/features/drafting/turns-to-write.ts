import { FairTurns } from '#server/asking/fair-turns.ts'
import type { ModelPort } from '#server/gateways/llm/port.ts'

/** So many drafts are under way on one server however few requests its model takes at a time. */
const leastAtOnce = 16

const bySoftware = new FairTurns(leastAtOnce)
const byModel = new WeakMap<ModelPort, FairTurns>()

/** A wave has several sections as a rule, so that half as many drafts as requests leave none unused. */
const requestsOfDraft = 2

/**
 * The turns of drafts with one model: as many at once as keep it busy, and accounts in turn. A draft holds its whole case
 * while it is written; more of them would hold theirs only to wait for the model.
 */
export function turnsToWrite(models: ModelPort | undefined): FairTurns {
  if (!models) return bySoftware
  const known =
    byModel.get(models) ?? new FairTurns(Math.max(leastAtOnce, Math.ceil((models.atOnce ?? 0) / requestsOfDraft)))
  byModel.set(models, known)
  return known
}
