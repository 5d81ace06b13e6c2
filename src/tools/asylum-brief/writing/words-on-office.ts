import { passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from './pen.ts'
import {
  actsOnClient,
  beforeTheDeed,
  paragraphsOfHarm,
  type Words,
  withoutSpeech,
  wordsOfAccount,
} from './words-of-account.ts'

/** Those of them in which, or in whose paragraph just before, a person in office stands as the one who acts. */
export function ofOfficials(pen: Pen, most = 3): readonly Words[] {
  const all = wordsOfAccount(pen)
  return actsOnClient(pen, 12)
    .filter((one) => {
      const at = all.indexOf(one)
      const before = all.slice(Math.max(0, at - 3), at).filter(({ paragraph }) => paragraph === one.paragraph)
      const doer = beforeTheDeed(withoutSpeech(one.told)) ?? ''
      return office.test(doer) || (/^(?:They|He)\b/u.test(one.words) && before.some(({ words }) => begins.test(words)))
    })
    .slice(0, most)
}

/** Somebody in office. */
export const office =
  /\b(?:police(?:m[ae]n|wom[ae]n)?|officers?|sergeants?|captain|colonel|major|lieutenant|commander|commissioner|inspector|soldiers?|gendarmes?|army|battalion|regiment|military|intelligence|agents? of|warden|investigator|prosecutor|commission|brigade|precinct)\b/iu

/** `Four soldiers came`, `On the third day the captain`: an office that a sentence begins with. */
const begins = new RegExp(String.raw`^(?:[^,]{3,40}, )?(?:\p{L}+ ){0,5}(?:\p{L}{2,10}-)?${office.source}`, 'iu')

/**
 * Where the account tells of going to the authorities before the arrival: that sentence, and what its paragraph tells next of
 * them; of several such paragraphs the first three.
 */
export function wordsOnReport(pen: Pen, most = 5): readonly Words[] {
  const all = wordsOfAccount(pen)
  const { lastArrival } = pen.frame.timing
  const isLater = ({ passage }: Words) =>
    pen.map.facts.some(
      (fact) =>
        passagesOf(pen.map, fact).some(({ id }) => id === passage.id) &&
        lastArrival !== undefined &&
        (fact.date?.from ?? '') > lastArrival,
    )
  const turns = all.filter((one) => turnsToOffice.test(one.told) && !isLater(one) && !here.test(one.words))
  const firsts = turns.filter((one, at) => turns.findIndex(({ paragraph }) => paragraph === one.paragraph) === at)
  return firsts
    .slice(0, 3)
    .flatMap((first) => {
      const at = all.indexOf(first)
      const behind = all.slice(at + 1, at + 6)
      return [
        first,
        ...behind
          .filter(
            ({ paragraph, words }) =>
              paragraph === first.paragraph &&
              (theirs.test(words) ||
                /\b(?:he|she|they) (?:wrote|said|told|asked|sent|had|read|put|(?:closed|tore|took|looked)\b[^.;]{0,30} and (?:said|told|wrote|asked))\b|\b(?:complaint|report|file|case)\b/u.test(
                  words,
                )),
          )
          .slice(0, 3),
      ]
    })
    .slice(0, most)
}

/** What those in office did or said where nobody went to them: `The police came and they arrested us`, in the order of the account. */
export function wordsOnOffice(pen: Pen, most = 5): readonly Words[] {
  const harm = paragraphsOfHarm(pen)
  const all = wordsOfAccount(pen).filter(({ paragraph }) => harm.has(paragraph))
  const at = all.findIndex(({ words }) => officeActs.test(words))
  const first = all[at]
  if (first === undefined) return []
  return [
    first,
    ...all
      .slice(at + 1, at + 8)
      .filter(
        ({ words, paragraph }) =>
          paragraph === first.paragraph &&
          (office.test(words) || theirs.test(words) || /\b(?:they let|paid|brought|given|complaint)\b/u.test(words)),
      ),
  ].slice(0, most)
}

/** Those in office who stood by while private persons did it: `A police van stood at the corner of the road the whole time`. */
export function wordsOnStandingBy(pen: Pen): readonly Words[] {
  if (pen.frame.persecutor.type === 'state') return []
  const harm = paragraphsOfHarm(pen)
  return wordsOfAccount(pen)
    .filter(
      ({ words, told, paragraph }) => harm.has(paragraph) && standsBy.test(withoutSpeech(told)) && !here.test(words),
    )
    .slice(0, 2)
}

const standsBy =
  /\b(?:police(?:m[ae]n|wom[ae]n)?|officers?|constables?|soldiers?|gendarmes?|patrol|guards(?:m[ae]n)?)\b(?: \p{L}+){0,3} (?:(?:only |just )?(?:looked and turned|turned (?:their|his|her) backs?|looked away|stood|sat|watched|waited|stayed|remained|looked on|was parked|were parked|filmed)|(?:was|were) (?:there|present|standing|sitting|watching)|did (?:not|nothing)|drove (?:past|by))\b/iu

const officeActs =
  /^(?:(?:On|In|At|When) [^,]{3,40}, )?(?:The|A|Two|Three|Some) (?:\p{Ll}+ )?(?:police(?:m[ae]n)?|officers?|sergeants?|commissioner|prosecutor|judge|constables?|soldiers?)\b/u

/** Officers of this country, and of a journey. */
const here = /\b(?:border|airport|immigration|asylum officers?|consul\w*|embassy)\b/iu

const turnsToOffice =
  /(?<!\p{L})(?:I|[Ww]e|[Mm]y (?:father|mother|husband|wife|brother|sister|uncle|aunt)(?:, \p{Lu}[^,.;]{1,30},)?)(?!\p{L}) (?:\p{L}+ ){0,3}(?:went|wrote|reported|made|filed|told|complained|gave|called|ran|took)\b[^.;]{0,70}\b(?:[Pp]olice|[Ss]uperintendent|office of (?:the|an?)|(?:district|police) commissioner|station|prosecutors?|court|judge|chief|commission(?:er)?|authorities|gendarm\w+|commissariat|ministry|ombudsman|inspector|(?:\p{Lu}\p{L}{1,20} ){1,3}(?:Unit|Desk|Bureau|Directorate)|(?:anti-?corruption|security|investigat\w+) (?:service|agency|department|committee))\b|\b(?:lawyer|organi[sz]ation|social worker|nurse|priest|pastor|brother|sister|father|mother|husband|wife|uncle|aunt|cousin|friend|neighbou?r)\b[^.;]{0,50}\btook (?:me|us) (?:from [^.;,]{3,40} )?to the (?:\p{L}+ ){0,4}(?:judge|court|police|prosecutor|justice|commissioner|station)\b/u

/** Somebody of the office, or the office itself, is who acts. */
const theirs =
  /^(?:An? (?:\p{Ll}+ )?(?:policeman|policewoman|officer|clerk)|He|She|They|The (?:\p{Ll}+|Superintendent|Commissioner|Inspector|Prosecutor|Governor|Captain|Colonel|Commander|Director|Minister|Major|Sergeant)|(?:Constable|Officer|Sergeant|Inspector|Captain|Commander) \p{Lu}|(?:Sub-?Inspector|Head Constable|Chief|Lieutenant|Commissioner|Major|Prosecutor) \p{Lu}|In the (?:police|station)|At the (?:police|station))/u
