import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { tidyAnswer } from '#domain/case-map/reading/tidy-answer.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { countryInSentence } from '#law/countries.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { type Pen, toldBy } from '../pen.ts'
import { partOfBrief } from '../pen.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { actNoun, dayOf, tellsOfAct } from '../../map/signs.ts'
import { inOwnWords } from '../answers-in-own-words.ts'
import { markup } from '../markup-of-lines.ts'
import { SectionText } from '../section-text.ts'
import { groupsOf, inOrderOfAccount, isBackground } from './story-groups.ts'
import { findDays } from '#domain/language/find-days.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'

/** S15: who the client is, then what happened in the order of its dates. What an element argues is told there. */
export function statementOfFacts(pen: Pen): string {
  const text = new SectionText(pen, 'S15').paragraph()
  const facts = withoutRepeats(
    withDaysOfAnswer(
      toldBy(pen, 'S15').filter(({ id }) => !pen.told.has(id)),
      pen,
    ),
  )
  const hasDocuments = facts.some(isDocumented)
  // Where documents tell the story, what the answers add without a day stands behind it.
  const loose = hasDocuments ? facts.filter((fact) => !isDocumented(fact) && dayOf(fact) === undefined) : []
  const ordered = facts.filter((fact) => !loose.includes(fact))
  const isAccount = pen.hasAccount && facts.some(({ id }) => pen.story.has(id))
  const groups = isAccount ? [] : groupsOf(ordered, pen)
  const background = groups.flatMap((group) => (isBackground(group) ? group.facts : []))
  const dated = groups
    .filter((group) => !isBackground(group))
    .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
    .map((group) => group.facts)
  const tellsWho = facts.some(({ statement }) =>
    /\b(?:was born|is a citizen of|is (?:an? )?(?:\p{L}+ )?citizen|is from|comes from|born (?:on|in))\b/iu.test(
      statement,
    ),
  )
  if (!tellsWho) text.say(whoClientIs(pen))
  text.tell(background)
  if (isAccount) for (const block of inOrderOfAccount(ordered, pen)) text.goOn(block)
  tellByDays(text, dated)
  if (loose.length > 0) text.paragraph().tell(loose)
  // Where papers tell the story with its days, the answer's list of dates has nothing to add.
  const isTold = facts.filter((fact) => isDocumented(fact) && fact.date !== undefined).length >= 4
  const dates = isTold ? [] : datesGiven(pen, text.html())
  const isNote = (one: string) => !hasFiniteVerb(one) || /^\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}: /u.test(one)
  const noted = dates.filter(isNote)
  const told = dates.filter((one) => !isNote(one))
  if (told.length > 0) text.paragraph()
  for (const one of told) text.say(inOwnWords(one, pen) ?? one)
  if (noted.length > 0)
    text
      .paragraph()
      .law('The dates, as they are known:')
      .list(noted.map((one) => ({ text: markup(one) })))
  const elsewhere = argumentReference(pen)
  if (elsewhere) text.paragraph().law(elsewhere)
  if (text.words === 0) text.gap('FACTS OF THE CASE, IN THE ORDER OF THEIR DATES')
  return text.html()
}

/**
 * The answer on dates, and the one on others who were harmed, say again what the answer on the events tells with its day:
 * nothing new is in them where nearly all their words and the day stand there.
 */
function withoutRepeats(facts: readonly CaseFact[]): CaseFact[] {
  const isOf = ({ sources }: CaseFact, questions: RegExp) =>
    sources.every((source) => source.type === 'answer' && questions.test(source.question))
  const told = facts.filter((fact) => !isOf(fact, /^(?:when|past_harm_else_details)$/u))
  return facts.filter((fact) => {
    const day = dayOf(fact)
    if (day === undefined || !isOf(fact, /^(?:when|past_harm_else_details)$/u)) return true
    const words = new Set(
      told.filter((other) => dayOf(other) === day).flatMap(({ statement }) => wordsToCompare(statement)),
    )
    const own = wordsToCompare(fact.statement)
    return words.size === 0 || own.filter((word) => !words.has(word)).length > Math.max(1, own.length * 0.34)
  })
}

const wordsToCompare = (text: string): string[] =>
  (text.match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !/^(?:that|this|with|from|were|been|when|where|which)$/i.test(word))
    .map((word) => word.toLowerCase().replace(/(?:ing|ed|es|s)$/u, ''))

/**
 * `Client beaten May 2023` in the answer on dates gives the day to the one act of that kind which the other answers tell
 * without one.
 */
function withDaysOfAnswer(facts: readonly CaseFact[], pen: Pen): CaseFact[] {
  // Where the client's own account is on file, it has the days.
  if (facts.some((fact) => passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant'))) return [...facts]
  const items = itemsOfWhen(pen)
    .flatMap(eachDay)
    .map((text) => ({ noun: actNounOf(text), dates: findDates(text), text }))
  return facts.map((fact) => {
    const noun = actNoun(fact) ?? actNounOf(fact.statement.split(/[.,;]/)[0] ?? '')
    if (noun === undefined || fact.date !== undefined || fact.negated) return fact
    const isOnly = facts.filter((other) => (actNoun(other) ?? actNounOf(other.statement)) === noun).length === 1
    const same = items.filter((item) => item.noun === noun && item.dates.length === 1)
    const [item] = same
    const date = item?.dates[0]
    if (!isOnly || same.length !== 1 || item === undefined || date?.date.month === undefined) return fact
    const when = item.text.slice(date.start, date.end)
    const { quoteOnly: _, asTold: __, ...rest } = fact
    const from = `${date.date.year}-${String(date.date.month).padStart(2, '0')}${date.date.day === undefined ? '' : `-${String(date.date.day).padStart(2, '0')}`}`
    return {
      ...rest,
      wording: `${date.date.day === undefined ? 'In' : 'On'} ${when}, ${/^(?:\{|Mr|Ms)/u.test(fact.wording) ? fact.wording : fact.wording.charAt(0).toLowerCase() + fact.wording.slice(1)}`,
      statement: `${fact.statement} (${when})`,
      date: { from },
    }
  })
}

/** `He was beaten on March 2, 2023 and threatened on July 19, 2023`: two days. */
const eachDay = (item: string): string[] => item.split(/,? and (?=\p{Ll}{4,}ed (?:again )?(?:on|in) \p{Lu}\p{Ll}+ )/u)

const actNounOf = (text: string): string | undefined =>
  actNoun({ statement: text, negated: undefined } as unknown as CaseFact)

/** `May 5, 2024 arrest` */
const dayFirst =
  /^([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? ((?:arrest|raid|attack|beating|threat|summons|note|search|detention|hearing|kidnapping|shooting)s?)$/u

/** The answer on dates, item by item, made ready for reading. */
function itemsOfWhen({ frame, client }: Pen): string[] {
  const typed = tidyAnswer(textOf(frame.answers, 'when') ?? '', {
    about: client,
    names: new Set(),
    persons: new Set(),
    isDayFirst: false,
  })
  return typed.split(/[;\n]|(?<=\d{4})[.](?=\s|$)|[.]\s+(?=\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}\b)/u).map((item) =>
    item
      .trim()
      .replace(dayFirst, (_, day: string, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} on ${day}`)
      // `August 19, 2024 fled`: a day with its note, and no sentence.
      .replace(/^(\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}) (?=\p{Ll})(?![^,;]* (?:he|she|they|I|was|were|had)\b)/u, '$1: '),
  )
}

/** Each day's events, under the day where they do not begin with it. */
function tellByDays(text: SectionText, dated: readonly (readonly CaseFact[])[]): void {
  const long = dated.filter((group) => group.length >= 2).length
  for (const group of dated) {
    const [first] = group
    const day = first && dayOf(first)
    const opensWithIt =
      day !== undefined && (first?.wording.includes(formatLongDate(day).replace(/, \d{4}$/u, '')) ?? false)
    if (day !== undefined && !opensWithIt && long >= 2 && group.length >= 2) text.paragraph(formatLongDate(day))
    else if (group.length >= 2 || !text.isOpen) text.paragraph()
    text.tell(group)
  }
}

/** From the record: the country, and the birth where it is known. */
function whoClientIs({ frame }: Pen): string {
  const { nationality, clientName, input } = frame
  const born = fieldText(input.client.client, 'date_of_birth')
  if (nationality === undefined) return ''
  const birth = isIsoDate(born) ? ` born on ${formatLongDate(born)}` : ''
  return `${clientName}${birth === '' ? '' : ','}${birth}${birth === '' ? '' : ','} is a citizen of ${countryInSentence(nationality)}.`
}

const isDocumented = ({ sources }: CaseFact): boolean => sources.some(({ type }) => type === 'passage')

/** `14 to 19 March 2024` */
const daysOfMonth = /\b(\d{1,2}) (?:to|-|–) (\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})/u

/** The dates that the answer gives, each with its event, where no other statement carries them. */
function datesGiven(pen: Pen, told: string): string[] {
  const { map, narrator } = pen
  const items = itemsOfWhen(pen)
  const plain = told.replaceAll(/<[^<>]*>/g, ' ')
  return items.flatMap((item) => {
    const text = houseStyle(item.trim().replace(/[.]$/u, '').replace(daysOfMonth, '$3 $1 to $2, $4'))
    const days = findDays(text).filter(({ from, to }) => from === to)
    const months =
      text.match(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
      ) ?? []
    const isKnown =
      (days.length === 0 && months.length > 0 && months.every((month) => plain.includes(month))) ||
      (days.length > 0 &&
        days.every(
          ({ from }) =>
            plain.includes(formatLongDate(from)) ||
            map.facts.some((fact) => fact.date?.from === from && fact.sources.some(({ type }) => type === 'passage')),
        ))
    // What the documents tell with its day is told; the answer's day of the same act adds nothing.
    const act = actNounOf(text)
    const isActKnown =
      act !== undefined &&
      map.facts.some((fact) => isDocumented(fact) && dayOf(fact) !== undefined && tellsOfAct(fact, act))
    narrator.interrupt()
    const isBareDate = !/\p{L}/u.test(text.replaceAll(dateWords, ''))
    return text === '' || isBareDate || isActKnown || isKnown
      ? []
      : [`${narrator.say(text.replace(/^The client(?= )/u, '{applicant.subj}'))}.`]
  })
}

const dateWords =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|early|late|mid|to|until|through|from|and|in|on|the|about|of)\b/giu

/** Where the reader finds what this section leaves to the argument. */
function argumentReference(pen: Pen): string | undefined {
  const told = liveFacts(pen.map).map(({ toldIn }) => toldIn)
  const reason = ['S24', 'S24r', 'S24l', 'S24n', 'S24p', 'S24s'].filter((id) => told.includes(id))
  const [first] = reason
  const reasonPart = first && partOfBrief(pen, first)
  const officials = told.includes('S26') ? partOfBrief(pen, 'S26') : undefined
  if (reasonPart && officials)
    return `What bears on the reason for the harm is set out in ${reasonPart}, and what the authorities did in ${officials}.`
  if (reasonPart) return `What bears on the reason for the harm is set out in ${reasonPart}.`
  return officials && `What the authorities did is set out in ${officials}.`
}
