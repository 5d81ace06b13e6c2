import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Concept } from './concepts.data.ts'
import { findMentions } from './mentions.ts'
import { isDenied, isDeniedClosely, isRuledOut } from './polarity.ts'
import type { Roster } from './persons.ts'
import { readersFor, type Reader } from './readers.ts'
import type { Context, Mention } from './mention.ts'

/** Something that a text says of somebody, or denies. */
export type Statement = Range & {
  readonly concept: string
  readonly called: string
  readonly group?: string
  readonly flagged: Concept['flagged']
  /** Whom it is said of; none where the words do not tell. */
  readonly ids: readonly string[]
  /** Who does it, for what one person does to another. */
  readonly by: readonly string[]
  readonly denied: boolean
  /** A condition that the words give to the person (`has asthma`), and do not only name. */
  readonly isPredicate: boolean
  /** It is said of each of them (`both boys`), and not of one who can be meant. */
  readonly isOfEach?: true
  readonly value?: string
  readonly text: string
  readonly sentence: ReadSentence
}

export type ReadSentence = Range & { readonly text: string; readonly mentions: readonly Mention[] }

/** Divides a text into sentences and finds who is mentioned in each; pronouns are read by what came before. */
export function readSentences(text: string, roster: Roster, speaker: string): ReadSentence[] {
  let before: readonly Mention[] = []
  const isOwnWords = speaker !== 'speaker' && /(?<!\p{L})(?:I(?!-\d)|me|my)(?!\p{L})/u.test(text)
  return findSentences(text, { semicolons: true }).map(({ start, end }) => {
    const words = text.slice(start, end)
    const context: Context = { roster, speaker, before, isOwnWords }
    const mentions = findMentions(words, context)
    before = [...before, ...mentions]
      .filter(({ ids }) => ids.length > 0)
      .slice(-4)
      .map((mention) => ({ ...mention, start: -1000 }))
    return { start, end, text: words, mentions }
  })
}

/** The statements of a text that the checks know. Sources are read more widely than a draft. */
export function readStatements(sentences: readonly ReadSentence[], as: 'claims' | 'evidence' = 'claims'): Statement[] {
  return sentences.flatMap((sentence) =>
    [...readersFor(sentence.text, as)].flatMap((reader) => readOne(reader, sentence, as)),
  )
}

const predicate =
  /(?<!\p{L})(?:has|had|have|having|suffers?|suffered|diagnos\p{L}+|developed|lives? with|lived with|is|was|are|were)(?!\p{L})[^,;]*$/iu
const professional =
  /(?<!\p{L})(?:I(?!-\d)|[Ww]e|Dr|Prof|Professor|psychologist|psychiatrist|physician|neurologist|cardiologist|expert|doctor|therapist)(?!\p{L})/u

const toAnother =
  /(?<!\p{L})(?:marri(?:age|ed)|spouse|wife|husband|parent|mother|father|child|son|daughter) (?:to|of|with) (?:an? )(?:\p{L}+ )?$/iu

/** Who diagnoses a condition does not have it. */
const finding = /(?<!(?:was|were|been|being|is|are) (?:\p{L}+ly |also )?)diagnos(?:ed|es|ing)(?! (?:with|as))[^,;]*$/iu

function readOne(reader: Reader, sentence: ReadSentence, as: 'claims' | 'evidence'): Statement[] {
  const { id, called, group, flagged, of, by } = reader
  return [...sentence.text.matchAll(as === 'claims' ? reader.find : reader.inSources)].flatMap((match): Statement[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    const lead = sentence.text.slice(0, start)
    const subject = subjectBefore(sentence, start)
    // `Marriage to a citizen`, `the mother of a resident`: it is said of the other one.
    if (as === 'claims' && group === 'status' && toAnother.test(lead)) return []
    const isPassive = isSuffered(of, match[0], lead)
    if (as === 'claims' && by === 'professional' && !isPassive && !isByProfessional(sentence, start, subject)) return []
    const isCondition = id.startsWith('condition:')
    return [
      {
        concept: /(?<!\p{L})(?:other|further) (?:\p{L}+ )?$/iu.test(lead) ? `${id}:other` : id,
        called,
        ...(group !== undefined && { group }),
        flagged,
        ...whomOf({ reader, sentence, start, end, subject, isPassive }),
        ...(isOfEach(sentence, start, end) && { isOfEach: true as const }),
        denied: deniedIn(sentence.text, id, start, end),
        isPredicate: !isCondition || predicate.test(lead.slice(-48)),
        start: sentence.start + start,
        end: sentence.start + end,
        text: match[0],
        sentence,
      },
    ]
  })
}

type Match = Range & {
  readonly reader: Reader
  readonly sentence: ReadSentence
  readonly subject: Mention | undefined
  readonly isPassive: boolean
}

/** Whom the words are said of, and who does it. */
function whomOf({
  reader: { id, of },
  sentence,
  start,
  end,
  subject,
  isPassive,
}: Match): Pick<Statement, 'ids' | 'by'> {
  const isCondition = id.startsWith('condition:')
  const isFound = isCondition && finding.test(sentence.text.slice(0, start))
  const isFinder = subject && (isFound || (isCondition && professional.test(subject.text)))
  if (isFinder && !subject.ids.includes('client')) return { ids: [], by: subject.ids }
  // `Took me`, `kept him`: whom it was done to is in the words themselves.
  const own =
    of === 'patient' ? sentence.mentions.find((mention) => mention.start > start && mention.end <= end) : undefined
  return own ? { ids: own.ids, by: [] } : saidOf(of, isPassive, subject, objectBehind(sentence, end))
}

/** What is said of the one before the words: it was done to that one, or is a noun. */
function isSuffered(of: Concept['of'], written: string, lead: string): boolean {
  if (/(?:been|was|were|being|in|under) /.test(written)) return true
  if (of !== 'patient') return false
  return !/ed$/i.test(written) || /(?<!\p{L})(?:been|was|were|being|got|is|are)(?: \p{L}+)? $/iu.test(lead)
}

function deniedIn(text: string, id: string, start: number, end: number): boolean {
  if (id.startsWith('condition:')) return isDeniedClosely(text, start) || isRuledOut(text, start, end)
  if (id === 'earlier-filing' && /(?<!\p{L})first(?!\p{L})/iu.test(text.slice(start, end))) return true
  if (id === 'counsel' && /^(?:without|pro se|unrepresented|alone)/iu.test(text.slice(start))) return true
  if (id === 'married-before' && isOwned(text, start) && !isTheFirst(text, start)) return false
  return isDenied(text, start, end) !== (id === 'married-before' && isTheFirst(text, start))
}

/** `Pays nothing to his first wife`: whom a verb denies something has been there. */
const isOwned = (text: string, start: number) => /(?<!\p{L})(?:his|her|my|their|['’]s) $/u.test(text.slice(0, start))

/** `This is the first marriage for both of us` tells of no earlier one. */
function isTheFirst(text: string, start: number): boolean {
  return (
    /^first marriage (?:for|of) (?:both|each|her|him|the)/iu.test(text.slice(start)) ||
    (/^first/iu.test(text.slice(start)) &&
      /(?:this|it) (?:is|was) (?:(?:the|a|my|her|his|our|their)|(?:[\p{L}.]+ ){0,2}\p{L}+['’]s) $/iu.test(
        text.slice(0, start),
      ))
  )
}

/** A writer's own doing, or a doctor's or expert's. */
function isByProfessional({ text }: ReadSentence, at: number, subject: Mention | undefined): boolean {
  if (!subject) return professional.test(text.slice(0, at))
  return professional.test(subject.text) || subject.ids.includes('speaker') || isOutsider(subject)
}

/** A social worker with a name, and no relative: who interviews a client need not be a doctor. */
const isOutsider = ({ ids, isPronoun }: Mention) =>
  !isPronoun && ids.length > 0 && ids.every((id) => !/^(?:client|spouse|child-)|:/.test(id))

/** `Treats both boys`, `both spouses were arrested`; not `was between both`. */
function isOfEach({ mentions, text }: ReadSentence, start: number, end: number): boolean {
  return mentions.some(
    (mention) =>
      mention.ids.length >= 2 &&
      /^(?:both|all) /i.test(mention.text) &&
      (mention.end <= start ? start - mention.end < 24 : mention.start - end < 24) &&
      !/[;:]/.test(text.slice(Math.min(mention.end, end), Math.max(mention.start, start))),
  )
}

const objectBehind = ({ mentions }: ReadSentence, end: number) =>
  mentions.find(({ start }) => start >= end - 1 && start < end + 45)

function saidOf(
  of: Concept['of'],
  isPassive: boolean,
  subject: Mention | undefined,
  object: Mention | undefined,
): Pick<Statement, 'ids' | 'by'> {
  if (of === 'nobody') return { ids: [], by: [] }
  if (of === 'subject' || isPassive) return { ids: subject?.ids ?? [], by: [] }
  if (of === 'patient' && !object) return { ids: subject?.ids ?? [], by: [] }
  return { ids: object?.ids ?? [], by: doersOf(subject, object) }
}

/** Nobody does it to himself: who was named before is whom it was done to. */
function doersOf(subject: Mention | undefined, object: Mention | undefined): readonly string[] {
  const doers = subject?.ids ?? []
  return object?.ids.some((id) => doers.includes(id)) === true ? [] : doers
}

/** The person named last before these words in the same clause, else the first of the sentence. */
function subjectBefore({ mentions, text }: ReadSentence, at: number): Mention | undefined {
  const clause = clauseStart(text, at)
  const before = mentions.filter(({ end }) => end <= at + 1)
  const near = before.at(-1)
  // `Her father, a citizen`: it is said of the one right before.
  if (near && /^, (?:now |also )?(?:an?|the) (?:\p{L}+ )?$/u.test(text.slice(near.end, at))) return near
  // `On her brother’s petition, and was widowed`: whose thing it is does nothing.
  const inClause = before.filter(({ start }) => start >= clause)
  const doers = inClause.filter((one) => !isPossessor(one, text))
  const last = (doers.length > 0 ? doers : inClause).at(-1) ?? before.find((one) => !isOwnerOf(one, before))
  const partner = last && before.find(({ end }) => text.slice(end, last.start) === ' and ')
  return last && partner ? { ...last, ids: [...partner.ids, ...last.ids] } : last
}

const isPossessor = ({ text, end }: Mention, sentence: string) =>
  /['’]s$/.test(text) || /^['’]s? \p{Ll}/u.test(sentence.slice(end))

/** `Ms. Medina` in `Ms. Medina's mother`: the mother is told of. */
const isOwnerOf = (one: Mention, all: readonly Mention[]) =>
  /['’]s$/.test(one.text) && all.some((other) => other !== one && other.start < one.end && one.end < other.end)

function clauseStart(text: string, at: number): number {
  let start = 0
  for (const { index } of text
    .slice(0, at)
    .matchAll(/[,:] (?:and|but|who|which|while|although)? ?| and (?=he |she |they |I )/giu))
    start = index
  return start
}
