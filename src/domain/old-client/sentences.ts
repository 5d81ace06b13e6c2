import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { actsOutside, isAbout, isOfClient, type PlacedMark } from './acting.ts'
import type { FoundMark, Slot, StoryKind, StorySentence } from './found.ts'
import { goesOn, ofRunIn } from './sentence-before.ts'
import { departmentPosition, proceduralVerbs, rolePerson, storyWords } from './lexicon.data.ts'

export type TellingSentence = Range & { readonly slot: StorySentence['slot'] }

export type SentenceContext = {
  /** The line belongs to a declaration in the first person. */
  readonly isDeclaration: boolean
  readonly isHeading: boolean
  /** An expert, an employer or a friend writes of itself. */
  readonly isOfAnother?: boolean
  /** A letter to the client, who is `you` in it. */
  readonly isToClient?: boolean
}

const storyPeople = new Set<Slot>(['relative', 'witness', 'doctor', 'person'])
const ownFirstPerson =
  /\b(?:I,? (?:[^,.]{3,60}, )?(?:(?:hereby|do) )*(?:have (?:read|reviewed) (?:this|the|each)|declare|certify|swear|affirm|make this|am (?:over|at least|competent|an attorney|the attorney|counsel|fluent|making|the respondent|the applicant)|have personal knowledge|understand|served|caused|represent|write|am writing|am willing|respectfully|(?:have been|was) (?:asked|retained)|(?:would|can) be|state these|look forward|submit|know the (?:facts|following))|under (?:the )?penalt|bajo (?:pena|protesta)|juro que|declaro (?:que lo anterior|bajo)|certifico|Yo, [^,]{3,60}, declaro|my (?:own )?(?:personal knowledge|client|office|firm|signature))\b/iu
const general =
  /^(?:(?:an?|any|every|each|no|such|where|when|if|once|because) (?:\p{L}+ ){0,3}?(?:respondents?|applicants?|aliens?|noncitizens?|persons?|petitioners?|beneficiar(?:y|ies)|individuals?|courts?|judges?|agency|officers?|qualifying relatives?|child|children|spouse|parents?|juveniles?|immigrants?|self-petitioners?|victims?|workers?|employers?|students?|residents?|citizens?|refugees?|asylees?|parolees?)\b|the (?:Act|Court|Board|statute|regulations?|Attorney General|Supreme Court|BIA|law|standard|term|Immigration Judge|Service|agency|test|factors?)\b|under |in (?:deciding|determining|evaluating|assessing|considering)|to (?:establish|qualify|prevail|obtain|show|demonstrate)\b|(?:extreme )?hardship (?:is|must|may)|congress |courts )/iu

/** The sentences of a line that tell the old case. What is the firm's own or only wants filling in is not among them. */
export function findTellingSentences(
  text: string,
  marks: readonly FoundMark[],
  context: SentenceContext,
): TellingSentence[] {
  if (versus.test(text)) return []
  let before: { readonly words: string; readonly slot: TellingSentence['slot'] | undefined } | undefined
  return findSentences(text).flatMap(({ start, end }): TellingSentence[] => {
    const words = text.slice(start, end)
    const own = marks
      .filter((mark) => mark.start < end && start < mark.end)
      .map((mark) => ({ ...mark, at: mark.start - start, to: mark.end - start }))
    const isRule = own.every((mark) => ofRules.has(mark.slot)) && citation.test(text.slice(end))
    const slot = isRule
      ? undefined
      : ofRunIn(tellingOf(words, own, context) ?? goesOn(words, before?.slot), before?.words ?? '')
    before = { words, slot }
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

/** Says who writes, or asks the reader for something, and nobody of the case does anything in it. */
const isOfWriter = (words: string, marks: readonly PlacedMark[]): boolean =>
  /^(?:my name is|me llamo)\b/iu.test(words) || (asksTheReader.test(words) && !actsOutside(words, marks))

/** What a rule of law may say too. */
const ofRules = new Set<Slot>(['amount', 'age', 'family'])
/** The authority behind a sentence makes it a rule. */
const citation =
  /^\s*(?:See |Id\.|INA §|8 C\.F\.R\.|\d{1,2} U\.S\.C\.|Matter of |9 FAM|\d{1,2} USCIS-PM|\p{Lu}[\p{L}’'-]{1,30} v\. )/u

const ofProcedure = /^(?:This is|No (?:prior|previous|earlier)|The (?:first|second|prior))/u
const isOfDepartment = (words: string): boolean =>
  departmentPosition.test(words) && !general.test(words) && !asksOther.test(words)

/** The caption of a court on one line or in one cell. */
const versus =
  /\b(?:Plaintiff|Petitioner|Appellant)s?\b(?:-\p{L}+)?,?\s+(?:v|vs)\.\s.{3,200}\b(?:Defendant|Respondent|Appellee)s?\b/su

/** `We request that the Department join`: what the firm asks for is its own. */
const asksOther =
  /\b(?:requests?|requested|asks?|urges?|invites?) (?:that )?(?:the )?(?:Department|DHS|OPLA|government|agency|you)\b/iu

const caption = /^\W*in (?:re|the matters? of)\b/iu
const label = /^\p{Lu}[\p{L} .’'/()-]{2,45}: \P{Ll}/u

/** A line of a caption or a form, or a sentence that the firm has made a template of already. */
function isNoSentence(words: string, marks: readonly PlacedMark[]): boolean {
  const letters = words.match(/\p{L}+/gu) ?? []
  if (letters.length < 3 || words === words.toUpperCase() || caption.test(words) || /\[ ?\]|☐/u.test(words)) return true
  if (letters.length < 6 && !/\b(?:is|was|are|were|has|have|had|did|\p{L}{2,}(?:ed|s))\b/u.test(words)) return true
  if (!/[.!?:;]["”’)\]]*$/.test(words) && !finite.test(words) && !actsOutside(words, marks)) return true
  if (isLabelled(words)) return true
  return (
    /\[[^[\]]{2,}\]|\{\{|<<|«|_{4,}/u.test(words) &&
    marks.every(({ slot }) => slot === 'pronoun' || slot === 'other-pronoun')
  )
}

const finite =
  /\b(?:is|was|are|were|am|be|been|has|have|had|did|does|do|will|would|can|could|may|must|cannot|should|said|told|came|went|saw|took|made|gave|kept|left|ran|fled|held|knew|met|lost|found|sold|taught|wrote|spoke|paid|bought|built|brought|fought|led|sent|spent|stood|wore|began|became|got|shot|hit|es|era|fue|son|mató|nací|viven?)\b|(?<!\p{L})\p{L}{3,40}ed\b|(?<!\p{L})\p{Ll}{3,40}s (?:at|on|in|to|from|with|her|his|the|an?|that|for|every|each|not|only|by|as|and|it|me|us|my|their)\b/iu

const caseSlots: readonly Slot[] = ['town', 'amount', 'age', 'organization', 'event-date']

/** `Beneficiary: Ana Example`: a line of a form. */
function isLabelled(words: string): boolean {
  const [before = '', ...after] = words.split(':')
  return label.test(words) && before.split(' ').length < 5 && lettersOf(words) < 16 && !finite.test(after.join(':'))
}

function look(words: string, marks: readonly PlacedMark[], context: SentenceContext): Seen {
  const slots = new Set(marks.map(({ slot }) => slot))
  const hasAny = (some: Iterable<Slot>) => [...some].some((slot) => slots.has(slot))
  const hasOther = hasAny(storyPeople) || tellsOfFamily(words, marks)
  const isFirstPerson = speaksOfItself(words) && mayTell(context, slots)
  const kind = storyWords.find(([, pattern]) => pattern.test(words))?.[0]
  const isGrave = kind !== undefined && graveKinds.has(kind)
  const isSecond = context.isToClient === true && isToldYou(words) && hasAny(isGrave ? slots : youSlots)
  const hasClient = isFirstPerson || isSecond || hasAny(['client', 'pronoun', 'other-pronoun'])
  const tells = hasAny(isGrave ? slots : caseSlots)
  return {
    words,
    slots,
    letters: lettersOf(words),
    kind,
    hasOther,
    hasRole: words.search(rolePerson) !== -1,
    isFirstPerson,
    hasClient,
    actsOutside: isSecond || actsOutside(words, marks),
    isOnlyAbout: !isFirstPerson && marks.every((mark) => !isOfClient(mark) || isAbout(words, mark)),
    isSpecific: tells || hasOther || hasClient,
  }
}

const mayTell = ({ isDeclaration, isOfAnother }: SentenceContext, slots: ReadonlySet<Slot>): boolean =>
  isDeclaration || (isOfAnother === true && slots.size > 0)
const lettersOf = (words: string): number => words.match(/\p{L}+/gu)?.length ?? 0
const isToldYou = (words: string): boolean => /\byour?\b|\b(?:usted|sus?|nos contó)(?!\p{L})/iu.test(words)

/** A relative who is more than an aside of a step: `she entered with her son`. */
function tellsOfFamily(words: string, marks: readonly PlacedMark[]): boolean {
  const family = marks.filter(({ slot }) => slot === 'family')
  return family.length > 0 && !(proceduralVerbs.test(words) && family.every((mark) => mark.isAside))
}

const youSlots: readonly Slot[] = ['visa', 'event-date', 'entry-date', 'entry-place']
const graveKinds: ReadonlySet<StoryKind> = new Set(['illness', 'harm', 'crime'])

/** The first person of a declaration, where it tells more than that it declares. */
function speaksOfItself(words: string): boolean {
  return /(?<![\p{L}])(?:I|my|me|we|our)(?![\p{L}’'])/u.test(words) && !ownFirstPerson.test(words)
}

/** A rule of law or a sentence on cases in general. */
function isGeneral({ words, slots, hasOther }: Seen): boolean {
  return (
    general.test(words) && !slots.has('client') && !hasOther && !slots.has('pronoun') && !slots.has('other-pronoun')
  )
}

/** What a sentence without a word of illness, harm, work and the like tells. */
function plainTelling(seen: Seen): StoryKind | undefined {
  const { words, slots } = seen
  if (asksTheReader.test(words)) return undefined
  // A relative's birth is no step of the client's case.
  const isBirth = seen.hasOther && !seen.hasClient && /\b(?:was|were) born\b/iu.test(words)
  const isProcedural = proceduralVerbs.test(words) && !isBirth
  if (seen.hasOther && (seen.actsOutside || seen.hasRole || !isProcedural))
    return isOfFamily(seen) ? 'family' : 'background'
  if (seen.hasRole) {
    const tells = slots.size > 0 || /\b(?:cannot|would|asks|needs|will|has|is|was|were|had)\b/u.test(words)
    return tells ? (/year-old/iu.test(words) ? 'background' : 'family') : undefined
  }
  return tellsOfClient(seen, isProcedural) ? 'background' : undefined
}

const isOfFamily = ({ slots, hasRole }: Seen): boolean => slots.has('family') || slots.has('relative') || hasRole

function tellsOfClient({ words, slots, letters, ...seen }: Seen, isProcedural: boolean): boolean {
  if (seen.isFirstPerson) return !(ownSteps.test(words) && letters < 26 && slots.size > 0)
  return seen.hasClient && letters > 4 && (seen.actsOutside || (!isProcedural && !seen.isOnlyAbout))
}

/** The firm speaks to whom it writes; a person in it is only filled in. */
const asksTheReader =
  /^(?:please|kindly|do not|enclosed|attached|we (?:ask|request|respectfully|submit|enclose|write|appreciate|thank|trust|believe|look)|our (?:office|firm)|this (?:office|firm|letter|firm’s)|i (?:write|am writing|respectfully|enclose|appreciate|thank)|thank you|should you|si (?:usted )?tiene|llame|comuníquese|por favor|if you|you (?:may|can) (?:reach|call|contact))\b/iu

/** What a declarant says of the case itself, to be filled in. */
const ownSteps =
  /\bI (?:first |last )?(?:arrived|entered|came to|was born (?:on|in)|was admitted|was paroled|filed|applied)\b|my name is|me llamo/iu

/** Salutations and lines of contact name people without telling anything. */
function isAddress(words: string): boolean {
  return /^(?:dear|re:|to:|from:|via|cc:|attn|sincerely|respectfully)/iu.test(words)
}

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
  const isProcedural =
    /\b(?:moves|respectfully|motion|Form [A-Z]-?\d|Tab [A-Z]|hereby|enclosed|native and citizen|filed (?:an?|her|his) application|entered the United States|was (?:admitted|paroled)|our office|this office|opinion|interpreter|represents?)\b/iu.test(
      words,
    )
  return isProcedural && !hasOther && !hasRole && !acts && !graveKinds.has(kind) ? undefined : kind
}
