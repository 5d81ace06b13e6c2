import { budgetOf, tellBudget } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { conditionInSentence, listInWords } from '#domain/prose/words.ts'
import { cite, gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isInNinthCircuit } from '../case/circuit.ts'
import { conclude, ownConditions } from './burdens.ts'
import { dependentIds } from './dependents.ts'
import { applicantKin } from './kin.ts'
import { applicantShare, readHousehold } from './money.ts'
import { callsByAnothersName } from './own-voice.ts'
import { blocks, joinMarkup, tellFacts, tellPlaces, thesisOf } from './paragraphs.ts'
import { isUntold } from './record-papers.ts'
import { once } from './said-once.ts'
import type { Topic } from './topics.ts'
import {
  applyCare,
  applyFamily,
  applyIllness,
  applyMoney,
  applySupport,
  hardshipOf,
  isHelpless,
} from './application.ts'
import { namesOneOf, yearOfDiagnosis } from './illness-features.ts'
import { dividedByForecast } from './forecasts.ts'
import type { Place } from './place.ts'
import { tasksOf } from './tasks.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'

/** `sep_{r}`: the relative stays without the applicant. Rule, facts, application and conclusion for each ground. */
export function writeSeparation(teller: Teller, relative: QualifyingRelative): string {
  const section = `sep_${relative.role}`
  const on = (...topics: readonly Topic[]) => factsIn(teller, section, ...topics)
  const hasDependents = dependentIds(teller, on('dependents'), relative.role).length > 0
  // Care for nobody else is care for the relative.
  const helps = hasDependents ? (['support'] as const) : (['dependents', 'support'] as const)
  const isHelped = on(...helps).length > 0
  const last: readonly Topic[] = isHelped ? ['life'] : []
  const grounds: readonly Ground[] = [
    {
      topics: isHelped || hasDependents ? ['illness'] : ['illness', 'life'],
      title: illnessTitle(teller, relative, on('illness')),
      apply: applyIllness,
    },
    ...(hasDependents
      ? [
          {
            topics: ['dependents', ...(isHelped ? [] : (['life'] as const))] as const,
            title: dependentsTitle(teller, relative, on('dependents')),
            apply: applyCare,
          },
        ]
      : []),
    { topics: [...helps, ...last], title: supportTitle(teller, relative, on(...helps)), apply: applySupport },
    { topics: ['money'], title: moneyTitle(teller, relative, on('money', 'life')), apply: applyMoney },
    { topics: ['life'], title: lifeTitle(relative, on('life')), apply: applyFamily },
  ]
  const body = blocks(
    thesisOf(teller, section),
    intention(teller, relative, on('intention')),
    ...grounds.map((ground) => argue(teller, relative, ground)),
  )
  const all = on()
  return blocks(
    body,
    all.length === 0 ? paragraph(gap(`hardship to the ${relative.role} on separation`)) : '',
    conclude(teller, relative, all),
  )
}

type Ground = {
  readonly topics: readonly Topic[]
  readonly title: string
  readonly apply: (
    teller: Teller,
    relative: QualifyingRelative,
    facts: readonly CaseFact[],
    held: readonly Place[],
  ) => string
}

/** A ground without a fact that is still untold is not argued. What would follow is told with the rule, behind what is so. */
function argue(teller: Teller, relative: QualifyingRelative, { topics, title, apply }: Ground): string {
  const section = `sep_${relative.role}`
  const places = placesIn(teller, section, ...topics).filter((place) => isUntold(teller, place))
  const budget = topics.includes('money') ? tellBudget(teller) : ''
  if (places.length === 0 && budget === '') return ''
  teller.narrator.paragraph()
  const head = heading(teller.say(title))
  teller.narrator.paragraph()
  const facts = factsIn(teller, section, ...topics)
  const isOfCare = !topics.includes('money')
  const { told: before, held } = isOfCare ? dividedByForecast(places) : { told: places, held: [] }
  const voice = topics.includes('illness') || topics.includes('dependents') ? ownVoice(teller, relative, places) : ''
  const told = tellPlaces(teller, before)
  if (told === '' && voice === '' && budget === '' && held.length === 0) return ''
  return head + told + budget + voice + apply(teller, relative, facts, held)
}

/** What only the relative can say: fear, or that there is nobody else; a sentence that is a paragraph of its own, never torn from one. */
function ownVoice(teller: Teller, { role }: QualifyingRelative, places: readonly Place[]): string {
  const quote = teller.quote(
    places.flatMap(({ cluster }) => (cluster.facts.length === 1 ? cluster.facts : [])),
    ({ speaker, words }) =>
      speaker === role &&
      /^(?:I|There|Nobody|No one|Apart|My|We|Without|If)\b/u.test(words) &&
      /\b(?:no (?:one|adult|other)|nobody|alone|afraid|I cannot be|I could not|I do not know how)\b/u.test(words) &&
      words.length < 200,
    'own voice',
  )
  if (quote === undefined) return ''
  teller.narrator.paragraph()
  return paragraph(`${teller.say(`In {${role}.poss} own words:`)} ${quote.words} ${quote.cite}.`)
}

function intention(teller: Teller, relative: QualifyingRelative, facts: readonly CaseFact[]): string {
  const { role } = relative
  const ninth = isInNinthCircuit(teller.waiver.applicant.state)
  const law = once(
    teller,
    `Hardship on separation suffices where separation is what would happen. ${cite('P2')}.`,
    `The same question arises for {${role}}.`,
  )
  const weighed = ninth
    ? once(
        teller,
        `It is also a hardship that must itself be weighed. ${cite('C15')} (hardship where family members stay behind must be weighed); ${cite('C14')} (separation from family may be the most important single factor).`,
      )
    : ''
  const isOwn = (words: string) => /\bI\b/u.test(words)
  const whole = ownAnswer(teller, relative)
  if (whole.length > 0) {
    teller.narrator.paragraph()
    const opened = joinMarkup(teller.say(law), teller.quoteRun(whole, { longest: wordsInAnswer, isWhole: true }))
    const rest = tellFacts(teller, facts)
    const closed = teller.say(`For {${role}}, separation is thus the likely result of a refusal. ${weighed}`)
    return paragraph(joinMarkup(opened, ...rest, closed))
  }
  const quote =
    teller.quote(
      facts,
      ({ speaker, words }) => speaker === role && isOwn(words) && saysWhere.test(words),
      'own voice',
    ) ??
    teller.quote(
      facts,
      ({ speaker, words }) => speaker === role && isOwn(words) && /\b(?:stay|remain|go|leave|move|live)\b/u.test(words),
      'own voice',
    )
  teller.narrator.paragraph()
  if (quote !== undefined) {
    const opened = `${teller.say(`${law} On that question {${role}} has written:`)} ${quote.words} ${quote.cite}.`
    const rest = tellFacts(teller, facts)
    const closed = teller.say(`For {${role}}, separation is thus the likely result of a refusal. ${weighed}`)
    return paragraph(joinMarkup(opened, ...rest, closed))
  }
  const opened = teller.say(law)
  const told = tellFacts(teller, facts)
  const stated = relative.statedIntentToRemain
    ? teller.say(
        `{${role}} has stated an intention to remain in the United States if {applicant.subj} is refused admission.`,
      )
    : gap(`signed statement whether ${relative.name ?? `the ${role}`} would stay or move`)
  const only =
    relative.argueRelocation === 'no'
      ? teller.say('{applicant} relies on separation; hardship on relocation need not also be shown.')
      : ''
  return paragraph(
    joinMarkup(opened, ...(told.length > 0 ? told : [stated]), only, weighed === '' ? '' : teller.say(weighed)),
  )
}

const wordsInAnswer = 90

/** The paragraph in which the relative says whether to stay or to go, where it is short enough to stand whole. */
function ownAnswer(teller: Teller, { role }: QualifyingRelative): readonly CaseFact[] {
  const found = placesIn(teller, `sep_${role}`, 'intention').find(({ cluster }) =>
    cluster.facts.some((fact) =>
      passagesOf(teller.map, fact).some(
        ({ speaker, words }) => speaker === role && /\bI\b/u.test(words) && saysWhere.test(words),
      ),
    ),
  )
  const facts = found?.cluster.facts ?? []
  const words = facts.flatMap((fact) => passagesOf(teller.map, fact)[0]?.words ?? []).join(' ')
  return facts.length > 1 && !callsByAnothersName(teller, facts) && words.split(/\s+/u).length <= wordsInAnswer
    ? facts
    : []
}

const saysWhere =
  /\b(?:will|would|could|can) (?:not |never )?(?:stay|remain|go|move|leave|live)\b|\bcannot (?:go|leave|move)\b|\bI stay\b|\bnot going\b|\b(?:can|won)[’']t (?:stay|go|leave|move|follow)\b/u

function illnessTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const returned = facts.some(
    ({ wording, negated }) =>
      !negated &&
      !/\b(?:would|will|expect|risk|if|likely|could|may)\b/u.test(wording) &&
      /\b(?:relaps|recur|episode)/u.test(wording) &&
      /\b(?:away|departure|left|absence|out of town|was sent|was gone)\b/u.test(wording),
  )
  const kin = applicantKin(teller.map, role)
  if (returned) return `{${role}.poss} illness has returned when {${role}.his} ${kin} was away.`
  const [own] = ownConditions(teller, role)
  if (own === undefined) return `Separation would strike at {${role}.poss} health.`
  return `{${role}} would be left with ${conditionInSentence(own)}${diagnosedIn(
    facts.filter((fact) => namesOneOf([own], fact)),
    role,
  )} and without {${role}.his} ${kin}.`
}

/** `, diagnosed in March 2025,` where a fact about this relative dates the diagnosis. */
function diagnosedIn(facts: readonly CaseFact[], role: string): string {
  const year = yearOfDiagnosis(facts.filter(({ subject, persons }) => subject === role || persons.includes(role)))
  const [when] = facts.flatMap(({ wording, subject, negated }) => {
    const found = /\bdiagnosed\b[^.;]{0,120}? in ((?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)\b/u.exec(wording)?.[1]
    return subject === role && negated !== true && found !== undefined ? [found] : []
  })
  return when === undefined || year === undefined || !when.endsWith(year) ? '' : `, diagnosed in ${when},`
}

/** What the applicant does for this relative, by name. */
function supportTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const kin = applicantKin(teller.map, role)
  const done = tasksOf([...facts, ...hardshipOf(teller, role)], role)
  return done.length === 0
    ? `{${role}} depends on what {${role}.his} ${kin} does each day.`
    : `{${role}} depends on {${role}.his} ${kin} for ${listInWords(done)}.`
}

function dependentsTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const people = dependentIds(teller, facts, role)
  const isShared = facts.some(
    ({ subject, kind }) => subject === 'applicant' && (kind === 'care' || kind === 'health' || kind === 'other'),
  )
  const whom = people.length === 0 ? 'the family' : listInWords(people)
  if (isHelpless(teller, role)) return `{${role}} could not care for ${whom} alone.`
  return isShared
    ? `{${role}} cannot alone give ${whom} the care that two adults now share.`
    : `The care of ${whom} would rest on {${role}} alone.`
}

function lifeTitle({ role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const alone = facts.some(({ wording }) =>
    /\b(?:no (?:adult|one)|nobody|only (?:sister|brother)|apart from)\b/iu.test(wording),
  )
  return alone
    ? `Nobody could take {applicant.poss} place beside {${role}}.`
    : `{${role}} would lose the daily life that the family has built.`
}

function moneyTitle(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const share = applicantShare(readHousehold(facts, role, teller.map.persons, budgetOf(teller)))
  return share === undefined
    ? `The loss of {applicant.poss} support would fall on {${role}}.`
    : `{${role}} would lose about ${share} of the income on which the household lives.`
}
