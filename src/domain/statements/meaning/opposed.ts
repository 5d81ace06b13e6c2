import { functionWords } from '#domain/language/word-lists.data.ts'
import { isDeniedClosely } from '../polarity.ts'
import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { denialOf, isAbout, isSurelyAbout, nounBefore, placesBeside, placesOf, sayings } from './occurrences.ts'
import { isOfRoot, says } from './one-root.ts'
import type { Placed, Token } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** Acts that are too usual to be missed on file, and that a file still denies. */
const usual = new Set(
  'work live speak drive walk know meet visit attend help support pay receive see witness touch stop appear'.split(' '),
)
/** What is ordered, asked or meant has not been done. */
const wished =
  /(?<!\p{L})(?:if|unless|whether)(?!\p{L})[^,;]{0,160}$|(?<!\p{L})(?:(?:ordered|(?:asked|told|urged|invited|pressed|wanted)(?: \p{L}+){1,3}|asked|told|supposed|agreed|promised|offered|want(?:s|ed)?|intend(?:s|ed)?|plan(?:s|ned)?|hope[sd]?|able|trie[sd]|tests?) (?:to|that (?:I|he|she|we|they))|shall|must|should|would|may|could|might|can|will) (?:\p{L}+ )?$/iu
/** Who did not want charges does not say that there were none. */
const wanted = /(?<!\p{L})want(?:s|ed)? (?:any |the |an? )?(?:\p{L}+ )?$/iu
const isUsualAct = ({ meaning: { lemmas } }: Weighed) => lemmas.some((lemma) => usual.has(lemma))
const isAct = (word: Weighed) =>
  isUsualAct(word) || /\p{L}{2}ed$/u.test(word.text) || ((word.meaning.kind ?? 0) >= 29 && word.meaning.kind !== 44)

/** What the file denies, affirmed, or the reverse. */
export function opposed(told: Told): Finding[] {
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!isJudged(word, clause, told)) return []
      const denied = denialOf(told.sentence.text, word, isAct(word))
      const said = sayingsOf(word, clause, told)
      const [by] = said
      // A thing that one person did not get another may have: `without an order` is said of this one.
      if (
        by &&
        !isAct(word) &&
        denied &&
        !said.some(({ place }) => isSurelyAbout(place, subjectOf(word, clause, told)))
      )
        return []
      if (!by || isOfAnother(by, word, clause) || said.some((one) => one.denied === denied)) return []
      if (!isAct(word) && !denied && said.every(isBesideDenied)) return []
      const isSaid = isAct(word) ? isSaidNear(word, denied, clause, told) : isSaidBeside(word, denied, by.place, told)
      if (isSaid) return []
      return [{ word, by: by.place, message: `The file says otherwise: ${shown(by.place)}.` }]
    }),
  )
}

const governed =
  /(?<!\p{L})(?<!(?:evidence|signs?|history|kind|sort|form|type|records?|trace|mention|proof|symptoms?|part|use|need|lack|thoughts?|reports?|charges?|diagnosis|cases?|member|members|one|any|none) )(?:of|over) (?:(?:the|an?|his|her|their|my|our|that|this) )?(?:\p{Ll}+ )?$/iu

/** `Had no power over the police`, `will not ride in the front of a car`: what is denied there is the power, and the ride. */
const isBesideDenied = ({ place: { sentence }, token }: Said) => governed.test(sentence.text.slice(0, token.start))

/** Another verb of the same sense, said of another thing. */
const isOfAnother = (by: Said, word: Weighed, clause: Clause) =>
  isAct(word) && !isOfRoot(by.token, word) && (isOfOtherThing(by, word, clause) || !isOfItsThing(by, word, clause))

/** `Nor examined the data`: who reviewed papers has not done this, in whatever verb. */
function isOfItsThing({ place }: Said, word: Weighed, { words }: Clause): boolean {
  const things = words.filter(
    (other) => other.start > word.end && other.weight >= 0.5 && !other.isPerson && other.hits.exact.size > 0,
  )
  const isOfAnybody = /(?<!\p{L})(?:any(?:one|body|thing)?|nobody|nothing|no one)(?!\p{L})/iu.test(place.sentence.text)
  return things.length === 0 || isOfAnybody || things.some(({ hits }) => hits.exact.has(place.at))
}

/** `Stopped paying in December` behind the sentence that tells what the gang took: she paid, though she refused to later. */
const isSaidNear = (word: Weighed, denied: boolean, clause: Clause, { index }: Told) =>
  placesOf(word, index)
    .filter(({ at }) =>
      clause.words.some((other) => other !== word && (other.weight > 0 || other.isName) && other.hits.around.has(at)),
    )
    .flatMap((place) => saidIn(place, word))
    .some(
      ({ token, ...one }) => one.denied === denied && /(?:ed|ing|paid)$/iu.test(token.text) && isOfRoot(token, word),
    )

/** `No scars on the back` in a report that has a scar on the arm: the same source says it of another place. */
const isSaidBeside = (word: Weighed, denied: boolean, { sentence: { from, text } }: Placed, told: Told) =>
  isElsewhereThan(told.sentence.text, text) &&
  placesOf(word, told.index)
    .filter((place) => place.sentence.from === from)
    .flatMap((place) => saidIn(place, word))
    .some((one) => one.denied === denied)
const ofOnePlace = /(?<!\p{L})(?:on|in|at|of) (?:the|his|her|my|their) (\p{Ll}+)/u
const isElsewhereThan = (draft: string, known: string) => {
  const place = ofOnePlace.exec(known)?.[1]
  return place !== undefined && !new RegExp(String.raw`(?<!\p{L})${place}(?!\p{L})`, 'iu').test(draft)
}

/** `Did not send Form EOIR-33` says nothing of a notice that was mailed: what has a name there has to be told here too. */
const isOfOtherThing = ({ place, token }: Said, word: Weighed, clause: Clause) =>
  place.tokens.some(({ isName, start }) => isName && start > token.end) &&
  !clause.words.some(
    (other) =>
      other !== word && !other.isPerson && (other.weight > 0 || other.isName) && other.hits.exact.has(place.at),
  )

/** `Will not write down where they live` denies no living. */
const asked = /(?<!\p{L})(?:where|how|what|why|whom?) (?:\p{L}+ ){0,2}$/iu

/** `Referred him to a clinic for treatment`: what somebody is sent for has not been done yet. */
const toward =
  /(?<!\p{L})(?:refer|sent|send|direct|recommend|candidate|ask|wait|apply|applied)\p{L}* (?:[\p{L}’'.]+ ){0,8}for (?:\p{L}+ )?$/iu

const hardly = /(?<!\p{L})(?:hardly|barely|rarely|scarcely) $/iu

/** `That she meant to work`. */
const meant = /(?<!\p{L})(?:mean(?:s|t)?|intend(?:s|ed)?|plan(?:s|ned)?|hope[sd]?|want(?:s|ed)?) to (?:\p{L}+ )?$/iu

/** `Cost her the sight of one eye`: what is lost is not there any more. */
const lost =
  /(?<!\p{L})(?:los[et]|losing|loses|cost|costs|depriv\p{L}+|robbed) (?:(?:him|her|them|me|us|of|most|much|all|part) )*(?:(?:the|an?|his|her|their|my|its) )?(?:\p{Ll}+ )?$/iu

/** `Diagnosed this disorder but not that one`: the conditions themselves are read. */
const isFoundBeside = ({ meaning: { lemmas }, start: at, end: until }: Weighed, { read }: Told) =>
  (lemmas.includes('diagnose') && read.some(({ start }) => start > until)) ||
  (lemmas.includes('disorder') && read.some(({ end }) => end <= at && at - end <= 2))

/** An act, or a thing that is affirmed behind the subject. */
function isJudged(word: Weighed, clause: Clause, told: Told): boolean {
  const lead = told.sentence.text.slice(0, word.start)
  if (
    word.isAside ||
    isRead(told, word) ||
    isFoundBeside(word, told) ||
    [asked, toward, lost, hardly, meant].some((pattern) => pattern.test(lead))
  )
    return false
  if (isAct(word)) return (word.weight >= 0.5 || isUsualAct(word)) && !nounBefore.test(lead)
  // `The boy’s father`: who he is stands elsewhere.
  if (word.meaning.kind === 18 && (/^['’]s/.test(told.sentence.text.slice(word.end)) || /['’]s$/.test(word.text)))
    return false
  return (
    word.weight >= 1 &&
    (clause.words.indexOf(word) >= 2 || isAgentNoun(word, told)) &&
    !denialOf(told.sentence.text, word, false)
  )
}

/** `A defective cell caused the fire`: the thing that a sentence begins with, and does something. */
const isAgentNoun = ({ start, end }: Weighed, { sentence: { text } }: Told) =>
  /^(?:A|An|The) (?:\p{Ll}+ )?$/u.test(text.slice(0, start)) && /^ (?:\p{Ll}+ly )?\p{Ll}+ed /u.test(text.slice(end))

/** What two have not done with one another each may have done. */
const together =
  /(?<!\p{L})(?:together|jointly|joint|each other|one another|co-?\p{L}+|with (?:me|him|her|them|us))(?!\p{L})/iu

type Said = { readonly place: Placed; readonly token: Token; readonly denied: boolean }

/** Where the file says this of the same person, in the same word where it can. */
function sayingsOf(word: Weighed, clause: Clause, told: Told): readonly Said[] {
  const persons = subjectOf(word, clause, told)
  const near = placesBeside(word, clause, told.index, true)
  const own = placesOf(word, told.index).filter((place) => isSurelyAbout(place, persons) && says(place, word))
  // Seeing, meeting, working are told of many things: there the sentence must be about the same one.
  const isOnce = persons.length > 0 && own.length > 0 && own.length <= 4 && !isUsualAct(word)
  const places = isOnce ? [...new Set([...near, ...own])] : near
  const said = places
    .filter((place) => persons.length === 0 || isAbout(place, persons))
    .flatMap((place) => saidIn(place, word))
  const sure = persons.length > 0 ? said.filter(({ place }) => isSurelyAbout(place, persons)) : []
  const isAlone = !clause.words.some(
    (other) => other !== word && (other.weight > 0 || other.isName) && other.hits.exact.size > 0,
  )
  const isRefused = /(?<!\p{L})(?:refus|declin)\p{L}+ to (?:\p{L}+ )?$/iu.test(told.sentence.text.slice(0, word.start))
  const isTogether = together.test(told.sentence.text)
  // `Diagnosis: ...` names nobody and has the very word.
  const isLiteral = ({ token, place }: Said) => isOfRoot(token, word) && place.sentence.mentions.length === 0
  const isSure = sure.length > 0 && (sure.some(({ token }) => isOfRoot(token, word)) || !said.some(isLiteral))
  const fitting = (isSure ? sure : said).filter(({ place }) => !isTogether || together.test(place.sentence.text))
  return literal(fitting, word, { isAlone, isRefused })
}

function saidIn(place: Placed, word: Weighed): Said[] {
  const { text, from } = place.sentence
  return sayings(place, word).flatMap((token) => {
    const lead = text.slice(0, token.start)
    // Who may not drive does not drive.
    if (isAct(word) && barred.test(lead)) return [{ place, token, denied: true }]
    if (wished.test(lead) || wanted.test(lead) || isThing(token, word, lead)) return []
    const asked = questionOf(text, token)
    if (asked === 'open' || (!isAct(word) && isOfOtherKind(place, token, word))) return []
    const isListed = from.source.kind === 'answer' && notDone.test(from.source.title)
    return [{ place, token, denied: asked === 'no' || isListed || denialIn(text, token, word) }]
  })
}

/** A noun that looks like the act: the month of March, the 2024 strike, `without pay` of who works so. */
function isThing(token: Token, word: Weighed, lead: string): boolean {
  if (/^(?:March|May)$/u.test(token.text) && /^\p{Ll}/u.test(word.text)) return true
  if (!isAct(word)) return false
  const isNoun = (token.meaning.kind ?? 0) >= 29 && (nounBefore.test(lead) || isBareThing(token, word, lead))
  return isNoun || (isUsualAct(word) && !/ed$|^paid$/i.test(word.text) && /(?<!\p{L})without $/iu.test(lead))
}

const barred =
  /(?<!\p{L})(?:may not|cannot|can ?not|must not|not (?:allowed|permitted|able) to|unable to|forbidden to|can['’]t) (?:\p{L}+ )?$/iu

/** The `strike` of 2024 is no act of `struck`: the bare form behind a number, a colon or nothing. */
const isBareThing = (token: Token, word: Weighed, lead: string) =>
  /(?:^|\d |: )$/.test(lead) && !/ed$/iu.test(token.text) && token.text.toLowerCase() !== word.text.toLowerCase()

/** `No major depressive disorder` denies no disease of another kind: the words before it tell which. */
function isOfOtherKind({ sentence: { text }, tokens }: Placed, token: Token, word: Weighed): boolean {
  if (isOfRoot(token, word) || !denialIn(text, token, word)) return false
  const before = tokens.findLast(({ end }) => end === token.start - 1)
  return before !== undefined && !functionWords.has(before.text.toLowerCase()) && before.text.length > 3
}

/** What a question asks is so or not by the answer's first word; other questions tell nothing. */
function questionOf(text: string, { start }: Token): 'no' | 'open' | undefined {
  const [question, answer = ''] = /^[^?]{3,200}\?: (\p{L}*)/u.exec(text) ?? []
  if (question === undefined || start >= question.length - answer.length) return undefined
  if (!/^(?:Did|Does|Do|Has|Have|Had|Was|Were|Is|Are)(?!\p{L})/u.test(text)) return 'open'
  return answer === 'No' ? 'no' : 'open'
}

/** A thing named by an act (`without payment`, `never in a hospital`) is denied right before it. */
function denialIn(text: string, token: Token, word: Weighed): boolean {
  const isThing = isAct(word) && (token.meaning.kind ?? 29) < 29 && !/(?:ed|ing)$/i.test(token.text)
  if (!isThing) return denialOf(text, token, isAct(word))
  return isDeniedClosely(text, token.start) || inDeniedList.test(text.slice(0, token.start))
}

/** `Was never her supervisor or coauthor`. */
const inDeniedList = /(?<!\p{L})(?:never|not|no|neither|nor) (?:[\p{L}’'-]+,? ){1,5}(?:or|nor) (?:\p{L}+ )?$/iu

/** A question whose answer lists what is not so. */
const notDone = /^what (?:\p{L}+ ){1,5}(?:has|have|did|does|is|was) not(?!\p{L})/iu

/** Of all that can say a word what says it in the same word, else (beside other words of the clause) in one that can mean it. */
function literal(
  all: readonly Said[],
  word: Weighed,
  { isAlone, isRefused }: { readonly isAlone: boolean; readonly isRefused: boolean },
): readonly Said[] {
  const said = all.filter(
    ({ token }) => isOfRoot(token, word) || !token.meaning.lemmas.some((lemma) => usual.has(lemma)),
  )
  const own = said.filter(({ token }) => isOfRoot(token, word))
  if (own.length > 0 || isAlone || isUsualAct(word) || isRefused) return own
  return said.filter(({ token }) =>
    token.meaning.same.some((key) => !key.startsWith('#') && word.meaning.same.includes(key)),
  )
}
