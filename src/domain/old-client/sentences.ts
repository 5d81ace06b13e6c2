import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { FoundMark } from './find-marks.ts'
import type { Slot, StorySentence } from './found.ts'
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

function tellingOf(
  words: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence['slot'] | undefined {
  const letters = words.match(/\p{L}+/gu) ?? []
  if (letters.length < 3 || words === words.toUpperCase() || /\[ ?\]|☐/u.test(words)) return undefined
  if (letters.length < 6 && !/\b(?:is|was|are|were|has|have|had|did|\p{L}{2,}(?:ed|s))\b/u.test(words)) return undefined
  // The firm has made a template of it already.
  if (/\[[^\]]{2,}\]|\{\{|<<|«|_{4,}/u.test(words) && marks.every(({ slot }) => slot === 'pronoun')) return undefined
  const slots = new Set(marks.map(({ slot }) => slot))
  if (departmentPosition.test(words) && !general.test(words)) return 'department-position'
  if (slots.has('procedure') && /^(?:This is|No (?:prior|previous|earlier)|The (?:first|second|prior))/u.test(words))
    return 'procedure'
  const isFirstPerson =
    context.isDeclaration && /(?<![\p{L}])(?:I|my|me|we|our)(?![\p{L}’'])/u.test(words) && !ownFirstPerson.test(words)
  const family = marks.filter(({ slot }) => slot === 'family')
  const hasOther =
    [...slots].some((slot) => storyPeople.has(slot)) ||
    (family.length > 0 && !(proceduralVerbs.test(words) && family.every(({ isAside }) => isAside)))
  const hasRole = words.search(rolePerson) !== -1
  const hasClient = slots.has('client') || slots.has('pronoun') || isFirstPerson
  const kindHere = storyWords.find(([, pattern]) => pattern.test(words))?.[0]
  const isGrave = kindHere === 'illness' || kindHere === 'harm' || kindHere === 'crime'
  const isSpecific =
    (isGrave && slots.size > 0) ||
    hasOther ||
    hasClient ||
    ['town', 'amount', 'age', 'organization', 'event-date'].some((slot) => slots.has(slot as Slot))
  if (!isSpecific && !hasRole) return undefined
  if (general.test(words) && !slots.has('client') && !hasOther && !slots.has('pronoun')) return undefined
  const kind = kindHere
  if (kind !== undefined && (isSpecific || hasRole))
    return isSignature(words) ? undefined : kindOrFill(kind, words, { hasOther, hasRole })
  if (hasOther) return 'family'
  if (hasRole)
    return slots.size > 0 || /\b(?:cannot|would|asks|needs|will|has|is|was|were|had)\b/u.test(words)
      ? 'family'
      : undefined
  if (isFirstPerson) return proceduralVerbs.test(words) && slots.size > 0 ? undefined : 'background'
  if (hasClient && !proceduralVerbs.test(words) && letters.length > 4) return 'background'
  return undefined
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
