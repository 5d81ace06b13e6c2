import { ordinalWords } from '#domain/text/ordinals.ts'
import { formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { HistoryChain, HistoryEffect, HistoryEvent } from '#law/authorities/history-chain.ts'
import { historyChains } from '#law/authorities/history.ts'
import { isWithin } from './subsections.ts'

/** `negative`: not to be relied on; `changed`: once negative, now restored; `caution`: doubted; `noted`: only told. */
export type Standing = 'negative' | 'changed' | 'caution' | 'noted'

export type HistoryFinding = {
  readonly standing: Standing
  /** The whole chain up to the draft's date in words, without a full stop. */
  readonly line: string
  /** True when something happened after the date of the draft. */
  readonly hasLater: boolean
  readonly notes: readonly string[]
}

export type HistoryQuestion = {
  readonly key: string
  readonly sub?: string | undefined
  readonly draftDate: IsoDate
  /** The circuit whose law controls (`9`, `DC`); unknown when absent. */
  readonly circuit?: string | undefined
}

const outcome: Readonly<Record<HistoryEffect, Standing>> = {
  overruled: 'negative',
  vacated: 'negative',
  superseded: 'negative',
  abrogated: 'negative',
  enjoined: 'negative',
  reinstated: 'changed',
  restored: 'changed',
  modified: 'caution',
  stayed: 'caution',
  'not-followed': 'caution',
  criticized: 'caution',
  clarified: 'noted',
  reaffirmed: 'noted',
}

/**
 * What had happened to an authority by the date of the draft, where it is to be filed. Undefined when the chains know
 * nothing, which is not a statement that nothing happened. Where only a year is confirmed, a negative event counts from
 * its first day and a restoring one from its last.
 */
export function findHistory(question: HistoryQuestion): HistoryFinding | undefined {
  const chain = historyChains().find(({ key, subs }) => key === question.key && reaches(subs, question.sub))
  if (!chain) return undefined
  const here = chain.events.filter((event) => countsIn(event, question.circuit))
  const past = here.filter((event) => dayOf(event) <= question.draftDate)
  const hasLater = past.length < here.length
  if (past.length === 0) return hasLater ? { standing: 'noted', line: '', hasLater, notes: [] } : undefined
  return {
    standing: standingAfter(past, question.circuit),
    line: describe(past),
    hasLater,
    notes: notesOf(chain, past),
  }
}

function reaches(subs: HistoryChain['subs'], sub: string | undefined): boolean {
  return subs === undefined || subs.some((reached) => sub !== undefined && isWithin(sub, reached))
}

function countsIn(event: HistoryEvent, circuit: string | undefined): boolean {
  return event.circuits === undefined || circuit === undefined || event.circuits.includes(circuit)
}

function dayOf({ date, effect }: HistoryEvent): IsoDate {
  const [year, month, day] = date.split('-')
  const isLate = outcome[effect] === 'changed'
  return `${year}-${month ?? (isLate ? '12' : '01')}-${day ?? (isLate ? '31' : '01')}`
}

/** The last event that changes the standing decides; one that holds only in some circuits warns where none is known. */
function standingAfter(past: readonly HistoryEvent[], circuit: string | undefined): Standing {
  let standing: Standing = 'noted'
  for (const event of past) {
    const next = event.circuits && circuit === undefined ? 'caution' : outcome[event.effect]
    if (next !== 'noted') standing = next
  }
  return standing
}

function describe(past: readonly HistoryEvent[]): string {
  return past
    .map(({ effect, by, date, scope, circuits }) => {
      const words = effect === 'not-followed' ? 'not followed' : effect
      const part = scope === undefined ? '' : ` (${scope})`
      const where = circuits === undefined ? '' : ` in the ${circuits.map(circuitName).join(' and ')} Circuit`
      return `${words}${part}${where} ${formatEventDate(date)} by ${by}`
    })
    .join('; ')
}

function notesOf({ name }: HistoryChain, past: readonly HistoryEvent[]): string[] {
  const notes = past.flatMap(({ note }) => (note === undefined ? [] : [note]))
  const weak = past.some(({ grade }) => grade === 'C' || grade === 'N')
  return weak ? [...notes, `The history of ${name} is from background knowledge and was not read.`] : notes
}

function formatEventDate(date: string): string {
  const isWholeDay: boolean = isIsoDate(date)
  return isWholeDay ? formatLongDate(date) : date.slice(0, 4)
}

/** `9` -> `Ninth`. */
function circuitName(circuit: string): string {
  if (circuit === 'DC') return 'D.C.'
  return ordinalWords[Number(circuit) - 1] ?? circuit
}
