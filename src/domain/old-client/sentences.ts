import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { FoundMark } from './find-marks.ts'
import type { Slot, StoryKind, StorySentence } from './found.ts'
import { departmentPosition, proceduralVerbs, rolePerson, storyWords } from './lexicon.data.ts'

export type TellingSentence = Range & { readonly slot: StorySentence['slot'] }

export type SentenceContext = {
  /** The line belongs to a declaration in the first person. */
  readonly isDeclaration: boolean
  /** The paragraph above it told a story. */
  readonly isUnderHeading: boolean
}

const storyPeople = new Set<Slot>(['relative', 'witness', 'doctor', 'person'])
const ownFirstPerson =
  /\b(?:I (?:hereby )?(?:declare|certify|swear|affirm|make this|am (?:over|at least|competent|an attorney|the attorney|counsel|fluent|making|the respondent|the applicant)|have personal knowledge|understand|served|caused|represent|write|am writing|respectfully|submit|know the (?:facts|following))|under (?:the )?penalt|my (?:own )?(?:personal knowledge|client|office|firm|signature))\b/iu
const general =
  /^(?:(?:an?|any|every|each|no|such|where|when|if|once|because) (?:\p{L}+ ){0,3}?(?:respondents?|applicants?|aliens?|noncitizens?|persons?|petitioners?|beneficiar(?:y|ies)|individuals?|courts?|judges?|agency|officers?|qualifying relatives?|child|children|spouse|parents?)\b|the (?:Act|Court|Board|statute|regulations?|Attorney General|Supreme Court|BIA|law|standard|term|Immigration Judge|Service|agency|test|factors?)\b|under |in (?:deciding|determining|evaluating|assessing|considering)|to (?:establish|qualify|prevail|obtain|show|demonstrate)\b|(?:extreme )?hardship (?:is|must|may)|congress |courts )/iu

/** The sentences of a line that tell the old case. What is the firm's own or only wants filling in is not among them. */
export function findTellingSentences(
  text: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence[] {
  return findSentences(text).flatMap(({ start, end }): TellingSentence[] => {
    const words = text.slice(start, end)
    const own = marks.filter((mark) => mark.start < end && start < mark.end)
    const slot = tellingOf(words, own, context)
    return slot === undefined ? [] : [{ start, end, slot }]
  })
}

type Seen = {
  readonly words: string
  readonly slots: ReadonlySet<Slot>
  readonly letters: number
  readonly kind: (typeof storyWords)[number][0] | undefined
  /** Somebody else than the client: a relative, a witness, a doctor. */
  readonly hasOther: boolean
  /** `the mother`, `the boy`: called by a role that carries sex, age or kin. */
  readonly hasRole: boolean
  readonly isFirstPerson: boolean
  readonly hasClient: boolean
  /** Says something of one case and not of cases. */
  readonly isSpecific: boolean
}

function tellingOf(
  words: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence['slot'] | undefined {
  if (isNoSentence(words, marks)) return undefined
  if (departmentPosition.test(words) && !general.test(words)) return 'department-position'
  const seen = look(words, marks, context)
  if (
    seen.slots.has('procedure') &&
    /^(?:This is|No (?:prior|previous|earlier)|The (?:first|second|prior))/u.test(words)
  )
    return 'procedure'
  if ((!seen.isSpecific && !seen.hasRole) || isGeneral(seen)) return undefined
  if (seen.kind !== undefined) return isSignature(words) ? undefined : kindOrFill(seen.kind, words, seen)
  return plainTelling(seen)
}

const caption = /^\W*in (?:re|the matters? of)\b.*[^.!?\s]\s*$/isu

/** A line of a caption or a form, or a sentence that the firm has made a template of already. */
function isNoSentence(words: string, marks: readonly FoundMark[]): boolean {
  const letters = words.match(/\p{L}+/gu) ?? []
  if (letters.length < 3 || words === words.toUpperCase() || caption.test(words) || /\[ ?\]|☐/u.test(words)) return true
  if (letters.length < 6 && !/\b(?:is|was|are|were|has|have|had|did|\p{L}{2,}(?:ed|s))\b/u.test(words)) return true
  return /\[[^[\]]{2,}\]|\{\{|<<|«|_{4,}/u.test(words) && marks.every(({ slot }) => slot === 'pronoun')
}

const caseSlots: readonly Slot[] = ['town', 'amount', 'age', 'organization', 'event-date']

function look(words: string, marks: readonly FoundMark[], context: SentenceContext): Seen {
  const slots = new Set(marks.map(({ slot }) => slot))
  const family = marks.filter(({ slot }) => slot === 'family')
  const isAside = proceduralVerbs.test(words) && family.every((mark) => mark.isAside)
  const hasOther = [...slots].some((slot) => storyPeople.has(slot)) || (family.length > 0 && !isAside)
  const isFirstPerson = context.isDeclaration && speaksOfItself(words)
  const kind = storyWords.find(([, pattern]) => pattern.test(words))?.[0]
  const isGrave = kind !== undefined && graveKinds.has(kind)
  const hasClient = slots.has('client') || slots.has('pronoun') || isFirstPerson
  const tells = (isGrave && slots.size > 0) || caseSlots.some((slot) => slots.has(slot))
  return {
    words,
    slots,
    letters: words.match(/\p{L}+/gu)?.length ?? 0,
    kind,
    hasOther,
    hasRole: words.search(rolePerson) !== -1,
    isFirstPerson,
    hasClient,
    isSpecific: tells || hasOther || hasClient,
  }
}

const graveKinds: ReadonlySet<StoryKind> = new Set(['illness', 'harm', 'crime'])

/** The first person of a declaration, where it tells more than that it declares. */
function speaksOfItself(words: string): boolean {
  return /(?<![\p{L}])(?:I|my|me|we|our)(?![\p{L}’'])/u.test(words) && !ownFirstPerson.test(words)
}

/** A rule of law or a sentence on cases in general. */
function isGeneral({ words, slots, hasOther }: Seen): boolean {
  return general.test(words) && !slots.has('client') && !hasOther && !slots.has('pronoun')
}

/** What a sentence without a word of illness, harm, work and the like tells. */
function plainTelling({ words, slots, letters, ...seen }: Seen): StoryKind | undefined {
  if (seen.hasOther) return 'family'
  const isProcedural = proceduralVerbs.test(words)
  if (seen.hasRole) {
    const tells = slots.size > 0 || /\b(?:cannot|would|asks|needs|will|has|is|was|were|had)\b/u.test(words)
    return tells ? 'family' : undefined
  }
  if (seen.isFirstPerson) return isProcedural && slots.size > 0 ? undefined : 'background'
  return seen.hasClient && !isProcedural && letters > 4 ? 'background' : undefined
}

/** Salutations and lines of contact name people without telling anything. */
function isSignature(words: string): boolean {
  return /^(?:dear|re:|to:|from:|via|cc:|attn|sincerely|respectfully)/iu.test(words)
}

/** Work and address are asked for in their places where the sentence says nothing else. */
function kindOrFill(
  kind: (typeof storyWords)[number][0],
  words: string,
  { hasOther, hasRole }: { hasOther: boolean; hasRole: boolean },
): TellingSentence['slot'] | undefined {
  const isProcedural =
    /\b(?:moves|respectfully|motion|Form [A-Z]-?\d|Tab [A-Z]|hereby|enclosed|native and citizen|filed (?:an?|her|his) application)\b/iu.test(
      words,
    )
  return isProcedural && !hasOther && !hasRole && kind !== 'illness' && kind !== 'harm' && kind !== 'crime'
    ? undefined
    : kind
}
