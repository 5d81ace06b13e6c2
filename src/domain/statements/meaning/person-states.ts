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
  /(?<!\p{L})(?:by|through|via|on) (?:(?:his|her) )?(?:(?:former|first|present) )?(?:marriage|husband|wife|spouse)(?!\p{L})|(?<!\p{L})(?:husband|wife|spouse) (?:had )?petitioned for (?:him|her)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|through|via) (?:his|her|an?) (?:\p{Ll}+ )?(?:brother|sister|sibling)(?!\p{L})/iu,
  /(?<!\p{L})(?:by|through|via) (?:his|her|a) (?:\p{Ll}+ )?(?:mother|father|parents?)(?!\p{L})/iu,
]
/** The same by the letters of the category on a resident's card. */
const categories: readonly RegExp[] = [
  /^E[1-5]\d$/u,
  /^DV\d$/u,
  /^(?:AS|RE)\d$/u,
  /^(?:IR|CR)[16]$/u,
  /^F4\d$/u,
  /^(?:F[13]\d|IR[27])$/u,
]
const ofResidence =
  /(?<!\p{L})(?:husband|wife|spouse) (?:had )?petitioned for (?:him|her)(?!\p{L})|(?<!\p{L})(?:became|become|immigrated|obtained|gained|acquired)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:residen(?:t|ce)|green card|immigrated)(?!\p{L})/iu

/** `Became a resident through her husband` where the file has the lottery. */
export function otherWay({ sentence, index }: Told): Finding[] {
  if (!ofResidence.test(sentence.text)) return []
  const match = ways.map((way) => way.exec(sentence.text)).find((found) => found !== null)
  const own = ways.filter((way) => way.test(sentence.text))
  if (!match || own.length !== 1 || isDenied(sentence.text, match.index, match.index + match[0].length)) return []
  const known = [...index.byPlace.values()].flat().flatMap((place) => {
    const told = wayOf(place)
    return told === undefined ? [] : [{ place, told }]
  })
  const by = known[0]?.place
  if (!by || known.some(({ told }) => told.some((way) => own.some((one) => ways.indexOf(one) === way)))) return []
  const word = { start: match.index, end: match.index + match[0].length }
  return [{ word, by, message: `The file gives another way: ${shown(by)}.` }]
}

const ofCategory = /^(?:Category|Class of admission|Classification): ([A-Z]{1,2}\d{1,2})$/u
/** Residents of these categories came by none of the ways above. */
const special = /^(?:S[IQ]|SD|SR)\d$/u

/** By which of the ways a sentence on file has somebody become a resident; undefined where it tells of none. */
function wayOf({ sentence: { text, from, start } }: Placed): readonly number[] | undefined {
  const [, category = ''] = (from.source.kind === 'record' && ofCategory.exec(text)) || []
  if (category !== '') {
    const at = categories.findIndex((one) => one.test(category))
    return at >= 0 ? [at] : special.test(category) ? [] : undefined
  }
  if (!ofResidence.test(text) && !(ofResidence.test(from.source.title) && start <= 0)) return undefined
  const told = ways.flatMap((way, at) => (way.test(text) ? [at] : []))
  return told.length > 0 ? told : undefined
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
