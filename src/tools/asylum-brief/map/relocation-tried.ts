import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { CaseFrame } from '../case.ts'
import { isBehindArrival } from './behind-arrival.ts'
import { dayOf, isCountry } from './signs.ts'

/**
 * The sentence that tells how the client moved within the country and was found: in it, or in one right behind it in the
 * same account. `among`: only these facts are looked at.
 */
export function foundElsewhere(
  map: CaseMap,
  { timing }: Pick<CaseFrame, 'timing'>,
  among: (fact: CaseFact) => boolean = () => true,
): string | undefined {
  const arrival = timing.lastArrival
  const own = map.facts
    .filter(
      (fact) =>
        !fact.negated &&
        !isCountry(fact) &&
        !fact.wording.startsWith('Asked “') &&
        (arrival === undefined || (dayOf(fact) ?? '') < arrival) &&
        // A visit of later months is no attempt to live there.
        !isBehindArrival(fact, { frame: { timing }, map }) &&
        among(fact),
    )
    .flatMap((fact) => sentencesOf(isOwnWords(fact, map) ? (fact.asTold ?? fact.wording) : fact.wording))
  return (
    own.find((sentence) => moves.test(sentence) && findsAgain.test(sentence)) ??
    own.find((sentence, at) => moves.test(sentence) && own.slice(at + 1, at + 4).some((next) => reached.test(next))) ??
    own.find(
      (sentence, at) => stays.test(sentence) && own.slice(at + 1, at + 4).some((next) => cameThere.test(next)),
    ) ??
    own.find((sentence, at) => cameToThatPlace(sentence, own.slice(at + 1, at + 9))) ??
    own.find(
      (sentence, at) => takesAway.test(sentence) && own.slice(at + 1, at + 3).some((next) => cameAfter.test(next)),
    ) ??
    own.find((sentence, at) => hides.test(sentence) && own.slice(at + 1, at + 8).some((next) => askedFor.test(next)))
  )
}

/** `I stayed in the house of my wife's people at Kaedi`, and later `gendarmes came to Kaedi`. */
function cameToThatPlace(sentence: string, behind: readonly string[]): boolean {
  const [, place] =
    /(?:\bI|\b[Ww]e|\{applicant(?:\.\w{1,9})?\}) (?:stayed|lived|hid|slept|rented)\b[^.;]{0,60}? (?:in|at) (\p{Lu}\p{L}{2,30})(?!\p{L})/u.exec(
      sentence,
    ) ?? []
  return (
    place !== undefined &&
    behind.some(
      (next) => next.includes(` ${place}`) && /\b(?:came|arrived|found|searched|stood|asked|raided)\b/iu.test(next),
    )
  )
}

const isOwnWords = (fact: CaseFact, map: CaseMap): boolean =>
  passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant')

/** The client moves, alone or with others: nobody else’s move counts. */
const moves =
  /(?:\bI|\b[Ww]e|\{applicant(?:\.\w{1,9})?\}) (?:(?:took|took with (?:me|her|him)) [^.;]{1,40} and |\p{Ll}{2,12} ){0,2}?(?:(?:fled|moved|escaped|ran|went|returned)(?: by (?:bus|car|train|boat|foot|truck))? to\b(?! (?:the )?(?:police|prosecutor|court|school|work|hospital|station|market|bed|sleep))|hid (?:in|with|at)\b)/u
/** `We stayed in Rabwah from 5 February till 4 April`: a place by its name, for a time that ended. */
const stays =
  /(?:\bI|\b[Ww]e|\{applicant(?:\.\w{1,9})?\}(?: and \{[a-z0-9-]{1,60}\})?) (?:stayed|lived|hid) in \p{Lu}\p{L}{2,30}\b[^.;]{0,20}\b(?:from|for|until|till|between)\b/u
/** `I was in hiding in Dhaka`: what else is told of that time may stand between it and the day on which they came. */
const hides = /(?:\bI|\b[Ww]e|\{applicant(?:\.\w{1,9})?\}) (?:was|were) in hiding in \p{Lu}/u
const askedFor =
  /\b(?:m[ae]n|boys?|they|somebody|someone|strangers?|police)\b[^.;]{0,40}\basked for (?:me|us|him|her|\{applicant\})/iu
const cameThere =
  /\b(?:police|policemen|men|man|they|soldiers|members|gunmen|agents)\b[^.;]{0,60}\bcame (?:there|to that (?:place|town|city))\b/iu
/** `I took Camila to my cousin in Sonsonate`: to people in another place. */
const takesAway =
  /(?:\bI|\b[Ww]e|\{applicant(?:\.\w{1,9})?\}) (?:(?:took|brought) [^.;]{1,40} |went |moved |fled |ran )(?:with [^.;]{1,30} )?to (?:(?:my|his|her|our|the|\{[^{}]+\}) )?(?:\{[^{}]+\} )?(?:\p{Ll}+(?:[’']s)? ){0,2}(?:\{[^{}]+\} |\p{Lu}\p{L}+ )?(?:in|at) \p{Lu}\p{Ll}{2}/u
const cameAfter =
  /^(?:He|She|They|(?:The |Two |Three |Four |Some )?(?:police|men|soldiers|boys|agents))\b[^.;]{0,60}\b(?:came|arrived|appeared|stood|found|was (?:at|in front of) the (?:door|gate|house))\b/u
const findsAgain = /\b(?:found|brought|traced|tracked|followed|came (?:for|after|there)|caught)\b/i
/** Those who were fled make themselves known at the new place. */
const reached =
  /\b(?:photograph|picture|message|note|letter|call) of (?:our|my|the|his|her) (?:building|house|home|door|street|apartment)\b|\b(?:asked|waited|came|shot|knocked|stood|appeared)\b[^.;]{0,40}\b(?:gate|door|building|new (?:house|home|address))\b|\bfound (?:us|me|him|her|them)\b|\b(?:broke|forced|kicked in) (?:down |in |open )?(?:the|my|our|his|her|\{[^{}]+\}) (?:\p{L}+ )?(?:door|room|window|gate|lock)\b|\b(?:m[ae]n|boys?|they|somebody|someone|strangers?|police)\b[^.;]{0,40}\basked (?:in the (?:street|neighborhood|market|village) |(?:my|our|his|her|the|\{[^{}]+\}) ?(?:\p{L}+ ){0,2})?(?:for|about|where)\b/iu
