import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { type ModelAlias, modelAliases } from './tool.ts'

/** That a model ends, and what writes instead; the successor is chosen where nobody names one. */
export type Retirement = {
  /** The first day on which the provider does not answer for the model any more. */
  readonly goneOn: IsoDate
  readonly successor?: string
}

/** A model as the provider lists it. */
export type ListedModel = {
  readonly id: string
  /** Its `shutdown_date`, where it has one. */
  readonly goneOn?: IsoDate
  /** Epoch seconds. */
  readonly created?: number
}

/** What is known of models beside the built-in table; the first that knows a model counts. */
export type ModelKnowledge = {
  /** Models that the provider has refused as gone, whatever anybody says of them. */
  readonly refused?: ReadonlySet<string>
  /** The provider's own list; absent while it was not read. */
  readonly listed?: readonly ListedModel[]
  /** What the settings say. */
  readonly told?: Readonly<Record<string, Retirement>>
}

/**
 * When OpenAI shuts its models down, as its deprecations page was quoted by four concordant pages in November 2026; the
 * page itself was not read. It counts only where the provider's list and the settings say nothing. Azure OpenAI retires by
 * region on a calendar of its own, which is not known here.
 *
 * @public
 */
export const retirementsReadOn: IsoDate = '2026-11-20'
const retirements: Readonly<Record<ModelAlias, Required<Retirement>>> = {
  o1: { goneOn: '2026-10-23', successor: 'gpt-5.6-sol' },
  'o3-mini': { goneOn: '2026-10-23', successor: 'gpt-5.6-sol' },
  'gpt-5': { goneOn: '2026-12-11', successor: 'gpt-5.6-sol' },
  o3: { goneOn: '2026-12-11', successor: 'gpt-5.6-sol' },
  'gpt-4o': { goneOn: '2027-01-14', successor: 'gpt-6-luna' },
  'gpt-4.1': { goneOn: '2027-01-14', successor: 'gpt-6-luna' },
}

/** An attorney is told of a retirement so many days ahead. */
const noticeDays = 30

export type ModelInUse = {
  /** What the provider is asked for. */
  readonly id: string
  /** The model of the alias is gone and another one writes. */
  readonly isReplaced: boolean
  /** One sentence for the attorney, where there is something to know. */
  readonly notice?: string
}

/**
 * The model behind an alias at the provider's own address on a day. An alias that the settings map to another model is the
 * administrator's choice and stays, unless the provider has refused that model.
 */
export function modelOn(
  today: IsoDate,
  alias: string,
  mapped: string = alias,
  knowledge: ModelKnowledge = {},
): ModelInUse {
  const isRefused = knowledge.refused?.has(mapped) === true
  const isSame = mapped === alias || mapped.startsWith(`${alias}-20`)
  if (!isSame && !isRefused) return { id: mapped, isReplaced: false }
  const found = isRefused ? {} : retirementOf(alias, mapped, knowledge)
  if (!found) return { id: mapped, isReplaced: false }
  const successor = successorOf(today, mapped, alias, knowledge)
  const { goneOn } = found
  if (goneOn !== undefined && today < goneOn)
    return { id: mapped, isReplaced: false, ...noticeBefore(today, goneOn, alias, successor) }
  if (successor === undefined) return { id: mapped, isReplaced: false }
  const since = goneOn === undefined ? '' : ` since ${formatLongDate(goneOn)}`
  const notice = `OpenAI does not offer ${isSame ? alias : mapped} any more${since}. ${successor} writes instead.`
  return { id: successor, isReplaced: true, notice }
}

function noticeBefore(today: IsoDate, goneOn: IsoDate, alias: string, successor: string | undefined) {
  if (Date.parse(goneOn) - Date.parse(today) > noticeDays * 86_400_000) return {}
  const then = successor === undefined ? '' : ` From then on ${successor} writes instead.`
  return { notice: `OpenAI retires ${alias} on ${formatLongDate(goneOn)}.${then}` }
}

/** When a model ends; without a day it is gone already, undefined where nothing says that it ends. */
function retirementOf(
  alias: string,
  mapped: string,
  { listed, told }: ModelKnowledge,
): { readonly goneOn?: IsoDate } | undefined {
  if (listed && listed.length > 0) {
    const entry = listed.find(({ id }) => id === mapped)
    if (!entry) return {}
    return entry.goneOn === undefined ? undefined : { goneOn: entry.goneOn }
  }
  return told?.[alias] ?? builtIn(alias)
}

const builtIn = (alias: string): Required<Retirement> | undefined =>
  Object.entries(retirements).find(([name]) => name === alias)?.[1]

/** What writes instead: what the settings or the table name, where the provider has it; else the newest that it has. */
function successorOf(
  today: IsoDate,
  gone: string,
  alias: string,
  { listed, told, refused }: ModelKnowledge,
): string | undefined {
  const named = [told?.[alias]?.successor, builtIn(alias)?.successor].filter((id) => id !== undefined)
  const isThere = (id: string) => {
    if (id === gone || refused?.has(id) === true) return false
    const entry = listed?.find((one) => one.id === id)
    return listed === undefined || listed.length === 0 ? true : entry !== undefined && (entry.goneOn ?? '9999') > today
  }
  const writers = (listed ?? [])
    .filter(({ id }) => isWriter(id))
    .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))
  const known: readonly string[] = listed ? modelAliases : []
  return [...named, ...writers.map(({ id }) => id), ...known].find(isThere)
}

/** A model for texts, of the large ones: `gpt-6-luna`, not `gpt-6-mini` or one for sound and pictures. */
function isWriter(id: string): boolean {
  return (
    /^gpt-\d+(?:\.\d+)?(?:-[a-z]+)?$/.test(id) && !/(?:mini|nano|audio|realtime|image|search|codex|chat|live)$/.test(id)
  )
}

/**
 * Retirements as the settings name them: `gpt-5=2026-12-11>gpt-6-luna, o3=2026-12-11`. Undefined for a text of another
 * form.
 */
export function readRetirements(text: string): Readonly<Record<string, Retirement>> | undefined {
  const found: Record<string, Retirement> = {}
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [, alias, goneOn, successor] = /^([\w.:-]{1,80})=(\d{4}-\d{2}-\d{2})(?:>([\w.:-]{1,80}))?$/.exec(part) ?? []
    if (alias === undefined || goneOn === undefined) return undefined
    found[alias] = { goneOn, ...(successor !== undefined && { successor }) }
  }
  return found
}
