import { foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'
import { genderOfKin, kinPattern } from '#domain/persons/kin.ts'
import type { Gender } from './person.ts'
import { offices } from '#domain/persons/offices.ts'
import type { Roster } from './persons.ts'
import { formerOf, relativeOf } from './relatives.ts'

/** Words that stand for a person, with the ids of those who can be meant; none where nobody on the roster can. */
export type Mention = Range & {
  readonly ids: readonly string[]
  readonly text: string
  readonly isPronoun: boolean
  /** Named with what he is to somebody: `his colleague Hasan Demirel`. */
  readonly isPeer?: boolean
}

/** Who speaks and who was spoken of last: what pronouns are read by. */
export type Context = {
  readonly roster: Roster
  /** Whom `I` means, by id. */
  readonly speaker: string
  readonly before: readonly Mention[]
  /** The text is told by its speaker: `he` and `she` are others. */
  readonly isOwnWords?: boolean
}

const bothOf =
  /(?<!\p{L})(?:(?:both|all)(?: (?:two|three|four|five|six))?(?: of)?(?: (?:the|his|her|their|my|our))?(?: (?:two|three|four|five|six))? (?:children|boys|girls|sons|daughters)|both (?:spouses|parents)|(?:both )?(?:mother|father|parent) and (?:daughter|son|child))(?!\p{L})/giu
/** `Uncle detained in May`: a note that names a relative of the client without more. */
const bareKin = new RegExp(
  String.raw`(?<=^|[.;:,–—] )(${kinPattern}) (?=(?:was|were|is|has|had|got|\p{Ll}{2,16}ed)(?!\p{L}))`,
  'giu',
)
const role =
  /(?<!\p{L})(?:(?:the|this|that) (?:applicant|respondent|petitioner|beneficiary|client|declarant|asylum[- ]seeker|respondents)|(?<=^|[.;:] )(?:Respondent|Applicant))(?!\p{L})/giu
/** Somebody whom a document calls by a role; who it is the words do not tell. */
const somebody =
  /(?<!\p{L})(?:the|this) (?:patient|child|student|pupil|complainant|defendant|witness|petitioner's son|baby|boy|girl|couple|family|children|employee|spouse)(?!\p{L})|(?<!\p{L})the (?:father|mother|parents?|brother|sister|owner|man|woman|person|one) of (?:his|her|their) \p{Ll}+/giu
const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(Mr|Mrs|Ms|Miss|Dr|Prof|Professor|${offices})\.? )?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*`,
  'gu',
)
/** The `I` of `Form I-130` is nobody. */
const pronoun = /(?<![\p{L}])(he|him|his|himself|she|her|hers|herself|I(?!-\d)|me|my|myself|we)(?![\p{L}])/giu
const kin = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(his|her|my|their|\p{Lu}[\p{L}\p{M}-]+['’]s) (?:(?:two|three|four|five|older|elder|younger|late|only|eldest|youngest|first|former|minor|adult|own|oldest|sick|ill|elderly|aging|aged|old|disabled|widowed|dead|deceased|surviving|twin|baby|infant|little|big|teenage|maternal|paternal|dear|beloved|citizen|estranged|current|second|new) )*(?:ex-)?(${kinPattern})s?(?![\p{L}-])`,
  'giu',
)

/** `Her husband's uncle`. */
const kinOfKin = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(his|her|my) (${kinPattern})['’]s (${kinPattern})s?(?![\p{L}-])`,
  'giu',
)

const owned = /(?:his|her|my|their|['’]s) /i

/** `Two brothers of Mr. Reyes`. */
const kinOf = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])(${kinPattern})s? of (?=\p{Lu}|the (?:applicant|respondent|client))`,
  'giu',
)

/** Everybody mentioned in a sentence, in order. */
export function findMentions(sentence: string, context: Context): Mention[] {
  const { roster } = context
  const named = [...sentence.matchAll(word)].flatMap((match) => nameMention(match, roster))
  const roles = [...sentence.matchAll(role)].map((match) => toMention(match, ['client']))
  const children = [...roster.persons.keys()].filter((id) => id.startsWith('child-'))
  const unnamed = [...sentence.matchAll(somebody)].map((match) =>
    toMention(
      match,
      /children/i.test(match[0])
        ? children
        : /spouse/i.test(match[0]) && roster.persons.has('spouse')
          ? ['spouse']
          : [],
    ),
  )
  const both = [...sentence.matchAll(bothOf)].map((match) =>
    toMention(
      match,
      / and /.test(match[0])
        ? ['client', ...children.slice(0, 1)]
        : /spouses|parents/i.test(match[0])
          ? ['client', 'spouse'].filter((id) => roster.persons.has(id))
          : children,
    ),
  )
  const noted = [...sentence.matchAll(bareKin)].map((match) =>
    toMention(match, relativeOf(['client'], match[1] ?? '', roster)),
  )
  const found: Mention[] = [...named, ...roles, ...unnamed, ...both, ...noted].toSorted((a, b) => a.start - b.start)
  const others = [...found, ...findRelatives(sentence, named, found, context)]
  const all = [...others, ...findPronouns(sentence, others, context)]
  return all.filter((one) => !isOwner(one, unnamed)).toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Of `the father of her daughter` only the father is told of. */
const isOwner = (one: Mention, unnamed: readonly Mention[]) =>
  unnamed.some(({ start, end, text }) => start < one.start && one.end <= end && / of /.test(text))

/** `Her brother`, `Dana's mother`, `two brothers of Mr. Reyes`. */
function findRelatives(
  sentence: string,
  named: readonly Mention[],
  found: readonly Mention[],
  context: Context,
): Mention[] {
  const owning = owned.test(sentence) ? [...sentence.matchAll(kin)] : []
  const possessive: Mention[] = []
  const relativeIn = (match: RegExpExecArray): Mention => {
    const follows = named.find(({ start }) => start > match.index && start <= match.index + match[0].length + 2)
    const called = follows ?? named.find((mention) => isApposed(sentence, mention, match.index))
    if (called) return toMention(match, called.ids)
    const [, owner = '', relation = ''] = match
    // `His daughter, who lives with her mother`: a relative named before in the sentence owns as well.
    const relatives = possessive.filter(({ end }) => relativeClause.test(sentence.slice(end, match.index)))
    const own = [...found, ...relatives].filter(({ start }) => start <= match.index)
    const before = [...context.before, ...own.toSorted((a, b) => a.start - b.start)]
    const owners = ownerIds(owner, before, context)
    const isFormer = / (?:first|former|ex-)/.test(match[0])
    const { roster } = context
    return toMention(
      match,
      isFormer ? owners.map((one) => formerOf(one, relation, roster)) : relativeOf(owners, relation, roster),
    )
  }
  for (const match of owning) possessive.push(relativeIn(match))
  const chained = owned.test(sentence)
    ? [...sentence.matchAll(kinOfKin)].map((match) => {
        const [, owner = '', first = '', second = ''] = match
        const before = [...context.before, ...found.filter(({ start }) => start <= match.index)]
        const middle = relativeOf(ownerIds(owner, before, context), first, context.roster)
        return toMention(match, relativeOf(middle, second, context.roster))
      })
    : []
  const behind = sentence.includes(' of ') ? [...sentence.matchAll(kinOf)] : []
  return [
    ...possessive.filter((one) => !chained.some(({ start, end }) => start <= one.start && one.end <= end)),
    ...chained,
    ...behind.flatMap((match) => {
      const [whole, relation = ''] = match
      const isNext = ({ start }: Mention) =>
        start >= match.index + relation.length && start <= match.index + whole.length
      const owner = found.find(isNext)
      return owner ? [toMention(match, relativeOf(owner.ids, relation, context.roster))] : []
    }),
  ]
}

const relativeClause = /^, (?:who|whose) [^,;]*$/u

/** `Karin, her sister`. */
function isApposed(sentence: string, { end }: Mention, at: number): boolean {
  return end < at && /^, ?(?:who (?:is|was) )?$/u.test(sentence.slice(end, at))
}

function findPronouns(sentence: string, others: readonly Mention[], context: Context): Mention[] {
  const pronouns: Mention[] = []
  const relatives = others.filter(({ text }) => / /.test(text))
  for (const match of sentence.matchAll(pronoun)) {
    const isCovered = relatives.some(({ start, end }) => start <= match.index && match.index < end)
    if (isCovered || match[0] === 'i') continue
    const earlier = [...context.before, ...[...others, ...pronouns].filter(({ start }) => start < match.index)]
    const isObject = /^(?:him|her)$/i.test(match[0]) && !beforeNoun.test(sentence.slice(match.index + match[0].length))
    const isOther = ({ ids }: Mention) =>
      !isObject || !ids.every((id) => context.roster.persons.get(id)?.kin === 'doctor')
    const isSubject = ({ start, end, isPronoun }: Mention) =>
      isObject && !isPronoun && start >= 0 && !clauseEnd.test(sentence.slice(end, match.index))
    const likely = earlier.filter(
      (mention) => isOther(mention) && !isSubject(mention) && !isOwnedBy(mention, sentence.slice(0, match.index)),
    )
    const isNominative = /^(?:he|she)$/i.test(match[0])
    const subjects = isNominative ? likely.filter((mention) => !isGoverned(mention, sentence)) : likely
    pronouns.push({ ...toMention(match, pronounIds(match[0], subjects, context)), isPronoun: true })
  }
  return pronouns
}

/** `Kofi, the son of his first marriage`: whose it is, is another than Kofi. */
const isOwnedBy = ({ start, end }: Mention, lead: string) =>
  start >= 0 && /^, (?:the|an?|one|now) [^,;.]{0,40} of $/u.test(lead.slice(end))

/** `Without the applicant`: whom a preposition brings in is less likely taken up by `he` than the subject. */
const isGoverned = ({ start }: Mention, sentence: string) =>
  start > 0 &&
  /(?<!\p{L})(?:without|with|for|than|besides|about|beside) $/iu.test(sentence.slice(Math.max(0, start - 10), start))

/** Who does something to `him` in one clause is another than he. */
const clauseEnd = /[,;:]|(?<!\p{L})(?:and|but|that|when|while|because|who|after|before|as|if|to|for|of|with)(?!\p{L})/u

const beforeNoun =
  /^ (?!for|since|in|on|and|at|to|with|both|once|twice|when|by|from|as|from|about|that|who|after|before|every|over|until)\p{Ll}/u

function toMention(match: RegExpMatchArray, ids: readonly string[]): Mention {
  const start = match.index ?? 0
  return { start, end: start + match[0].length, ids, text: match[0], isPronoun: false }
}

function nameMention(match: RegExpMatchArray, roster: Roster): Mention[] {
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

function ownerIds(owner: string, earlier: readonly Mention[], context: Context): readonly string[] {
  const folded = owner.toLowerCase()
  if (folded === 'my') return [context.speaker]
  if (folded === 'their') return ['client']
  const name = /^(.+)['’]s$/.exec(owner)?.[1]
  const titled = earlier.findLast(({ text, start }) => start >= 0 && text.replace(/['’]s$/, '').endsWith(` ${name}`))
  if (name !== undefined && titled) return titled.ids
  if (name !== undefined) return context.roster.byWord.get(foldWord(name)) ?? []
  return pronounIds(folded, earlier, context)
}

/** Persons of that gender: the one spoken of last, else the client, else the only other one. */
export function pronounIds(
  written: string,
  earlier: readonly Mention[],
  { roster, speaker, isOwnWords }: Context,
): readonly string[] {
  const folded = written.toLowerCase()
  if (/^(?:i|me|my|myself)$/.test(folded)) return [speaker]
  if (folded === 'we') return []
  const gender: Gender = folded.startsWith('s') || folded.startsWith('her') ? 'she' : 'he'
  const can = (id: string) => {
    if (isOwnWords === true && id === speaker) return false
    const known = roster.persons.get(id)?.gender ?? genderOfKin(id.split(':')[1] ?? '')
    return known === undefined || known === gender
  }
  const isExpert = ({ ids }: Mention) =>
    ids.every((id) => roster.persons.get(id)?.kin === 'doctor' && roster.persons.get(id)?.gender === undefined)
  const isSpokenOf = unspoken(gender, roster).some((id) => roster.persons.get(id)?.gender === gender)
  const others = isSpokenOf ? earlier.filter((mention) => !isExpert(mention)) : earlier
  const last = others.findLast(({ ids }) => ids.some(can))
  // One who was just named as a friend or a colleague is who the next `he` is.
  if (last?.isPeer === true) return last.ids.filter(can)
  const certain = earlier.findLast(({ ids }) => ids.some((id) => roster.persons.get(id)?.gender === gender))
  if (certain && last && certain.start >= last.start - 160) return certain.ids.filter(can)
  if (last) return last.ids.filter(can)
  return isOwnWords === true ? unspoken(gender, roster).filter((id) => id !== speaker) : unspoken(gender, roster)
}

/** Whom a pronoun means where nobody was named: the client, the spouse, the only other person of that gender. */
function unspoken(gender: Gender, { persons }: Roster): readonly string[] {
  for (const id of ['client', 'spouse']) if (persons.get(id)?.gender === gender) return [id]
  const others = [...persons.values()].filter((person) => person.gender === gender && !person.id.startsWith('child'))
  const [only] = others
  if (only && others.length === 1) return [only.id]
  return persons.get('client')?.gender === undefined ? ['client'] : []
}

/** True when two lists of ids can mean one person; unknown ones can mean anybody. */
export function canBeSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((id) => other.includes(id))
}
