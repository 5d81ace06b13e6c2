import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { cite } from '#domain/section-content/write.ts'
import { adverseFacts, meetAdverse } from '../adverse.ts'
import { decisiveWords, quoteDecisive } from '../decisive-words.ts'
import { episodesOf } from '../episodes.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import { SectionText } from '../section-text.ts'
import { isAboutClient, isCountry, tellsOfAct, wasDoneToClient } from '../../map/signs.ts'
import { timesOfHarm } from '../times-of-harm.ts'
import { gravest } from '../weigh-harms.ts'
import { regulation } from '../wording.ts'

/** S30: an alternative that rests on what was done, and not on what is told again. */
export function humanitarianAsylum(pen: Pen): string {
  const { frame } = pen
  const rule = regulation(frame, 'cfr13b1iii', '13(b)(1)(iii)')
  const text = new SectionText(pen, 'S30').paragraph()
  text.law(
    `Even if the presumption were rebutted, asylum may be granted because the severity of the past harm supplies compelling reasons not to return, or because there is a reasonable possibility of other serious harm. ${rule}; ${cite('ls')}.`,
  )
  const severe = severity(text.paragraph('How severe it was'), pen)
  const lasting = effects(text, pen)
  if (adverseFacts(pen, 'S30').length > 0) {
    text.paragraph()
    meetAdverse(text, pen, 'What may be said of the present state', 'It takes nothing from what was done:')
    text.paragraph()
  }
  if (severe || lasting)
    text.say(
      `${severe && lasting ? 'What was done and what it left are' : severe ? 'Harm of that gravity is' : 'These effects are'} a compelling reason not to send {applicant.him} back to where it was done, whether or not it would be done again.`,
    )
  else text.gap('LASTING EFFECTS OF THE HARM, OR OTHER SERIOUS HARM ON RETURN')
  otherHarm(text, pen)
  return text.html()
}

/** The gravest of what was done by its names, with the times; true where it is grave. */
function severity(text: SectionText, pen: Pen): boolean {
  const episodes = episodesOf(pen)
  const done = [...new Set(episodes.flatMap(({ harms }) => harms))].filter((harm) => !harm.startsWith('a threat'))
  const named = gravest(done, 4)
  const part = partOfBrief(pen, 'S23')
  const acts = timesOfHarm(pen, 2)
  if (named.length > 0)
    text.rests(
      `{applicant.subj} suffered ${listInWords(named)}.`,
      exhibitTokens(
        pen.map,
        episodes
          .filter(({ harms }) => harms.some((harm) => named.includes(harm)))
          .flatMap(({ facts }) => facts)
          .flatMap((fact) => passagesOf(pen.map, fact)),
      ).slice(0, 4),
    )
  else if (acts) text.say(`{applicant.subj} relies on ${acts}.`)
  const isShown =
    named.length > 0 ||
    pen.map.facts.some(
      (fact) => !isCountry(fact) && (wasDoneToClient(fact) || saysWhatWasDone(fact)) && tellsOfAct(fact, ...graveActs),
    )
  if (isShown && part) text.say(`How grave that was ${part} shows by the words of the account.`)
  return isShown
}

/** What it left, as clinicians and the account tell it; true where something is told. */
function effects(text: SectionText, pen: Pen): boolean {
  const facts = toldBy(pen, 'S30')
  const words = decisiveWords(pen, 'all', leftBehind, 2)
  const where = whereEffectsAreTold(pen)
  if (facts.length + words.length === 0 && where === undefined) return false
  text.paragraph('What it left').tell(facts)
  quoteDecisive(text, pen, 'Of what it left the account says', words)
  if (where) {
    const found = pen.map.facts.filter((fact) => pen.told.get(fact.id) === 'S23' && tellsEffects(fact))
    text.rests(
      `On the effects that last, {applicant.subj} relies on the facts in ${where}.`,
      pinsOf(pen, found.slice(0, 3)),
    )
  }
  return true
}

/** The second route asks for no ground. */
function otherHarm(text: SectionText, pen: Pen): void {
  const part = partOfBrief(pen, 'S27')
  if (part)
    text
      .paragraph('Other serious harm')
      .say(
        `The second route asks for no protected ground: the dangers that ${part} shows would be serious harm whatever their reason, and {applicant.subj} relies on them here as well.`,
      )
}

/** The answer on what was done is about the client, whoever else stands in it. */
const saysWhatWasDone = ({ sources, persons }: CaseFact): boolean =>
  persons.includes('applicant') &&
  sources.some(
    (source) => source.type === 'answer' && /^(?:what|convention_against_torture_details)$/.test(source.question),
  )

const graveActs = [
  'rape',
  'strangling',
  'stabbing',
  'shooting',
  'beating',
  'burning',
  'detention',
  'abduction',
  'attack',
]

/** Something of the client's own that stayed as it was after the harm. */
const leftBehind =
  /\bI (?:hear nothing|(?:still )?cannot (?:hear|see|close|sleep|work|walk|lift|bend|have)|could not (?:close|walk|use|work|eat|sleep|stand|lift|bend)|lost (?:my|the|an?|two|three|\p{L}+) (?:\p{L}+ ){0,2}(?:hearing|sight|eye|ear|toes?|fingers?|teeth|tooth|baby|child|use|kidney|leg|arm|hand)|wake|limp|do not sleep|still (?:have|feel|hear|see|wake|dream)|am afraid of)\b|\bmy (?:hearing|sight|hand|leg|arm|back|knee) (?:is|was|has)\b/iu

const lasts = /\b(?:therapy|nightmares?|cannot sleep|trauma\w*|post-traumatic|PTSD|depress\w+|scar\w*|support group)\b/i

const tellsEffects = (fact: CaseFact): boolean =>
  !fact.negated && !isCountry(fact) && isAboutClient(fact) && lasts.test(fact.statement)

/** The part that tells of the client's health after the harm, where this section does not. */
function whereEffectsAreTold(pen: Pen): string | undefined {
  const section = ['S23', 'S31', 'S60'].find((id) => (pen.arrangement.get(id) ?? []).some(tellsEffects))
  return section && partOfBrief(pen, section)
}
