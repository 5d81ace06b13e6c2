import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { daysBetween, isIsoDate } from '#domain/dates/calendar.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import type { Ground } from '../../case/relief.ts'
import { isCountry } from '../../map/signs.ts'
import { dateInWords } from '../date-in-words.ts'
import { dayOfWords } from '../day-of-words.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { episodesOf } from '../episodes.ts'
import { isOfficialTitle, isWritTitle } from '../kinds-of-paper.ts'
import type { Pen } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import type { SectionText } from '../section-text.ts'
import { speechNaming, traitsWithDay } from '../speech-in-account.ts'
import { weightOf } from '../weight-on-ground.ts'
import { beforeTheDeed, paragraphsOfHarm, type Words, withoutSpeech, wordsOfAccount } from '../words-of-account.ts'
import { reasonPhrase } from './spoken-reason.ts'

/**
 * What the acts themselves show of the reason, beside the words: what was demanded and refused before the blows, how soon the
 * harm followed what the client did, that the same words come back over the years, and what the authorities put on paper.
 * Each is said only where the record has it.
 */
export function inferReason(text: SectionText, pen: Pen, ground: Ground): void {
  const isFirst = pen.frame.grounds[0] === ground
  const shown = [
    isFirst && tellRefusal(text, pen),
    isFirst && tellQuestions(text, pen),
    isFirst && tellHowSoon(text, pen, ground),
    tellReturningWords(text, pen, ground),
    isFirst && tellPaper(text, pen, ground),
  ].filter(Boolean).length
  if (shown > 1 && pen.frame.pastHarm)
    text.say(
      `Each of these points the same way, and together they allow one inference: those who did it acted on ${reasonPhrase(pen, ground)}.`,
    )
}

const lead = 'What the acts show'

/** Once, before the first of the points. */
function open(text: SectionText): void {
  if (!opened.has(text)) text.paragraph(lead)
  opened.add(text)
}

const opened = new WeakSet<SectionText>()

const demand =
  /\b(?:told|ordered|asked|wanted|forced|commanded|urged|pressed) (?:me|us) (?:to|that I)\b|\b(?:wanted|demanded|insisted) that (?:I|we)\b|\bdemanded\b/iu
const refusal =
  /\bI (?:(?:said|told (?:him|her|them)|answered|replied) (?:that )?(?:I|no|it was not)\b[^.;]{0,30}\b(?:no|not|never|could|would)\b|said (?:that )?I (?:could|would|did) not|said no\b|refused\b|did not (?:sign|say|answer|agree|want to|give|obey|do it|repeat|tell)\b|would not\b|told (?:him|her|them) (?:nothing|no)\b)/u

/** `They told me to sign it. I said that I could not.` and the blows behind it: the demand names what was to be overcome. */
function tellRefusal(text: SectionText, pen: Pen): boolean {
  const all = wordsOfAccount(pen)
  const harm = paragraphsOfHarm(pen)
  for (const [at, one] of all.entries()) {
    if (!harm.has(one.paragraph) || !refusal.test(withoutSpeech(one.told))) continue
    const isHere = (other: Words | undefined): other is Words => other?.paragraph === one.paragraph
    const asked = all.slice(Math.max(0, at - 2), at + 1).findLast((other) => isHere(other) && demand.test(other.told))
    const blow = all.slice(at + 1, at + 3).find((other) => isHere(other) && fallsOnClient(other))
    if (asked === undefined || blow === undefined) continue
    const quoted = [...new Set([asked, one])].filter(({ words }) => !pen.argued.has(words))
    if (quoted.length === 0) continue
    open(text)
    if (!quoteDecisive(text, pen, 'Before the blows stood a demand, and a refusal', quoted)) return false
    text.rests(
      'The blows followed at once. What was demanded names what those who struck wanted to overcome, and they struck when it was refused.',
      exhibitTokens(pen.map, [blow.passage]),
    )
    return true
  }
  return false
}

const fallsOnClient = ({ told }: Words): boolean => beforeTheDeed(withoutSpeech(told)) !== undefined

const asked =
  /\basked (?:me |us )?(?:who|where|why|whether|if|about|which|for the (?:names?|list|paper|sheet|password))\b|\bwanted (?:to know|the names?|the list)\b/iu

/** What was asked while it was done: it shows what they were after. */
function tellQuestions(text: SectionText, pen: Pen): boolean {
  const harm = paragraphsOfHarm(pen)
  const all = wordsOfAccount(pen)
  const found = all.filter(
    (one) =>
      harm.has(one.paragraph) &&
      asked.test(withoutSpeech(one.told)) &&
      !/^(?:[^,“]{3,40}, )?(?:I|[Ww]e|[Mm]y)\b/u.test(one.told) &&
      !/\b(?:money|ransom|debt|airport|immigration|border)\b/iu.test(one.told) &&
      !pen.argued.has(one.words) &&
      all.some((other) => other.paragraph === one.paragraph && fallsOnClient(other)),
  )
  if (found.length === 0) return false
  open(text)
  if (!quoteDecisive(text, pen, 'What was asked while it was done shows what they were after', found.slice(0, 2)))
    return false
  return true
}

/** So many days lie between what somebody did and what was done to him for it. */
const soonDays = 45

/** `On July 28 I was a poll witness`, and the arrest eight days later. */
function tellHowSoon(text: SectionText, pen: Pen, ground: Ground): boolean {
  const marks = traitsWithDay(pen, ground)
  for (const { from, harms, facts } of episodesOf(pen)) {
    const mark = marks.findLast(({ day }) => isSoon(day, from))
    const pins = pinsOf(pen, facts)
    if (mark === undefined || harms.length === 0 || pins.length === 0) continue
    const days = daysBetween(mark.day, from)
    open(text)
    const isFresh = !pen.argued.has(mark.words.words)
    const after = days === 0 ? 'on the same day' : days === 1 ? 'the day after' : `${countInWords(days)} days after`
    if (isFresh && !quoteDecisive(text, pen, 'The order of the days shows it', [mark.words])) return false
    text.rests(
      isFresh
        ? `The harm ${days === 0 ? '' : `of ${dateInWords(from)} `}came ${after}${days === 0 ? '' : ' that'}.`
        : `The order of the days shows it: what the words quoted above tell was on ${dateInWords(mark.day)}, and the harm ${days === 0 ? 'came on the same day' : `of ${dateInWords(from)} came ${days === 1 ? 'the day after' : `${countInWords(days)} days later`}`}.`,
      pins,
    )
    return true
  }
  return false
}

const isSoon = (day: string, from: string): boolean =>
  isIsoDate(day) && isIsoDate(from) && day <= from && daysBetween(day, from) <= soonDays

/** The same reason in words at several times: none of them was a word of the moment. */
function tellReturningWords(text: SectionText, pen: Pen, ground: Ground): boolean {
  const dated = speechNaming(pen, ground).flatMap((one) => {
    const day = dayOfWords(one, pen)
    return day === undefined ? [] : [{ one, day }]
  })
  const times = [...Map.groupBy(dated, ({ day }) => day.slice(0, 7))]
    .map(([, [first]]) => first)
    .filter((first) => first !== undefined)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const [first, last] = [times[0], times.at(-1)]
  if (times.length < 2 || first === undefined || last === undefined) return false
  open(text)
  text.rests(
    `Words of this kind were not spoken once: the account has them ${listInWords(
      times.slice(0, 5).map(({ day }) => `${day.length === 10 ? 'on' : 'in'} ${dateInWords(day)}`),
    ).replaceAll(/(\d{4})(?= and )/gu, '$1,')}.`,
    exhibitTokens(
      pen.map,
      times.map(({ one }) => one.passage),
    ),
  )
  text.say('A reason that comes back from one occasion to the next is no word of the moment.')
  return true
}

const charge =
  /\b(?:treason\w*|traitor|sedition|subversi\w+|terroris\w+|extremis\w+|incitement|inciting|propaganda|national (?:integrity|unity|security|sovereignty)|against the (?:state|government|revolution|order)|false news|insult\w* (?:the )?(?:president|religion|prophet|state)|blasphem\w+|apostas\w+|unlawful assembl\w+|illegal (?:meeting|gathering|organi[sz]ation)|hatred)\b/iu

/** What the authorities wrote down themselves, where it names the ground or a charge of opinion or belief. */
function tellPaper(text: SectionText, pen: Pen, ground: Ground): boolean {
  if (pen.frame.persecutor.type === 'non-state') return false
  const titleOf = (id: string) => pen.map.exhibits.find((exhibit) => exhibit.id === id)?.title ?? ''
  const ofOpinion = ground === 'political-opinion' || ground === 'religion'
  const weigh = (words: string) => weightOf(words, ground, pen) + (ofOpinion && charge.test(words) ? 2 : 0)
  const found = pen.map.passages
    .filter(
      ({ document, speaker }) =>
        speaker === undefined && (isOfficialTitle(titleOf(document)) || isWritTitle(titleOf(document))),
    )
    .flatMap((passage) =>
      sentencesOf(passage.words.replaceAll(/\s+/gu, ' ').trim())
        .map((words) => words.replace(/^(?:Particulars|Facts|Summary|Charge|Offen[cs]e|Reason|Subject)s?: /u, ''))
        .filter((words) => countWords(words) >= 6 && countWords(words) <= 45 && weigh(words) > 0)
        .map((words) => ({ passage, words, weight: weigh(words) })),
    )
    .toSorted((a, b) => b.weight - a.weight)
  const [best] = found
  if (best === undefined) return false
  const facts = pen.map.facts.filter((fact) => !isCountry(fact) && isOfPassage(fact, best.passage.id, pen))
  if (facts.some(({ id }) => pen.told.has(id))) return false
  open(text)
  text.cited(
    `${pen.narrator.say('What the authorities put on paper about {applicant} names it as well')}: “${curlyQuotes(
      best.words,
    )
      .replaceAll('“', '‘')
      .replaceAll('”', '’')
      .replace(/[.;,]$/u, '')}.”`,
    exhibitTokens(pen.map, [best.passage]),
  )
  for (const { id } of facts) pen.told.set(id, text.id)
  return true
}

const isOfPassage = (fact: CaseFact, id: string, { map }: Pen): boolean =>
  passagesOf(map, fact).some((passage) => passage.id === id)
