import * as z from 'zod'
import { forumIds } from '../filing-kit/kit-shapes.ts'
import type { LawPack } from './law-pack.ts'

const text = z.string().max(20_000)
const texts = z.array(text)
const day = z.iso.date()

const dated = {
  source: text.min(1),
  checkedOn: day,
  confirmed: z.boolean(),
  effective: day.exactOptional(),
  note: text.exactOptional(),
}

const authority = {
  id: z.string().min(1).max(80),
  token: z.string().max(20).exactOptional(),
  name: text.min(1),
  citation: text.min(1),
  parts: texts.exactOptional(),
  pin: text.exactOptional(),
  proposition: text,
  status: z.enum(['good', 'good-adverse', 'reinstated-adverse', 'check', 'overruled', 'superseded', 'vacated']),
  history: text.exactOptional(),
  usedFor: texts,
  offered: z.boolean(),
  grade: z.enum(['A', 'B', 'C', 'N']),
  confirmed: z.boolean().exactOptional(),
  open: text.exactOptional(),
  source: text.min(1),
  checkedOn: day.exactOptional(),
}

const circuitAuthority = z.object({
  ...authority,
  kind: z.enum(['case', 'agency', 'regulation', 'statute']),
  reporter: text.exactOptional(),
  court: text,
  year: z.number().int().exactOptional(),
  circuit: text,
  issues: texts,
  holding: text.exactOptional(),
  quote: text.exactOptional(),
  adverse: z.boolean(),
  confirmed: z.boolean(),
  checkedOn: day,
})

const historyChain = z.object({
  key: text.min(1),
  name: text,
  subs: texts.exactOptional(),
  events: z.array(
    z.object({
      effect: z.enum([
        'overruled',
        'vacated',
        'superseded',
        'abrogated',
        'enjoined',
        'reinstated',
        'restored',
        'modified',
        'stayed',
        'not-followed',
        'criticized',
        'clarified',
        'reaffirmed',
      ]),
      by: text,
      date: z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/),
      scope: text.exactOptional(),
      circuits: texts.exactOptional(),
      note: text.exactOptional(),
      grade: z.enum(['A', 'B', 'C', 'N']),
    }),
  ),
})

const policy = z.object({
  id: z.string().min(1).max(80),
  title: text,
  effectiveFrom: day.exactOptional(),
  effectiveTo: day.exactOptional(),
  tools: texts,
  forums: texts,
  countries: z.array(z.string().length(2)),
  match: text.exactOptional(),
  checks: z.record(z.string(), text),
  legalBasis: text.exactOptional(),
  status: text,
  says: text,
  effect: text,
  source: text.min(1),
  checkedOn: day,
  confirmed: z.boolean(),
  note: text.exactOptional(),
})

const lockbox = z.enum(['elgin', 'phoenix', 'dallas', 'chicago', 'military_chicago'])
const fee = z.object({ ...dated, dollars: z.number().int().min(0).max(100_000) })
const n400Filing = z.object({
  version: text,
  form: z.object({ ...dated, edition: text }),
  fees: z.object({ standard: fee, reduced: fee, waiver: fee, service: fee }),
  addresses: z
    .array(
      z.object({
        ...dated,
        id: z.string().min(1).max(80),
        lockbox,
        carrier: z.enum(['usps', 'other']),
        label: text,
        lines: z.array(z.string().min(1).max(200)).min(2).max(8),
      }),
    )
    .min(1),
  lockboxChart: z.object(dated),
  lockboxByState: z.record(z.string(), lockbox),
})

const confirmed = z.union([z.boolean(), z.literal('product')])
const forumId = z.enum(forumIds)
const days = z.number().int().min(0).max(10_000)

const deadlineNumbers = z.object({
  checkedOn: day,
  asylumClock: z.object({ mayFile: days, mayBeGranted: days }),
  asylumFeeNotice: days,
  asylumEvidence: days,
  callUp: z.object({ individual: days, master: days }),
  courtResponse: days,
  boardAppeal: z.object({ days, verifyAfterDays: days }),
  boardBrief: z.object({ days, since: day, before: days }),
  boardResponse: days,
  feeWaiverCure: days,
  reopen: days,
  rescind: days,
  reconsider: days,
  uscisDecision: z.object({ days, mail: days }),
  petitionForReview: days,
  uscisNotice: z.object({ rfe: days, noid: days, mail: days }),
  earlyFiling: days,
  sixMonths: days,
  oneYear: days,
  photoReuseMonths: days,
  studentGrace: z.object({ f1: days, j1: days, reported: days }),
  addressChange: z.object({ court: days, boardWorkingDays: days, uscis: days }),
  reminders: z.object({ stay: z.array(days), tps: z.array(days), passportMonths: z.array(days) }),
  passportMonthsAfterStay: days,
})

const parts = z.object({
  authoritiesCheckedOn: day,
  authorities: z.array(z.object(authority)),
  circuitAuthorities: z.array(circuitAuthority),
  historyChains: z.array(historyChain),
  policies: z.array(policy),
  circuitsCheckedOn: day,
  circuits: z.array(z.object({ id: text, ordinal: text, name: text, states: z.array(z.string().length(2)) })),
  n400Filing,
  formEditions: z.array(z.object({ ...dated, form: text, edition: text, pages: z.number().int().min(1) })),
  filingKitCheckedOn: day,
  preflightRules: z.array(
    z.object({
      code: z.string().min(1).max(20),
      forum: z.union([forumId, z.literal('all')]),
      holds: text,
      test: text,
      severity: z.enum(['block', 'warn', 'ask', 'fix', 'info']),
      sentence: text,
      sources: texts,
      confirmed,
      note: text.exactOptional(),
    }),
  ),
  deadlineRules: z.array(
    z.object({
      id: text,
      title: text,
      kind: z.enum(['deadline', 'opens', 'computed', 'window', 'event', 'expiry']),
      trigger: text,
      arithmetic: text,
      roll: text,
      sources: texts,
      confirmed,
      clientPage: text,
      ics: text,
      examples: z.array(z.object({ given: text, result: text })),
      note: text,
    }),
  ),
  deadlineNumbers,
  kitSources: z.record(z.string(), z.object({ text, address: text, date: text, grade: text })),
  forums: z.array(
    z.object({
      ...dated,
      id: forumId,
      name: text,
      channel: z.enum(['ecas', 'lockbox', 'online', 'asylum-office']),
      channelName: text,
      fileBytes: z.number().int().positive().nullable(),
      warnBytes: z.number().int().positive().exactOptional(),
      briefIs: z.enum(['combined', 'exhibits']),
      briefPages: z.number().int().positive().exactOptional(),
      service: text.exactOptional(),
    }),
  ),
  aiDisclosureRules: z.array(
    z.object({
      ...dated,
      id: text,
      forum: text,
      forums: z.array(forumId).exactOptional(),
      rule: text,
      variant: z.enum(['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'ask']),
      asks: text.exactOptional(),
      hasSanction: z.literal(true).exactOptional(),
    }),
  ),
  reviewPeriods: z.object({
    days: z.object({
      'country-lists': days,
      fees: days,
      memoranda: days,
      decisions: days,
      unconfirmed: days,
      statutes: days,
      circuits: days,
    }),
    feeDays: z.array(z.string().regex(/^\d{2}-\d{2}$/)),
  }),
})

/** The shape of a pack. What a pack must hold besides is judged by `problemsOf`. */
export const lawPackSchema: z.ZodType<LawPack> = z.object({
  version: z.string(),
  says: z.string().trim().min(1).max(1000),
  parts,
})
