import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { once } from './said-once.ts'
import { tasksOf } from './tasks.ts'
import { factsIn, type Teller } from './teller.ts'

/**
 * The help that the relative has from others, by name, with what the record says of its limits: neither hidden nor taken
 * for more than it is. `held`: what the map holds against the need of care.
 */
export function helpOfOthers(teller: Teller, role: string, held: readonly CaseFact[]): string[] {
  const helpersIn = ({ subject, persons }: CaseFact) =>
    (subject === undefined ? persons : [subject]).filter((id) => isHelper(teller, id, role))
  const helping = liveFacts(teller.map).filter((fact) => tellsOfHelp(fact, helpersIn(fact)))
  // Of whom no name is known, and what a child does, is told where it is argued.
  const facts = [...new Set([...held, ...helping])].filter(
    (fact) => !isSupposed(fact) && helpersIn(fact).length > 0 && !isCaredFor(teller, fact, helpersIn(fact)),
  )
  if (facts.length === 0) return []
  const helpers = [...new Set(facts.flatMap(helpersIn))].slice(0, 3)
  // Of two relatives who have one helper it is told once.
  if (once(teller, `help from ${helpers.join(' ')}`) === '') return []
  const whom = `There is help from ${listInWords(helpers.map((id) => `{${id}}`))}`
  const known = liveFacts(teller.map)
  // Who lives in the same town is not far.
  const isHere = (said: string) => {
    const town = /^lives in (\p{Lu}\p{L}+)/u.exec(said)?.[1]
    return (
      town !== undefined &&
      known.some(
        ({ wording }) =>
          wording.includes(town) &&
          /\{(?:applicant|spouse|mother|father)/u.test(wording) &&
          !helpers.some((who) => wording.includes(`{${who}`)),
      )
    )
  }
  const limits = known
    .flatMap((fact) => [...limitsIn(fact, helpers), ...ownLimitsIn(teller, fact, helpers)])
    .filter(({ said }) => !isHere(said))
  const vague = known.filter(
    (fact) =>
      facts.every(({ id }) => id !== fact.id) &&
      helpers.includes(fact.subject ?? '') &&
      limited.test(fact.asTold ?? fact.wording),
  )
  const done = tasksOf(factsIn(teller, `sep_${role}`), role)
  const named = [...new Map(limits.map((one) => [`${one.who} ${one.said}`, one])).values()].slice(0, 3)
  const answer =
    named.length > 0
      ? `It has its limits: ${listInWords(inOrder(named))}${shownBy(
          teller,
          named.map(({ fact }) => fact),
        )}.`
      : vague.length > 0
        ? `What it cannot do the record says as well${shownBy(teller, vague)}.`
        : `It stands beside ${done.length === 0 ? 'what {applicant} does' : `${listInWords(done)} that {applicant} sees to`} today, and not in its place.`
  return [`${whom}${shownBy(teller, facts)}. ${answer}`]
}

type Limit = { readonly who: string; readonly said: string; readonly fact: CaseFact }

/** `{craig} works nights at the plant and will not drive in Omaha`: what is said of one stands together. */
const inOrder = (limits: readonly Limit[]): string[] =>
  [...Map.groupBy(limits, ({ who }) => who)].map(
    ([who, own]) => `{${who}.subj} ${listInWords(own.map(({ said }) => said))}`,
  )

/** What a statement says that a helper cannot do, in its own words, where the helper is whom the verb is about. */
function limitsIn({ wording, ...fact }: CaseFact, helpers: readonly string[]): Limit[] {
  const said = { ...fact, wording }
  return helpers.flatMap((who) => {
    const own = new RegExp(
      String.raw`\{${who}(?:\.subj)?\}(?:, \d{1,3},)? (?:[^.;{}]{2,60}?(?: and|,| but) (?:he |she )?)?(${limit})`,
      'gu',
    )
    return [...wording.matchAll(own)].map(([, words = '']) => ({ who, said: words.trim(), fact: said }))
  })
}

/** `I can’t lift over fifteen pounds`, in what the helper writes. */
function ownLimitsIn({ map }: Teller, fact: CaseFact, helpers: readonly string[]): Limit[] {
  return passagesOf(map, fact).flatMap(({ speaker, words }) => {
    const said =
      /\bI (?:can(?:[’']t|not)|will not|won[’']t) ((?:drive|lift|climb|stay|take|bathe|come)\b[^.;,]{0,50}?)(?=[,.;]|$)/u.exec(
        words,
      )?.[1]
    return speaker === undefined ||
      said === undefined ||
      !helpers.includes(speaker) ||
      /\b(?:my|me|I|her|him)\b/u.test(said)
      ? []
      : [{ who: speaker, said: `cannot ${said.trim()}`, fact }]
  })
}

const limit = [
  String.raw`works nights(?: at the [\p{L} ]{3,30}?)?(?=[,.;]|$| and\b)`,
  String.raw`(?:cannot|could not|will not|is not able to) (?:drive|lift|climb|stay|take|bathe|come)\b[^.;,{}]{0,50}(?=[,.;]|$)`,
  String.raw`lives in \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)?(?=[,.;]|$| and\b| with\b)`,
  String.raw`is away (?:from|for) [^.;,{}]{3,50}(?=[,.;]|$)`,
].join('|')

/** Does something for the household or sends it money; what somebody will not do is none. */
const tellsOfHelp = ({ wording, negated, kind }: CaseFact, helpers: readonly string[]): boolean =>
  negated !== true &&
  kind !== 'country' &&
  helpers.some((who) =>
    new RegExp(
      String.raw`\{${who}(?:\.subj)?\} (?:also |still |sometimes |often )?(?:helps\b|lives in \p{Ll}[^.;,{}]{0,40} and helps\b|has (?:taken|driven) \{|watches \{|keeps (?:\{|the (?:kids|children))|sends [^.;]{0,30}\$|babysits|looks in on|visits (?:once|twice|every|\p{L}+ times))`,
      'u',
    ).test(wording),
  )

/** `I drive her to dialysis`: whoever is cared for is no help. */
const isServed =
  /\b(?:drives?|takes?|brings?|bathes?|feeds?) (?:her|him|them) to\b|\b(?:cares?|caring) for (?:her|him|them)\b|\b(?:relies|depends) on\b|\bdialysis\b/iu

/** The one of whom a fact tells is cared for, here or elsewhere, and this tells of nothing that he or she does for others. */
function isCaredFor({ map }: Teller, fact: CaseFact, whom: readonly string[]): boolean {
  const words = fact.asTold ?? fact.wording
  if (isServed.test(words)) return true
  if (/\b(?:help|watch|babysit|mind|pick|car(?:e|ing)|look)\p{Ll}*\b/iu.test(words)) return false
  return map.facts.some(
    ({ subject, persons, asTold, wording }) =>
      [subject, ...persons].some((id) => id !== undefined && whom.includes(id)) && isServed.test(asTold ?? wording),
  )
}

const isHelper = ({ map }: Teller, id: string, role: string): boolean =>
  id !== role && map.persons.some((one) => one.id === id && /^(?:relative|parent|witness|other)$/u.test(one.role))

/** What would be is no time that was. */
export const isSupposed = ({ wording, asTold }: CaseFact): boolean =>
  /\b(?:[Ii]f|would|could|might|may|were to)\b/u.test(asTold ?? wording)

const limited =
  /\b(?:cannot|can[’']t|could not|couldn[’']t|unable|not able|works? nights?|is away|does not live|gave up|quit)\b/iu

/** Where it stands, three exhibits at most. */
export function shownBy({ map }: Teller, facts: readonly CaseFact[]): string {
  const tokens = exhibitTokens(
    map,
    facts.flatMap((fact) => passagesOf(map, fact)),
  )
  return tokens.length === 0 ? '' : ` (${tokens.slice(0, 3).join('; ')})`
}
