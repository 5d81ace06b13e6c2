import type { CaseFact } from '#domain/case-map/case-map.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { harmsIn, threatsIn } from './harms-in.ts'
import { harmsNamed } from './harms-named.ts'
import type { Pen } from './pen.ts'
import { dateInWords } from './date-in-words.ts'
import { isNear, toldByTime } from './told-by-time.ts'
import { withoutWeaker } from './weigh-harms.ts'

/** What was done at one time: the harms by name, each only where its own sentence says so, and the facts that tell it. */
export type Episode = {
  /** `2017-01-23`, `2019-09`, `2021`; the day on which it began. Empty for what no date is known of. */
  readonly from: string
  /** It is known when it ended, and not when it began. */
  readonly isEnd?: true
  readonly harms: readonly string[]
  readonly facts: readonly CaseFact[]
}

/**
 * The harm of the past in its episodes, in the order of their dates: what the Statement of Facts tells, taken together as
 * the law weighs it. Statements without a date belong to the one that their source tells before them.
 */
export function episodesOf(pen: Pen): readonly Episode[] {
  const found = known.get(pen) ?? readEpisodes(pen)
  known.set(pen, found)
  return found
}

const known = new WeakMap<Pen, readonly Episode[]>()

function readEpisodes(pen: Pen): Episode[] {
  return withNamesOfAnswers(episodesTold(pen), pen)
}

/**
 * `raped 11/28/2021` in the answer on what happened, where the account tells the same night without the word: what was done
 * keeps the name that the answer gives it, at the time that both give.
 */
function withNamesOfAnswers(episodes: readonly Episode[], pen: Pen): Episode[] {
  const named = pen.map.facts
    .filter(isAnswerOnHarm)
    .flatMap((fact) =>
      clausesWithDay(fact.wording).flatMap(({ clause, from }) =>
        [...harmsIn({ ...fact, wording: clause }, pen), ...threatsIn({ ...fact, wording: clause }, pen)].map(
          (harm) => ({ harm, from }),
        ),
      ),
    )
  const inCustody = episodes.filter(({ harms }) => harms.some((harm) => ofCustody.test(harm)))
  return episodes.map((episode) => {
    const more = named.filter(
      ({ harm, from }) =>
        unspoken.test(harm) &&
        // How long it was the account says itself, in words where the answer has figures.
        !(harm.includes(' for ') && episode.harms.some((own) => own.startsWith(`${harm.split(' for ')[0]} for `))) &&
        // An answer without a day speaks of the one time in custody, where there is one.
        (from === '' ? inCustody.length === 1 && inCustody[0] === episode : isSameTime(from, episode.from)),
    )
    return more.length === 0
      ? episode
      : { ...episode, harms: withoutWeaker([...new Set([...more.map(({ harm }) => harm), ...episode.harms])]) }
  })
}

/** `raped by Ochieng 11/28/2021, beaten Feb 2022`: each with its own day, and the client is who it was done to. */
function clausesWithDay(wording: string): { readonly clause: string; readonly from: string }[] {
  return wording.split(/[;.] |, (?=\p{Ll}{3,}(?:ed|en)\b)/u).flatMap((part) => {
    const [day, ...others] = findDates(part)
    if (day === undefined && custodyInAnswer.test(part)) return [{ clause: part, from: '' }]
    const isSpan = others.length === 1 && /\bfrom\b/iu.test(part)
    const year = day?.date.year ?? (isSpan ? others[0]?.date.year : undefined)
    if (year === undefined || day?.date.month === undefined || (others.length > 0 && !isSpan)) return []
    const { month, day: of } = day.date
    const from = `${year}-${String(month).padStart(2, '0')}${of === undefined ? '' : `-${String(of).padStart(2, '0')}`}`
    return [{ clause: part.includes('{applicant') ? part : `{applicant.subj} was ${part}`, from }]
  })
}

const isAnswerOnHarm = ({ sources }: CaseFact): boolean =>
  sources.every(
    (source) => source.type === 'answer' && /^(?:what|convention_against_torture_details)$/u.test(source.question),
  )

/** What people tell without its word. */
const unspoken =
  /^(?:rape|a sexual assault|sexual violence|forced nakedness|genital cutting|a threat of rape|the deprivation of sleep|detention for .+)$/u

/** What is done where somebody is held. */
const ofCustody =
  /^(?:detention|imprisonment|captivity|confinement|a bag over the head|blows to the soles of the feet)/u
/** `She was held for thirty-seven days, whipped`: the answer tells of one custody and of no day. */
const custodyInAnswer = /\b(?:held|detained|imprisoned|jailed|kept) (?:in [^,;.]{2,40} )?for (?:\p{L}|\d)/iu

const isSameTime = (one: string, other: string): boolean =>
  one.length >= 7 && other.length >= 7 && (isNear(one, other) || one.startsWith(other) || other.startsWith(one))

function episodesTold(pen: Pen): Episode[] {
  return (
    toldByTime(pen)
      .map(({ from, facts }) => {
        const { harms, telling } = harmsNamed(facts, pen)
        const day = dayOfHarm(from, facts, telling)
        // `was held there until April 18, 2022`: the day on which it ended.
        const isEnd = day !== '' && facts.some(({ statement }) => statement.includes(`until ${dateInWords(day)}`))
        return { from: day, harms, facts: telling, ...(isEnd && { isEnd: true as const }) }
      })
      .filter(({ harms, from }) => harms.length > 0 && from.slice(0, 4) >= firstYear(pen, from))
      // What has no date stands behind what has one.
      .toSorted((a, b) => ((a.from || '9999') < (b.from || '9999') ? -1 : 1))
  )
}

/** A day in custody as a student is not the harm that the case rests on, where the answer on dates begins years later. */
function firstYear({ frame }: Pen, from: string): string {
  const years = (textOf(frame.answers, 'when') ?? '').match(/\b(?:19|20)\d\d\b|(?<=\/)\d{2}\b(?!\/)/g) ?? []
  const [first] = years.map((year) => (year.length === 2 ? `20${year}` : year)).toSorted()
  return from === '' || first === undefined ? '' : first
}

/** The last date that stands before the first harm: a newspaper of the day before is none. */
function dayOfHarm(from: string, facts: readonly CaseFact[], [first]: readonly CaseFact[]): string {
  const until = first === undefined ? [] : facts.slice(0, facts.indexOf(first) + 1)
  return until.flatMap(({ date }) => date?.from ?? []).at(-1) ?? from
}
