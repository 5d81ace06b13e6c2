import type { CaseFact } from '#domain/case-map/case-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { namedIllness } from './illness-words.ts'
import { namesCondition, phrases } from './noun-phrases.data.ts'

/**
 * A noun phrase for lists of what the record shows, with people as tokens: the attorney's or the map's own, else one that
 * the statement's words give. Undefined for a negated statement and where no pattern fits; nothing is ever invented.
 */
export function nounPhraseOf(fact: CaseFact, relative: string): string | undefined {
  const read = phrasesRead.get(fact)
  if (read?.relative === relative) return read.phrase
  const phrase = readNounPhrase(fact, relative)
  phrasesRead.set(fact, { relative, phrase })
  return phrase
}

/** `Dr. Anand’s diagnosis of {spouse} is schizoaffective disorder, bipolar type (F25.0)`: the condition before its comma and code. */
function diagnosedIn({ wording, negated }: CaseFact): string | undefined {
  const [, whose, what] = /\bdiagnos(?:is|es) of \{([a-z0-9-]+)\} (?:is|are) ([^(;,]{4,60})/u.exec(wording) ?? []
  return what === undefined || negated ? undefined : `{${whose}.poss} ${what.trim()}`
}

const phrasesRead = new WeakMap<CaseFact, { readonly relative: string; readonly phrase: string | undefined }>()

function readNounPhrase(fact: CaseFact, relative: string): string | undefined {
  const given = fact.asHardship ?? fact.np
  if (given !== undefined || fact.quoteOnly) return given
  const owner = ownerOf(fact)
  return diagnosedIn(fact) ?? illnessIn(fact, owner) ?? firstPhrase(fact, owner, relative)
}

/** The first pattern that fits. */
function firstPhrase(fact: CaseFact, owner: string | undefined, relative: string): string | undefined {
  for (const { pattern, say } of phrases) {
    const match = pattern.exec(fact.wording)
    if (match === null) continue
    if (fact.negated && isDenied(match)) continue
    if (say(match, '').includes('{Q.') && !isSaidOf(fact.wording.slice(0, match.index), relative)) continue
    const needsOwner = say(match, '*').startsWith('*')
    const whose = ownerBefore(fact.wording.slice(0, match.index)) ?? owner
    // `About one in five patients goes on to dialysis` is said of nobody here.
    if (needsOwner ? whose === undefined : isOfMany.test(fact.wording)) continue
    return plainDisorder(say(match, whose ?? ''))
      .replace(/, (?:most recent|in (?:partial|full|early)|postpartum|single episode|recurrent)\b.*$/u, '')
      .replaceAll('{Q.', `{${relative}.`)
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  return undefined
}

/** `{spouse} has generalized myasthenia gravis`: by its frame, where no list has its name. */
function illnessIn({ wording, negated }: CaseFact, owner: string | undefined): string | undefined {
  if (negated === true || namesCondition(wording)) return undefined
  const ill = namedIllness(wording)
  const whose = ill === undefined ? undefined : (ownerBefore(wording.slice(0, ill.at)) ?? owner)
  return ill === undefined || whose === undefined ? undefined : `${whose} ${plainDisorder(ill.what)}`
}

/** What a negated statement denies, unless the denial is what is said, or stands behind it: `has epilepsy that is not controlled`. */
const isDenied = ({ 0: said, index, input }: RegExpExecArray): boolean =>
  !/^,? (?:that|which) (?:is|are|has|have) not\b/u.test(input.slice(index + said.length)) &&
  !/not speak|does not let|speaks no|\bno \p{L}|^No \p{L}|\b(?:is|would) not |never lived|[Dd]o not travel/u.test(said)

/** `Posttraumatic Stress Disorder` as prose writes it; a name in it keeps its capital. */
const plainDisorder = (phrase: string) =>
  phrase.replace(/(?<=^|\} )(?:\p{Lu}\p{Ll}+ (?:I{1,2} )?){1,3}(?:Disorder|Disease|Syndrome)\b/u, (words) =>
    /^(?:Down|Alzheimer|Parkinson|Tourette|Crohn|Marfan|Huntington|Hashimoto)/u.test(words)
      ? words
      : words.toLowerCase().replace(/\b(?:i|ii)\b/u, (number) => number.toUpperCase()),
  )

/** The person named last before the words is this one, and not only as the owner of somebody (`her mother speaks no`). */
function isSaidOf(before: string, relative: string): boolean {
  const last = [...before.matchAll(/\{([a-z0-9-]+)(?:\.(\w+))?\}/gu)].at(-1)
  return last?.[1] === relative && last[2] !== 'poss' && last[2] !== 'his'
}

const isOfMany = /\b(?:patients|one in (?:\p{L}+|\d+)|percent of)\b/iu

/** `Dr. Amari told her that she has lupus`: the person named last before the words, where nothing is only that person's. */
function ownerBefore(before: string): string | undefined {
  // `Carmela, 70, mother of Theresa, had a stroke`: whose mother she is, is not who had it.
  const own = before.replaceAll(/\bof \{[a-z0-9-]+\},?/gu, '')
  const [, id, form = ''] = [...own.matchAll(/\{([a-z0-9-]+)(?:\.(\w+))?\}/gu)].at(-1) ?? []
  return id === undefined || form === 'poss' || form === 'his' ? undefined : `{${id}.poss}`
}

/** Whose condition a statement tells: the person with whom it begins, or that person's father, mother ... who is named so. */
function ownerOf({ wording }: CaseFact): string | undefined {
  const [, kin] = /^(\{[a-z0-9-]+\.poss\} \p{Ll}+)(?:,| (?:has|had|is|was|suffers|lives)\b)/u.exec(wording) ?? []
  if (kin !== undefined) return `${kin}’s`
  const [, subject] = /^\{([a-z0-9-]+)(?:\.subj)?\}(?:, [^,{}]{1,30},)? /u.exec(wording) ?? []
  return subject === undefined ? undefined : `{${subject}.poss}`
}

/** The phrases of these facts, each once, at most `most`. */
export function nounPhrases(facts: readonly CaseFact[], relative: string, most: number): string[] {
  const found = facts.flatMap((fact) => nounPhraseOf(fact, relative) ?? [])
  // `Crohns disease` of a hasty note beside `Crohn’s disease`: the spelling with its apostrophe.
  const spelled = found.map(
    (phrase) => found.find((other) => other !== phrase && other.replaceAll('’', '') === phrase) ?? phrase,
  )
  const owned = spelled.map((phrase) => phrase.replace(/^(\{[^{}]*\.poss\}) the (?=\p{Ll})/u, '$1 '))
  const different = owned.filter((phrase, index) => owned.findIndex((other) => isSameThing(other, phrase)) === index)
  const barely = different.flatMap(
    (phrase) => /^a life in (\p{Lu}\p{L}+), which .* barely speaks$/u.exec(phrase)?.[1] ?? [],
  )
  // `five operations`: whose, and of what, only the sentence tells.
  const told = different.filter(
    (phrase) =>
      !isBare(phrase, different) &&
      !ofCount.test(phrase) &&
      !isThereAfterAll(phrase, facts) &&
      // One source says `no Spanish`, another `a few words`: the one that claims less.
      !(phrase.endsWith(' does not speak') && barely.some((language) => phrase.startsWith(`a life in ${language},`))),
  )
  return told.toSorted((a, b) => rankOf(a, relative) - rankOf(b, relative)).slice(0, most)
}

/** `no neurologist there` of a town, and a report that has one for the department: what is there is not absent. */
function isThereAfterAll(phrase: string, facts: readonly CaseFact[]): boolean {
  const [, what] = /^the absence of an? (\p{Ll}+)$/u.exec(phrase) ?? []
  if (what === undefined) return false
  const had = new RegExp(
    String.raw`\b(?:has|have|is|are|with) (?:only )?(?:an?|one|two|three|four|\d+) (?:\p{Ll}+ )?${RegExp.escape(what)}s?\b`,
    'iu',
  )
  return facts.some(({ wording, negated }) => negated !== true && had.test(wording))
}

const ofCount =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\p{Ll}+ )?(?:operations|surgeries|admissions|hospital (?:stays|admissions)|visits)$/u

/** `dialysis` beside `dialysis at home on five nights a week`, or a stay that tells neither whose nor when. */
function isBare(phrase: string, all: readonly string[]): boolean {
  return (
    phrase === 'a hospital stay' ||
    isOfNamedKin(phrase, all) ||
    all.some(
      (other) => other !== phrase && (saysMore(other, phrase) || (other.includes(phrase) && !phrase.startsWith('{'))),
    )
  )
}

/** `{ingrid.poss} heart failure` beside `{spouse.poss} mother’s heart failure`: the words that tell who she is stand. */
function isOfNamedKin(phrase: string, all: readonly string[]): boolean {
  const [, what] = /^\{(?!applicant|spouse|mother|father|child)[^{}]*\.poss\} (\P{Lu}.*)$/u.exec(phrase) ?? []
  return (
    what !== undefined &&
    all.some((other) => /^\{[^{}]*\.poss\} \p{Ll}+’s /u.test(other) && other.endsWith(`’s ${what}`))
  )
}

/** `lupus` beside `systemic lupus erythematosus` of one person, `stroke` beside `post-stroke epilepsy`. */
function saysMore(other: string, phrase: string): boolean {
  const [whole, owner = ''] = /^(\{[^}]*\} )/u.exec(phrase) ?? []
  return (
    whole !== undefined &&
    other.startsWith(owner) &&
    other.slice(owner.length).split(/[ -]/u).includes(phrase.slice(owner.length))
  )
}

/** What somebody would find abroad, as a verb: `be without belimumab and meet a life in Spanish`. */
export function wouldMeet(phrases: readonly string[], country = ''): string {
  const absent = phrases.flatMap(
    (phrase) => /^the absence of (.+)$/u.exec(phrase)?.[1]?.replace(country === '' ? /$/u : ` in ${country}`, '') ?? [],
  )
  const others = phrases.filter((phrase) => !phrase.startsWith('the absence of '))
  return listInWords([
    ...(absent.length === 0 ? [] : [`be without ${listInWords(absent, 'or')}`]),
    ...(others.length === 0 ? [] : [`meet ${listInWords(others)}`]),
  ])
}

/** What every refusal brings, a language, a house, a bill, does not lead where graver things are shown. */
export function gravest(facts: readonly CaseFact[], relative: string, most: number): string[] {
  const all = nounPhrases(facts, relative, most + 8)
  const grave = all.filter((phrase) => rankOf(phrase, relative) < 3 && !/^a life (?:in|spent)\b/u.test(phrase))
  const shown = (grave.length >= 2 ? grave : all).slice(0, most)
  // Behind the relative's own, the relative is a pronoun: `Ms. Roe’s lupus, her stroke and her mother’s dementia`.
  const owner = `{${relative}.poss} `
  return shown.map((phrase, index) =>
    index > 0 && shown.slice(0, index + 1).every((one) => one.startsWith(owner))
      ? `{${relative}.his} ${phrase.slice(owner.length)}`
      : phrase,
  )
}

/** The relative's own condition first, then what others suffer, then what is lost, the bills last. */
function rankOf(phrase: string, relative: string): number {
  if (isOwnCondition(phrase, relative)) return 0
  // Whom the words tell by kin is known before one of whom they have the name alone.
  if (phrase.startsWith('{')) return /^\{(?!applicant|spouse|mother|father|child)/u.test(phrase) ? 1.5 : 1
  return /^a (?:rent|mortgage)|^wages/u.test(phrase) ? 3 : 2
}

/** `{spouse.poss} Crohn’s disease`, and not `{spouse.poss} mother’s heart failure`. */
export const isOwnCondition = (phrase: string, relative: string): boolean =>
  phrase.startsWith(`{${relative}.poss} `) && !/^\{[^{}]*\} \p{Ll}+’s /u.test(phrase)

/** "multiple sclerosis" and "relapsing-remitting multiple sclerosis" of one person. */
export function isSameThing(one: string, other: string): boolean {
  const end = (phrase: string) =>
    phrase
      .toLowerCase()
      .replaceAll('’', '')
      .replace(/post-?\s?traumatic stress disorder/, 'ptsd')
      .replace(/^(a deployment|nightmares|an? [a-z]+ score|paid care) (?:of|on|at) .*$/, '$1')
      .split(' ')
      .slice(-2)
      .filter((word) => !word.startsWith('{'))
      .join(' ')
  const owner = (phrase: string) => /^\{[^}]*\}(?: \p{Ll}+’s)?/u.exec(phrase)?.[0] ?? ''
  return one === other || (owner(one) === owner(other) && end(one) === end(other))
}
