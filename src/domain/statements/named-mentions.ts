import { foldWord } from '#domain/language/fold.ts'
import type { Gender } from './person.ts'
import { offices } from '#domain/persons/offices.ts'
import type { Roster } from './persons.ts'
import { type Mention, toMention } from './mention.ts'

/** A name as it is written, with its title: `Dr. Ines Paz`. */
export const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(Mr|Mrs|Ms|Miss|Dr|Prof|Professor|${offices})\.? )?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*`,
  'gu',
)

/** Who a name means; none where nobody on the roster bears it and no title says that it is a person. */
export function nameMention(match: RegExpMatchArray, roster: Roster): Mention[] {
  const { byWord, byForm } = roster
  const form = byForm.get(match[0].replace(/['’]s$/, ''))
  if (form?.length === 1) return [toMention(match, form)]
  const words = (match[0].match(/[\p{L}\p{M}'’-]+/gu) ?? []).map(foldWord).filter((part) => !titles.has(part))
  const hit = words.map((part) => byWord.get(part) ?? []).filter((list) => list.length > 0)
  const title = match[1]
  const isPeer = title === undefined && afterPeer.test((match.input ?? '').slice(0, match.index))
  if (hit.length === 0)
    return title !== undefined || (isPeer && words.length >= 2)
      ? [{ ...toMention(match, [`other:${words.join('-')}`]), isPeer }]
      : []
  const common = (hit[0] ?? []).filter((id) => hit.every((list) => list.includes(id)))
  return [{ ...toMention(match, likeliest(common, title, roster)), isPeer }]
}

/** Of those who bear the name: with a title the couple and nobody of the other sex, and no child. */
function likeliest(common: readonly string[], title: string | undefined, { persons }: Roster): readonly string[] {
  const gender: Gender | undefined = title === 'Mr' ? 'he' : /^(?:Mrs|Ms|Miss)$/.test(title ?? '') ? 'she' : undefined
  const fitting = common.filter((id) => gender === undefined || (persons.get(id)?.gender ?? gender) === gender)
  const grown = gender === undefined ? fitting : fitting.filter((id) => !id.startsWith('child'))
  const family = grown.filter((id) => id === 'client' || id === 'spouse')
  const best = title !== undefined && family.length > 0 ? family : grown.length > 0 ? grown : fitting
  return best.length > 0 ? best : common
}

/** `His colleague Hasan Demirel`: a name that nobody on the roster bears, with what its bearer is to somebody. */
const afterPeer =
  /(?<!\p{L})(?:colleague|coworker|co-worker|friend|neighbou?r|classmate|roommate|cellmate|comrade|boss|employer|landlord|pastor|priest|driver|teacher|assistant|technician|partner in business|fellow \p{Ll}{3,15}),? $/u

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'professor', ...offices.toLowerCase().split('|')])
