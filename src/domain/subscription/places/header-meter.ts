import { isInTrial } from '../billing-facts.ts'
import { counted } from '../money.ts'
import { type Reader, daysTo, onDay, whenIs } from './reader.ts'

export type HeaderMeter = {
  /** `1,075 of 1,500 credits`; null where drafting is off: credits that cannot be used are not shown. */
  readonly figure: string | null
  readonly note: string | null
  /** Leads to the billing page; stands alone where there is no figure. */
  readonly link: string | null
  /** The share that is left, 0 to 100. */
  readonly percent: number | null
  /** The date of what the note counts to. */
  readonly tooltip: string | null
  readonly isWarning: boolean
}

const subscribe = 'Subscribe for more credits!'

/** The credits in the header (specification 1, section 2 'Header'); null: nothing at all. */
export function headerMeter(reader: Reader): HeaderMeter | null {
  const { facts } = reader
  const { limit, left } = facts.credits
  const said = noteOf(reader)
  if (said === null) return withoutFigure(reader)
  const link = facts.role === 'owner' ? (said.link ?? null) : null
  const percent = limit === 0 ? 0 : Math.round((10_000 * left) / limit) / 100
  return {
    figure: `${counted(left)} of ${counted(limit)} credits`,
    note: said.note,
    link,
    percent,
    tooltip: said.end === null ? null : `${said.name}: ${onDay(said.end, reader)}`,
    isWarning: said.isWarning ?? false,
  }
}

function withoutFigure({ facts }: Reader): HeaderMeter | null {
  if (facts.role === 'dependent') return null
  const links: Partial<Record<string, string>> = {
    paused: 'Subscription paused',
    unconfirmed: 'Renewal is being confirmed',
  }
  const link = links[facts.situation] ?? subscribe
  return { figure: null, note: null, link, percent: null, tooltip: null, isWarning: false }
}

type Said = {
  note: string | null
  end: number | null
  name: 'Reset' | 'End' | 'Trial ends' | 'Drafting ends'
  link?: string
  isWarning?: true
}

function noteOf(reader: Reader): Said | null {
  const { facts } = reader
  const end = facts.termEnd
  switch (facts.situation) {
    case 'active':
    case 'active-planned':
    case 'active-used':
    case 'trial-ordered':
      return { note: `resets in ${daysTo(end, reader)}`, end, name: 'Reset' }
    case 'trial':
    case 'trial-used':
      return trialNote(reader)
    case 'starter': {
      const ends = facts.drafting.endsAt
      return { note: `end ${whenIs(ends, reader)}`, end: ends, name: 'End', link: subscribe }
    }
    case 'starter-used':
      return { note: null, end: facts.drafting.endsAt, name: 'End', link: subscribe }
    case 'ending':
      return { note: `end ${whenIs(end, reader)}`, end, name: 'End' }
    case 'past-due':
    case 'grace': {
      const ends = facts.due?.draftingEndsAt ?? null
      const why = facts.role === 'owner' ? 'payment failed, ' : ''
      return { note: `${why}drafting ends ${whenIs(ends, reader)}`, end: ends, name: 'Drafting ends', isWarning: true }
    }
    default:
      return null
  }
}

/** A trial's credits reset only with a plan that begins then. */
function trialNote(reader: Reader): Said | null {
  const { facts } = reader
  if (!isInTrial(facts)) return null
  const end = facts.termEnd
  const days = daysTo(end, reader)
  if (facts.nextCharge) return { note: `resets in ${days}`, end, name: 'Reset' }
  if (facts.status === 'in_trial') return { note: `resets in ${days} with a plan`, end, name: 'Trial ends' }
  const note = `trial ends in ${days}`
  return { note, end, name: 'Trial ends', ...(facts.status === 'trialing' && { link: subscribe }) }
}
