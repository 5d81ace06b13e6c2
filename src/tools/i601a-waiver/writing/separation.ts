import { tellBudget } from './budget.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { applyCare, applyFamily, applyMoney, applySupport } from './application.ts'
import { applyIllness } from './illness-application.ts'
import { conclude } from './burdens.ts'
import { dependentIds } from './dependents.ts'
import { dividedByForecast } from './forecasts.ts'
import { dependentsTitle, illnessTitle, lifeTitle, moneyTitle, supportTitle } from './ground-titles.ts'
import { tellIntention } from './intention.ts'
import { blocks, tellPlaces, thesisOf } from './paragraphs.ts'
import { isUntold } from './record-papers.ts'
import type { Place } from './place.ts'
import { factsIn, placesIn, type Teller } from './teller.ts'
import type { Topic } from './topics.ts'

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
    tellIntention(teller, relative, on('intention')),
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
