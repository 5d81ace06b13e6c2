import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { factOf, passagesOf } from '#domain/case-map/read-map.ts'
import { type Adverse, adverseIn } from './adverse-facts.ts'
import { quoteDecisive, sentencesAround } from './decisive-words.ts'
import { needsWording } from './needs-wording.ts'
import { movedWithin } from './moved-within.ts'
import type { Pen } from './pen.ts'
import type { SectionText } from './section-text.ts'
import { isCountry, sparesSomebody } from '../map/signs.ts'

/**
 * What speaks against the client on the elements of a section and was not met yet: what is told nowhere, and what the Statement
 * of Facts tells in the course of the account.
 */
export function adverseFacts(pen: Pen, section: string): Adverse[] {
  return adverseIn(pen.map, pen.frame, section).filter(
    ({ fact }) =>
      !pen.met.has(fact.id) &&
      !(section === 'S27' && isOfOtherPlace(fact, pen)) &&
      (!pen.told.has(fact.id) || (isOfStory(fact, pen) && !isChargedThere(fact, section, pen))),
  )
}

/** What a report says of those who live elsewhere is met where relocation is argued: its paragraph speaks of other places. */
const isOfOtherPlace = (fact: CaseFact, pen: Pen): boolean =>
  isCountry(fact) &&
  sparesSomebody(fact) &&
  (pen.arrangement.get('S28') ?? []).some(
    (other) => other.id === fact.id || (isCountry(other) && isOfSameParagraph(fact, other, pen)),
  )

/** What a report holds against the fear by those who live elsewhere. */
export const adverseOnPlaces = (pen: Pen): CaseFact[] =>
  adverseIn(pen.map, pen.frame, 'S27').flatMap(({ fact }) =>
    !pen.met.has(fact.id) && !pen.told.has(fact.id) && isOfOtherPlace(fact, pen) ? [fact] : [],
  )

/** What an office at home brought against the client before the journey is the harm, and no blemish. */
const isChargedThere = ({ date, statement }: CaseFact, section: string, { frame }: Pen): boolean =>
  /^S(?:29|31)$/u.test(section) &&
  (date?.from ?? '') < (frame.timing.lastArrival ?? '9999') &&
  /\b(?:cases?|charg\w+|accus\w+|arrest\w*|FIR|court|sentenc\w+|convict\w+|fined|warrant|plead\w*|pled|guilty|confess\w*|bail|prison|jail)\b/iu.test(
    statement,
  )

/** The Statement of Facts told it in its place: the argument quotes it, and tells nothing again. */
export const isOfStory = ({ id }: CaseFact, { told, story }: Pen): boolean => told.get(id) === 'S15' && story.has(id)

/**
 * Meets what speaks against the client where it must be met: the fact, then what answers it. Where nothing does yet, the
 * gap asks the attorney, and no sentence claims an answer.
 */
export function meetAdverse(text: SectionText, pen: Pen, lead: string, because: string): void {
  const found = adverseFacts(pen, text.id)
  if (found.length === 0) return
  text.paragraph(lead)
  for (const one of found) {
    if (pen.met.has(one.fact.id)) continue
    pen.met.add(one.fact.id)
    if (isOfStory(one.fact, pen)) {
      quoteAdverse(text, pen, one.fact)
      if (one.link.met) text.say(`${because} ${asClause(one.link.met)}`)
      else if (text.id.startsWith('S24') && isLabelOfOffice.test(one.fact.asTold ?? one.fact.statement))
        text.say(
          'What an office calls a complaint is its own word; the reason of those who did the harm shows in what they said and did.',
        )
      askForAnswer(text, pen, one, 0)
    } else if (!pen.told.has(one.fact.id)) tellAdverse(text, pen, one, because)
  }
}

/** `The prosecutor wrote that it was a dispute about wages` */
const isLabelOfOffice =
  /\b(?:prosecutors?|police\p{L}*|officers?|court|judge|clerk|sergeant|gendarmes?|[Hh]e|[Ss]he|[Tt]hey)\b[^.;]{0,20}\b(?:wrote|registered|recorded|classed|called|noted|entered)\b[^.;]{0,40}\b(?:dispute|quarrel|matter|affair|debt|fight|theft|accident|brawl)\b/u

/** What is told nowhere else: the fact with what stands beside it, then what answers it. */
function tellAdverse(text: SectionText, pen: Pen, one: Adverse, because: string): void {
  const { fact, link } = one
  // A note that nobody can read for certain is an open point, and what stands beside it answers nothing yet.
  if (needsWording(fact, pen)) {
    text.tell([fact])
    return
  }
  const answers = [
    ...(text.id === 'S22' ? explaining(fact, pen) : []),
    ...(link.metBy ?? []).flatMap((id) => factOf(pen.map, id) ?? []),
    ...relatedTo(fact, pen, text.id),
  ]
  const beside = answers.filter((other) => isOfSameParagraph(fact, other, pen) && !pen.told.has(other.id))
  text.tell(inOrder([fact, ...beside], pen))
  const fresh = [...new Set(answers)].filter(({ id }) => !pen.told.has(id))
  if (link.met) text.say(`${because} ${asClause(link.met)}`)
  text.tell(fresh)
  askForAnswer(text, pen, one, answers.length)
}

/** Where nothing answers it yet. */
function askForAnswer(text: SectionText, pen: Pen, { fact, link }: Adverse, answers: number): void {
  if (text.id === 'S31' || link.met || answers > 0 || explainsItself(fact, pen) || isAnsweredBelow(text.id, pen)) return
  text.gap(`HOW THE RECORD ANSWERS THIS: ${short(fact.statement)}`)
}

/** What the account itself says against the client, with the sentence that explains it. */
function quoteAdverse(text: SectionText, pen: Pen, fact: CaseFact): void {
  const around = sentencesAround(fact, pen)
  const fresh = around.filter(({ words }) => !pen.argued.has(words))
  const chosen = fresh.length > 0 ? fresh : around
  const ids = new Set(chosen.map(({ passage }) => passage.id))
  for (const other of pen.map.facts) if (passagesOf(pen.map, other).some(({ id }) => ids.has(id))) pen.met.add(other.id)
  quoteDecisive(text, pen, text.isOpen ? 'And further' : 'The account does not hide it', chosen)
}

/** Relocation: the facts that speak against another place follow in the same section, and are the answer. */
const isAnsweredBelow = (section: string, pen: Pen): boolean =>
  section === 'S28' &&
  (movedWithin(pen).length > 1 ||
    (pen.arrangement.get('S28') ?? []).some(
      (fact) => !pen.told.has(fact.id) && isCountry(fact) && !sparesSomebody(fact),
    ))

/** Why it was told so: `She had told the hospital of a fall because he stood in the corridor`, wherever it stands. */
function explaining(fact: CaseFact, pen: Pen): CaseFact[] {
  const cue = slips.find((words) => words.test(fact.statement))
  if (cue === undefined) return []
  return pen.map.facts.filter(
    (other) =>
      other.id !== fact.id &&
      cue.test(other.statement) &&
      /\b(?:because|so that|out of fear|common (?:in|among))\b/i.test(other.statement),
  )
}

const slips = [/\bf(?:ell|alls?|allen|alling)\b/i, /\baccidents?\b/i, /\bslip(?:ped|s)?\b/i]

/** As their source has them. */
function inOrder(facts: readonly CaseFact[], { map }: Pen): CaseFact[] {
  const at = (fact: CaseFact) => passagesOf(map, fact)[0]?.start ?? 0
  return [...new Set(facts)].toSorted((a, b) => at(a) - at(b))
}

/** `I said brother because he grew up in my house`: the account gives the reason itself, in this sentence or right behind it. */
function explainsItself(fact: CaseFact, pen: Pen): boolean {
  const around = pen.map.facts.filter((other) => other.id === fact.id || isOfSameParagraph(fact, other, pen))
  return around.some(({ statement }) =>
    /\b(?:because|(?:then|later) (?:corrected|clarified)|wrong by|mistaken|by mistake|meant|findings?:|paid (?:a|the) (?:\w{1,12} )?fine|paid it\b|was dismissed|were dismissed|was acquitted|(?:said|explained|states?|writes?) that (?:he|she|they) (?:counts?|does not|do not|could not|cannot|gets?|mixes|confuses)|(?:is|are) (?:a )?(?:typical|common|frequent|expected|usual)|does not (?:reduce|affect|lessen)|was standing|stayed inside|did not leave the house|went out only|hid (?:in|at)|stood (?:beside|next|by)|who answers for|was (?:in the room|present)|in front of|neither supports nor contradicts|(?:was|is|writing|wrote|told) (?:it was )?a lie\b|(?:was|is) (?:not true|untrue|false)\b|often leaves? (?:no|none)|(?:is|was|were) ashamed|(?:the|an) interpreter (?:was|is|spoke|did))/i.test(
      statement,
    ),
  )
}

/** Facts of the section that speak of the same thing and are not against the client themselves. */
function relatedTo(fact: CaseFact, pen: Pen, section: string): CaseFact[] {
  const own = rareWords(fact.statement)
  const adverse = new Set(adverseIn(pen.map, pen.frame, section).map((one) => one.fact.id))
  return pen.map.facts.filter(
    (other) =>
      other.id !== fact.id &&
      !adverse.has(other.id) &&
      (pen.arrangement.get(section) ?? []).some(({ id }) => id === other.id) &&
      (isOfSameParagraph(fact, other, pen) ||
        rareWords(other.statement).filter((word) => own.includes(word)).length >= 2),
  )
}

/** What its own paragraph says next: `The case was dismissed.` */
export function isOfSameParagraph(fact: CaseFact, other: CaseFact, { map }: Pen): boolean {
  const [one] = passagesOf(map, fact)
  const [next] = passagesOf(map, other)
  const places = paragraphsOf(map)
  return one !== undefined && next !== undefined && places.get(one.id) === places.get(next.id)
}

const rareWords = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])].map((word) => word.replace(/(?:ing|ed|es|s)$/u, ''))

/** The attorney's answer as it goes on after our words. */
function asClause(met: string): string {
  const bare = met.trim().replace(/(?<![.;])[.;]+$/u, '')
  const keepsCapital = /^(?:[A-Z]{2,}|I\b|Mr|Ms|Dr|[A-Z]\p{L}+ [A-Z])/u.test(bare)
  return keepsCapital ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
}

function short(statement: string): string {
  const words = statement.replace(/[.]$/, '').split(/\s+/)
  return words.length <= 14 ? words.join(' ') : `${words.slice(0, 14).join(' ')} …`
}
