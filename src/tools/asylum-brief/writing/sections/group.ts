import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { cite, escapeText, gap } from '#domain/section-content/write.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import type { CaseFrame } from '../../case.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { groupsIn } from '../../case/social-group.ts'
import { circuitLaw } from '../circuit.ts'
import { circuitLabel } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { decisiveWords, quoteDecisive } from '../decisive-words.ts'
import { ordinals, precedentsToMeet } from '../group-precedents.ts'
import { whereTold } from '../referring.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { findingFor } from '../judge-reasons.ts'
import { fixedBy, limitsBy, membershipOf, seenAround, traitOfGroup } from '../group-tests.ts'
import { foundElsewhere } from '../../map/relocation-tried.ts'
import { isChallenged, rulingLead } from './board.ts'
import { inOwnWords } from '../answers-in-own-words.ts'
import { SectionText } from '../section-text.ts'
import { isCountry } from '../../map/signs.ts'
import { clausesOfAnswer, limits, ofSociety, society, trait } from './group-clauses.ts'
import { isOfThePast, pastConduct, recognised } from './group-recognised.ts'
import { countryMarkup } from './opening.ts'

/** S25: the group verbatim, the three tests each with its facts, then the precedents that must be faced. */
export function socialGroup(pen: Pen): string {
  const { frame } = pen
  const { group, role } = frame
  const text = new SectionText(pen, 'S25').paragraph()
  rulingLead(text, pen, 'group')
  text.law(
    `The ${role} belongs to the following group: ${group.verbatim ? escapeText(curlyQuotes(group.verbatim)) : gap('PARTICULAR SOCIAL GROUP: EXACT WORDING')}.`,
    ...statedApart(frame),
    `A particular social group must (1) share a common immutable characteristic, (2) be defined with particularity, and (3) be socially distinct in the society in question. ${cite('mevg')}; ${cite('wgr')}.`,
  )
  text.thesis()
  membership(text, pen)
  const found = isChallenged(pen, 'group') ? undefined : findingFor(pen, 'group')
  if (found) text.cited(`On this point the decision under review is favorable: ${found.quotation}`, found.exhibits)
  const { immutable, particular, distinct } = sortFacts(pen)
  text
    .paragraph('Immutable')
    .law(
      `The trait must be one that the members cannot change or should not be required to change. ${cite('acosta')}.`,
      recognised(frame),
      pastConduct(frame),
    )
  const answered = clausesOfAnswer(frame)
  part(
    text,
    pen,
    { facts: immutable, clauses: answered.immutable },
    'group-immutable',
    'THE TRAIT THAT THE MEMBERS SHARE',
  )
  text.paragraph('Particular')
  part(text, pen, { facts: particular, clauses: answered.particular }, 'group-particular', 'WHAT MARKS THE GROUP OFF')
  if (particular.length + answered.particular.length > 0)
    text.law('These limits say who belongs to the group and who does not.')
  text.paragraph('Distinct')
  part(
    text,
    pen,
    { facts: distinct, clauses: answered.distinct },
    'group-distinct',
    `HOW SOCIETY IN ${(frame.country ?? 'THE COUNTRY').toUpperCase()} SEES THE GROUP`,
  )
  if (answered.distinct.length > 0 || distinct.some((fact) => isCountry(fact) || society.test(fact.statement)))
    text.law(`This goes to how society in ${countryMarkup(frame)} sees the group, which is what the third test asks.`)
  quoteDecisive(
    text,
    pen,
    'How those around {applicant} see it the account tells',
    decisiveWords(pen, 'all', ofSociety, 3).filter(({ words }) => !/\bI (?:was|went|told|saw)\b/u.test(words)),
  )
  const seen = seenAround(pen)
  if (seen.length > 0)
    text.rests('Those around {applicant.subj} saw it in the same way, by what they said and did.', seen)
  text.law('The group exists apart from the harm: its members would share the trait if no one had ever harmed them.')
  for (const trigger of group.triggers) {
    text.paragraph().law(...precedentsToMeet[trigger](frame, distinct.length + answered.distinct.length > 0))
    const law = circuitLaw(pen, 'S25')
    if (law !== '') text.law(law)
    else if (frame.forum !== 'uscis') text.gap(circuitLabel(frame))
  }
  meetAdverse(text, pen, 'What may be said against the group', 'It does not reach this group:')
  return text.html()
}

/** That the client is of the group is the first thing to show, of each group by itself. */
function membership(text: SectionText, pen: Pen): void {
  for (const [at, wording] of groupsIn(pen.frame.group.verbatim).entries()) {
    const shown = membershipOf(wording, pen)
    if (shown === undefined) continue
    const lead = groupsIn(pen.frame.group.verbatim).length > 1 ? `As to the ${ordinals[at] ?? 'last'} group: ` : ''
    text.rests(lead === '' ? shown.sentence : `${lead}${shown.sentence.replace(/^That /u, 'that ')}`, shown.exhibits)
  }
}

/** Of several groups in one wording each is a claim of its own. */
function statedApart({ group }: CaseFrame): string[] {
  const groups = groupsIn(group.verbatim)
  return groups.length < 2
    ? []
    : [
        `The wording states ${countInWords(groups.length)} groups, and each is offered on its own: ${listInWords(groups.map((one) => `“${escapeText(curlyQuotes(one))}”`))}.`,
      ]
}

type Sorted = { readonly immutable: CaseFact[]; readonly particular: CaseFact[]; readonly distinct: CaseFact[] }

/** The facts of the section by the test that they fit best; what fits none speaks to how society sees the group. */
function sortFacts(pen: Pen): Sorted {
  const { map } = pen
  const facts = toldBy(pen, 'S25').filter(({ sources }) =>
    sources.some((source) => source.type !== 'answer' || source.question !== 'social_group_details'),
  )
  const weight = (fact: CaseFact, element: string) =>
    map.links.find((link) => link.fact === fact.id && link.element === element && link.direction === 'supports')
      ?.weight ?? 0
  const sorted: Sorted = { immutable: [], particular: [], distinct: [] }
  for (const fact of facts) {
    const scores = [
      ['distinct', weight(fact, 'group-distinct') + (isCountry(fact) || society.test(fact.statement) ? 1 : 0)],
      ['particular', weight(fact, 'group-particular') + (limits.test(fact.statement) ? 1 : 0)],
      ['immutable', weight(fact, 'group-immutable') + (trait.test(fact.statement) ? 1 : 0)],
    ] as const
    const [best] = scores.toSorted((a, b) => b[1] - a[1])
    sorted[best?.[0] ?? 'distinct'].push(fact)
  }
  return sorted
}

type Shown = { readonly facts: readonly CaseFact[]; readonly clauses: readonly string[] }

/** One test: what the answer says to it, then what the documents show. */
function part(text: SectionText, pen: Pen, { facts, clauses }: Shown, element: string, needs: string): void {
  const runsOn = pen.isPasted(clauses.join(' '))
  for (const [at, clause] of clauses.entries()) {
    const told = inOwnWords(clause, pen) ?? clause
    text.say(at > 0 && runsOn ? `Further, ${told.charAt(0).toLowerCase()}${told.slice(1)}` : told)
  }
  text.tell(facts)
  if (facts.length + clauses.length > 0) return
  const seen = element === 'group-distinct' ? whereSeen(pen) : undefined
  if (seen === undefined) withoutFacts(text, pen, element, needs)
  else text.say(`How society sees it is told with the reports in ${seen}.`)
}

/** Where no fact speaks to a test: what the wording itself answers, another part that does, or the gap. */
function withoutFacts(text: SectionText, pen: Pen, element: string, needs: string): void {
  const elsewhere = factsFor(pen.map, element)
  const where = whereTold(
    pen,
    elsewhere.filter(({ id, toldIn }) => /^S(?:15|24|27)/.test(pen.told.get(id) ?? toldIn ?? '')),
    'S25',
  )
  const wording = pen.frame.group.verbatim
  if (
    element === 'group-particular' &&
    groupsIn(wording).every((one) => one.split(/\s+/).length <= 15) &&
    wording !== undefined
  )
    text.law(
      ...groupsIn(wording).map(
        (one) =>
          `The wording “${escapeText(curlyQuotes(one.replace(/[.;,]$/, '').replaceAll(/[“”"]/g, '')))}” draws its limits itself. ${limitsBy(traitOfGroup(one))}.`,
      ),
    )
  else if (element === 'group-immutable' && groupsIn(wording).some((one) => traitOf(one, pen) !== undefined))
    immutableByWording(text, pen, needs)
  else if (elsewhere.length > 0 && where)
    text.say(
      element === 'group-distinct'
        ? `How society sees it is told with the facts in ${where}.`
        : `The facts on this point are set out in ${where}.`,
    )
  else if (element === 'group-immutable') {
    if (recognised(pen.frame) === '') immutableByWording(text, pen, needs)
  } else text.gap(`FACTS ON THIS TEST: ${needs}`)
}

/** What the wording of each group itself says of the trait; the gap where that of none says anything. */
function immutableByWording(text: SectionText, pen: Pen, needs: string): void {
  const groups = groupsIn(pen.frame.group.verbatim)
  // The wording names what its members did; that the client did it stands among the facts.
  if (groups.every(isOfThePast)) return
  const traits = groups.map((one) => traitOf(one, pen))
  if (traits.every((one) => one === undefined)) text.gap(`FACTS ON THIS TEST: ${needs}`)
  for (const [at, sentences] of traits.entries()) {
    if (sentences === undefined) continue
    const lead = groups.length > 1 ? `As to the ${ordinals[at] ?? 'last'} group: ` : ''
    const [first, then = ''] = sentences
    text.law(lead === '' ? first : `${lead}${first.charAt(0).toLowerCase()}${first.slice(1)}`)
    text.say(then)
  }
}

function traitOf(wording: string, pen: Pen): readonly [law: string, facts?: string] | undefined {
  const trait = traitOfGroup(wording)
  if (trait === 'kin' && !pen.frame.group.triggers.includes('family')) return undefined
  const law = fixedBy(trait)
  if (law === undefined) return undefined
  if (trait === 'relationship') return [law, whatLeavingCost(pen)]
  return trait === 'descent' && /\b(?:wom[ae]n|girls?|m[ae]n|boys?)\b/iu.test(wording)
    ? ['Sex and descent are given by birth, and nobody can change them.']
    : [law]
}

/** The part that tells what a report says of how such persons are regarded. */
function whereSeen(pen: Pen): string | undefined {
  const seen = pen.map.facts.find(
    (fact) =>
      isCountry(fact) &&
      pen.told.has(fact.id) &&
      /\b(?:regarded?|viewed|seen|considered|called|labell?ed) (?:\p{L}+ ){0,6}as\b/iu.test(fact.statement),
  )
  return seen && partOfBrief(pen, pen.told.get(seen.id) ?? '')
}

/** That the client tried to leave and was found or brought back, where the facts tell it. */
function whatLeavingCost({ map, frame, told }: Pen): string {
  const isTold = ({ id }: CaseFact) => told.has(id)
  const isBrought = map.facts.some(
    (fact) =>
      isTold(fact) &&
      !isCountry(fact) &&
      /\b(?:drove|took|brought|dragged|returned|sent) (?:\{applicant(?:\.\w{1,8})?\}|her|him) (?:\p{L}{1,14} ){0,3}(?:back|home)\b/iu.test(
        fact.wording,
      ),
  )
  if (foundElsewhere(map, frame, isTold) !== undefined)
    return '{applicant.subj} was not: as the Statement of Facts tells, {applicant.he} left and was found.'
  return isBrought ? '{applicant.subj} was not: {applicant.he} was brought back.' : ''
}
