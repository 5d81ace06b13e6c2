import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Ground } from '../case/relief.ts'
import { arrivalAt } from './adverse-in-account.ts'
import { isBehindLeaving } from './leaves-home.ts'
import type { Pen } from './pen.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { possessing } from './what-units-tell.ts'
import { paragraphsOfHarm, type Words, withoutSpeech, wordsOfAccount } from './words-of-account.ts'
import { speechIn, weightOf } from './weight-on-ground.ts'
import { office, wordsOnReport } from './words-on-office.ts'

/** Somebody else than the client speaks: `He said, “…”`, `Kofi shouted, “…”`; not `I said`, and nobody of the client's own. */
const spoken =
  /(?:^|[.;:!?] |\b(?:and|then|but) )(?:(?!I\b|[Mm]y\b|We\b)[^“”.;]{2,80}?) (?:said|says|shouted|shouts|told|called|asked|wrote|yelled|announced|answered|warned|read|sang|singing|whispered|painted|scrawled|sprayed|chanted|cursed|screamed|cried)\b[^“”.;]{0,60}[“"‘]/u
const ofOwnPeople =
  /\b(?:my|our) (?:\p{Ll}+ )?(?:mother|father|wife|husband|sister|brother|son|daughter|uncle|aunt|cousin|friend|lawyer|attorney|doctor|pastor|priest|neighbou?r|teacher|grandmother|grandfather)\b[^“”]{0,40}\b(?:said|told|asked|shouted|wrote)\b/iu

/** `In the interview I said that I was held for “two weeks”`: the client's own words, and what is said to an office here. */
const saidByOneself =
  /\b(?:I|[Ww]e) (?:\p{Ll}+ ){0,2}(?:said|told|answered|wrote|asked|shouted|called|put)\b[^“”"‘]{0,80}[“"‘]/u
const ofFilingHere = /\b(?:asylum (?:office|officer|interview)|border patrol|credible fear|immigration officer)\b/iu

/**
 * What those who did the harm said that names this ground: in words of the ground, in those of the client's answers on it and
 * on the reason, or as what they call somebody. What speaks of another ground more goes there; what speaks of none is
 * nobody's reason.
 */
export function speechOnGround(pen: Pen, ground: Ground, most = 3): readonly Words[] {
  const found = speechOfOthers(pen).filter(({ words }) => {
    const said = speechIn(words)
    const own = weightOf(said, ground, pen)
    const others = pen.frame.grounds.filter((one) => one !== ground).map((one) => weightOf(said, one, pen))
    const isFirst = pen.frame.grounds[0] === ground
    return own > 0
      ? others.every((other) => own >= other)
      : isFirst && possessing.test(said) && others.every((other) => other === 0)
  })
  return heaviestOnReason(found, ground, pen, most)
}

/** All that others than the client's own people said which names this ground, wherever it is quoted, in the order of the account. */
export function speechNaming(pen: Pen, ground: Ground): readonly Words[] {
  return speechOfAll(pen).filter(({ words }) => {
    const said = speechIn(words)
    const own = weightOf(said, ground, pen)
    return own > 0 && pen.frame.grounds.every((other) => other === ground || own >= weightOf(said, other, pen))
  })
}

/** What the client did or was in words of this ground, with its full day, in the order of the days; nothing that was done to the client. */
export function traitsWithDay(pen: Pen, ground: Ground): readonly { readonly words: Words; readonly day: string }[] {
  const { lastArrival } = pen.frame.timing
  return wordsOfAccount(pen)
    .filter(
      ({ words, told }) =>
        /^(?:[Oo]n \p{Lu}\p{Ll}+ \d{1,2}, \d{4},? )I\b/u.test(told) &&
        !/[“"]/u.test(words) &&
        !/\bI (?:was (?:beat|taken|arrested|held|kept|born)|left|fled|flew|came|entered|married)\b/u.test(told) &&
        weightOf(words, ground, pen) >= 2,
    )
    .flatMap((words) => {
      const [day] = findDays(words.words)
      return day === undefined || day.from !== day.to || (lastArrival !== undefined && day.from >= lastArrival)
        ? []
        : [{ words, day: day.from }]
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Those that tie the harm to the ground most closely, in the order of the account. */
function heaviestOnReason(found: readonly Words[], ground: Ground, pen: Pen, most: number): readonly Words[] {
  const best = found.toSorted((a, b) => weightOnReason(b, ground, pen) - weightOnReason(a, ground, pen)).slice(0, most)
  return found.filter((one) => best.includes(one))
}

/**
 * How closely words tie the harm to a ground: they are spoken where it was done, to the client, as what the client is or did,
 * in words of the ground and of the answer on the reason.
 */
function weightOnReason({ words, paragraph }: Words, ground: Ground, pen: Pen): number {
  const said = speechIn(words)
  const why = new Set(stemsOf(textOf(pen.frame.answers, 'why') ?? '').filter((stem) => stem.length >= 4))
  return (
    (paragraphsOfHarm(pen).has(paragraph) ? 3 : 0) +
    (/\byou(?:r|rs)?\b/iu.test(said) ? 2 : 0) +
    (/\b(?:because|that is why|this is for|for that|since you)\b/iu.test(said) ? 2 : 0) +
    (possessing.test(said) ? 2 : 0) +
    Math.min(4, weightOf(said, ground, pen) * 2) +
    Math.min(3, new Set(stemsOf(said).filter((stem) => why.has(stem))).size)
  )
}

/** What was said while it was done, where no word of it names a ground: it is what there is on the reason, and none of it is money. */
export function speechWithHarm(pen: Pen, most = 3): readonly Words[] {
  const harm = paragraphsOfHarm(pen)
  const all = wordsOfAccount(pen)
  const found = speechOfOthers(pen)
    .filter(({ paragraph }) => harm.has(paragraph))
    // What was said in another country, or on the way, was not said while it was done.
    .filter((one) => !isBehindLeaving(all.indexOf(one), all, pen.frame.country))
    .filter(({ words }) => !/\b(?:money|pay|paid|dollars?|debts?|owe|price|ransom)\b/iu.test(speechIn(words)))
  const [first, ...others] = pen.frame.grounds
  // What speaks to another ground of the case is quoted there.
  const isOfOther = ({ words }: Words) => others.some((ground) => weightOf(speechIn(words), ground, pen) > 0)
  return first === undefined
    ? []
    : heaviestOnReason(
        found.filter((one) => !isOfOther(one)),
        first,
        pen,
        most,
      )
}

/**
 * What others said than the client and the client's own people. An office that took a report of the harm (`“Write unknown
 * persons,” said the lieutenant`) speaks for nobody who did it, unless the answer fears an office.
 */
const speechOfOthers = (pen: Pen): readonly Words[] => speechOfAll(pen).filter(({ words }) => !pen.argued.has(words))

function speechOfAll(pen: Pen): readonly Words[] {
  const reports = new Set(wordsOnReport(pen, 60))
  const fears = office.test(textOf(pen.frame.answers, 'who') ?? '')
  const names = namesOfFeared(pen)
  const arrived = arrivalAt(pen)
  return wordsOfAccount(pen).filter((one, at) => {
    const { words, told } = one
    if (!spoken.test(told) || ofOwnPeople.test(told) || saidByOneself.test(told) || ofFilingHere.test(told))
      return false
    // Who asks the client questions at the arrival and behind it holds an office of this country.
    if (arrived >= 0 && at >= arrived && asksHere.test(told)) return false
    const speaker = withoutSpeech(words)
    if (names.some((name) => speaker.includes(name))) return true
    // Beside private persons an office that was asked for help says why it gives none, and not why the harm was done.
    if (pen.frame.persecutor.type === 'mixed' && reports.has(one)) return false
    return fears || !(office.test(speaker) || reports.has(one))
  })
}

const asksHere =
  /\b(?:officers?|interpreter|judge|[Bb]order [Pp]atrol|agent|inspector|volunteer|[Ll]awyer|attorney)\b[^“"]{0,40}\b(?:said|says|told|asked|wrote|answered|read|announced|explained)\b/u

/** The last names by which the answers and the papers name those who are feared. */
export function namesOfFeared(pen: Pen): readonly string[] {
  const feared = textOf(pen.frame.answers, 'who') ?? ''
  const persons = pen.map.persons.flatMap(({ role, full }) => {
    const last = full.split(' ').at(-1) ?? full
    return role === 'persecutor' || (role !== 'applicant' && feared.includes(last)) ? [last] : []
  })
  const ranked = [...feared.matchAll(withRank)].flatMap(([both, last = '']) => (office.test(both) ? [last] : []))
  return [...persons, ...ranked]
}

/** `Major Rahmonov`, whom the answer names and no paper in full. */
const withRank = /(?<!\p{L})\p{Lu}\p{Ll}{2,15}\.? (\p{Lu}[\p{L}’'-]{2,24})(?!\p{L})/gu

/**
 * Who the client was and did by the account, where the answers name little of it: sentences in the first person, before the
 * harm, in words of this ground.
 */
export function traitInAccount(pen: Pen, ground: Ground, most = 3): readonly Words[] {
  // Whoever is hunted for a relative is marked out by the kinship, and not by a calling.
  const isFamily = ground === 'social-group' && pen.frame.group.triggers.includes('family')
  const why = new Set(stemsOf(textOf(pen.frame.answers, 'why') ?? '').filter((stem) => stem.length >= 4))
  const score = (words: string) =>
    weightOf(words, ground, pen) + new Set(stemsOf(words).filter((stem) => why.has(stem))).size
  const later = paragraphsSinceArrival(pen)
  const relative = pen.map.persons
    .filter(({ id }) => id !== 'applicant')
    .map(({ full, first = full.split(' ')[0] ?? full }) => first)
    .find((first) => pen.frame.group.verbatim?.includes(first))
  const own = wordsOfAccount(pen).filter(
    ({ words, told, paragraph }) =>
      ofOneself.test(told) &&
      !/[“"]|\b(?:friend|cousin|neighbou?r)\b/u.test(words) &&
      !/\bI (?:did|do|could|was|had|would) not\b|\bI never\b|\bthat I (?:must|had to|should|would|could)\b/u.test(
        told,
      ) &&
      !isSinceArrival(words, pen) &&
      !later.has(paragraph) &&
      (!isFamily || (relative === undefined ? tellsOfKin.test(words) : words.includes(relative))),
  )
  const found = own.filter(({ words }) => weightOf(words, ground, pen) >= 1 && score(words) >= 2)
  // `I am Haratine`, `My mother belonged to them`: one word of it is enough where somebody says what he is.
  const named = own.filter(({ words, told }) => saysWhatOneIs.test(told) && weightOf(words, ground, pen) > 0)
  const all = found.length > 0 ? found : named
  // Who somebody is stands before what was done.
  const harm = paragraphsOfHarm(pen)
  const before = all.filter(({ paragraph }) => !harm.has(paragraph))
  const chosen = before.length > 0 ? before : all
  const best = chosen.toSorted((a, b) => score(b.words) - score(a.words)).slice(0, most)
  return chosen.filter((one) => best.includes(one))
}

/** Paragraphs of the account that tell of a day here: nobody was harmed there for it. */
function paragraphsSinceArrival(pen: Pen): ReadonlySet<string> {
  const later = new Set(
    pen.map.facts
      .filter((fact) => isBehindArrival(fact, pen))
      .flatMap((fact) => passagesOf(pen.map, fact).map(({ id }) => id)),
  )
  return new Set(wordsOfAccount(pen).flatMap(({ passage, paragraph }) => (later.has(passage.id) ? [paragraph] : [])))
}

/** It names a year behind that of the arrival: what was done here shows nothing of why the client was harmed there. */
export function isSinceArrival(words: string, { frame }: Pen): boolean {
  const arrived = Number((frame.timing.lastArrival ?? '9999').slice(0, 4))
  return [...words.matchAll(/\b(20\d\d)\b/gu)].some(([, year]) => Number(year) > arrived)
}

const tellsOfKin =
  /\b(?:my|our) (?:\p{L}+ )?(?:family|name|brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin|nephew|niece|grand\p{L}+|children|child)\b|\b(?:son|daughter|brother|sister|wife|husband|mother|father) of\b|\bone (?:son|daughter)\b/iu
const ofOneself =
  /(?:^|[,;] |\d{4},? |\b(?:and|that|because|where) )(?:I (?!was (?:beat|taken|arrested|held|kept)|hear|saw|told)|[Ww]e |[Mm]y (?:mother|father|family|people|language|religion|name))/u
const saysWhatOneIs = /^(?:I am|I was born|We are|My (?:mother|father|family|people|language))\b/u
