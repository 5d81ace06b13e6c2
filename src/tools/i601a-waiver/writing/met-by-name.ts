import type { CaseFact } from '#domain/case-map/case-map.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { counted, listInWords } from '#domain/prose/words.ts'
import { shownBy } from './help-of-others.ts'
import { isOfTimeApart, saidOf } from './lived-apart.ts'
import type { Place } from './place.ts'
import type { Teller } from './teller.ts'
import { isPaperOfOffense } from './whose-paper.ts'

/** What the conduct is called where it is answered. */
const offenses: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:DUI|DWI|DWAI|OWI|OUI|(?:driving|operating) (?:a vehicle )?(?:under the influence|while intoxicated|after drinking|drunk))\b/iu,
    'driving under the influence',
  ],
  [/\b(?:without a (?:valid )?(?:driver[’']?s )?license|unlicensed)\b/iu, 'driving without a license'],
  [/\b(?:petit larceny|shoplifting|petty theft|retail theft)\b/iu, 'a petty theft'],
  [/(?<!\b(?:petty|petit|retail|identity|wage) )\b(?:theft|larceny)\b/iu, 'theft'],
  [/\bbattery\b/iu, 'battery'],
  [/\bassault\b/iu, 'assault'],
  [/\btrespass(?:ing)?\b/iu, 'trespass'],
  [/\bdisorderly conduct\b/iu, 'disorderly conduct'],
  [/\breckless driving\b/iu, 'reckless driving'],
  [/\bpublic intoxication\b/iu, 'public intoxication'],
  [/\b(?:disturbing the peace|domestic disturbance|breach of (?:the )?peace)\b/iu, 'disturbing the peace'],
]

/** `complaining witness states no assault occurred`: what is denied is no matter of the applicant. */
const denied =
  /\b(?:no|not|never|without|denie[sd])\b (?:\p{L}{1,14} ){0,3}(?:assault|battery|theft|larceny|violence)\p{L}*/giu

const ofDrink = /influence|intoxication/u

const convicted =
  /\b(?:convicted|conviction|pl(?:ed|eaded) (?:guilty|no contest)|plea: ?(?:guilty|no contest|nolo)|guilty plea|found guilty|sentence:)/iu
const dismissed = /\b(?:dismissed|nolle|dropped|acquitted|not guilty)\b/iu
const completed =
  /\b(?:expired|satisfied|fulfilled|completed|discharged|terminated|paid in full|case closed)\b|\bpaid (?:on )?(?:\p{Lu}|\d)/u
const withoutViolation = /\b(?:[Nn]o|without (?:a |any )?)(?: further)? ?violations?\b/u
const sober =
  /\bhas (?:not (?:had a drink|drunk|been drinking|touched (?:a drink|alcohol))|been sober|stopped drinking)\b/u

/**
 * One offense that the record tells of, met by its name: how long ago it was, what became of the sentence, what has followed;
 * each only where a paper or an answer says so. Nothing where two are told, or where its year cannot be read.
 */
export function metByName(teller: Teller, onEntry: readonly Place[]): string | undefined {
  const { waiver } = teller
  const facts = onEntry.flatMap(({ cluster }) => cluster.facts)
  const ofCourt = onEntry.filter(({ cluster }) => isPaperOfOffense(cluster.title, cluster.document, waiver))
  const court = ofCourt.map(({ cluster }) => textOf(teller, cluster.document)).join('\n')
  const text = `${facts.map((fact) => wordsOf(teller, fact)).join('\n')}\n${court}`.replaceAll(denied, ' ')
  const named = offenses.filter(([pattern]) => pattern.test(text))
  const [offense] = named
  // A court’s paper is of one of them.
  const isSeveral = court === '' ? severalOf.test(text) : datesPrinted(court).length > 1
  if (offense === undefined || named.length > 1 || isContradicted(text)) return undefined
  const year = yearOf(teller, facts, offense[0], court, isSeveral)
  const ago = year === undefined ? 0 : Number(waiver.asOf.slice(0, 4)) - year
  if (ago < 2) return undefined
  // A husband’s drinking is no conduct of the applicant.
  const drink = ofDrink.test(offense[1])
    ? liveFacts(teller.map).filter(({ subject, wording }) => subject === 'applicant' && sober.test(wording))
    : []
  const follows = [
    `${isSeveral ? 'the last' : 'it'} lies ${counted(ago, 'year')} back`,
    ...endOf(
      court,
      shownBy(
        teller,
        ofCourt.flatMap(({ cluster }) => cluster.facts),
      ),
    ),
    ...(isSeveral ? finesPaid(facts) : []),
    ...licensedSince(teller, offense[1]),
    ...(drink.length === 0 ? [] : [`{applicant} has not drunk since${yearSince(drink)}${shownBy(teller, drink)}`]),
  ]
  return follows.length < 2 ? undefined : metBy(text, offense[1], follows, isSeveral)
}

/** Convicted and dismissed: of one charge only where the dismissal is one that follows a conviction. */
const isContradicted = (text: string): boolean =>
  dismissed.test(text) && convicted.test(text) && !clearedAfterwards.test(text)

/** Cal. Penal Code 1203.4 and its like in other states. */
const clearedAfterwards = /\b1203\.4a?\b|\bexpung\p{L}+|\bset aside\b/iu

/** `has had a Maine license since 2022`: what answers a drive without one. */
function licensedSince(teller: Teller, offense: string): string[] {
  if (!offense.includes('license')) return []
  const had = liveFacts(teller.map).filter(
    ({ subject, wording, negated }) =>
      subject === 'applicant' &&
      negated !== true &&
      /\bhas (?:had|held) (?:an? )?(?:\p{L}+ ){0,2}(?:driver[’']s )?license since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\b/u.test(
        wording,
      ),
  )
  return had.length === 0 ? [] : [`{applicant} has been licensed since${yearSince(had)}${shownBy(teller, had)}`]
}

function metBy(text: string, offense: string, follows: readonly string[], isSeveral: boolean): string {
  const isConviction = convicted.test(text) && !/\b(?:infraction|forfeiture)\b/iu.test(text)
  return isSeveral
    ? `The ${isConviction ? 'convictions for' : 'matters of'} ${offense} are met by what followed them: ${listInWords(follows)}. They are weighed with all the years since.`
    : `The ${isConviction ? 'conviction for' : 'matter of'} ${offense} is met by what followed it: ${listInWords(follows)}. It is weighed with all the years since.`
}

/** `two convictions`: of one offense, more than once. */
const severalOf = /\b(?:two|three|four|five|\d) (?:\p{Ll}+ )?(?:convictions|citations|tickets|offenses)\b/iu

/** What an answer says of the fines. */
function finesPaid(facts: readonly CaseFact[]): string[] {
  const said = facts.map(
    ({ asTold, wording }) =>
      /\bpaid (the fine|both fines|all (?:the )?fines|the fines)\b/u.exec(asTold ?? wording)?.[1],
  )
  const fines = said.find((one) => one !== undefined)
  return fines === undefined ? [] : [`${fines} ${fines.endsWith('fines') ? 'were' : 'was'} paid`]
}

const ofNumber =
  /\b(?:[Ss]ocial [Ss]ecurity (?:number|card)|number|SSN) (?:that|which) (?:belonged|was not|had been given)|\b(?:borrowed|made[- ]up|invented|bought) (?:an? )?(?:[Ss]ocial [Ss]ecurity )?(?:number|SSN)\b/u

/** Work under a number of somebody else, met by its end and the taxes filed since; each only where a statement says it. */
export function metByTaxes(teller: Teller, onEntry: readonly Place[]): string | undefined {
  const text = onEntry
    .flatMap(({ cluster }) => cluster.facts)
    .map((fact) => wordsOf(teller, fact))
    .filter((words) => ofNumber.test(words))
    .join(' ')
  const end = /\b(?:[Ff]rom (?:19|20)\d\d (?:to|until)|[Uu]ntil|ended in|stopped in) ((?:19|20)\d\d)\b/u.exec(text)?.[1]
  const ago = end === undefined ? 0 : Number(teller.waiver.asOf.slice(0, 4)) - Number(end)
  if (ago < 2) return undefined
  const filed = liveFacts(teller.map).filter(
    ({ subject, wording, negated }) =>
      subject === 'applicant' &&
      negated !== true &&
      /\bfiled [^.;]{0,40}\btax/u.test(wording) &&
      / since /u.test(wording),
  )
  const taxes =
    filed.length === 0 ? '' : `, and {applicant} has filed taxes since${yearSince(filed)}${shownBy(teller, filed)}`
  return `The work under a number that was not {applicant.poss} own is told openly: it ended ${counted(ago, 'year')} ago${taxes}.`
}

/** What became of it, by the court’s own paper. */
function endOf(court: string, cite: string): string[] {
  if (clearedAfterwards.test(court) && dismissed.test(court))
    return [
      ...(completed.test(court) ? [`the court’s record shows what was imposed as completed${cite}`] : []),
      `the court dismissed the case afterwards${completed.test(court) ? '' : cite}`,
    ]
  if (dismissed.test(court)) return [`the court dismissed it${cite}`]
  if (!completed.test(court)) return []
  return [
    `the court’s record shows what was imposed as completed${withoutViolation.test(court) ? ', without a violation' : ''}${cite}`,
  ]
}

const yearSince = (facts: readonly CaseFact[]): string => {
  const year = facts
    .map(({ asTold, wording }) => /\bsince (?:[^.;]{0,30} )?((?:19|20)\d\d)\b/u.exec(asTold ?? wording)?.[1])
    .find((one) => one !== undefined)
  return year === undefined ? ' then' : ` ${year}`
}

const textOf = ({ waiver }: Teller, document: string | undefined): string =>
  waiver.input.sources.find(({ id }) => id === document)?.text ?? ''

const wordsOf = ({ map }: Teller, fact: CaseFact): string =>
  [fact.asTold ?? fact.wording, ...passagesOf(map, fact).map(({ words }) => words)].join(' ')

/** The years of the days of offenses that a court prints. */
const datesPrinted = (court: string): number[] => [
  ...new Set(
    [
      ...court.matchAll(
        /\b(?:date of (?:the )?(?:offense|violation|arrest)|offense date|violation date)\b[^\n]{0,12}?\b[^\n]{0,20}?((?:19|20)\d\d)\b/giu,
      ),
    ].map(([, year]) => Number(year)),
  ),
]

/** The year in the statement that names the offense, or the day of it that the court prints; one, or none. */
function yearOf(
  teller: Teller,
  facts: readonly CaseFact[],
  offense: RegExp,
  court: string,
  isSeveral: boolean,
): number | undefined {
  const printed = datesPrinted(court)
  if (printed.length > 0) return Math.max(...printed)
  const years = new Set(
    facts
      .map((fact) => wordsOf(teller, fact))
      .filter((words) => offense.test(words))
      .flatMap((words) => [...words.matchAll(/\b((?:19|20)\d\d)\b/gu)].map(([year]) => Number(year))),
  )
  // Of several the last counts.
  return years.size === 1 || (isSeveral && years.size > 0) ? Math.max(...years) : undefined
}

const together =
  /\b(?:(?:came|moved|went|got) back(?: home| together)?|came home|reconciled|together again|returned home|took (?:me|him|her) back)\b/iu

/** What answers a time apart: that it ended, where the paper says so. */
export function metTimeApart(teller: Teller, places: readonly Place[]): string | undefined {
  const [relative] = teller.waiver.relatives.filter(({ role }) => role === 'spouse')
  const of = relative === undefined ? [] : places.filter(({ cluster }) => isOfTimeApart(cluster, relative))
  const facts = of.flatMap(({ cluster }) => cluster.facts)
  const ended = facts.filter((fact) => together.test(saidOf(fact)))
  if (ended.length === 0) return undefined
  const text = facts.map(saidOf).join(' ')
  const isSober = /\b(?:drink\p{Ll}*|drank|drunk)\b/u.test(text) && /\b(?:sober|stopped|quit)\b/u.test(text)
  return `The time apart is told openly, and it ended${isSober ? ' with what had caused it' : ' with the couple together again'}${shownBy(teller, ended)}; a marriage that was mended is no less a tie of family.`
}
