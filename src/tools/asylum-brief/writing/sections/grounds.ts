import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { listInWords } from '#domain/prose/words.ts'
import { type Ground, groundNamed } from '../../case/relief.ts'
import { circuitLaw } from '../circuit.ts'
import { marksBesideActs } from '../marks-beside-acts.ts'
import { meetAdverse } from '../adverse.ts'
import { type Pen, toldBy } from '../pen.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { speechOf } from '../deed-and-speech.ts'
import { speechNaming, speechOnGround, speechWithHarm } from '../speech-in-account.ts'
import { groundWords, tieToGround } from '../../map/ground-words.ts'
import {
  givesReason,
  insults,
  namesReason,
  quotesReason,
  sharedWithReason,
  speaksOfGround,
} from '../words-of-reason.ts'
import { isFragment, isNoteOfAnswer } from '../answer-notes.ts'
import { paragraphsOfHarm, type Words, withoutSpeech, wordsOfAccount } from '../words-of-account.ts'
import { asTrait } from '../traits.ts'
import { rulingLead } from './board.ts'
import { leadOfWords, quoteWords, reasonPhrase, wordsOfFirstGround } from './spoken-reason.ts'
import { toldUnderOath, withPersecutorNamed } from './persecutor-words.ts'
import { SectionText } from '../section-text.ts'
import { isCountry, persecutorSpeaks } from '../../map/signs.ts'
import { conclude } from './ground-conclusion.ts'
import { inferReason } from './reason-inferred.ts'
import { groundRule } from './ground-rules.ts'
import { tellAscribed, tellMarks } from './ground-marks.ts'

/** S24 over several grounds: names them; one section for each follows. */
export function severalGrounds(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S24').paragraph()
  rulingLead(text, pen, 'nexus')
  const names = frame.grounds.map((ground) =>
    ground === 'social-group' ? 'membership in a particular social group' : groundNamed(ground).phrase,
  )
  if (names.length > 0)
    text.say(`The harm is tied to ${listInWords(names)}. Each ground stands by itself, and each is taken in turn.`)
  else text.gap('PROTECTED GROUND')
  return text.html()
}

/** `Awami League member imputed`: a note of what the client was taken for, which the account tells in its own words. */
const isImputed = ({ sources, statement, asTold }: CaseFact): boolean =>
  sources.every(({ type }) => type === 'answer') && /\bimputed\b/iu.test(asTold ?? statement)

/** `Hypothesis: settling of accounts`: what a paper of the police takes for the motive. */
const namesOtherMotive = (fact: CaseFact, { map }: Pen): boolean =>
  !isCountry(fact) &&
  /\b(?:hypothesis|motive|alleged reason)\b[^]{0,80}\b(?:settling of accounts|extortion|robbery|theft|debt|personal|private|passion|jealousy|quarrel|dispute|common crime)\b/iu.test(
    passagesOf(map, fact)
      .map(({ words }) => words)
      .join(' '),
  )

/** S24 for one ground: the rule, what marked the client, what the persecutors said and did, the pattern, what is against it. */
export function groundAndNexus(pen: Pen, ground: Ground, id: string): string {
  const text = new SectionText(pen, id).paragraph()
  const { hasAccount } = pen
  const facts = toldBy(pen, id)
    // Beside an account of the client's own a note without a subject adds nothing that anybody could rest on.
    .filter(
      (fact) =>
        !pen.told.has(fact.id) &&
        !(
          hasAccount &&
          (isNoteOfAnswer(fact) || isFragment(fact) || isImputed(fact) || isSpokenInAccount(fact, pen, ground))
        ),
    )
    .map((fact) => asTrait(withPersecutorNamed(fact, pen), ground))
  const pattern = facts.filter(isCountry)
  const speaks = (fact: CaseFact) =>
    (persecutorSpeaks(fact, pen) && namesReason(fact, ground, pen)) ||
    (fact.kind === 'motive' &&
      !fact.wording.startsWith('{applicant.subj}') &&
      namesReason(fact, ground, pen) &&
      fact.sources.some(({ type }) => type === 'passage'))
  const paragraphs = new Set(facts.filter(speaks).flatMap((fact) => paragraphOf(fact, pen) ?? []))
  const spoken = facts.filter(
    (fact) => !isCountry(fact) && (speaks(fact) || paragraphs.has(paragraphOf(fact, pen) ?? '')),
  )
  const others = facts.filter((fact) => namesOtherMotive(fact, pen))
  const marks = facts.filter((fact) => !pattern.includes(fact) && !spoken.includes(fact) && !others.includes(fact))
  if (id === 'S24') rulingLead(text, pen, 'nexus')
  const sworn = toldUnderOath(pen, id, ground)
  text.law(...groundRule(pen, ground), circuitLaw(pen, id))
  text.thesis()
  tellMarks(text, pen, ground, marks)
  const before = text.words
  if (spoken.length > 0) tellSpoken(text, pen, ground, spoken)
  const isTold = text.words > before + 4
  if (!isTold) text.paragraph()
  const isQuoted = quoteReasons(text, pen, ground, isTold)
  tellAscribed(text, pen, ground)
  const isShown = isQuoted || (isTold && spoken.some((fact) => tellsReason(fact, pen)))
  applyWords(text, pen, { ground, isShown, isQuoted, sworn, isSpoken: spoken.length > 0 })
  actsOfFurtherGround(text, pen, ground)
  inferReason(text, pen, ground)
  if (pattern.length > 0) text.paragraph('Conditions in the country').tell(pattern)
  if (others.length > 0)
    text
      .paragraph('Another motive that is named')
      .tell(others)
      .say(
        isShown
          ? 'One central reason is enough beside others, and the words quoted above name it.'
          : 'One central reason is enough beside others.',
      )
  meetAdverse(text, pen, 'Facts that may be held against this ground', 'That does not weaken the ground, because')
  text.paragraph()
  conclude(text, pen, ground, { marks, spoken, pattern })
  return text.html()
}

/** How far the reason stands in words: shown, quoted, under oath, told in the section. */
type WordsOfReason = Readonly<Record<'isShown' | 'isQuoted' | 'sworn' | 'isSpoken', boolean>> & {
  readonly ground: Ground
}

/** What the words show of the reason; where none are told, what the acts show. */
function applyWords(text: SectionText, pen: Pen, { ground, isShown, isQuoted, sworn, isSpoken }: WordsOfReason): void {
  if (isShown) pen.reasonShown.add(text.id)
  if (isShown && !(sworn && !isQuoted)) application(text, pen, ground)
  else if (sworn)
    text.say(
      `That testimony is direct evidence of motive: those who did the harm said why, and the reason, it is submitted, is ${reasonPhrase(pen, ground)}.`,
    )
  else wordsOfFirstGround(text, pen, ground)
  if (!isShown && !sworn) actsWithMarks(text, pen, ground, isSpoken)
}

/** The words of those who did the harm: what names this ground, else what the answers quote, else what was said with it. */
function quoteReasons(text: SectionText, pen: Pen, ground: Ground, isTold: boolean): boolean {
  const speech = speechOnGround(pen, ground)
  if (speech.length > 0) {
    if (!isTold) text.paragraph(leadOfWords(pen, ground))
    return quoteSpeech(text, pen, 'Those who did the harm said why', speech)
  }
  if (quoteWords(text, pen, ground, isTold)) return true
  const said = pen.frame.grounds[0] === ground ? speechWithHarm(pen) : []
  if (said.length === 0) return false
  if (!isTold) text.paragraph(leadOfWords(pen, ground))
  return quoteSpeech(text, pen, 'While it was done these words were said', said)
}

/** What was said, without the deed that stands before it in the same sentence. */
function quoteSpeech(text: SectionText, pen: Pen, lead: string, said: readonly Words[]): boolean {
  for (const { words } of said) pen.argued.add(words)
  return quoteDecisive(text, pen, lead, said.map(speechOf))
}

/** Where nobody said why: the events whose own account names what the ground is, and what that shows of the reason. */
function actsWithMarks(text: SectionText, pen: Pen, ground: Ground, isSpoken: boolean): void {
  const found = marksBesideActs(pen, ground)
  if (found === undefined) return
  const phrase = ground === 'social-group' ? 'the group' : groundNamed(ground).phrase
  text
    .paragraph(isSpoken ? 'What was done beside these words' : tieToGround(ground))
    .rests(
      `Motive is shown here by the marks of ${phrase} in what was done: the account tells ${listInWords(found.events).replaceAll('”,', ',”')}.`,
      found.exhibits,
    )
}

/** `They took my Bible`: a deed of theirs that fell on what the further ground is about. */
function actsOfFurtherGround(text: SectionText, pen: Pen, ground: Ground): void {
  if (pen.frame.grounds[0] === ground) return
  const harm = paragraphsOfHarm(pen)
  const found = wordsOfAccount(pen).filter(
    ({ words, told, paragraph }) =>
      harm.has(paragraph) &&
      !pen.argued.has(words) &&
      theirDeed.test(withoutSpeech(told)) &&
      groundWords(withoutSpeech(told), ground, pen.frame) > 0,
  )
  if (quoteDecisive(text, pen, 'What was done shows it too', found.slice(0, 2)))
    text.law('Who strikes at such things shows what the deed was aimed at.')
}

const theirDeed =
  /^(?:[^,]{3,50}, )*(?:They|He|She|The \p{Ll}+|Two \p{Ll}+|My (?:uncle|aunt|husband|father|brother)[^.;]{0,30}) (?:took|tore|burned|burnt|broke|destroyed|smashed|threw|painted|spat|trampled|cut|ripped|confiscated|seized|closed|shaved)\b/u

/** The answer on the reason gives again what the account has in quotation marks, which the section quotes. */
function isSpokenInAccount(fact: CaseFact, pen: Pen, ground: Ground): boolean {
  if (!givesReason(fact) || !/\b(?:said|says|told|called|shouted)\b/u.test(fact.statement)) return false
  const spoken = new Set(speechNaming(pen, ground).flatMap(({ words }) => stemsOf(words)))
  const own = stemsOf(fact.statement).filter((stem) => stem.length >= 4)
  return own.length > 0 && own.filter((stem) => spoken.has(stem)).length >= own.length * 0.6
}

/** What one paragraph of a document tells stays together, so that a pronoun keeps its person. */
function paragraphOf(fact: CaseFact, { map }: Pen): string | undefined {
  const [passage] = passagesOf(map, fact)
  return passage && paragraphsOf(map).get(passage.id)
}

/** The best of what was said is quoted from its source. */
function tellSpoken(text: SectionText, pen: Pen, ground: Ground, spoken: readonly CaseFact[]): void {
  const isFirst = pen.frame.grounds[0] === ground
  text.paragraph(isFirst ? 'What was said and done' : tieToGround(ground))
  const best = spoken.find((fact) => persecutorSpeaks(fact, pen) && fact.sources.some(({ type }) => type === 'passage'))
  const at = best === undefined ? spoken.length : spoken.indexOf(best)
  text.tell(spoken.slice(0, at))
  if (best) text.tellQuoting(best)
  text.tell(spoken.slice(at + 1))
}

/** What the words show, and only where the question on the reason was answered with them. */
function application(text: SectionText, pen: Pen, ground: Ground): void {
  text.say(
    `These words are direct evidence of motive: by this account those who did the harm spoke of their reason, and that reason, it is submitted, is ${reasonPhrase(pen, ground)}.`,
  )
}

const tellsReason = (fact: CaseFact, pen: Pen): boolean =>
  (persecutorSpeaks(fact, pen) && givesReason(fact)) ||
  quotesReason(fact, pen) ||
  sharedWithReason(fact, pen) !== undefined ||
  insults(fact) ||
  pen.frame.grounds.some((ground) => speaksOfGround(fact, ground, pen))
