import { findDates } from '#domain/language/find-dates.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { readNumber } from '#domain/language/numbers.ts'
import type { CaseFact } from '../case-map.ts'
import { type MadeFact, quantitiesOf } from './made-fact.ts'

export type MeasureKind = 'often' | 'long' | 'day' | 'status' | 'children'

/** What two facts are compared by: how often, how long, on which day, what somebody is, how many children. */
export type Measure = {
  readonly kind: MeasureKind
  readonly per?: string
  readonly value: number
  readonly text: string
}

const daysIn: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30.4 }
const occasions = new Set(['time', 'session', 'visit', 'appointment', 'treatment', 'day', 'trip', 'shift'])

/** All that a fact can be compared by. */
export function measuresOf({ fact }: MadeFact): Measure[] {
  if (fact.kind === 'country' && !fact.persons.includes('applicant')) return []
  const text = fact.asTold ?? fact.statement
  const quantities = quantitiesOf(text).flatMap(({ value, text: written, start, end }): Measure[] => {
    if (value.type !== 'quantity' || value.unit === undefined) return []
    const rest = text.slice(end)
    const per = /^,? (?:a|per|every|each) (week|month|day|year)\b/.exec(rest)?.[1]
    if (per !== undefined)
      return occasions.has(value.unit) ? [{ kind: 'often', per, value: value.count, text: `${written} a ${per}` }] : []
    const days = daysIn[value.unit]
    const isFor = /\bfor (?:about |almost |nearly |over |some |the )?$/i.test(
      text.slice(Math.max(0, start - 14), start),
    )
    // How long something took, not when it was or how old somebody is.
    if (
      days === undefined ||
      // `in the last twelve months`, `in those two months`: within which time, and not how long.
      /\b(?:in|within|over|during) (?:the )?(?:last|past|next|first|previous|those|these) (?:about )?$/iu.test(
        text.slice(Math.max(0, start - 24), start),
      ) ||
      /^(?:the )?(?:last|past|those|these)\b/iu.test(written) ||
      /\bof (?:those|these|the|his|her)\b/.test(written) ||
      (!isFor && /^,? (?:ago|old|later|before|earlier|after|of age|of 20)|^-old/.test(rest))
    )
      return []
    return [{ kind: 'long', value: value.count * days, text: written }]
  })
  const stated = [...statusOf(fact, text), ...childrenOf(fact, text)]
  const { date } = fact
  // A sentence that names several days tells of more than one event.
  const isOneDay = findDates(text).length < 2 && !/\b\p{Lu}\p{Ll}{2,8} \d{1,2} to \d{1,2}\b/u.test(text)
  const isDay = isOneDay && date !== undefined && date.to === undefined && /^\d{4}-\d{2}-\d{2}$/.test(date.from)
  return isDay
    ? [
        ...quantities,
        ...stated,
        { kind: 'day', value: Date.parse(date.from) / 86_400_000, text: formatLongDate(date.from) },
      ]
    : [...quantities, ...stated]
}

/** What somebody is now: a citizen or a permanent resident. Who was naturalised was both. */
function statusOf({ subject }: CaseFact, text: string): Measure[] {
  if (subject === undefined || /naturali[sz]|became|used to|formerly|before\b/i.test(text)) return []
  const found =
    /\b(?:is|am|are|has been|have been) (?:now )?(?:a |an )?(?:lawful )?((?:US |U\.S\. |United States |American )?citizen(?! of (?!the United))|permanent resident)\b/i.exec(
      text,
    )
  const written = found?.[1]
  if (written === undefined) return []
  const isCitizen = /citizen/i.test(written)
  return [
    {
      kind: 'status',
      per: subject,
      value: isCitizen ? 1 : 2,
      text: isCitizen ? 'a citizen of the United States' : 'a permanent resident',
    },
  ]
}

const ofOtherParent =
  /\b(?:brother|sister|cousin|friend|neighbor|uncle|aunt|niece|nephew|coworker)(?:-in-law)?\b[^.;]{0,60}\b(?:has|have) \w+ (?:children|kids)\b/iu

/** How many children somebody has, said as such: `They have three children`. */
function childrenOf({ persons }: CaseFact, text: string): Measure[] {
  const written = /\b(?:has|have) (\w+) (?:children|kids)\b(?! under| from| with)/i.exec(text)?.[1]
  // `My brother Kyle is in Nevada and has three kids`: his.
  if (ofOtherParent.test(text)) return []
  const count = written === undefined ? undefined : readNumber(written)
  const parent = persons.find((id) => id === 'applicant' || id === 'spouse') ?? persons[0]
  if (count === undefined || parent === undefined) return []
  const whose = parent === 'spouse' ? 'applicant' : parent
  return [{ kind: 'children', per: whose, value: count, text: `${written} children` }]
}
