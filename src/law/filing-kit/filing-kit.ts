import { lawPart } from '../in-force.ts'
import { boardRules } from './preflight-board.data.ts'
import { courtRules } from './preflight-court.data.ts'
import { everyForumRules } from './preflight-every-forum.data.ts'
import { uscisRules } from './preflight-uscis.data.ts'
import { deadlinesFirst } from './deadlines-1.data.ts'
import { deadlinesSecond } from './deadlines-2.data.ts'
import { g28Map } from './form-g28.data.ts'
import { i589Map } from './form-i589.data.ts'
import { i601aMap } from './form-i601a.data.ts'
import { n400Map } from './form-n400.data.ts'
import { filingKitReadOn, type DeadlineRule, type FormMap, type KitSource, type PreflightRule } from './kit-shapes.ts'
import { kitSources as builtInSources } from './sources.data.ts'

export * from './kit-shapes.ts'
export { ruleTitle } from './rule-titles.ts'

/** The day on which the rules, deadlines and forums were last read as a whole; a source's own day stands with it. */
export const filingKitCheckedOn = lawPart('filingKitCheckedOn', filingKitReadOn)

export const preflightRules = lawPart<readonly PreflightRule[]>('preflightRules', [
  ...everyForumRules,
  ...courtRules,
  ...boardRules,
  ...uscisRules,
])
export const deadlineRules = lawPart<readonly DeadlineRule[]>('deadlineRules', [...deadlinesFirst, ...deadlinesSecond])
/** What the keys of `sources` in the rules stand for. */
export const kitSources = lawPart<Readonly<Record<string, KitSource>>>('kitSources', builtInSources)
export const formMaps: readonly FormMap[] = [i589Map, i601aMap, n400Map, g28Map]

/** The rule with this code; throws for a code that is not in the data. */
export function preflightRule(code: string): PreflightRule {
  const rule = preflightRules().find((one) => one.code === code)
  if (!rule) throw new Error(`There is no preflight rule ${code}.`)
  return rule
}

/** The sources of a row as one line: `8 CFR 1003.31 (filing, originals ...), eCFR as of 2026-01-01`. */
export function sourceLine(keys: readonly string[]): string {
  return keys
    .flatMap((key) => kitSources()[key] ?? [])
    .map(({ text, date }) => (date === '-' ? text : `${text}, ${date}`))
    .join('; ')
}
