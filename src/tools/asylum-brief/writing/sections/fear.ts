import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor, passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cite } from '#domain/section-content/write.ts'
import { regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { partsOfBrief, type Pen, toldBy } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import { rulingLead } from './board.ts'
import { changedSince, tellsOfChange } from './changed-country.ts'
import { patternRule } from './ground-rules.ts'
import { metInAccount } from './danger-in-account.ts'
import { SectionText } from '../section-text.ts'
import { hasCount, isCountry, sparesSomebody } from '../../map/signs.ts'
import { clemencyIn } from '../clemency.ts'
import { meetClemency } from './clemency-met.ts'
import { fourPoints } from './four-points.ts'
import { metWhoAreSpared } from './who-are-spared.ts'

/** S27: the presumption where harm was done, then the independent route by the four points of Mogharrabi. */
export function wellFoundedFear(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S27').paragraph()
  rulingLead(text, pen, 'fear')
  if (frame.pastHarm)
    text.law(
      `Because past persecution is shown, a well-founded fear is presumed and ${frame.burdenParty} must rebut it by a preponderance of the evidence. ${regulation(frame, 'cfr13b1', '13(b)(1)(i)-(ii)')}.`,
      'The fear is well founded without the presumption too.',
    )
  text.law(
    `A reasonable possibility is enough; a fear may be well founded even where harm is less likely than not. ${cite('cardoza')}; ${regulation(frame, 'cfr13b2', '13(b)(2)(i)')}.`,
    `The question is whether a reasonable person in the same position would fear return, and four points guide it: a trait that the persecutor seeks to overcome, awareness of it, the capability to punish it, and the inclination to do so. ${cite('mogharrabi')}.`,
  )
  const facts = toldBy(pen, 'S27').filter(({ id }) => !pen.told.has(id))
  const grace = clemencyIn(pen, facts)
  const ofGrace = new Set(grace === undefined ? [] : [...grace.terms, ...grace.limits, ...grace.reported])
  const country = facts.filter((fact) => isCountry(fact) && !ofGrace.has(fact))
  // What stands beside a journey back in its source is told where that is met.
  const adverse = adverseFacts(pen, 'S27')
  const journeys = adverse.filter(({ fact }) => showsSign('returned', fact))
  const spared = adverse.filter(({ fact }) => showsSign('left-alone', fact) && !pen.told.has(fact.id))
  const besideSpared = facts.filter(
    (fact) => !isCountry(fact) && spared.some((one) => isOfSameParagraph(one.fact, fact, pen)),
  )
  const own = facts.filter(
    (fact) =>
      !isCountry(fact) &&
      !ofGrace.has(fact) &&
      !besideSpared.includes(fact) &&
      !journeys.some((one) => isOfSameParagraph(one.fact, fact, pen)),
  )
  text.thesis()
  const changes = [...own, ...pen.map.facts.filter(({ id }) => pen.story.has(id))].filter(tellsOfChange)
  const beside = own.filter(isOnOthersHarmed)
  const since = own.filter((fact) => !changes.includes(fact) && !beside.includes(fact))
  const isShown = fourPoints(text, pen, since)
  const easing = country.filter(
    // `Its leader sits in parliament` goes on from the sentence before it.
    (fact, at) =>
      (sparesSomebody(fact) && !goesOnToHarm(fact, pen)) ||
      (at > 0 &&
        /^(?:It|Its|This|That|These|Their)\b/u.test(fact.statement) &&
        sparesSomebody(country[at - 1] ?? fact)),
  )
  const mild = inSourceOrder([...easing, ...spared.map(({ fact }) => fact), ...besideSpared], pen)
  const others = country.filter((fact) => !mild.includes(fact))
  if (beside.length > 0) tellOthersHarmed(text, pen, beside)
  else tellKinHarmed(text, pen)
  if (others.length > 0) text.paragraph('What happens to others').tell(others)
  const elsewhere = others.some(hasCount) ? [] : countedElsewhere(pen)
  if (elsewhere.length > 0) countsOfOthers(text, pen, elsewhere, others.length > 0)
  pattern(text, pen, [...others, ...elsewhere])
  changedSince(text, pen, changes, since.length > 0 || isShown)
  if (grace !== undefined) meetClemency(text, pen, grace)
  if (mild.length > 0) metWhoAreSpared(text, pen, mild)
  metInAccount(text, pen)
  meetAdverse(
    text,
    pen,
    mild.length > 0 ? 'What else may be said against the fear' : 'What may be said against the fear',
    'It does not make the fear unreasonable:',
  )
  if (isShown || others.length > 0) concludeFear(text, pen, others)
  return text.html()
}

/** The answer on others who were harmed. */
const isOnOthersHarmed = ({ sources }: CaseFact): boolean =>
  sources.every((source) => source.type === 'answer' && source.question === 'past_harm_else_details')

/** What was done to those who are near the client, or like the client, by the answer that tells of it. */
function tellOthersHarmed(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  text.paragraph('What was done to others').tell(facts)
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  const where = partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
  text.say(
    `What is done to those who share the trait is evidence of what waits for {applicant}${where === undefined ? '' : `, whose own trait is shown in ${where}`}.`,
  )
}

/** What was done to the client's own people, where the Statement of Facts tells it. */
function tellKinHarmed(text: SectionText, pen: Pen): void {
  const kinOf = (fact: CaseFact) =>
    pen.map.persons.find(({ id, roleWord = '' }) => id !== 'applicant' && fact.subject === id && ofKin.test(roleWord))
      ?.roleWord
  const found = pen.map.facts.filter(
    (fact) =>
      pen.told.get(fact.id) === 'S15' &&
      !isCountry(fact) &&
      !fact.negated &&
      kinOf(fact) !== undefined &&
      /\}(?:’s [^{}]{0,30})? (?:was|were|has been|had been) (?:\p{Ll}+ )?(?:arrested|killed|shot|beaten|detained|taken|sentenced|murdered|abducted|stabbed|burned)\b/u.test(
        fact.wording,
      ),
  )
  const kin = [...new Set(found.flatMap((fact) => kinOf(fact)?.replace('the ', '{applicant.his} ') ?? []))]
  if (textOf(pen.frame.answers, 'past_harm_else') !== 'yes') return
  if (kin.length === 0) {
    tellCompanionHarmed(text, pen)
    return
  }
  text
    .paragraph('What was done to others')
    .rests(
      `What was done to ${listInWords(kin)} is told in the Statement of Facts. It shows what those who are feared do to people whom they count among their enemies.`,
      pinsOf(pen, found.slice(0, 3)),
    )
}

/** `His deputy, Théogène Mugabo, was found …`: somebody beside the client, whom the answer names and the Statement of Facts tells of. */
function tellCompanionHarmed(text: SectionText, pen: Pen): void {
  const answer = textOf(pen.frame.answers, 'past_harm_else_details') ?? ''
  const [, whose = '', calling = '', name = ''] =
    /(?<!\p{L})([Hh]is|[Hh]er|[Tt]he) (\p{Ll}{3,20}(?: of the \p{Ll}+ \p{Ll}+| \p{Ll}{3,15})?),? (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)+)/u.exec(
      answer,
    ) ?? []
  const names = name.split(' ').filter((one) => one.length > 2)
  const found = pen.map.facts.filter(
    (fact) => pen.told.get(fact.id) === 'S15' && !isCountry(fact) && names.some((one) => fact.statement.includes(one)),
  )
  if (name === '' || found.length === 0) return
  text
    .paragraph('What was done to others')
    .rests(
      `What became of ${/^[Tt]he$/u.test(whose) ? 'the' : '{applicant.his}'} ${calling}, ${name}, is told in the Statement of Facts. It shows what those who are feared do to one who stood beside {applicant}.`,
      pinsOf(pen, found.slice(0, 3)),
    )
}

const ofKin =
  /^the (?:brother|sister|mother|father|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|son|daughter|husband|wife)$/u

/** `We know of 14 returned persons. Nine were held at the airport`: what the same paragraph says next of them is no ease. */
function goesOnToHarm(fact: CaseFact, pen: Pen): boolean {
  const next = pen.map.facts[pen.map.facts.indexOf(fact) + 1]
  return (
    next !== undefined &&
    isCountry(next) &&
    isOfSameParagraph(fact, next, pen) &&
    /^(?:(?:\p{Lu}\p{Ll}+|\d[\d,]*)(?: of (?:them|the \d[\d,]*|these|those))?|They|All(?: of them)?) (?:were|was|have been|had been|remain) (?:\p{Ll}+ )?(?:held|arrested|detained|taken|killed|beaten|charged|questioned|tortured|missing|in (?:custody|prison))\b/u.test(
      next.statement,
    )
  )
}

/** As their papers have them. */
const inSourceOrder = (facts: readonly CaseFact[], { map }: Pen): CaseFact[] =>
  facts.toSorted((a, b) => {
    const [one, other] = [passagesOf(map, a)[0], passagesOf(map, b)[0]]
    const place = (id: string | undefined) => map.exhibits.findIndex((exhibit) => exhibit.id === id)
    return place(one?.document) - place(other?.document) || (one?.start ?? 0) - (other?.start ?? 0)
  })

/** What the points together come to, in the words of the standard. */
function concludeFear(text: SectionText, pen: Pen, others: readonly CaseFact[]): void {
  const { frame } = pen
  const shown = pinsOf(pen, [
    ...pen.map.facts.filter((fact) => pen.told.get(fact.id) === 'S27' && !isCountry(fact)).slice(0, 3),
    ...others.slice(0, 2),
  ])
  text
    .paragraph()
    .rests(
      'Somebody in the position of {applicant} would fear return on these facts, and that is a reasonable possibility and more.',
      shown,
    )
  if (frame.pastHarm)
    text.law(`The presumption therefore stands on its own and is confirmed by what the record shows since.`)
}

/** What a report counts of harm to others, told already under the ground or the protection. */
const countedElsewhere = (pen: Pen): CaseFact[] =>
  pen.map.facts.filter(
    (fact) =>
      isCountry(fact) &&
      hasCount(fact) &&
      /^S2[456]/u.test(pen.told.get(fact.id) ?? '') &&
      !sparesSomebody(fact) &&
      /\b(?:kill\w*|attack\w*|arrest\w*|detain\w*|detentions?|burn\w*|loot\w*|beat\w*|tortur\w*|rap\w+|disappear\w*|murder\w*|prosecut\w+|cases? against|abduct\w*)\b/iu.test(
        fact.statement,
      ),
  )

/** Those in the same position are counted in another part, which is named with its pages. */
function countsOfOthers(text: SectionText, pen: Pen, counted: readonly CaseFact[], isLed: boolean): void {
  const where = partsOfBrief(pen, [...new Set(counted.flatMap(({ id }) => pen.told.get(id) ?? []))].toSorted())
  if (where === undefined) return
  if (!isLed) text.paragraph('What happens to others')
  text.rests(
    `What is done to others of whom the same is known is counted in ${where}.`,
    pinsOf(pen, counted.slice(0, 4)),
  )
}

/** Others in the same position: only where country facts with numbers or others harmed are there. */
function pattern(text: SectionText, pen: Pen, country: readonly CaseFact[]): void {
  const { frame } = pen
  const counted = country.some(hasCount) || factsFor(pen.map, 'fear').some((fact) => isCountry(fact) && hasCount(fact))
  if (!frame.othersHarmed && !counted) return
  text.law(
    `Where there is a pattern or practice of persecuting persons similarly situated, the ${frame.role} need not show being singled out. ${patternRule(frame)}.`,
  )
}
