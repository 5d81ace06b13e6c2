import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { cite, citeAs, gap } from '#domain/section-content/write.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { meetAdverse } from '../adverse.ts'
import { circuitLaw } from '../circuit.ts'
import { whereTold } from '../referring.ts'
import { episodesOf } from '../episodes.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { rulingLead } from './board.ts'
import { countryMarkup } from './opening.ts'
import { SectionText } from '../section-text.ts'
import { dayOf, isCountry, tellsOfAct } from '../signs.ts'
import { shortWhoPhrase } from '../who.ts'

/** S60: what is done is torture, element by element, and it is more likely than not. */
export function likelyTorture(pen: Pen): string {
  const { frame, map } = pen
  const text = new SectionText(pen, 'S60').paragraph()
  rulingLead(text, pen, 'torture')
  text.law(
    `Protection is required where it is more likely than not that the person would be tortured in ${countryMarkup(frame)}. ${cite('cfr16c2')}.`,
    `Torture is severe physical or mental pain or suffering, intentionally inflicted for a purpose such as punishment, coercion, intimidation or discrimination, and not arising only from lawful sanctions. ${cite('cfr18a1')}; ${cite('je')}.`,
    'No protected ground is needed.',
    `All evidence bearing on future torture must be weighed, including past torture, the possibility of relocation, gross human rights violations and country conditions. ${cite('cfr16c3')}.`,
  )
  const facts = toldBy(pen, 'S60').filter(({ id }) => !pen.told.has(id))
  const others = facts.filter(isCountry)
  const done = facts.filter((fact) => !isCountry(fact))
  const known = [...new Set([...done, ...factsFor(map, 'cat-torture')])]
  if (done.length > 0 || known.length > 0) text.paragraph('What is done is torture').tell(done)
  const where = whereTold(
    pen,
    known.filter((fact) => !done.includes(fact)),
    'S60',
  )
  const severe = episodesOf(pen).flatMap(({ harms }) => harms.filter((harm) => torture.test(harm)))
  const told = partOfBrief(pen, 'S23') ?? partOfBrief(pen, 'S15')
  if (severe.length > 0 && told)
    text.say(
      `What was done before, with the pages that ${told} gives, was of this kind: ${listInWords([...new Set(severe)].slice(0, 6))}.`,
    )
  else if (done.length === 0 && where) text.say(`What was done is set out in ${where}.`)
  if (known.length > 0)
    text.law(
      `The ${frame.role} submits that this meets the definition: severe pain or suffering, intended by those who inflict it, for a purpose of the kind that the definition names.`,
    )
  if (known.length === 0)
    text.paragraph().gap('FACTS ON TORTURE: WHAT WOULD BE DONE, FOR WHAT PURPOSE, WITH WHAT EFFECT')
  text.paragraph('It is what awaits the client'.replace('the client', `the ${frame.role}`))
  chances(text, pen, others)
  meetAdverse(text, pen, 'What may be said against the likelihood of torture', 'It does not outweigh the rest:')
  return text.html()
}

/** Harms whose pain is severe by their name. */
const torture =
  /^(?:rape|suspension|tying|blows|kicks to|a whipping|a beating with|.{1,30} (?:strokes|lashes)\b|cuts with|the pulling|suffocation|electric|the head forced|a bag|burns|a stabbing|a gunshot|strangling|the cutting|broken|loss of|the loss of|a knife (?:wound|held)|forced standing|lost teeth|forced nakedness)/u

/** The chain from return to torture, from the sources and from what sets this case apart. */
function chances(text: SectionText, pen: Pen, others: readonly CaseFact[]): void {
  const { frame, map } = pen
  text.tell(others)
  const fear = partOfBrief(pen, 'S27')
  const own = factsFor(map, 'fear').some((fact) => !isCountry(fact))
  if (fear && own) text.say(`What sets {applicant.him} apart, and raises the risk, is told in ${fear}.`)
  if (frame.pastHarm && factsFor(map, 'harm').some((fact) => tellsOfAct(fact)))
    text.say('What was done before is itself evidence of what would be done again.')
  const relocation = partOfBrief(pen, 'S28')
  if (relocation) text.say(`Living elsewhere in the country is no answer, for the reasons given in ${relocation}.`)
  if (others.length === 0 && factsFor(map, 'cat-likelihood').length === 0)
    text.gap('AGGREGATE RISK FROM ALL SOURCES; COUNTRY EVIDENCE')
}

/** S61: officials as torturers, their consent or acquiescence, or both one after the other. */
export function officialInvolvement(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S61').paragraph()
  rulingLead(text, pen, 'officials')
  const { type } = frame.persecutor
  const facts = toldBy(pen, 'S61').filter(({ id }) => !pen.told.has(id))
  if (type === 'state') {
    const phrase = shortWhoPhrase(frame)
    text.say(
      `The torture would be inflicted by public officials acting in that capacity${phrase ? `: ${phrase}` : ''}.`,
    )
    text.law(`Nothing more is needed. ${citeAs('cfr18a1', '8 C.F.R. § 1208.18(a)(1)')}.`)
    const part = partOfBrief(pen, 'S26')
    if (part) text.say(`Their office is shown in ${part}.`)
    if (facts.length === 0) return text.html()
    text.paragraph().say('In the alternative, other officials would acquiesce.')
  } else if (type === 'mixed') {
    text.law(
      `Where those in office take part themselves, they act under the colors of their office and nothing more is asked. ${citeAs('cfr18a1', '8 C.F.R. § 1208.18(a)(1)')}.`,
    )
    text.say('As to those who hold no office, officials would consent or acquiesce.')
  } else text.say('Officials would consent or acquiesce.')
  acquiescence(text, pen, facts)
  return text.html()
}

function acquiescence(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const { frame, map } = pen
  text.law(
    `Acquiescence means that, before the torture, an official is aware of it and then breaches a legal duty to intervene. ${cite('cfr18a7')}.`,
    `The ${frame.role} acknowledges that more is required than a showing that the state is unable or unwilling to protect. ${cite('oarg')}.`,
  )
  const where = whereTold(
    pen,
    factsFor(map, 'government').filter(({ id }) => pen.told.has(id)),
    'S61',
  )
  if (facts.length > 0) {
    text.paragraph('What officials knew, and what they did').tell(facts)
    text.say(
      'Officials who know and whose duty it is to intervene breach it when they stand by, turn the complaint away or threaten the one who brings it.',
    )
  } else if (where) text.say(`What officials knew, and what they did with that knowledge, is set out in ${where}.`)
  if (facts.length === 0) knowledge(text, pen)
  text.law(circuitLaw(pen, 'S61'))
  meetAdverse(text, pen, 'What may be said against it', 'It does not answer the point:')
}

/** The answer on reports gives its days, also where the papers tell of them. */
const answersReport = ({ sources }: CaseFact): boolean =>
  sources.some((source) => source.type === 'answer' && source.question === 'yes_client_reported_details')

/** What was brought to officials, by its days; without a day or a report the attorney has to say who knew. */
function knowledge(text: SectionText, pen: Pen): void {
  const { frame, map } = pen
  const reported = textOf(frame.answers, 'client_reported') === 'yes'
  const told = map.facts.filter(
    (fact) =>
      fact.persons.includes('applicant') &&
      /\b(?:reported|told|went to|complain\w*|filed|called)\b/i.test(fact.statement) &&
      !fact.negated &&
      !isCountry(fact) &&
      (pen.told.get(fact.id) === 'S26' || answersReport(fact)) &&
      dayOf(fact) !== undefined,
  )
  const days = [...new Set(told.flatMap((fact) => dayOf(fact) ?? []))].toSorted().slice(0, 3)
  const where = partOfBrief(pen, 'S26')
  if (
    !reported ||
    where === undefined ||
    (days.length === 0 && told.length === 0 && !pen.map.facts.some((fact) => pen.told.get(fact.id) === 'S26'))
  ) {
    // Where officials are among those who did it, nothing has to turn on what others knew.
    if (frame.persecutor.type === 'mixed' && frame.pastHarm) {
      const part = partOfBrief(pen, 'S26')
      text.say(
        `Persons in office are among those who did the harm${part === undefined ? '' : `, as ${part} sets out`}; so far as they act themselves, nothing turns on what other officials knew.`,
      )
      return
    }
    text.law(`That is met because ${gap('WHICH OFFICIAL KNEW, HOW; THE DUTY; THE FAILURE')}.`)
    return
  }
  text.say(
    days.length === 0
      ? `From the report on, officials knew what had been done; it was their duty to protect and to investigate, and ${where} tells what they did instead.`
      : `From ${listInWords(days.map(formatLongDate))} on, officials knew what had been done; it was their duty to protect and to investigate, and ${where} tells what they did instead.`,
  )
}

/** S62 */
export function formOfProtection(pen: Pen): string {
  const rules = `${citeAs('cfr16c4', '8 C.F.R. §§ 1208.16(c)(4)')}, ${citeAs('cfr17a', '1208.17(a)')}`
  return new SectionText(pen, 'S62')
    .paragraph()
    .law(
      `If the ${pen.frame.role} is entitled to protection, withholding must be granted unless a mandatory bar applies, in which case removal must be deferred. ${rules}.`,
    )
    .html()
}
