import type { CaseFact } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { nounPhraseOf } from './noun-phrases.ts'
import type { Teller } from './teller.ts'

/** Who beat or threatened somebody depends on nobody here. */
function violentIds({ map }: Teller): ReadonlySet<string> {
  return new Set(
    map.facts.flatMap(({ wording }) =>
      [
        ...wording.matchAll(
          /\{([a-z0-9-]+)(?:\.subj)?\}(?: [\p{Ll}]+){0,3} (?:struck|beat|beats|hit|hits|broke \{|kicked|choked|raped|threatened|stabbed|abused)\b/gu,
        ),
      ].map(([, id = '']) => id),
    ),
  )
}

/** Needs somebody: what an adult relative must be said to be before the care of him or her is anybody's burden. */
const inNeed =
  /\b(?:needs|cannot|can[’']t|depends|dependent|wheelchair|walker|cane|oxygen|dialysis|dementia|Alzheimer|blind|deaf|disab\p{L}+|stroke|cancer|falls|fell|frail|bedridden|bath\p{L}*|confus\p{L}+|wanders|ill|sick|has (?:[\p{L}-]+ ){0,3}(?:disease|failure|degeneration|disorder|palsy|syndrome|diabetes))\b/iu
/** `Levi, 12`, `Ana, age 9`. */
const minor =
  /^\{[a-z0-9-]+(?:\.subj)?\}, (?:age )?(?:[1-9]|1[0-7])(?=[,. ]|$)|\b(?:[1-9]|1[0-7])(?: years old|-year-old| months)/u

const firstSentence = (wording: string): string => wording.split('. ')[0] ?? wording

/**
 * Whose care can rest on this relative: a child of the couple, a minor, or an adult of whom the record says a need. A
 * grandchild of a parent is the applicant's to care for, unless the record says that the parent does.
 */
function isDependent(teller: Teller, id: string, kind: string, role: string): boolean {
  const about = liveFacts(teller.map).filter(
    ({ persons, wording }) => persons.includes(id) || wording.includes(`{${id}`),
  )
  const isTold = (says: (fact: CaseFact) => boolean) => about.some(says)
  if (role !== 'spouse' && id.startsWith('child-'))
    return isTold(
      ({ subject, wording, negated }) =>
        subject === role &&
        negated !== true &&
        /\b(?:raises?|takes? care of|cares? for|watches|feeds|picks? up|brings? up|looks? after)\b/u.test(wording),
    )
  if (kind === 'child') return true
  // Who writes to help, `I can sit with Lucero but I can’t lift her`, is no burden for what he or she cannot do.
  const speaks = teller.map.passages.some(({ speaker }) => speaker === id)
  if (speaks) return isTold((fact) => nounPhraseOf(fact, role)?.startsWith(`{${id}.poss}`) === true)
  return isTold(
    (fact) =>
      (fact.subject === id ||
        new RegExp(String.raw`^(?:[\p{L} ]{0,30}, )?\{${id}(?:\.\w{1,5})?\}`, 'u').test(fact.wording)) &&
      (inNeed.test(firstSentence(fact.wording)) ||
        minor.test(fact.wording) ||
        nounPhraseOf(fact, role)?.startsWith(`{${id}.poss}`) === true),
  )
}

/** The minor children of the applicant who stay with the relative, by what the relative says of staying. */
function childrenAtHome({ waiver, places }: Teller): string[] {
  const said = places
    .filter(({ section, topic }) => section === 'sep_spouse' && topic === 'intention')
    .flatMap(({ cluster }) => cluster.facts)
  return waiver.children.flatMap(({ age }, at) => {
    const id = `child-${at + 1}`
    return age !== undefined &&
      age < 18 &&
      said.some(
        ({ persons, wording }) => persons.includes(id) || /\b(?:the|our|\.poss\}) (?:children|kids)\b/u.test(wording),
      )
      ? [id]
      : []
  })
}

/** The people whom the facts name most, other than the couple themselves, as tokens. */
export function dependentIds(teller: Teller, facts: readonly CaseFact[], role: string): string[] {
  const counts = new Map<string, number>()
  const home = role === 'spouse' ? childrenAtHome(teller) : []
  for (const { persons } of facts) for (const id of persons) counts.set(id, (counts.get(id) ?? 0) + 1)
  const violent = violentIds(teller)
  const named = teller.map.persons.filter(
    ({ id, role: kind }) =>
      !violent.has(id) &&
      id !== 'applicant' &&
      id !== role &&
      (counts.has(id) || (counts.size > 0 && home.includes(id))) &&
      (kind === 'child' || kind === 'relative' || kind === 'parent') &&
      isDependent(teller, id, kind, role),
  )
  const most = Math.max(0, ...named.map(({ id }) => counts.get(id) ?? 0))
  return named
    .filter(({ id }) => (counts.get(id) ?? 0) * 3 >= most || (home.includes(id) && most > 0))
    .map(({ id }) => `{${id}}`)
    .slice(0, 3)
}
