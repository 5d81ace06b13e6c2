import { canBeSame } from '../whom-pronouns-mean.ts'
import { light } from './doers.ts'
import { eventsOf, type Event } from './events.ts'
import { isRead, shown, type Finding, type Told } from './finding.ts'
import { framesOf, isSameAct, type Actor, type Frame } from './frames.ts'
import { kindOf } from './group-doers.ts'
import { isAbout } from './occurrences.ts'
import { weak } from './unrelated.ts'
import type { MeaningIndex, Placed, Token } from './told-index.ts'

const kept = new WeakMap<Placed, readonly Frame[]>()

/** The acts of a sentence on file; `they` are those of the sentences before it. */
function framesAt(place: Placed, index: MeaningIndex): readonly Frame[] {
  const known = kept.get(place)
  if (known) return known
  const made = framesOf(readOf(place), theyBefore(place, index))
  kept.set(place, made)
  return made
}

/** The draft's own sentence, as its acts are read. */
const sentenceOf = ({ sentence, clauses }: Told) => ({
  text: sentence.text,
  tokens: clauses.flatMap(({ words }) => words),
  mentions: sentence.mentions,
})

const own = new WeakMap<Told, readonly Frame[]>()

/** The acts of the draft's sentence, read once for all judges. */
function framesIn(told: Told): readonly Frame[] {
  const known = own.get(told) ?? framesOf(sentenceOf(told))
  own.set(told, known)
  return known
}

const readOf = ({ sentence, tokens }: Placed) => ({ text: sentence.text, tokens, mentions: sentence.mentions })

function theyBefore({ at, sentence: { from } }: Placed, { byPlace }: MeaningIndex): Actor | undefined {
  for (const step of [1, 2, 3, 4])
    for (const place of byPlace.get(at - step) ?? []) {
      if (place.sentence.from !== from) return undefined
      const group = place.tokens.find((token) => kindOf(token) !== undefined)
      if (group) return { ids: [], kind: kindOf(group), isCalled: false }
    }
  return undefined
}

const canBe = (one: Actor, other: Actor) =>
  one.kind !== undefined || other.kind !== undefined ? one.kind === other.kind : canBeSame(one.ids, other.ids)

const isSure = ({ ids, kind, isCalled }: Actor) =>
  isCalled && (kind !== undefined || (ids.length === 1 && !/:|^speaker$/.test(ids[0] ?? '')))

/** `She filed` was not he: whoever the pronoun means, the draft names one of the other gender. */
function isOfOtherGender({ gender, isCalled: isNamed }: Actor, own: Actor, { evidence: { roster } }: Told): boolean {
  const [id, ...others] = own.ids
  const known = own.gender ?? (id === undefined || others.length > 0 ? undefined : roster.persons.get(id)?.gender)
  return !isNamed && gender !== undefined && known !== undefined && known !== gender
}

/** Whom the draft has pay him is who pays by the file. */
const isReversed = ({ subject }: Frame, { object, toward }: Frame) =>
  subject !== undefined &&
  [object, toward].some((who) => who?.ids.length === 1 && subject.ids.length === 1 && subject.ids[0] === who.ids[0])

/** The sentence names these, in whatever part. */
const isNamed = ({ ids, kind }: Actor, { sentence, tokens }: Placed) =>
  kind === undefined
    ? sentence.mentions.some((mention) => mention.ids.length > 0 && canBeSame(mention.ids, ids))
    : tokens.some((token) => kindOf(token) === kind)

type Known = { readonly event: Event; readonly frame: Frame }

const found = new WeakMap<Frame, readonly Known[]>()

/** The same act in the sentences on file that tell of the same event, the likeliest first. */
function knownOf(frame: Frame, told: Told): readonly Known[] {
  const known = found.get(frame) ?? findKnown(frame, told)
  found.set(frame, known)
  return known
}

function findKnown(frame: Frame, told: Told): readonly Known[] {
  const own = (word: { readonly start: number; readonly end: number }) =>
    told.sentence.mentions.some(({ start, end }) => start <= word.start && word.end <= end)
  // `A bribe that he paid`: a thing that the act itself can mean is no second word of the event.
  const isOfAct = ({ start, meaning: { same, lemmas } }: Token) =>
    start !== frame.verb.start &&
    (lemmas.some((lemma) => light.has(lemma)) ||
      same.some((key) => key.startsWith('f') && frame.verb.meaning.same.includes(key)))
  const events = eventsOf(frame.clause, told, (word) => own(word) || kindOf(word) !== undefined || isOfAct(word))
  return events.flatMap((event) =>
    framesAt(event.place, told.index)
      .filter((known) => isSameAct(frame.verb, known.verb))
      .map((known) => ({ event, frame: known })),
  )
}

/** How much of the clause the sentence on file has to tell, who it was done to counted as a word. */
function isSameEvent({ event, frame: known }: Known, frame: Frame): boolean {
  const isSameObject = frame.object !== undefined && known.object !== undefined && canBe(frame.object, known.object)
  return event.share >= 0.5 && event.found + (isSameObject ? 1 : 0) >= 2
}

/**
 * `Separatists held him six days in May 2019` where the file has soldiers hold him then: an act of one event is told of
 * another. Quiet where the passage leaves open who did it, or names the draft's too.
 */
export function doneByAnother(told: Told): Finding[] {
  return framesIn(told).flatMap((frame): Finding[] => {
    const { verb, subject } = frame
    if (!subject || !isSure(subject) || frame.isDenied || isRead(told, verb)) return []
    if (verb.meaning.lemmas.some((lemma) => light.has(lemma) || weak.has(lemma))) return []
    const same = knownOf(frame, told).filter((known) => isSameEvent(known, frame))
    const [best] = same
    if (!best) return []
    const likely = same.filter(({ event }) => event.share >= best.event.share * 0.85)
    if (
      same.some(
        ({ frame: { subject: other } }) => other && canBe(other, subject) && !isOfOtherGender(other, subject, told),
      )
    )
      return []
    const isOther = ({ frame: known, event }: Known) =>
      known.subject !== undefined &&
      !known.isDenied &&
      (isOfOtherGender(known.subject, subject, told) ||
        (isSure(known.subject) &&
          (suffers(known, subject) || isReversed(known, frame) || !isNamed(subject, event.place))))
    if (!likely.every(isOther)) return []
    return [
      { word: verb, by: best.event.place, message: `The file has somebody else do this: ${shown(best.event.place)}.` },
    ]
  })
}

/** It was done to these, for them or against them. */
const suffers = ({ object, toward }: Frame, who: Actor) =>
  (object !== undefined && canBe(object, who)) || (toward?.isCalled === true && canBe(toward, who))

/** `Their son was expelled` where the file has the daughter expelled: what one suffered is told of another. */
export function doneToAnother(told: Told): Finding[] {
  return framesIn(told).flatMap((frame): Finding[] => {
    const { verb, object } = frame
    if (!object || !isSure(object) || object.kind !== undefined || frame.isDenied || isRead(told, verb)) return []
    if (verb.meaning.lemmas.some((lemma) => light.has(lemma) || weak.has(lemma))) return []
    const same = knownOf(frame, told).filter(({ event: { share, found } }) => share >= 0.6 && found >= 2)
    const [best] = same
    if (!best || same.some((known) => !known.frame.object || canBe(known.frame.object, object))) return []
    const isOther = ({ frame: known, event }: Known) =>
      known.object !== undefined && isSure(known.object) && !known.isDenied && !isNamed(object, event.place)
    if (!same.every(isOther)) return []
    return [
      { word: verb, by: best.event.place, message: `The file says this of somebody else: ${shown(best.event.place)}.` },
    ]
  })
}

/** `He applied for asylum in Nigeria` where the file has him not ask for it there: the act of an event, denied or affirmed. */
export function deniedThere(told: Told): Finding[] {
  return framesIn(told).flatMap((frame): Finding[] => {
    const { verb, subject } = frame
    if (isRead(told, verb)) return []
    if (!frame.isDenied && !deniedActs(told.index).some((other) => isSameAct(verb, other))) return []
    // `Both had been told of it`: who told them is not said, and who was told is none of those whom the file names.
    if (isTelling(verb) && passive.test(told.sentence.text.slice(0, verb.start))) return []
    const all = knownOf(frame, told)
    if (all.some((known) => isOneEvent(known) && known.frame.isDenied === frame.isDenied)) return []
    const same = all.filter(
      (known) =>
        isOneEvent(known) &&
        isDeniedByForm(
          known.frame.isDenied ? known.event.place.sentence.text : told.sentence.text,
          known.frame.isDenied ? known.frame : frame,
        ) &&
        !denies.test(known.frame.isDenied ? told.sentence.text : known.event.place.sentence.text) &&
        isAbout(known.event.place, subject?.ids ?? []) &&
        (!subject || !known.frame.subject || canBe(subject, known.frame.subject)) &&
        // `Had been told of it`, where another one did not tell the court: it was not done to the same.
        (!frame.object || !known.frame.object || canBe(frame.object, known.frame.object)),
    )
    const [best] = same
    if (!best) return []
    return [{ word: verb, by: best.event.place, message: `The file says otherwise: ${shown(best.event.place)}.` }]
  })
}

const denied = new WeakMap<MeaningIndex, readonly Token[]>()

/** The acts that a sentence on file denies by the form of the verb. */
function deniedActs(index: MeaningIndex): readonly Token[] {
  const known =
    denied.get(index) ??
    [...index.byPlace.values()]
      .flat()
      .filter(({ sentence: { text } }) => /not|never/iu.test(text))
      .flatMap((place) => framesAt(place, index).filter(({ isDenied }) => isDenied))
      .map(({ verb }) => verb)
  denied.set(index, known)
  return known
}

const passive = /(?<!\p{L})(?:was|were|been|being|is|are|got) (?:\p{L}+ )?$/iu
const isTelling = ({ meaning: { lemmas } }: Token) =>
  lemmas.some((lemma) => /^(?:tell|inform|notify|advise|warn|ask|show)$/u.test(lemma))

const isOneEvent = ({ event: { share, found } }: Known) => share >= 0.6 && found >= 2

/** `Did not ask`: the verb itself is denied, and not a thing or a person beside it. */
const isDeniedByForm = (text: string, { verb }: Frame) =>
  /(?<!\p{L})(?:did|do|does|was|were|is|are|has|have|had|been) (?:not|never)(?: (?:been|ever|yet))? $|(?<!\p{L})never $/iu.test(
    text.slice(0, verb.start),
  )

/** Whatever can turn the sense of a sentence, or makes it one of what was meant and not done. */
const denies =
  /(?<!\p{L})(?:no|not|never|none|nobody|neither|nor|nothing|without|only|cannot|would|could|should|may|might|must|will|to be|asked to|told to|(?:refus|declin|den|fail|promis|plan|intend|hop|want)\p{L}+)(?!\p{L})|n['’]t(?!\p{L})/iu
