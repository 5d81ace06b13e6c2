import type { OffReason } from '../billing-facts.ts'
import { subscriptionInactiveTitle, subscriptionLimit } from '../billing-messages.ts'
import { toDrafts } from '../credits.ts'
import { isLargest } from '../plan-change.ts'
import { limitSentence } from './credits-end.ts'
import { dependentReason } from './dependent.ts'
import { type Reader, type Target, addresses, asSentence } from './reader.ts'
import {
  type RefusalDialog,
  type RefusalReason,
  asARule,
  buttonOf,
  letterStillPossible,
  refusalReason,
  textOf,
  tooFew,
} from './refusal.ts'

/** What the dialog says to who may not draft now; null where nothing refuses it. */
export function refusalDialog(reader: Reader, cost: number): RefusalDialog | null {
  const code = refusalReason(reader, cost)
  if (code === undefined) return null
  return code === 'credits-used-up' || code === 'credits-too-few'
    ? limitDialog(reader, code, cost)
    : offDialog(reader, code)
}

function offDialog(reader: Reader, code: OffReason): RefusalDialog {
  const error = code === 'no-subscription' ? 'no-subscription' : 'subscription-inactive'
  const isDependent = reader.facts.role === 'dependent'
  const text = isDependent ? dependentReason(reader) : textOf(reader, code, 0)
  const body =
    code === 'renewal-unconfirmed' && !isDependent
      ? `The new term of your subscription is being confirmed. ${asARule}`
      : asSentence(text.replace('Drafting is off: ', ''))
  const button = isDependent ? null : buttonOf(reader, code)
  return { error, title: subscriptionInactiveTitle, body, link: null, button, after: null, note: null }
}

function limitDialog(reader: Reader, code: RefusalReason, cost: number): RefusalDialog {
  const { facts, support } = reader
  const { left, limit } = facts.credits
  const body = `${subscriptionLimit(toDrafts(left), toDrafts(limit))} ${limitSentence(reader)}`
  const note = code === 'credits-too-few' ? `${tooFew(reader, cost)}${letterStillPossible(reader, cost)}` : null
  const frame = {
    error: 'subscription-limit-reached',
    title: 'You reached your subscription limit.',
    body,
    note,
  } as const
  if (facts.role === 'dependent') {
    const after = `Please ask ${facts.contact ?? 'your admin'} if you need more before.`
    return { ...frame, link: null, button: null, after }
  }
  if (facts.plan && isLargest(facts.plan) && facts.creditsResetAt !== null) {
    const after = `You have the largest plan. Write to ${support} if you need more.`
    return { ...frame, link: null, button: null, after }
  }
  return { ...frame, link: limitLink(reader), button: null, after: null }
}

function limitLink({ facts }: Reader): { label: string; to: Target } {
  if (facts.situation === 'ending') return { label: 'Click here to keep the subscription', to: addresses.billing }
  if (facts.situation === 'past-due' || facts.situation === 'grace') return { label: 'Click here to pay', to: 'portal' }
  return { label: 'Click here to see upgrade options', to: addresses.billing }
}
