import {
  type Confirmed,
  filingKitCheckedOn,
  type ForumId,
  type PreflightRule,
  preflightRules,
  ruleTitle,
  type RuleSeverity,
  sourceLine,
} from '#law/filing-kit/filing-kit.ts'
import { boardJudges } from './board-rules.ts'
import { courtJudges } from './court-rules.ts'
import { everyForumJudges } from './every-forum-rules.ts'
import type { Filing, Tick } from './filing.ts'
import { type Judge, type Outcome, tickOf } from './outcome.ts'
import { asylumOfficeJudges, onlineJudges, uscisJudges } from './uscis-rules.ts'

const judges: Readonly<Record<string, Judge>> = {
  ...everyForumJudges,
  ...courtJudges,
  ...boardJudges,
  ...uscisJudges,
  ...onlineJudges,
  ...asylumOfficeJudges,
}

/** Rules of the paper filing that hold in the online account too. */
const alsoOnline = new Set(['U01', 'U03', 'U12', 'U14', 'U17', 'U20', 'U21'])

/** A line of the preflight: one rule in one place. */
export type PreflightLine = {
  readonly code: string
  /** What the rule is about, in a word or two. */
  readonly title: string
  /** What the finding is about, for keeping an answer to it; empty for the filing as a whole. */
  readonly place: string
  /** `open`: it does not hold. `ask`: it waits for an answer. `later`: the finished packet is needed. `settled`: answered or overridden. */
  readonly state: 'open' | 'ask' | 'later' | 'holds' | 'settled'
  readonly severity: RuleSeverity
  readonly sentence: string
  readonly source: string
  readonly checkedOn: string
  readonly confirmed: Confirmed
  readonly tick?: Tick
}

/** Judges a filing by every rule of its forum: deadlines and whatever stops first. Pure. */
export function runPreflight(filing: Filing): PreflightLine[] {
  const lines = preflightRules()
    .filter((rule) => isOf(rule, filing.forum))
    .flatMap((rule) => linesOf(rule, filing))
  return lines.toSorted((a, b) => order(a) - order(b))
}

/** Whether a forum knows the rule. */
export function isOf({ forum, code }: Pick<PreflightRule, 'forum' | 'code'>, of: ForumId): boolean {
  if (forum === 'all' || forum === of) return true
  if (forum === 'uscis-paper') return of === 'asylum-office' || (of === 'uscis-online' && alsoOnline.has(code))
  return false
}

function linesOf(rule: PreflightRule, filing: Filing): PreflightLine[] {
  const judge = judges[rule.code]
  if (!judge) throw new Error(`Nobody judges rule ${rule.code}.`)
  const outcome = judge(filing)
  const about = {
    code: rule.code,
    title: ruleTitle(rule.code),
    severity: severityOf(rule, filing),
    source: sourceLine(rule.sources),
    checkedOn: filingKitCheckedOn(),
    confirmed: rule.confirmed,
  }
  return placesOf(rule, outcome).map(({ place, sentence, state, severity }): PreflightLine => {
    const tick = tickOf(filing.ticks, rule.code, place)
    const line = {
      ...about,
      place,
      sentence,
      ...(severity && { severity: severityOf({ ...rule, severity }, filing) }),
      ...(tick && { tick }),
    }
    return { ...line, state: settled(state, tick) }
  })
}

type Placed = Pick<PreflightLine, 'place' | 'sentence' | 'state'> & { readonly severity?: RuleSeverity }

function placesOf(rule: PreflightRule, outcome: Outcome): Placed[] {
  switch (outcome.state) {
    case 'none':
      return []
    case 'holds':
      return [{ place: '', sentence: rule.holds, state: 'holds' }]
    case 'later':
      return [{ place: '', sentence: rule.holds, state: 'later' }]
    case 'ask':
      return outcome.questions.map(asked)
    case 'fails':
      return [
        ...outcome.failures.map((failure): Placed => ({ ...failure, state: 'open' })),
        ...(outcome.questions ?? []).map(asked),
      ]
  }
}

const asked = (question: { readonly place: string; readonly sentence: string }): Placed => ({
  ...question,
  state: 'ask',
})

/** `yes` settles a question; `no` opens the rule; a reason lets a finding stand. */
function settled(state: PreflightLine['state'], tick: Tick | undefined): PreflightLine['state'] {
  if (!tick || state === 'holds' || state === 'later') return state
  if (tick.answer === 'no') return 'open'
  if (tick.answer === 'override') return 'settled'
  return state === 'ask' ? 'settled' : state
}

/** What nobody has read the text of does not stop a filing, unless the firm or the attorney wants it to. */
function severityOf(
  { severity, confirmed }: Pick<PreflightRule, 'severity' | 'confirmed'>,
  { kit, isFirmStrict }: Filing,
): RuleSeverity {
  const isStrict = isFirmStrict === true || kit.answers['strict_rules'] === 'yes'
  return severity === 'block' && confirmed === false && !isStrict ? 'warn' : severity
}

const states = ['open', 'ask', 'later', 'settled', 'holds']
const severities = ['block', 'warn', 'ask', 'fix', 'info']
const order = ({ state, severity }: PreflightLine) => states.indexOf(state) * 10 + severities.indexOf(severity)

export type PreflightSummary = {
  readonly mustFix: number
  readonly toCheck: number
  readonly questions: number
  readonly fine: number
}

/** What the heading says: what must be fixed, what wants a look, what is asked, what is fine. */
export function summarize(lines: readonly PreflightLine[]): PreflightSummary {
  const open = lines.filter(({ state }) => state === 'open')
  return {
    mustFix: open.filter(({ severity }) => severity === 'block').length,
    toCheck: open.filter(({ severity }) => severity === 'warn' || severity === 'ask').length,
    questions: lines.filter(({ state }) => state === 'ask').length,
    fine: lines.filter(
      ({ state, severity }) =>
        state === 'holds' || state === 'settled' || (state === 'open' && (severity === 'fix' || severity === 'info')),
    ).length,
  }
}
