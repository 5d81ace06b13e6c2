import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { withIndefiniteArticle } from '#domain/prose/words.ts'
import { findDateValue } from './find-date-value.ts'
import type { PlaceMaterial } from './material.ts'
import { clauseAbout, personInRole, roleIn, titleBefore } from './people.ts'

/** Where a place stands: its label, and the words before and behind it in its paragraph. */
export type Place = {
  readonly label: string
  readonly before: string
  readonly after: string
  readonly section: string
}

/**
 * The value of a place by its kind: a name, a date, a court's city, a number, an amount, a short word. Undefined where the
 * material has none of this kind for it; a sentence never stands where a name or a date belongs.
 */
export function findPlaceValue(place: Place, material: PlaceMaterial): string | undefined {
  const label = place.label.replaceAll('_', ' ').trim()
  const kind = kinds.find(([pattern]) => pattern.test(label))
  return kind?.[1](place, material)
}

type Finder = (place: Place, material: PlaceMaterial) => string | undefined

const kinds: readonly (readonly [RegExp, Finder])[] = [
  [/^[^/]{2,40}(?:\/| or )[^/]{2,40}$/iu, chosen],
  [
    /^(?!.*\b(?:date|address|age|occupation|phone|relationship|number|email)\b).*\b(?:judge|affiant|declarant|witness|petitioner|sponsor|employer|interpreter|translator|physician|doctor|officer|supervisor|spouse)s?\b|^(?:affidavit|declaration|sworn statement) of$/iu,
    person,
  ],
  [/\breceipt\b/iu, (_, { clauses }) => first(clauses, /\b[A-Z]{3}\d{10}\b/u)],
  [
    /\bform (?:number|no)\b|^form$/iu,
    (_, { title, clauses }) => first([title, ...clauses], /\b[A-Z]{1,2}-\d{2,4}[A-Z]?\b/u),
  ],
  [
    /\b(?:date|day|deadline|due)\b|\bwhen\b/iu,
    ({ label, before, after }, material) => findDateValue(label, `${before} ${after}`, material),
  ],
  [/^number of\b|^how many\b|^count\b/iu, count],
  [/\bage\b/iu, ageOf],
  [/\b(?:occupation|profession|job|work)\b/iu, occupation],
  [/\baddress\b/iu, address],
  [/^(?:country|country of (?:citizenship|nationality|origin)|nationality|citizenship)$/iu, country],
  [/\bcity\b|^place of (?:hearing|court)$/iu, courtCity],
  [/\b(?:amount|income|salary|fee|rent|wages|value)\b/iu, amount],
]

function first(texts: readonly string[], pattern: RegExp): string | undefined {
  return texts.flatMap((text) => pattern.exec(text)?.[0] ?? [])[0]
}

const pronouns: Readonly<Record<string, readonly [he: string, she: string]>> = {
  'he/she': ['he', 'she'],
  'she/he': ['he', 'she'],
  'his/her': ['his', 'her'],
  'her/his': ['his', 'her'],
  'him/her': ['him', 'her'],
  'mr./ms.': ['Mr.', 'Ms.'],
  'mr/ms': ['Mr.', 'Ms.'],
  'husband/wife': ['husband', 'wife'],
}

/** `OPPOSES/DOES NOT OPPOSE`: the option that the material says. */
function chosen({ label, before }: Place, { client, clauses }: PlaceMaterial): string | undefined {
  const pair = pronouns[label.toLowerCase().replaceAll(' or ', '/')]
  if (pair) return client.pronoun === undefined ? undefined : pair[client.pronoun === 'he' ? 0 : 1]
  const options = label.split(/\/| or /u).map((option) => option.trim())
  const isDenied = (words: string) => /\b(?:not|no|never|without)\b|n['’]t\b|\b(?:do|does|did)nt\b/iu.test(words)
  const bare = (words: string) => stemsOf(words.replaceAll(/\b(?:does|do|did|is|are|has|have|not|no)\b/giu, ' '))
  const stems = new Set(options.flatMap(bare))
  const clause = clauses.find((one) => stemsOf(one).some((stem) => stems.has(stem)))
  if (clause === undefined) return undefined
  const said = options.filter(
    (option) => isDenied(option) === isDenied(clause) && bare(option).some((stem) => stemsOf(clause).includes(stem)),
  )
  const [only] = said
  if (said.length !== 1 || only === undefined) return undefined
  return /\p{Ll}/u.test(before) ? only.toLowerCase() : only
}

function person({ label }: Place, material: PlaceMaterial): string | undefined {
  const role = roleIn(label)
  return role === undefined ? undefined : personInRole(role, material)
}

/** `NUMBER OF PRIOR CONTINUANCES`: `no`, or the number before the noun. */
function count({ label }: Place, { clauses }: PlaceMaterial): string | undefined {
  const noun = stemsOf(label.replace(/^(?:number of|how many|count of?)/iu, '')).at(-1)
  if (noun === undefined) return undefined
  for (const clause of clauses) {
    const words = clause.match(/[\p{L}\p{N}]+/gu) ?? []
    const at = words.findIndex((word) => stemsOf(word)[0] === noun)
    if (at < 0) continue
    const before = words.slice(Math.max(0, at - 3), at)
    if (before.some((word) => /^(?:no|none|never)$/iu.test(word))) return 'no'
    const number = before.find((word) => /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)$/iu.test(word))
    if (number !== undefined) return number.toLowerCase()
  }
  return undefined
}

/** Of whom the place speaks: the role in its label, else who signs an affidavit. */
function someone({ label }: Place, material: PlaceMaterial): string | undefined {
  return personInRole(roleIn(label) ?? 'affiant', material)
}

function ageOf(place: Place, material: PlaceMaterial): string | undefined {
  const who = someone(place, material)
  const clause = who === undefined ? undefined : clauseAbout(who, material)
  const behind = who === undefined ? '' : (clause ?? '').slice((clause ?? '').indexOf(who) + who.length)
  return (
    /^[, (]{1,3}(?:age(?:d)? )?(\d{2})\b(?! \p{Lu}\p{Ll}+ (?:St|Street|Ave|Rd|Road))/u.exec(behind)?.[1] ??
    /\b(\d{2}) years old\b/u.exec(behind)?.[1]
  )
}

function occupation(place: Place, material: PlaceMaterial): string | undefined {
  const who = someone(place, material)
  if (who === undefined) return undefined
  const title = titleBefore(who, material)
  const told =
    title ??
    /\b(?:works as|employed as|occupation:|is) (?:an? )?([\p{Ll} -]{4,40}?)(?=[.,;]| at | for | in |$)/u.exec(
      clauseAbout(who, material) ?? '',
    )?.[1]
  if (told === undefined) return undefined
  return /\b(?:as|is|am)\s*$/u.test(place.before) ? withIndefiniteArticle(told) : told
}

const street =
  /\b\d{1,5} (?:[NSEW]\.? )?\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3}(?:,? (?:Apt|Apartment|Unit|Suite|#)\.? ?[\p{L}\d-]+)?(?:,? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?(?:,? [A-Z]{2}\b(?: \d{5})?)?/u

function address(place: Place, material: PlaceMaterial): string | undefined {
  if (/\b(?:uscis|court|office|agency|dhs|opla)\b/iu.test(place.label)) return undefined
  const who = someone(place, material)
  const clause = who === undefined ? undefined : clauseAbout(who, material)
  return clause === undefined ? undefined : street.exec(clause)?.[0].replace(/[.,]$/u, '')
}

/** The client's country where the place speaks of what the client is. */
function country({ before }: Place, { client }: PlaceMaterial): string | undefined {
  return /\b(?:citizen|native|national|born|removed|return(?:ed)?|from|to|of|in)\b[^.]{0,30}$/iu.test(before)
    ? client.country
    : undefined
}

/** The city of the court, from a notice or from what is said of the hearing. */
function courtCity({ section, label }: Place, { clauses }: PlaceMaterial): string | undefined {
  if (section !== 'caption' && !/\bcourt\b/iu.test(label)) return undefined
  const hearing = clauses.filter((clause) => /\b(?:hearing|court|judge|IJ)\b/u.test(clause))
  const whole = first(
    hearing,
    /(?<=, |\bin )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:[A-Z]{2}\b|(?:New |North |South |West )?\p{Lu}\p{Ll}+)(?=[. ]|$)/u,
  )
  return whole ?? first(hearing, /(?<=\b(?:IJ|Judge)(?: \p{Lu}[\p{L}.’'-]+){1,3}, )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/u)
}

function amount({ label }: Place, { clauses }: PlaceMaterial): string | undefined {
  const stems = new Set(stemsOf(label).filter((stem) => stem !== 'amount'))
  const clause = clauses.find((one) => stemsOf(one).some((stem) => stems.has(stem)))
  const found = /\$ ?(\d[\d,]*(?:\.\d{2})?)|\b(\d{1,3},\d{3})\b/u.exec(clause ?? '')
  return found ? `$${found[1] ?? found[2]}` : undefined
}
