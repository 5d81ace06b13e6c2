import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { findCountry } from '#law/countries.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { withStay, withTerms, withoutStatus } from './stays-in-facts.ts'

/** The stays in other countries, as the answer and the account tell them, and why none of them was an offer to stay for good. */
export function tellStays(text: SectionText, pen: Pen, travel: readonly CaseFact[]): void {
  const own = wordsOnStays(pen)
  const stays = travel.map(withoutStatus).map(withoutLead).map(withStay)
  // Beside what the account itself says of a stay the terms that an answer notes are left to it.
  tellJourney(text, pen, own.length > 0 ? stays.map(withTerms).flatMap(withoutTerms) : stays.map(withTerms))
  if (own.length > 0) {
    quoteDecisive(text, pen, 'Of that stay the account says', own)
  }
  text.say('{applicant.subj} was not firmly resettled.')
  tellNoOffer(text, travel.length > 0 ? travel : staysTold(pen), own)
}

/** The stay with its months alone; what is no sentence goes. */
function withoutTerms(fact: CaseFact): CaseFact[] {
  const [stay = '', ...terms] = fact.wording.split('. The terms of that stay, as the file notes them: ')
  if (terms.length > 0) return [{ ...fact, wording: stay }]
  const [first = ''] = /^(?:Then )?(\p{Lu}\p{L}+)/u.exec(fact.wording)?.slice(1) ?? []
  return isWholeSentence(fact.wording) || findCountry(first) !== undefined ? [fact] : []
}

const ofPermits =
  /\b(?:visas?|permits?|(?:no|without|my|the|false) papers|passport|contract|status|renew\w*|cancell?ed|expired|refugee|asylum|stamp\w*|sent (?:me |us )?home|deported|residence|card)\b/iu

/** What the account says of papers in the countries that the answer names, in the paragraphs that name them. */
function wordsOnStays(pen: Pen): readonly Words[] {
  const answer = textOf(pen.frame.answers, 'benefits_details') ?? ''
  const { country, nationality } = pen.frame
  const capitals = answer.match(/(?<![\p{L}’'-])\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}{3,})?/gu) ?? []
  const cities = [...answer.matchAll(/\((\p{Lu}\p{L}{3,})\)/gu)].map(([, city = '']) => city)
  const all = wordsOfAccount(pen)
  // A camp or a quarter that both name lies where the stay was.
  const isPlace = (name: string) =>
    all.some(({ words }) => new RegExp(String.raw`\b(?:in|to) ${RegExp.escape(name)}(?!\p{L})`, 'u').test(words))
  const names = [...capitals.filter((name) => findCountry(name) !== undefined || isPlace(name)), ...cities].filter(
    (name) =>
      name !== country &&
      name !== nationality &&
      !/^(?:January|February|March|April|June|July|August|Sept|September|October|November|December)$/u.test(name),
  )
  if (names.length === 0) return []
  const isNamed = (words: string) =>
    names.some((name) => new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})`, 'u').test(words))
  const places = new Set(all.filter(({ words }) => isNamed(words)).map(({ paragraph }) => paragraph))
  const isBehindName = (one: Words) =>
    all.slice(0, all.indexOf(one) + 1).some((other) => other.paragraph === one.paragraph && isNamed(other.words))
  const found = all
    // What stands before the border is crossed was at home.
    .filter((one) => places.has(one.paragraph) && ofPermits.test(one.words) && isBehindName(one))
    .filter(({ words }) => !ofWayHere.test(words) && (country === undefined || !words.includes(country)))
    .slice(0, 3)
  const at = all.findIndex(({ words }) => stayed.test(words) && isNamed(words))
  const first = all[at]
  if (found.length > 0 || first === undefined) return found
  // Nothing is told of papers: how the client lived there tells what was offered.
  return all
    .slice(at, at + 3)
    .filter(({ paragraph, words }) => paragraph === first.paragraph && (words === first.words || /^I\b/u.test(words)))
}

const stayed =
  /\b(?:stayed|lived|spent|slept|was|were|remained|hid)\b[^.;]{0,60}\b(?:for|weeks?|months?|years?|days?)\b/u

/** How somebody left home or came in here is no stay. */
const ofWayHere =
  /\b(?:airport|consulate|embassy|American|United States|border|port of entry|San Ysidro|asylum officer|credible fear)\b/u

/** What the stay was worth, by the kind of its papers. */
const worth: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:never (?:called|decided|answered)|no decision|undecided|not decided|(?:claim|application) pending|asylum[- ]seeker)\b/iu,
    'A claim on which nobody decided is no offer, and a paper that holds while one waits is not permanent.',
  ],
  [
    /\b(?:tied to|sponsor\w*|work permit|work visa|contract|employer)\b(?=[^]{0,240}\b(?:cancell?ed|ended|finished|expired|sent home)\b)/iu,
    'A permit that holds as long as one employer wants the work offers no permanent residence: it ended with the work, and with it the right to stay.',
  ],
  [
    /\b(?:had|has|was given|got|with) no (?:\p{L}+ )?(?:permits?|papers|residence|right to stay)\b|\bwithout (?:an? |any )?(?:\p{L}+ )?(?:permits?|papers|residence)\b|^no permit\b/iu,
    'Who lives in a country without a permit has been offered nothing there: to be let be for a time is no offer to stay for good.',
  ],
]

/** Where the answer tells nothing: the paragraphs of the account that tell of a permit in another country. */
function staysTold({ map }: Pen): CaseFact[] {
  const places = paragraphsOf(map)
  const placeOf = (fact: CaseFact) => passagesOf(map, fact).flatMap(({ id }) => places.get(id) ?? [])[0]
  const ofPermits = map.facts.filter(
    ({ kind, persons, statement }) =>
      kind !== 'country' &&
      persons.includes('applicant') &&
      /\b(?:residence permit|temporary (?:permit|status)|short permit|refugee card)\b/iu.test(statement),
  )
  const stays = new Set(ofPermits.flatMap((fact) => placeOf(fact) ?? []))
  return map.facts.filter(
    (fact) =>
      stays.has(placeOf(fact) ?? '') && !/\b(?:cousin|brother|sister|friend|uncle|aunt)\b/iu.test(fact.statement),
  )
}

/** What the answer tells of how the stay elsewhere ended; where it tells nothing of it, counsel is asked. */
function tellNoOffer(text: SectionText, travel: readonly CaseFact[], own: readonly Words[]): void {
  const isTold = (words: RegExp) => travel.some(({ statement }) => words.test(statement))
  const removed = isTold(/\b(?:deported|expelled|sent back|removed from)\b/i)
  const withdrawn = isTold(/\b(?:withdrawn|withdrew|abandoned)\b/i)
  if (removed) text.say('Who is removed from a country has not been offered to stay there for good.')
  if (withdrawn) text.say('An application that was withdrawn ended without an offer.')
  if (removed || withdrawn) return
  const said = [...travel.map(({ statement }) => statement), ...own.map(({ words }) => words)].join(' ')
  const kind = worth.find(([sign]) => sign.test(said))?.[1]
  if (kind !== undefined) {
    text.say(kind)
    return
  }
  if (
    isTold(
      /\b(?:could not|refused|denied|pending|appointment|no work permit|temporary|one-year|told to leave|expired|that ended|ran out|no (?:right|offer|permanent|residence)|not (?:offered|allowed|renewed))\b/i,
    )
  )
    text.say('What was given there was limited in time and in rights; it was no offer to stay for good.')
  else if (
    isTold(/\b(?:no (?:legal |immigration )?status|passed through|in transit|changed planes?|did not (?:apply|ask))\b/i)
  )
    text.say('What this tells of is passage; nothing in it is an offer to stay for good.')
  else if (own.length > 0)
    text.say('What the account tells of is shelter while it lasted; nothing in it is an offer to stay for good.')
  else if (offersToStay.test(said)) text.gap('WHAT WAS OFFERED IN EACH COUNTRY, AND WHETHER IT WAS PERMANENT')
  else
    text.law(
      `Nothing in the record tells of an offer to stay there for good ${gap('CONFIRM: NO SUCH OFFER WAS MADE IN ANY OF THESE COUNTRIES')}.`,
    )
}

const offersToStay = /\b(?:permanent|residen\w+|citizen\w*|nationality|offer\w*|settle\w*|refugee status)\b/iu

/** `Transit: Dubai 2 days, Brazil 4 days`: stations without the word above them. */
function withoutLead(fact: CaseFact): CaseFact {
  const rest = /^(?:Transit|Route|Travel(?:ed)?|Journey|Way here): (\p{Lu}.*)$/u.exec(fact.wording.trim())?.[1]
  if (rest === undefined) return fact
  const { quoteOnly: _, asTold: __, ...known } = fact
  return { ...known, wording: rest }
}

/** Sentences as sentences; what the answer only notes of the way, `Iran for seven months without papers`, as a list. */
function tellJourney(text: SectionText, pen: Pen, travel: readonly CaseFact[]): void {
  const notes = travel.filter((fact) =>
    sentencesOf(fact.wording).some(
      (one) =>
        !one.startsWith('{') &&
        /^(?:Then |Later |After that )?\p{Lu}\p{L}+ (?:(?:for|with|by|in|to) |(?:about )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d+) (?:years?|months?|weeks?|days?)\b)/u.test(
          one,
        ),
    ),
  )
  text.tell(travel.filter((fact) => !notes.includes(fact)))
  if (notes.length === 0) return
  for (const { id } of notes) pen.told.set(id, text.id)
  const stations = notes
    .flatMap(({ wording }) => sentencesOf(wording))
    .flatMap((sentence) =>
      sentence.split(
        /;\s*|,\s+(?=(?:then\s+)?\p{Lu}\p{L}+ (?:(?:for|with) |(?:about )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d+) (?:years?|months?|weeks?|days?)\b))/u,
      ),
    )
    .map((one) =>
      one
        .trim()
        .replace(/^(?:Then|Later|After that) /u, '')
        .replace(
          /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}) ((?:about )?(?:\p{L}+|\d+) (?:years?|months?|weeks?|days?)(?: and (?:\p{L}+|\d+) (?:months?|weeks?|days?))?),? (?=\p{L})/u,
          '$1, for $2, ',
        )
        .replace(monthsOf, '$1, $2')
        .replace(/[.]$/u, ''),
    )
  text.say('On the way here {applicant.subj} was in these places:')
  text.list(stations.map((one) => ({ text: escapeText(one) })))
  text.paragraph()
}

/** `Mexico City May to December 2024` */
const monthsOf =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}?) ((?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/u
