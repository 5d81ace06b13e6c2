import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, factOf, passagesOf, surelyAgainst } from '#domain/case-map/read-map.ts'
import { countryName, listInWords } from '#domain/prose/words.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { elementId, type HardshipPart } from '../map/element-ids.ts'
import { nounPhrases } from './noun-phrases.ts'
import { tasksOf } from './tasks.ts'
import { isAvailable } from './available-there.ts'
import { factsIn, type Teller } from './teller.ts'

/**
 * What the papers hold against the hardship of one relative, put into the balance by its kind and its page, each with what
 * answers it. It says no more of a fact than its kind; what it says was told where it is argued.
 */
export function otherSide(teller: Teller, role: string): string[] {
  const said = [
    ...health(teller, role),
    ...help(teller, role),
    ...means(teller, role),
    ...apart(teller, role),
    ...abroad(teller, role),
  ]
  return said.length === 0 ? [] : ['Some of the record points the other way, and it belongs in the balance.', ...said]
}

/** What is surely held against this part, told by a paper. */
function heldAgainst({ map }: Teller, role: string, ...parts: readonly HardshipPart[]): CaseFact[] {
  const elements = new Set(parts.map((part) => elementId(role, part)))
  return surelyAgainst(map)
    .filter(({ element }) => elements.has(element))
    .flatMap(({ fact }) => factOf(map, fact) ?? [])
    .filter((fact) => fact.state !== 'left-out' && passagesOf(map, fact).length > 0)
}

function health(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'health')
  const ofIllness = new Set(factsIn(teller, `sep_${role}`, 'illness').map(({ id }) => id))
  const own = facts.filter(
    (fact) =>
      fact.subject === role || fact.persons.includes(role) || (fact.persons.length === 0 && ofIllness.has(fact.id)),
  )
  const good = own.filter((fact) => !showsSign('weak-opinion', fact))
  // What a school cannot say of a child is no limit of an evaluation of the child’s mother.
  const weak = own.filter((fact) => showsSign('weak-opinion', fact))
  return [
    ...(good.length === 0
      ? []
      : [
          `The evidence tells of what is good in {${role}.poss} health today${shownBy(teller, good)}. That is how it stands with the care and the life of today; it does not tell how {${role}.he} would fare in another.`,
        ]),
    ...(weak.length === 0
      ? []
      : [
          `The evaluation states its own limits${shownBy(teller, weak)}. It is offered within them, together with the other papers on {${role}.poss} health.`,
        ]),
  ]
}

/** Others who help, by name where the papers name them. */
function help(teller: Teller, role: string): string[] {
  const helpersIn = ({ subject, persons }: CaseFact) =>
    (subject === undefined ? persons : [subject]).filter((id) => isHelper(teller, id, role))
  // Of whom no name is known, and what a child does, is told where it is argued.
  const facts = heldAgainst(teller, role, 'care').filter(
    (fact) => !isSupposed(fact) && helpersIn(fact).length > 0 && !isCaredFor(teller, fact, helpersIn(fact)),
  )
  if (facts.length === 0) return []
  const helpers = [...new Set(facts.flatMap(helpersIn))].slice(0, 3)
  const whom = `There is help from ${listInWords(helpers.map((id) => `{${id}}`))}`
  const limits = teller.map.facts.filter(
    (fact) =>
      fact.state !== 'left-out' &&
      facts.every(({ id }) => id !== fact.id) &&
      helpers.includes(fact.subject ?? '') &&
      limited.test(fact.asTold ?? fact.wording),
  )
  const done = tasksOf(factsIn(teller, `sep_${role}`), role)
  const answer =
    limits.length > 0
      ? `What it cannot do the record says as well${shownBy(teller, limits)}.`
      : `It stands beside ${done.length === 0 ? 'what {applicant} does' : `${listInWords(done)} that {applicant} sees to`} today, and not in its place.`
  return [`${whom}${shownBy(teller, facts)}. ${answer}`]
}

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
const isSupposed = ({ wording, asTold }: CaseFact): boolean =>
  /\b(?:[Ii]f|would|could|might|may|were to)\b/u.test(asTold ?? wording)

const limited =
  /\b(?:cannot|can[’']t|could not|couldn[’']t|unable|not able|works? nights?|is away|does not live|gave up|quit)\b/iu

function means(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'money')
  return facts.length === 0
    ? []
    : [
        `Of means the record holds more than the pay${shownBy(teller, facts)}. Money could not do in the home what {applicant} does there.`,
      ]
}

function apart(teller: Teller, role: string): string[] {
  const facts = heldAgainst(teller, role, 'life').filter(
    (fact) => showsSign('managed', fact) && !isSupposed(fact) && fact.persons.includes(role),
  )
  const years = teller.waiver.presence?.bar === 'ten_year' ? ' of ten years' : ''
  return facts.length === 0
    ? []
    : [
        `{${role}} has come through harder times${shownBy(teller, facts)}. What could be borne for a time is no measure of a bar${years}.`,
      ]
}

/** What the country of relocation does have. */
function abroad(teller: Teller, role: string): string[] {
  const { applicant, relatives } = teller.waiver
  const isArgued = relatives.some((one) => one.role === role && one.argueRelocation === 'yes')
  const held = heldAgainst(teller, role, 'ties', 'services').filter((fact) => !isSupposed(fact))
  const facts = [
    ...held.filter(({ kind, quoteOnly }) => kind !== 'country' && quoteOnly !== true),
    ...factsIn(teller, `rel_${role}`).filter((fact) => fact.kind === 'country' && isAvailable(fact)),
  ]
  if (!isArgued || facts.length === 0 || applicant.citizenship === undefined) return []
  const lacks = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|a life in)/u.test(phrase),
  )
  return [
    `${capitalized(countryName(applicant.citizenship))} is not without anything that {${role}} would need${shownBy(teller, facts)}. ${
      lacks.length === 0
        ? `It could not give {${role}} what {${role}.subj} would leave here.`
        : `It leaves {${role}} with ${listInWords(lacks.slice(0, 2))}.`
    }`,
  ]
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Where it stands, three exhibits at most. */
function shownBy({ map }: Teller, facts: readonly CaseFact[]): string {
  const tokens = exhibitTokens(
    map,
    facts.flatMap((fact) => passagesOf(map, fact)),
  )
  return tokens.length === 0 ? '' : ` (${tokens.slice(0, 3).join('; ')})`
}
