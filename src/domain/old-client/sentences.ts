import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { actsOutside, isAbout, isOfClient, type PlacedMark, somebodyActs } from './acting.ts'
import type { FoundMark, Slot, StoryKind, StorySentence } from '#domain/template-sections/old-case.ts'
import { isDoubtful } from './claims.ts'
import { isRuleOfLaw } from './rules-of-law.ts'
import { isUntoldClaim } from './untold-claims.ts'
import {
  asksTheReader,
  general,
  isAcquaintance,
  isAddress,
  isFormal,
  isIssue,
  ofAnybody,
  isOwnPost,
  ownFirstPerson,
  stepOfCase,
} from './firm-sentences.ts'
import { goesOn, ofRunIn, withAnswers } from './sentence-before.ts'
import { graveKinds, isNoSentence, lettersOf } from './no-sentence.ts'
import { departmentPosition, proceduralVerbs, rolePerson, storyWords } from './lexicon.data.ts'

export type TellingSentence = Range & Pick<StorySentence, 'slot' | 'kind'>

export type SentenceContext = {
  /** The line belongs to a declaration in the first person. */
  readonly isDeclaration: boolean
  readonly isHeading: boolean
  /** An expert, an employer or a friend writes of itself. */
  readonly isOfAnother?: boolean
  /** Words of the line that nobody has explained. */
  readonly unsure?: readonly FoundMark[]
  /** A letter to the client, who is `you` in it. */
  readonly isToClient?: boolean
}

const storyPeople = new Set<Slot>(['relative', 'witness', 'doctor', 'person'])
/** The sentences of a line that tell the old case. What is the firm's own or only wants filling in is not among them. */
export function findTellingSentences(
  text: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence[] {
  if (versus.test(text)) return []
  let before: { readonly words: string; readonly slot: TellingSentence['slot'] | undefined } | undefined
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
          ? !isRule && isUntoldClaim(words, all, context, text.slice(end))
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
  /, (?:(?:who|whose|whom|which|where|because|since|after|while|although|when|as) |and (?:has|is|was|lives|works|had) )/gu
const firstClause = /^(?:Because|Since|After|When|While|Although|As) [^,]{5,200}, (?=\p{Lu})/u

/**
 * The part of a telling sentence that tells: of `We represent Ms. Example, who fled her village` the clause from the comma
 * on, of `Because she nurses her mother, Ms. Example requests` the words up to it; else the whole sentence.
 */
function toldPart(words: string, marks: readonly PlacedMark[], context: SentenceContext): readonly [number, number] {
  const isFirms = (from: number, to: number) => {
    const main = `${words.slice(from, to)}.`
    if ((main.match(/\p{L}+/gu) ?? []).length < 4 || !(asksTheReader.test(main) || stepOfCase.test(main))) return false
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
  /** Somebody does in it what is no step of the procedure. */
  readonly actsOutside: boolean
  /** The client is only named after a preposition: `the claim of Ms. Example`. */
  readonly isOnlyAbout: boolean
  /** Says something of one case and not of cases. */
  readonly isSpecific: boolean
}

function tellingOf(
  words: string,
  marks: readonly PlacedMark[],
  context: SentenceContext,
): TellingSentence['slot'] | undefined {
  if (isNoSentence(words, marks) || isAddress(words) || isOfWriter(words, marks)) return undefined
  if (isOfDepartment(words)) return 'department-position'
  const seen = look(words, marks, context)
  if (seen.slots.has('procedure') && ofProcedure.test(words)) return 'procedure'
  if ((!seen.isSpecific && !seen.hasRole) || isGeneral(seen)) return undefined
  // A point that is argued stands as a heading; only what is grave is never one.
  if (context.isHeading) return seen.kind !== undefined && graveKinds.has(seen.kind) ? seen.kind : undefined
  return seen.kind === undefined ? plainTelling(seen) : kindOrFill(seen.kind, words, seen)
}

/** `I ask you to let him stay`, `I write this letter freely`: what any such letter says, with nothing of the case but a pronoun. */
const isPlea = (words: string, marks: readonly PlacedMark[]): boolean =>
  /\bthis letter\b|^I (?:will|shall) (?!never|always|not|die)\p{L}+|\bI (?:understand|know|realize|recognize) (?:that )?(?:the|this|your|you)\b|\bI (?:promise|pledge|undertake|am (?:ready|prepared|willing|happy)) to\b|\bI (?:respectfully )?(?:ask|beg|urge|request|implore) (?:you|your honor|the (?:court|judge|officer)|that)\b/iu.test(
    words,
  ) &&
  marks.every(({ slot }) => slot === 'pronoun' || slot === 'other-pronoun' || slot === 'client' || slot === 'person') &&
  words.search(rolePerson) === -1 &&
  !storyWords.some(([, pattern]) => pattern.test(words))

/** Says who writes, or asks the reader for something, and nobody of the case does anything in it. */
const isOfWriter = (words: string, marks: readonly PlacedMark[]): boolean =>
  (/^In (?:my|our) (?:experience|practice|work|view)\b/u.test(words) && marks.every(({ slot }) => slot === 'family')) ||
  (isTermOfOffer.test(words) && marks.every(({ slot }) => slot === 'pronoun' || slot === 'amount')) ||
  /^(?:my name is|me llamo)\b/iu.test(words) ||
  isFormal(words) ||
  isAcquaintance(words) ||
  (isOwnPost.test(words) && !actsOutside(words, marks)) ||
  isIssue(words) ||
  isPlea(words, marks) ||
  (asksTheReader.test(words) && !actsOutside(words, marks))

/** `His salary will be $50,000 a year.`: filled in, and nothing is told. */
const isTermOfOffer =
  /^(?:his|her|the) (?:\p{Ll}+ ){0,2}(?:salary|wage|compensation|remuneration|pay) (?:is|will be)\b/iu

const ofProcedure = /^(?:This is|No (?:prior|previous|earlier)|The (?:first|second|prior))/u
const isOfDepartment = (words: string): boolean =>
  departmentPosition.test(words) && !general.test(words) && !asksOther.test(words)

/** The caption of a court on one line or in one cell. */
const versus =
  /\b(?:Plaintiff|Petitioner|Appellant)s?\b(?:-\p{L}+)?,?\s+(?:v|vs)\.\s.{3,200}\b(?:Defendant|Respondent|Appellee)s?\b/su

/** `We request that the Department join`: what the firm asks for is its own. */
const asksOther =
  /\b(?:requests?|requested|asks?|urges?|invites?) (?:that )?(?:the )?(?:Department|DHS|OPLA|government|agency|you)\b/iu

const caseSlots: readonly Slot[] = ['town', 'amount', 'age', 'organization', 'event-date']

function look(words: string, marks: readonly PlacedMark[], context: SentenceContext): Seen {
  const slots = new Set(marks.map(({ slot }) => slot))
  const hasAny = (some: Iterable<Slot>) => [...some].some((slot) => slots.has(slot))
  const hasOther = hasAny(storyPeople) || tellsOfFamily(words, marks)
  const isFirstPerson = speaksOfItself(words) && mayTell(context, slots)
  const kind = storyWords.find(([, pattern]) => pattern.test(words))?.[0]
  const isGrave = kind !== undefined && graveKinds.has(kind)
  const isSecond = context.isToClient === true && isToldYou(words) && hasAny(isGrave ? slots : youSlots)
  const hasClient = isFirstPerson || isSecond || hasAny(['client', 'pronoun', 'other-pronoun'])
  // A section of a state's code says nothing of one case by itself.
  const tells = hasAny(isGrave ? [...slots].filter((slot) => slot !== 'unsure') : caseSlots)
  return {
    words,
    slots,
    letters: lettersOf(words),
    kind,
    hasOther,
    hasRole: words.search(rolePerson) !== -1,
    isFirstPerson,
    hasClient,
    actsOutside: isSecond || somebodyActs(words, marks),
    isOnlyAbout: !isFirstPerson && marks.every((mark) => !isOfClient(mark) || isAbout(words, mark)),
    isSpecific: tells || hasOther || hasClient,
  }
}

const mayTell = ({ isDeclaration, isOfAnother }: SentenceContext, slots: ReadonlySet<Slot>): boolean =>
  isDeclaration || (isOfAnother === true && slots.size > 0)
const isToldYou = (words: string): boolean =>
  !mayDo.test(words) && /\byour?\b|\b(?:usted|sus?|nos contó)(?!\p{L})/iu.test(words)

/** A relative who is more than an aside of a step: `she entered with her son`. */
function tellsOfFamily(words: string, marks: readonly PlacedMark[]): boolean {
  const family = marks.filter(({ slot }) => slot === 'family')
  return family.length > 0 && !(proceduralVerbs.test(words) && family.every((mark) => mark.isAside))
}

/** `You may apply on or after`: what the client can or has to do was not done yet. */
const mayDo = /^(?:you|usted) (?:may|can|must|should|will|need|are (?:now )?(?:eligible|allowed)|puede|debe)\b/iu
const youSlots: readonly Slot[] = ['visa', 'event-date', 'entry-date', 'entry-place']

/** The first person of a declaration, where it tells more than that it declares. */
function speaksOfItself(words: string): boolean {
  return (
    /(?<![\p{L}(])(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|i(?= \p{Ll}))(?![\p{L}’')])/u.test(words) && !ownFirstPerson.test(words)
  )
}

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
  const tells = slots.size > 0 || /\b(?:cannot|would|asks|needs|will|has|is|was|were|had)\b/u.test(words)
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
function kindOrFill(
  kind: (typeof storyWords)[number][0],
  words: string,
  seen: Seen,
): TellingSentence['slot'] | undefined {
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
