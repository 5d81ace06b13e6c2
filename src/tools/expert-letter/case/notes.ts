import { capitalized } from '#domain/prose/words.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { isAgainst, isLabelled, isOfLimits, withoutLabel } from './note-topics.ts'
import { isListOfLife, isOfOwnLife } from './own-life.ts'
import type { Rooms } from './rooms-of-notes.ts'
import { beliefsIn, heldInShort, opinionIn } from './held-opinions.ts'

/** The expert's notes, sorted by what a letter does with them; every sentence stands in one place at most. */
export type Notes = {
  /** Paragraphs for the findings: opinions, and what the expert found. */
  readonly findings: readonly (readonly string[])[]
  /** Paragraphs about the field in which nobody speaks of himself. */
  readonly knowledge: readonly string[]
  /** What was not done or seen, in whole sentences. */
  readonly notDone: readonly string[]
  /** What would change the opinion, in whole sentences. */
  readonly changes: readonly string[]
  /** What the expert has done before as an expert: it belongs to who the expert is. */
  readonly career: readonly string[]
  /** Where a draft tells it under a heading of its own: how the expert knows the person or the work. */
  readonly acquaintance: readonly string[]
  /** The opinions in one line each, without "In my opinion"; those that the expert sums up with come first. */
  readonly opinions: readonly string[]
  /** So many of the opinions are those that the expert sums up with. */
  readonly summedUp: number
  /** What the expert believes or thinks, in the same form. */
  readonly beliefs: readonly string[]
  /** The sentence that says most of what the expert holds, where none opens with "In my opinion". */
  readonly inShort?: string
}

/** `My opinion would change if another adult moved in`, `If the share were under a fifth I would think differently` */
const changing =
  /\b(?:my|the|this) (?:opinion|view|conclusion|assessment|finding)s?(?: \p{L}+){0,4}? (?:would|could|might|may) (?:change|be (?:different|another|weaker|stronger)|not (?:stand|hold)|fall|have to be)\b|\bI (?:would|could|might) (?:then )?(?:think|judge|conclude|see (?:it|this)|say) (?:differently|otherwise)\b|^If\b.{5,120}\b(?:effect|figure|result|estimate|number|conclusion|answer|number)s? would (?:be|fall|rise|change)\b|\bI (?:would|might) (?:change|revise|withdraw|reconsider) my (?:opinion|view|mind|conclusion)\b/iu

const undone =
  /^I (?:have|had) (?:not|never) (?:yet )?(?:seen|used|read|visited|handled|examined|evaluated|treated|interviewed|spoken|tested|verified|reviewed|met|inspected|attended)\b|^I (?:did|do|could) not (?:examine|treat|see|interview|visit|test|speak|talk|attend|verify|read|review|offer|do|perform|order|take|repeat|measure|obtain|use|request|look|check|count|ask|hear)\b|^I saw (?:him|her) by \p{Ll}+ only\b|^I (?:have|offer|give) no (?:view|opinion)\b|^I know nothing\b|^I was never (?:in|at|to)\b|^I have (?:not|never) been (?:in|to|back to) \p{Lu}[^.;]{2,40} since\b|^I can ?not say (?:anything )?about\b|^I do not know (?:the )?(?:details|specifics|terms)\b|^I (?:did|made|make|took) no \p{L}|^I am not \p{Lu}\p{L}+’s (?:therapist|doctor|nurse|counselor|psychologist)\b|^I (?:do not|cannot|did not) (?:give|offer|hold|have|say|speak|judge|comment|know)\b.{0,60}\b(?:opinion|view|what|whether|how|about|on|to)\b|\bI am [^.;]{0,60}\bnot an expert (?:on|in)\b|^This is not an? [\p{Ll} -]{4,40}\b(?:evaluation|assessment|examination)\b|^I am not an? [\p{Ll} ]{4,30}\b.{0,20}\b(?:did|do|have) not\b|^I have no (?:training|experience|expertise|first-?hand knowledge)\b|^I (?:took|have|had|used) [^.;]{3,80} and (?:did|have|could) not (?:verify|verified|check|checked|confirm)/u

/** What the expert is not, or cannot say: in a letter on a country it stands with its point. */
const unable =
  /^I am not an? (?:\p{Ll}+ ){0,3}\p{Ll}+(?:, (?:and |so )?I (?:can ?not|do not) [^.;]{3,80})?\.$|^I never (?:met|saw|spoke|examined|treated) |^I (?:cannot|can not|could not) (?:say|tell|verify|judge|confirm|prove)\b|^I read no \p{Lu}/u

/** The expert's own pay; a bride price that was paid is none. */
const pay =
  /\b(?:fee|compensat\p{L}+|honorarium|invoice)\b|\b(?:paid|payment|charged?)\b[^.]{0,40}\b(?:me|letter|report|opinion|time|testimony|result|outcome)\b|\b(?:I|we) (?:am|was|were|have|will|do|did|charge|charged)\b[^.]{0,20}\b(?:paid|payment)\b|\b(?:I|[Ww]e) (?:have |will |did not |do not |am |was )?(?:not |never )?(?:charged?|charging)\b|^(?:[Nn]ot |[Uu]n)?paid\b[^.]{0,40}\.?$|\bI charge\b/iu

export const offers =
  /^(?:And )?I (?:can|could|will) (?:also )?(?:come to court|appear (?:in court|before))\b|^I am (?:willing|ready|available|happy|prepared)\b|^I (?:will|would) (?:gladly|happily|be (?:happy|glad|pleased|willing) to)\b|^Happy to\b|^I (?:(?:can|will|could|would) )?(?:also )?(?:testify|sign|be reached)\b/u

const readings = /^I (?:have |did )?(?:read|review(?:ed)?)\b/u

/** `For the lawyer, dictated November 10, 2026.`: the head of the notes. */
export const headForCounsel =
  /^(?:For|To) (?:the |my |your )?(?:lawyer|attorney|counsel)\b[^.;]{0,60}\b(?:19|20)\d\d\.?$/u

/** `I read 63 complaint registers`: what was found by reading, and no list of the papers. */
const counted =
  /^I (?:have )?(?:read|reviewed) (?:all )?\d[\d,]* \p{Ll}|^I read \p{Ll}[^,]{3,60}, (?:and )?(?:have )?cited\b/u

const reached =
  /^\(?\d{3}\)?[ -]?\d{3}-?\d{4}\.?$|^\S+@\S+$|^(?:You can )?(?:[Cc]all|[Rr]each|[Ee]-?mail|[Cc]ontact|[Pp]hone) (?:me|us)\b|^(?:My|The) (?:cell|phone|office|number)(?: (?:phone|number))?(?: is\b|:)|^I can be reached\b/u

const careers =
  /^I (?:also |once |only |have |had ){0,3}(?:testified|(?:given|gave) (?:expert )?(?:evidence|testimony)|been (?:accepted|qualified) as an expert)\b/u

/** Who the expert is, and what the expert has done before. */
const isCareer = (words: string): boolean => careers.test(words) || isOfOwnLife(words)

/** `I have worked with maybe 60 engineers. Two of them could do it`: it is told with what it counts for. */
const isCareerIn = (words: string, next = ''): boolean =>
  isCareer(words) && !/^(?:\p{L}+ ){1,3}of (?:them|these|those)\b/u.test(next)

type LetterKind = {
  readonly ties: readonly string[]
  readonly isClinical: boolean
  readonly isCountry?: boolean
  /** Of no special kind: everything stands in the order of the notes. */
  readonly isGeneral?: boolean
  readonly rooms?: Rooms
}

const noRooms: Rooms = { opinion: new Set(), acquaintance: [], field: new Set() }

/** `I have not handled it`, `I cannot say how many` mean nothing away from their paragraph. */
const isUndone = (words: string, isCountry: boolean): boolean =>
  (undone.test(words) || (!isCountry && unable.test(words))) &&
  !/^[^,;]*(?<!knowledge of )\b(?:it|them|this|that|these|those)\.$|\bthere\.$|\bthat (?:they|it|these|this) (?:is|was|are|were|has|had|did|does)\b|\b(?:this|that|the other|these|those|another) ones?\b/u.test(
    words,
  ) &&
  !/^I (?:cannot|could not|do not) (?:say|know|tell) (?:how (?:many|much|often|long|far|soon)|when|which|who|why|where)\.$/u.test(
    words,
  )

/** In a country letter `I cannot say` belongs to what it is said of, unless the whole paragraph says nothing else. */
const isOnlyUndone = (paragraph: readonly string[]): boolean =>
  paragraph.every(
    (words) =>
      undone.test(words) || unable.test(words) || /^I (?:have|had) (?:not|never) been (?:to|in)\b/u.test(words),
  )

/** What speaks to counsel, says how the expert is reached, or heads the notes is no sentence of the letter. */
const isForCounsel = (words: string): boolean =>
  /\b(?:you|your|please)\b/iu.test(words) || reached.test(words) || headForCounsel.test(words)

export function sortNotes(
  statements: readonly (readonly string[])[],
  { ties, isClinical, isCountry = false, isGeneral = false, rooms = noRooms }: LetterKind,
): Notes {
  const known = new Set(rooms.acquaintance.flat())
  const paragraphs = statements
    .filter((paragraph) => !paragraph.every((words) => known.has(words)))
    .map((paragraph) => paragraph.filter((words) => !isForCounsel(words)))
    .map((paragraph) =>
      paragraph.filter(
        (words) => !ties.includes(words) && !pay.test(words) && !/^(?:It|This) (?:is|does) not depend/u.test(words),
      ),
    )
  // What an expert of achievements names as the weak point limits the letter.
  const isWeak = (paragraph: readonly string[]) =>
    isOfLimits((paragraph[0] ?? '').replace(/\.$/u, '')) || (!isCountry && !isClinical && isAgainst(paragraph[0] ?? ''))
  const weak = paragraphs
    .filter(isWeak)
    .flatMap(([first = '', ...more]) =>
      withCapital(isOfLimits(first.replace(/\.$/u, '')) ? '' : withoutLabel(first), more),
    )
  const others = paragraphs.filter((paragraph) => !isWeak(paragraph))
  const isLeft = (words: string, paragraph: readonly string[]) =>
    isUndone(words, isCountry) || (isCountry && isOnlyUndone(paragraph))
  const notDone = others.flatMap((paragraph) => paragraph.filter((words) => isLeft(words, paragraph))).map(asLimit)
  const left = others
    .map((paragraph) =>
      paragraph.filter(
        (words, at) =>
          !isLeft(words, paragraph) &&
          !changing.test(words) &&
          !isCareerIn(words, paragraph[at + 1]) &&
          !offers.test(words) &&
          (isClinical || !readings.test(words) || counted.test(words)),
      ),
    )
    .map((paragraph) => paragraph.map((words, at) => (at === 0 ? capitalized(words.replace(/^But /u, '')) : words)))
    .filter((paragraph) => paragraph.length > 0)
  const isOfField = (paragraph: readonly string[]) =>
    paragraph.length > 0 && paragraph.every((words) => rooms.field.has(words))
  const isKnowledge = (paragraph: readonly string[]) =>
    isOfField(paragraph) ||
    (!isClinical &&
      !isCountry &&
      !isGeneral &&
      paragraph.some((words) => hasFiniteVerb(words)) &&
      paragraph.every((words) => hasFiniteVerb(words) || /^(?:It|This|That|They|These|The|An?)\b/u.test(words)) &&
      !/\b(?:I|my|me|we|our|us|he|she|his|her|own)\b|=|^(?:did|not|if|no)\b/iu.test(paragraph.join(' ')) &&
      !isLabelled(paragraph[0] ?? ''))
  // `..., and leave that to others`: what the expert does not judge limits the letter.
  const { opinions, summedUp, beliefs } = opinionsIn(left, rooms)
  const inShort = opinions.length + beliefs.length > 0 ? undefined : heldInShort(left.flat(), isClinical)
  return {
    findings: left.filter((paragraph) => !isKnowledge(paragraph)),
    knowledge: left.filter(isKnowledge).map((paragraph) => paragraph.join(' ')),
    notDone: [...notDone, ...weak].map((words) =>
      // Under `What I do not know`: `whether the man acts for a group`.
      words.replace(/^Whether\b(?=[^.]{5,160}\.)(?![^.]* is (?:for|up to)\b)/u, 'I do not know whether'),
    ),
    changes: paragraphs.flat().filter((words) => changing.test(words)),
    career: paragraphs.flat().filter((words, at, all) => isCareerIn(words, all[at + 1]) && !isListOfLife(words)),
    acquaintance: rooms.acquaintance.flat().filter((words) => !pay.test(words)),
    opinions,
    summedUp,
    beliefs,
    ...(inShort !== undefined && { inShort }),
  }
}

/** The opinions, those first that the expert sums up with. */
function opinionsIn(
  left: readonly (readonly string[])[],
  { opinion }: Rooms,
): Pick<Notes, 'opinions' | 'summedUp' | 'beliefs'> {
  const held = left.flat().map((words, at, all) => ({ words, cores: opinionIn(words, all[at - 1]) }))
  const summed = [
    ...held.filter(({ words }) => opinion.has(words)).flatMap(({ cores }) => cores),
    ...beliefsIn([left.flat().filter((words) => opinion.has(words))]),
  ]
  return {
    opinions: [...summed, ...held.filter(({ words }) => !opinion.has(words)).flatMap(({ cores }) => cores)],
    summedUp: summed.length,
    beliefs: beliefsIn(left).filter((words) => !summed.includes(words)),
  }
}

/** `I did not see him, I am not a doctor`: two limits in one sentence. */
const asLimit = (words: string): string =>
  words
    .replace(/, (?=I (?:have|know|am) (?:no|not)\b)/u, '; ')
    .replace(/, (?=not an? (?:medical |legal )?(?:doctor|physician|lawyer|clinician)\b)/u, '; I am ')

/** The sentences of a point behind its label, which may stand alone before them. */
const withCapital = (first: string, more: readonly string[]): string[] => {
  const said = [...(first === '' ? [] : [first]), ...more]
  return said.length === 0 ? [] : [said.map((words) => capitalized(words)).join(' ')]
}
