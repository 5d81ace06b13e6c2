import { isDenied } from '../polarity.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'
import type { Placed } from './told-index.ts'

/** States of which a person is in one at a time, each with the words that tell of it. */
const kinds: readonly (readonly RegExp[])[] = [
  [
    /(?<!\p{L})(?:(?:owns?|owned|bought|purchased) (?:(?:an?|the|their|his|her|our) )?(?:own )?(?:family )?(?:home|house|apartment|condominium|townhouse)|homeowners?|mortgage)(?!\p{L})/iu,
    /(?<!\p{L})(?:(?:we|they|he|she|i|couple|family|spouses|tenants?|who|and) (?:also |still )?rent(?:s|ed)?(?! (?:out|to))|rents? (?:an?|the|their|his|her|our) (?:home|house|apartment|room|flat)|rental|rented (?:home|house|apartment|room|flat)|landlord|lease)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})full[- ]time(?!\p{L})/iu, /(?<!\p{L})(?:part[- ]time|half[- ]time)(?!\p{L})/iu],
  [
    /(?<!\p{L})(?:self-employed|(?:owns?|runs?|has) (?:an?|his|her) (?:own )?(?:\p{Ll}+ ){0,2}(?:business|firm|company|shop))(?!\p{L})/iu,
    /(?<!\p{L})(?:is|was|remains) (?:\p{Ll}+ )?employed (?:full[- ]time |part[- ]time )?(?:by|with|at)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:uninsured|(?:no|without) (?:health |medical )?insurance)(?!\p{L})/iu,
    /(?<!\p{L})(?:is|are) (?:\p{L}+ )?(?:insured|covered)(?!\p{L})/iu,
  ],
]

/** By what somebody became a resident; where a sentence or its question speaks of residence. */
const ways: readonly RegExp[] = [
  /(?<!\p{L})(?:through|by|via|sponsored by) (?:an?|his|her|the) (?:former )?(?:employer|job|company|employment)(?!\p{L})|employment-based/iu,
  /(?<!\p{L})(?:diversity|lottery)(?!\p{L})/iu,
  /(?<!\p{L})(?:as an? (?:asylee|refugee)|(?:granted|by|through) asylum)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|through|via) (?:(?:his|her) )?(?:marriage|husband|wife|spouse)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|through|via) (?:his|her|an?) (?:\p{Ll}+ )?(?:brother|sister|sibling)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|through|via) (?:his|her|a) (?:\p{Ll}+ )?(?:mother|father|parents?)(?!\p{L})/iu,
]
const ofResidence =
  /(?<!\p{L})(?:became|become|immigrated|obtained|gained|acquired)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:residen(?:t|ce)|green card|immigrated)(?!\p{L})/iu

/** `Became a resident through her husband` where the file has the lottery. */
export function otherWay({ sentence, index }: Told): Finding[] {
  if (!ofResidence.test(sentence.text)) return []
  const match = ways.map((way) => way.exec(sentence.text)).find((found) => found !== null)
  const own = ways.filter((way) => way.test(sentence.text))
  if (!match || own.length !== 1 || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
  const known = [...index.byPlace.values()]
    .flat()
    .filter(
      ({ sentence: { text, from, start } }) =>
        (ofResidence.test(text) || (ofResidence.test(from.source.title) && start <= 0)) &&
        ways.some((way) => way.test(text)),
    )
  const [by] = known
  if (!by || known.some(({ sentence: { text } }) => own.some((way) => way.test(text)))) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file gives another way: ${shown(by)}.` }]
}

/** `The couple own their home` where the file has them rent: one state of a person excludes another of its kind. */
export function otherState({ sentence, index }: Told): Finding[] {
  return kinds.flatMap((states) =>
    states.flatMap((state, at): Finding[] => {
      const match = state.exec(sentence.text)
      if (!match || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
      const who = sentence.mentions.findLast(({ end }) => end <= match.index + 8)?.ids ?? []
      const all = [...index.byPlace.values()].flat()
      const isTold = (place: Placed, pattern: RegExp) => isAffirmed(place, pattern) && isAbout(place, who)
      if (all.some((place) => isTold(place, state))) return []
      const others = states.filter((_, other) => other !== at)
      const by = all.find(
        (place) =>
          (who.length === 0 || place.sentence.mentions.length === 0 || isSurelyAbout(place, who) || isOfAll(place)) &&
          others.some((other) => isTold(place, other)),
      )
      if (!by) return []
      const word = { start: match.index, end: match.index + match[0].length }
      return [{ word, by, message: `The file says otherwise: ${shown(by)}.` }]
    }),
  )
}

const isOfAll = ({ sentence: { text } }: Placed) =>
  /(?<!\p{L})(?:they|we|our|the (?:couple|family|spouses))(?!\p{L})/iu.test(text)

function isAffirmed({ sentence: { text } }: Placed, pattern: RegExp): boolean {
  const match = pattern.exec(text)
  return match !== null && !isDenied(text, match.index, match.index + match[0].length)
}
