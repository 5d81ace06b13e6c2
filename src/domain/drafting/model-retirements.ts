import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { ModelAlias } from './tool.ts'

type Retirement = {
  /** The first day on which the vendor's own address does not answer for the model any more. */
  readonly goneOn: IsoDate
  /** What the vendor suggests instead. */
  readonly successor: string
}

/**
 * When OpenAI shuts its models down, as its deprecations page was quoted by four concordant pages in November 2026; the
 * page itself was not read, so the dates are to be confirmed against `shutdown_date` of `GET /v1/models`. Azure OpenAI
 * retires by region on a calendar of its own, which is not known here.
 *
 * @public
 */
export const retirementsReadOn: IsoDate = '2026-11-20'
const retirements: Readonly<Record<ModelAlias, Retirement>> = {
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
 * The model behind an alias at OpenAI's own address on a day. An alias that the settings map to another model is the
 * administrator's choice and stays.
 */
export function modelOn(today: IsoDate, alias: string, mapped: string = alias): ModelInUse {
  const known = Object.entries(retirements).find(([name]) => name === alias)?.[1]
  const isSame = mapped === alias || mapped.startsWith(`${alias}-20`)
  if (!known || !isSame) return { id: mapped, isReplaced: false }
  const { goneOn, successor } = known
  const day = formatLongDate(goneOn)
  if (today >= goneOn) {
    const notice = `OpenAI does not offer ${alias} any more since ${day}. ${successor} writes instead.`
    return { id: successor, isReplaced: true, notice }
  }
  if (Date.parse(goneOn) - Date.parse(today) > noticeDays * 86_400_000) return { id: mapped, isReplaced: false }
  const notice = `OpenAI retires ${alias} on ${day}. From then on ${successor} writes instead.`
  return { id: mapped, isReplaced: false, notice }
}
