import type { Link } from '../case-map.ts'
import type { ElementRule } from '../elements.ts'
import { type AdverseSign, adverseSigns } from '../reading/adverse-sign.ts'
import { conceptSignsOf, isOfConduct, showsSign, signsOfReports } from '../reading/adverse-signs.ts'
import { sureWeight } from '../read-map.ts'
import type { MadeFact } from './made-fact.ts'

/** What counsel writes of the client’s own conduct; what an answer says of hardship or harm is argued there. */
const signsOfAnswers: ReadonlySet<AdverseSign> = new Set([
  'record',
  'misrepresented',
  'false-citizenship',
  'voted',
  'reentered',
  'smuggled',
  'overstayed',
  'barred',
  'affiliated',
  'left-home',
])

/** What a statement of a document holds against the client, each sign at the first element that has to meet it. */
export function signsOf(made: MadeFact, elements: readonly ElementRule[]): Link[] {
  const { fact, isFromDocument, about } = made
  // What a report says of a country is said of nobody.
  const isOfNobody = fact.kind === 'country' && fact.persons.length === 0 && about.length === 0
  if (made.isStated) return []
  const concepts = conceptSignsOf(fact, about)
  const isShown = (sign: AdverseSign) =>
    !(sign === 'means' && throughApplicant.test(fact.wording)) &&
    ((concepts.has(sign) && (isFromDocument || signsOfAnswers.has(sign))) ||
      (isFromDocument && showsSign(sign, fact) && (!isOfConduct(sign) || isRecordOfApplicant(made))))
  const met = (isOfNobody ? signsOfReports : adverseSigns).flatMap((sign) => {
    if (!isShown(sign)) return []
    const element = elements.find(({ meets, persons }) => meets?.includes(sign) && isOf(made, persons))
    return element && !(sign === 'record' && isArrestBefore(element.recordSince, made)) ? [element.id] : []
  })
  return [...new Set(met)].map((element) => ({ fact: fact.id, element, direction: 'against', weight: sureWeight }))
}

/** `Wilder’s employer’s insurance covers all three of us`: means that go with the applicant. */
const throughApplicant =
  /\{applicant\.(?:poss|his)\} (?:employer|job|work|company|union|insurance|plan)\b|\bthrough \{applicant/u

/** `He was arrested with four others in front of the courthouse`, before the day from which arrests count. */
const isArrestBefore = (since: string | undefined, { fact }: MadeFact): boolean =>
  since !== undefined &&
  fact.date !== undefined &&
  fact.date.from < since.slice(0, fact.date.from.length) &&
  /\b(?:arrest\p{L}*|detain\p{L}*|taken into custody)\b/iu.test(fact.statement) &&
  !crime.test(fact.statement)

const crime =
  /\b(?:theft|stole|stealing|robb\p{L}+|burglar\p{L}*|assault\p{L}*|batter\p{L}*|drugs?|cocaine|heroin|marijuana|drunk\p{L}*|intoxicat\p{L}*|driving|fraud\p{L}*|forger?\p{L}*|false (?:passport|papers|documents?)|weapons?|firearms?|smuggl\p{L}*|murder|homicide|convicted|pleaded)\b/iu

/** Who was arrested or fined is named before the verb; without a name it is who speaks. */
function isRecordOfApplicant({ fact, about }: MadeFact): boolean {
  const named =
    /\{([a-z0-9-]+)(?:\.\w+)?\} (?:(?:was|has been|had been|is|were) )?(?:also |once |never |later )?(?:arrested|convicted|charged|fined|deported|cited|stopped|sentenced)\b/.exec(
      fact.wording,
    )?.[1]
  if (named !== undefined) return named === 'applicant'
  if (/\bagainst (?:\{applicant|me\b)/u.test(fact.wording)) return true
  if (isDoneToAnother(fact.wording) || othersArrested.test(fact.wording)) return false
  if (fact.subject !== undefined) return fact.subject === 'applicant'
  // `The lawyer told him that whoever complains is arrested`: what is said of anybody is no record of his.
  if (
    /\b(?:whoever|anyone|everyone|everybody|people|those|others) (?:who )?[^.;]{0,30}\b(?:arrested|charged|convicted|fined|deported)\b/i.test(
      fact.wording,
    )
  )
    return false
  if (fact.persons.length > 0) return fact.persons.every((id) => id === 'applicant')
  return about.length === 0 || about.includes('applicant')
}

/** `They arrested nine of us`: what was done to others is no record of the client's. */
const othersArrested =
  /\b(?:they|police|policemen|officers?|soldiers|agents|gendarmes) (?:also |then )?(?:arrested|charged|convicted|fined|deported) (?!me\b|him\b|her\b|\{applicant)/iu

/**
 * `Nelson Parra was arrested`, `A colleague in Tbilisi had been arrested`: to whom it is done stands before the verb, and is
 * neither the client nor a pronoun for whoever speaks.
 */
function isDoneToAnother(wording: string): boolean {
  const [, before = ''] =
    /^(.{0,400}?)\b(?:was|were|has been|had been|have been|is|are)(?: \p{Ll}+)? (?:arrested|convicted|charged|fined|deported|sentenced)\b/u.exec(
      wording,
    ) ?? []
  const clause =
    before
      .split(
        /[.;:]\s|, (?:and|but|because|when|while|after|since|who|which) |\b(?:that|because|when|while|after|since|if) /u,
      )
      .at(-1) ?? ''
  const whom = clause.trim().replace(/,[^,]*,?$/u, '')
  return whom !== '' && !/\{applicant|\b(?:I|he|she|we|they|who)$/iu.test(whom) && /\p{L}/u.test(whom)
}

function isOf({ fact, about }: MadeFact, persons: readonly string[] | undefined): boolean {
  if (!persons || fact.persons.length === 0) return true
  return [...fact.persons, ...about].some((id) => persons.includes(id))
}
