import { isAbout, isOfClient, type PlacedMark, somebodyActs } from './acting.ts'
import { ownFirstPerson } from './firm-sentences.ts'
import type { FoundMark, Slot, StorySentence } from '#domain/template-sections/old-case.ts'
import { graveKinds, lettersOf } from './no-sentence.ts'
import { proceduralVerbs, rolePerson, storyWords } from './lexicon.data.ts'

export type SentenceContext = {
  /** The line belongs to a declaration in the first person. */
  readonly isDeclaration: boolean
  readonly isHeading: boolean
  /** An expert, an employer or a friend writes of itself. */
  readonly isOfAnother?: boolean
  /** Words of the line that nobody has explained. */
  readonly unsure?: readonly FoundMark[]
  /** What the line before tells with its last sentence. */
  readonly before?: StorySentence['slot'] | undefined
  /** A letter to the client, who is `you` in it. */
  readonly isToClient?: boolean
}

/** What a sentence has that a story could be of. */
export type Seen = {
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

const storyPeople = new Set<Slot>(['relative', 'witness', 'doctor', 'person'])

/** `has no conviction`: what somebody has not tells nothing grave. */
const denied =
  /(?<!\p{L})(?:no|never (?:been )?|without (?:an?y? )?)(?: ?(?:criminal|prior|other|such|single|serious|pending)){0,2} ?(?:convictions?|arrests?|arrested|convicted|charged|criminal (?:record|history)|record)(?!\p{L})(?! of)/giu

const caseSlots: readonly Slot[] = ['town', 'amount', 'age', 'organization', 'event-date']

/** Who and what is in a sentence. `marks`: what was found in it. */
export function look(words: string, marks: readonly PlacedMark[], context: SentenceContext): Seen {
  const slots = new Set(marks.map(({ slot }) => slot))
  const hasAny = (some: Iterable<Slot>) => [...some].some((slot) => slots.has(slot))
  const hasOther = hasAny(storyPeople) || tellsOfFamily(words, marks)
  const isFirstPerson = speaksOfItself(words) && mayTell(context, slots)
  const said = words.replace(denied, ' ')
  const kind = storyWords.find(([, pattern]) => pattern.test(said))?.[0]
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
