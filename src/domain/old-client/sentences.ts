import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { PlacedMark } from './acting.ts'
import type { FoundMark, StoryKind, StorySentence } from '#domain/template-sections/old-case.ts'
import { isDoubtful } from './claims.ts'
import { isRuleOfLaw } from './rules-of-law.ts'
import { isUntoldClaim } from './untold-claims.ts'
import { asksTheReader, general, isAddress, ofAnybody, stepOfCase } from './firm-sentences.ts'
import { goesOn, ofRunIn, withAnswers } from './sentence-before.ts'
import { graveKinds, isNoSentence } from './no-sentence.ts'
import { isOfWriter } from './of-writer.ts'
import { isFilledAnew } from './filled-anew.ts'
import { look, type Seen, type SentenceContext } from './seen-sentence.ts'
import { departmentPosition, proceduralVerbs } from './lexicon.data.ts'

export type TellingSentence = Range & Pick<StorySentence, 'slot' | 'kind'>

/** The sentences of a line that tell the old case. What is the firm's own or only wants filling in is not among them. */
export function findTellingSentences(
  text: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence[] {
  if (versus.test(text)) return []
  let before: { readonly words: string; readonly slot: TellingSentence['slot'] | undefined } | undefined =
    context.before === undefined ? undefined : { words: '', slot: context.before }
  return withAnswers(
    text,
    findSentences(text).flatMap(({ start, end }): TellingSentence[] => {
      const words = text.slice(start, end)
      const here = (all: readonly FoundMark[]) =>
        all
          .filter((mark) => mark.start < end && start < mark.end)
          .map((mark) => ({ ...mark, at: mark.start - start, to: mark.end - start }))
      const own = here(marks)
      const isRule = isRuleOfLaw(words, own, text.slice(end))
      const told = isRule
        ? undefined
        : ofRunIn(tellingOf(words, own, context) ?? goesOn(words, before?.slot, own), before?.words ?? '')
      const all = [...own, ...here(context.unsure ?? [])]
      const isUnsure =
        told === undefined
          ? !isRule && !isAnswered(own) && isUntoldClaim(words, all, context, text.slice(end))
          : isDoubtful(told, words, all)
      before = { words, slot: told }
      if (isUnsure)
        return [{ start, end, slot: 'claim', ...(told !== undefined && told !== 'claim' && { kind: told }) }]
      if (told === undefined) return []
      const [from, to] = toldPart(words, own, context)
      return [{ start: start + from, end: start + to, slot: told }]
    }),
  )
}

/** Where a clause begins that says more of somebody or why. */
const clause =
  /, (?:(?:who|whose|whom|which|where|because|since|after|while|although|when|as) |and (?:has|is|was|lives|works|had|did|does|never) )/gu
const firstClause = /^(?:Because|Since|After|When|While|Although|As) [^,]{5,200}, (?=\p{Lu})/u

/**
 * The part of a telling sentence that tells: of `We represent Ms. Example, who fled her village` the clause from the comma
 * on, of `Because she nurses her mother, Ms. Example requests` the words up to it; else the whole sentence.
 */
function toldPart(words: string, marks: readonly PlacedMark[], context: SentenceContext): readonly [number, number] {
  const isFirms = (from: number, to: number) => {
    const main = `${words.slice(from, to)}.`
    const range = { start: from, end: to }
    const isStep =
      asksTheReader.test(main) ||
      stepOfCase.test(main) ||
      isFilledAnew(
        words,
        range,
        marks.map((mark) => ({ ...mark, start: mark.at, end: mark.to })),
      )
    if ((main.match(/\p{L}+/gu) ?? []).length < 4 || !isStep) return false
    const own = marks
      .filter((mark) => from <= mark.at && mark.to <= to)
      .map((mark) => ({ ...mark, at: mark.at - from, to: mark.to - from }))
    return tellingOf(main, own, context) === undefined
  }
  const isWhole = (at: number) => marks.every((mark) => mark.to <= at || at <= mark.at)
  for (const { index } of words.matchAll(clause)) if (isWhole(index) && isFirms(0, index)) return [index, words.length]
  const lead = firstClause.exec(words)?.[0].length ?? 0
  return lead > 0 && isWhole(lead) && isFirms(lead, words.length - 1) ? [0, lead - 1] : [0, words.length]
}
function tellingOf(
  words: string,
  marks: readonly PlacedMark[],
  context: SentenceContext,
): TellingSentence['slot'] | undefined {
  if (isNoSentence(words, marks) || isAddress(words) || isOfWriter(words, marks)) return undefined
  // Whom counsel asked stands, and what was answered is filled in.
  if (isAnswered(marks)) return undefined
  if (isOfDepartment(words)) return 'department-position'
  const seen = look(words, marks, context)
  if (seen.slots.has('procedure') && ofProcedure.test(words)) return 'procedure'
  if ((!seen.isSpecific && !seen.hasRole) || isGeneral(seen)) return undefined
  // A point that is argued stands as a heading; only what is grave is never one.
  if (context.isHeading) return seen.kind !== undefined && graveKinds.has(seen.kind) ? seen.kind : undefined
  return seen.kind === undefined ? plainTelling(seen) : kindOrFill(seen.kind, words, seen)
}

const isAnswered = (marks: readonly PlacedMark[]): boolean => marks.some(({ slot }) => slot === 'department-position')
const ofProcedure = /^(?:This is|No (?:prior|previous|earlier)|The (?:first|second|prior))/u
const isOfDepartment = (words: string): boolean =>
  departmentPosition.test(words) && !general.test(words) && !asksOther.test(words)

/** The caption of a court on one line or in one cell. */
const versus =
  /\b(?:Plaintiff|Petitioner|Appellant)s?\b(?:-\p{L}+)?,?\s+(?:v|vs)\.\s.{3,200}\b(?:Defendant|Respondent|Appellee)s?\b/su

/** `We request that the Department join`: what the firm asks for is its own. */
const asksOther =
  /\b(?:requests?|requested|asks?|urges?|invites?) (?:that )?(?:the )?(?:Department|DHS|OPLA|government|agency|you)\b/iu

/** A rule of law or a sentence on cases in general. */
function isGeneral({ words, slots, hasOther }: Seen): boolean {
  if (!general.test(words) || slots.has('client') || hasOther) return false
  return ofAnybody(words) || (!slots.has('pronoun') && !slots.has('other-pronoun'))
}

/** What a sentence without a word of illness, harm, work and the like tells. */
function plainTelling(seen: Seen): StoryKind | undefined {
  const { words } = seen
  if (isClaimOfRecord(seen) || isOfFirm.some((pattern) => pattern.test(words))) return undefined
  const isProcedural = proceduralVerbs.test(words) && !isToldBirth(seen)
  if (seen.hasOther && (seen.actsOutside || seen.hasRole || !isProcedural))
    return isOfFamily(seen) ? 'family' : 'background'
  if (seen.hasRole) return tellsOfRole(seen)
  if (tellsOfBody(seen) && !isProcedural) return 'work'
  return tellsOfClient(seen, isProcedural) ? 'background' : undefined
}

/**
 * A relative's birth is no step of the client's case; of `The decree is of March 3, and she was born on May 4` the other
 * day is of something that is told.
 */
const isToldBirth = ({ words, slots, hasOther, hasClient }: Seen): boolean =>
  /\b(?:was|were) born\b/iu.test(words) && (slots.has('event-date') || (hasOther && !hasClient))

/** What an order finds of a child in the words of the statute. */
const finding =
  /^(?:\W{0,3}\d{1,2}[.)] )?The (?:minor|child|juvenile) (?:is|was) (?:hereby )?(?:declared|placed|appointed)\b/iu

const isOfFirm = [asksTheReader, finding]

function tellsOfRole({ words, slots }: Seen): StoryKind | undefined {
  const tells =
    slots.size > 0 ||
    /\b(?:cannot|would|asks|needs|will|has|is|was|were|had)\b|\b[Tt]he (?:family|children|couple|household) \p{Ll}{2,}ed(?!\p{L})/u.test(
      words,
    )
  return tells ? (/year-old/iu.test(words) ? 'background' : 'family') : undefined
}

/** `In 2022 the company hired three engineers`: a body of the case, and when or how many. */
const tellsOfBody = ({ slots }: Seen): boolean =>
  slots.has('organization') && (slots.has('event-date') || slots.has('amount'))

/** `The evidence shows that she is one of the small percentage`: what the record is said to prove, in the words of the law. */
const isClaimOfRecord = ({ words, slots }: Seen): boolean =>
  /^(?:the|this|these|taken together, the) (?:\p{L}+ ){0,2}(?:evidence|record|petition|documents|exhibits|letters) (?:\p{L}+ ){0,3}?(?:shows?|establish(?:es)?|demonstrates?|proves?|confirms?|supports?)\b/iu.test(
    words,
  ) && [...slots].every((slot) => slot === 'pronoun' || slot === 'other-pronoun' || slot === 'client')

const isOfFamily = ({ slots, hasRole }: Seen): boolean => slots.has('family') || slots.has('relative') || hasRole

function tellsOfClient({ words, slots, letters, ...seen }: Seen, isProcedural: boolean): boolean {
  if (seen.isFirstPerson) return !(ownSteps.test(words) && letters < 26 && slots.size > 0)
  return seen.hasClient && letters > 4 && (seen.actsOutside || (!isProcedural && !seen.isOnlyAbout))
}

/** What a declarant says of the case itself, to be filled in. */
const ownSteps =
  /^I have known [^,.;]{3,60} (?:for|since) (?!he|she|we|they)[^,.;]{3,30}\.?$|\bI (?:first |last )?(?:arrived|entered|came to|was born (?:on|in)|was admitted|was paroled|filed|applied|live (?:at|in) (?=[\p{Lu}\d])|am (?:now )?[\p{L}\d-]{2,15} years (?:old|of age),? and an? (?:\p{L}+ )?(?:citizen|national|native|resident)|am (?:now |currently )?employed (?:as|by|at|with) |reside (?:at|in)|became a (?:naturalized )?citizen|have been the \p{L}+ of|have (?:employed|taught|taken care of|supervised|treated|coached))\b|my name is|me llamo/iu

/** `The salary is $50,000`: an amount or a place beside a word of work or school, and nobody who has it. */
function isOfNobody({ hasOther, hasClient, hasRole }: Seen, kind: StoryKind): boolean {
  return !hasOther && !hasClient && !hasRole && !graveKinds.has(kind)
}

/** Work and address are asked for in their places where the sentence says nothing else. */
function kindOrFill(kind: NonNullable<Seen['kind']>, words: string, seen: Seen): TellingSentence['slot'] | undefined {
  if (isOfNobody(seen, kind)) return undefined
  const { hasOther, hasRole, actsOutside: acts } = seen
  // `The beneficiary intends to continue work in the field`: a claim, in which nobody is named.
  const isClaim = [...seen.slots].every((slot) => slot === 'pronoun' || slot === 'other-pronoun')
  if (isClaim && !seen.isFirstPerson && !hasOther && !hasRole && !acts && !graveKinds.has(kind)) return undefined
  const isProcedural =
    /\b(?:moves|respectfully|motion|Form [A-Z]-?\d|Tab [A-Z]|hereby|enclosed|native and citizen|filed (?:an?|her|his) application|entered the United States|was (?:admitted|paroled)|our office|this office|opinion|interpreter|represents?)\b/iu.test(
      words,
    )
  return isProcedural && !hasOther && !hasRole && !acts && !graveKinds.has(kind) ? undefined : kind
}
