import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { dollars } from '#domain/prose/telling.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { isHelpless, limitsOfCare } from './application.ts'
import { foreseenIn } from './foreseen.ts'
import { budgetOf } from './budget.ts'
import { ownConditions } from './own-conditions.ts'
import { dependentIds } from './dependents.ts'
import { readHousehold } from './money.ts'
import { nounPhrases, wouldMeet } from './noun-phrases.ts'
import { tasksOf } from './tasks.ts'
import { factsIn, type Teller } from './teller.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** `isWeighed`: what is done for the illness was named just before. What one hardship does to another; each sentence only where both of its facts are there. */
export function interactions(teller: Teller, facts: readonly CaseFact[], role: string, isWeighed = false): string[] {
  const relatives = teller.waiver.relatives.length
  const sentences = [
    ...ofIllness(teller, facts, role, isWeighed),
    ...ofWork(teller, facts, role),
    ...moveIsNoWayOut(teller, facts, role),
    ...ofBoth(teller, role),
  ]
  const together =
    relatives > 1
      ? [
          'Where the hardship to one relative were thought insufficient alone, the hardship to all should be weighed together.',
        ]
      : []
  if (sentences.length < 2) return [...sentences, ...together]
  return [`For {${role}} each of these takes away the remedy for another.`, ...sentences, ...together]
}

/** A court’s own words that a child’s home may not be moved. */
export const orderOnChild = ({ map }: Teller, facts: readonly CaseFact[]): CaseFact | undefined =>
  facts.find(
    (fact) =>
      ofChildOrParents.test(fact.asTold ?? fact.wording) &&
      /\b(?:[Nn]either|shall not|may not)\b[^.;]{0,80}\b(?:removed?|relocated?|moved?|taken?)\b/u.test(
        fact.asTold ?? fact.wording,
      ) &&
      passagesOf(map, fact).length > 0,
  )

/** `I may not be moved by anyone untrained` is said of a patient. */
const ofChildOrParents =
  /\b(?:child(?:ren)?|minor|part(?:y|ies)|parents?|sons?|daughters?|residence|custody|of us|out of)\b|\bfrom the [Ss]tate\b/u

export const dependentsOf = (teller: Teller, role: string): string =>
  listInWords(dependentIds(teller, factsIn(teller, `sep_${role}`, 'dependents'), role))

/** The help that the illness calls for would end, and could not be bought by one who cannot work. */
function ofIllness(teller: Teller, facts: readonly CaseFact[], role: string, isWeighed: boolean): string[] {
  const [condition] = ownConditions(teller, role)
  const done = listInWords(tasksOf(facts, role))
  if (done === '') return []
  const whom = dependentsOf(teller, role)
  const { relativePay } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  return [
    ...(condition === undefined
      ? []
      : [
          `${isWeighed ? `A refusal would take away the one who sees to {${role}.him} today` : `{${role}.poss} ${condition} calls for ${done}, and a refusal would take away the one who does this`}${whom === '' ? '' : ` while the care of ${whom} went on`}.`,
        ]),
    ...(isUnableToWork(facts, role)
      ? [
          `The illness that calls for this help has also ended {${role}.poss} own work, so that it could not be bought${relativePay === undefined ? '' : ` on ${dollars(relativePay)} a month`}.`,
        ]
      : []),
  ]
}

/** What more work would cost, what care would, and who pays for the treatment. */
function ofWork(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const told = facts.filter(({ negated }) => negated !== true)
  const whom = dependentsOf(teller, role)
  const { relativePay, care } = readHousehold(facts, role, teller.map.persons, budgetOf(teller))
  const isUnable = isUnableToWork(facts, role)
  const works =
    !isUnable &&
    told.some(({ wording, subject }) => subject === role && /\b(?:works|earns|brings home|shifts?)\b/u.test(wording))
  return [
    ...(works && whom !== ''
      ? [
          `More hours of work could make up for a part of the income, but {${role}} would be away from ${whom} in those hours.`,
        ]
      : []),
    ...(care !== undefined && relativePay !== undefined && !isUnable
      ? [`Paid care at ${dollars(care)} a month would have to come out of {${role}.poss} ${dollars(relativePay)}.`]
      : []),
    ...(ownConditions(teller, role).length > 0 ? ofInsurance(teller, told, role) : []),
    ...ofInterruption(teller, role),
  ]
}

/** Who pays for the treatment. */
function ofInsurance({ map }: Teller, told: readonly CaseFact[], role: string): string[] {
  const saying = told.filter((fact) => isInsuredByApplicant(fact, role))
  return saying.length === 0
    ? []
    : [`The treatment is paid by insurance that comes with the work of {applicant}${shown(map, saying)}.`]
}

/** A clinician's own words on what a gap in the treatment would do. */
function ofInterruption(teller: Teller, role: string): string[] {
  const saying = factsIn(teller, `sep_${role}`, 'illness').filter(
    (fact) =>
      fact.negated !== true &&
      interrupted.test(fact.asTold ?? fact.wording) &&
      passagesOf(teller.map, fact).some(({ document }) =>
        isClinicalPaper(teller.map.exhibits.find(({ id }) => id === document)?.title ?? '', document, teller.waiver),
      ),
  )
  // What the weighing says already.
  const isSaid = foreseenIn(saying, teller).length > 0
  return saying.length === 0 || isSaid
    ? []
    : [`The treatment bears no gap: the clinician says what an interruption would do${shown(teller.map, saying)}.`]
}

const interrupted =
  /\b(?:interrupt\p{L}*|(?:a )?(?:stop|lapse|gap|break|missed doses?)(?: of| in)?)\b[^.;]{0,80}\b(?:risks?|loss|flares?|irreversible|relapse|antibod\p{L}*|blind\p{L}*|fatal|death)\b|\b[Dd]o not interrupt\b/u

const shown = (map: Teller['map'], facts: readonly CaseFact[]): string => {
  const tokens = exhibitTokens(
    map,
    facts.flatMap((fact) => passagesOf(map, fact)),
  )
  return tokens.length === 0 ? '' : ` (${tokens.slice(0, 2).join('; ')})`
}

/** Without the forms of the tokens, whose points end no sentence. */
const isInsuredByApplicant = ({ wording, asTold }: CaseFact, role: string): boolean =>
  /\b(?:insurance|health plan|covered|insured|coverage)\b/iu.test(asTold ?? wording) &&
  new RegExp(
    String.raw`\{applicant\} carries (?:the |a )?(?:family )?(?:health |family )?(?:insurance|plan|coverage)\b|\{applicant\}[^.;]{0,40}\b(?:insurance|plan|coverage)\b[^.;]{0,30}\bcovers? (?:\{${role}|both|all|the (?:whole )?family)|\{${role}[^.;]{0,60}\b(?:is|covered|insured|insurance|plan|coverage)\b[^.;]{0,12}(?:on|by|under|through|from)\b[^.;]{0,20}\{applicant\} (?:\p{Ll}+ )?(?:insurance|health plan|plan|coverage|work|job|employer)`,
    'u',
  ).test(wording.replaceAll(/\{([a-z0-9-]+)\.\w+\}/gu, '{$1}'))

const isUnableToWork = (facts: readonly CaseFact[], role: string): boolean =>
  facts.some((fact) => fact.persons.includes(role) && unableToWork.test(fact.asTold ?? fact.wording))

const unableToWork =
  /\b(?:cannot work|can[’']t work|unable to work|cannot hold a job|had to (?:quit|stop working|leave (?:the|his|her|my) job)|SSDI|disability (?:benefits|check|pension)|medically retired|totally disabled)\b/u

/** Whoever is ill and cares for others; and a choice of two of which each costs what the other would keep. */
function ofBoth(teller: Teller, role: string): string[] {
  const [condition] = ownConditions(teller, role)
  const whom = dependentsOf(teller, role)
  const [relative] = teller.waiver.relatives
  const limits = limitsOfCare(teller, role)
  const hasMove =
    relative?.argueRelocation === 'yes' &&
    factsIn(teller, `rel_${role}`).some((fact) => passagesOf(teller.map, fact).length > 0)
  return [
    ...(condition === undefined || whom === ''
      ? []
      : [
          isHelpless(teller, role)
            ? `The one who could not care for ${whom} alone lives with ${conditionInSentence(condition)} and needs care in turn.`
            : `{${role}} would have to give ${whom} the whole of the care while living with ${conditionInSentence(condition)}${limits.length === 0 ? '' : `, which a clinician advises against${shown(teller.map, limits)}`}.`,
        ]),
    ...(hasMove
      ? [
          `To stay is to lose what {applicant} does here; to go is to lose the treatment, the family and the living that are here, and neither choice spares {${role}} both.`,
        ]
      : []),
  ]
}

/** A move would end the separation, and cost what the section on it shows. */
function moveIsNoWayOut(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const [relative] = teller.waiver.relatives
  if (relative?.argueRelocation !== 'yes') return []
  const order = orderOnChild(teller, facts)
  const lacks = nounPhrases(factsIn(teller, `rel_${role}`), role, 6).filter((phrase) =>
    /^(?:the absence|a place without|a single|a life in)/u.test(phrase),
  )
  const costs = [...(order === undefined ? [] : ['the child whom the court’s order keeps here']), ...lacks.slice(0, 2)]
  if (costs.length === 0) return []
  return [
    order === undefined
      ? `Nor would a move end it: there {${role}} would ${wouldMeet(costs)}.`
      : `Nor would a move end it: {${role}} would leave behind ${costs[0]}${lacks.length === 0 ? '' : `, for ${listInWords(lacks.slice(0, 2))}`}.`,
  ]
}
