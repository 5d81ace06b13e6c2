import { escapeName } from './same-name.ts'

/** Ranks, which armed bands, ships and teams have as well as the state. */
const ranks = 'Captain|Lieutenant|Sergeant|Colonel|Commander'
/** Offices that a state alone gives. */
const stateOffices =
  'Officer|Detective|(?:(?:Assistant )?Sub-|Chief |Police )?Inspector|Judge|Prosecutor|Commissioner|Sheriff|Constable'

/** Words for an office that stand before a name, as a pattern: `Captain Worku`. */
export const publicOffices = `${ranks}|${stateOffices}`

/** The same and their short forms, the posts of congregations and clinics: what stands before a name as a title does. */
export const offices = `${publicOffices}|Sgt|Capt|Lt|Corporal|Mayor|Pastor|Reverend|Rev|Imam|Rabbi|Nurse|Principal`

const followers =
  'fighters|men|boys|militia(?:men)?|rebels|militants|cadres|guerrillas?|gang|band|group|cartel|cell|members'
const bands = String.raw`gangs?|maras?|cartels?|cliques?|clicas?|guerrillas?|rebels?|militias?|militants|insurgents?|paramilitar(?:y|ies)|separatists?|jihadists?|ELN|FARC|MS-?13|Barrio 18|[Aa]l-Shabaab|Taliban|Boko Haram`
const crews = 'boats?|ships?|vessels?|trawlers?|ferry|crews?|teams?|club'

/** `fighters of Commander Kisuba`, `Commander Uriel of the ELN`, `Captain Morales, who runs a fishing boat`. */
function bandOf(full: string): RegExp {
  const name = escapeName(full)
  const under = String.raw`\b(?:${followers})\b[^.,;]{0,30}\b(?:of|under|led by|commanded by|and) (?:the |a |their )?(?:\p{L}{1,30} ){0,2}${name}`
  const over = String.raw`${name}(?!\p{L}),? (?:(?:of|from|with)|who (?:leads|led|commands|commanded|heads|headed|runs|ran)|(?:an? |the )?(?:leader|commander|boss|head|chief|member|captain) of) (?:the |an? |their |our |that |this |his )?(?:[\p{L}-]{1,30} ){0,2}(?:${bands}|${crews})(?!\p{L})`
  return new RegExp(`${under}|${over}`, 'u')
}

/** A rank in a band, on a ship or in a team is no public office: what the texts say that somebody commands decides. */
export function leadsABand(full: string, texts: readonly string[]): boolean {
  const around = texts.flatMap((text) => placesOf(full, text))
  if (around.length === 0) return false
  const band = bandOf(full)
  return around.some((text) => band.test(text))
}

/** More than what `bandOf` looks at before a name and behind it. */
const reach = 250

/** What stands around each mention of a name: a text of many pages is not searched for bands from end to end. */
function placesOf(full: string, text: string): string[] {
  const places: string[] = []
  for (let at = text.indexOf(full); at >= 0; at = text.indexOf(full, at + full.length))
    places.push(text.slice(Math.max(0, at - reach), at + full.length + reach))
  return places
}
