import { cleanSentence } from '#domain/case-map/reading/clean-wording.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { inClinicalSentences } from './shorthand/clinical-shorthand.ts'
import type { Examined } from './shorthand/examined.ts'
import { answeredLines } from './answers-between.ts'
import { labelledSentence } from './note-topics.ts'
import { meantForLetter, spelledName, takesBack } from './spoken.ts'
import { isProseLine } from './prose-lines.ts'
import { tablesIn } from './tables.ts'
import { quotedOfAbuse } from './told-of-abuse.ts'
import { withoutHaste } from './typed-in-haste.ts'
import { asWords } from './words-of-notes.ts'

const mailHead =
  /^(?:>|(?:draft|rough|first|my|some)? ?(?:thoughts|notes|points|ideas) (?:for|about|on) (?:the |my )?(?:letter|opinion|case)\b|(?:-+ ?)?off the record\b|(?:from|sent|to|cc|bcc|subject|re|fwd?|date)\s?:|on .{5,80} wrote:$|-{2,} ?(?:original|forwarded))/iu
const greeting =
  /^to whom it may concern\b|^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.]{0,40}[,:!–-]?$/iu
const signOff =
  /^(?:(?:all (?:the )?)?best(?: (?:wishes|regards))?|(?:many )?thanks(?: again)?|(?:kind |warm )?regards|sincerely|warmly|cheers|yours|sent from my)\b[^.]{0,30}[,.!]?$/iu
/** `Hi Greta, quick points, make them pretty.`: talk behind a greeting, and no statement. */
const greetingTalk = /^(?:hi|hello|hey|dear) \p{L}+[,!:–-] [^\d"“]{2,90}$/iu
/** `[10/9/26, 4:02 PM] W: `: when a message came, and of whom. */
const chatStamp =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: -)? (?:\p{Lu}[\p{L}.’' -]{0,30}: )?/u
const smallTalk =
  /^(?:(?:I am )?(?:happy|glad|willing|fine) to (?:sign|help|do (?:it|this|that))\b[^.]{0,40}|thanks?(?: you)?\b[^.]{0,60}|(?:ok|okay|sure|yes|no problem|sounds good|of course|hope (?:this|that) helps|let me know)\b[^.]{0,60})[.!]$/iu

/**
 * What an expert typed in a hurry (an e-mail, notes, a summary) as plain sentences: without the head of a mail, greetings
 * and small talk; contractions and shorthand written out, sentences with capital and full stop, scores of tests in words.
 * Lines that are no statements stay as they are. A clinician's shorthand is written out where the person examined is known.
 */
export function tidyNotes(text: string, names: ReadonlySet<string> = new Set(), person?: Examined): string {
  const lines = answeredLines(
    tablesIn(inFields(text))
      .rest.split('\n')
      .map((line) => writtenOut(withoutHaste(line.trim()))),
  )
  const people = new Set(
    [...text.matchAll(/^(?:to|from|cc|hi|hello|hey|dear)\b:? ?(\p{Lu}[^\n]{1,60})$/gimu)].flatMap(
      ([, names = '']) => names.match(/\p{Lu}\p{Ll}+/gu) ?? [],
    ),
  )
  const isTalk = (line: string) => isTalkWith(line, people)
  const isMail = lines.some((line) => /^from\s?:/iu.test(line))
  const told = lines
    .filter(
      (line) =>
        !mailHead.test(line) &&
        !greeting.test(line) &&
        !greetingTalk.test(line) &&
        !signOff.test(line) &&
        !isTalk(line),
    )
    .filter((line, at, all) => !(isMail && at >= all.length - 2 && countWords(line) <= 3 && !/\d/.test(line)))
  const quoted = person === undefined ? [] : quotedOfAbuse(told)
  return told.map((line, at) => withNames(quoted[at] ?? tidyLine(line, person), names)).join('\n')
}

/** `DATE: 10/6/26   START 0910`, `PT: H.K.   INTERPRETER: yes`: fields of a form side by side. */
const inFields = (text: string): string => text.replaceAll(/(?<! ) {3,60}(?=\p{Lu}[\p{Lu} ]{1,20}(?::| \d))/gu, '\n')

/** `Tom, answers below in line. Ingrid`, `Priya - here's what I'm willing to say.`: to whom the mail goes, and of whom it comes. */
const isTalkWith = (line: string, people: ReadonlySet<string>): boolean => {
  const [, name = '', rest = ''] = /^(\p{Lu}\p{Ll}+)(?:,| ?[-–—:]| ) ?(.*)$/u.exec(line) ?? []
  if (people.has(line.replace(/[.,!]$/u, ''))) return true
  return (
    people.has(name) &&
    !/\d/u.test(rest) &&
    countWords(rest) <= 14 &&
    /^(?:answers?|here|see|below|as|attached|these|my|thanks?|sorry|please|pls|quick|ok|okay|I)\b/iu.test(rest)
  )
}

/** What is shortened with a full stop would end a sentence in its middle. */
const writtenOut = (line: string): string =>
  line
    .replace(chatStamp, '')
    .replaceAll(spelledName, '')
    .replaceAll(/,? ?\bincl\.?(?= )/giu, ', including')
    // `Diagnostic? -> consistent`: what one asked oneself, and the answer.
    .replace(/^((?:Dx|Diagnosis|Impression) ?:? )[^>]{2,90}\? -{1,3}> ?/iu, '$1')
    .replaceAll(/(?:\b\p{L}+\? )-+> ?/gu, '')
    .replaceAll(/(?<=\d) -{1,3}> ?(?=\d)/gu, ' to ')
    .replaceAll(/ -+> /gu, '; ')
    .replaceAll(/\be\.\s?g\.,?(?= )/giu, 'for example')
    .replaceAll(/\bi\.\s?e\.,?(?= )/giu, 'that is,')
    .replaceAll(/\bdx['’]d\b/giu, 'diagnosed')
    .replaceAll(/\b(if|unless) (he|she|they|it)['’]s (?=\p{Ll}{2,20}ed\b)/giu, '$1 $2 is ')
    .replaceAll(/\broom temp\b\.?/gu, 'room temperature')
    .replaceAll(/\bbecause of: (?=no |the |her |his |\p{Ll})/gu, 'because of ')
    .replaceAll(/\bapprox\.?(?= )/giu, 'about')
    .replaceAll(/\bvs\.?(?= )/giu, 'against')
    .replaceAll(/\b(natl|intl|govt|tmrw)\b\.?/gu, (_, word: string) => inFull[word] ?? word)
    .replaceAll(/\b(?:bc|bec|bcs|cuz)\.?(?= )/gu, 'because')
    .replaceAll(/\bneedn['’]t\b/giu, 'need not')
    .replace(/^(?:careful|note|nb|n\.b\.|caution|attention|important): (?=\p{L})/iu, '')

const inFull: Readonly<Record<string, string>> = {
  natl: 'national',
  intl: 'international',
  govt: 'government',
  tmrw: 'tomorrow',
}

/** Names that papers have inside of their sentences, in small letters: `chamelecon`. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const all = texts.join('\n')
  // `The Columbia Stage`, `Untouchability Act`: a word of a longer name is none by itself.
  const names = all.match(/(?<=(?<![\p{L}-])\p{Ll}{1,20} )\p{Lu}\p{Ll}{4,20}(?![\p{L}-]| \p{Lu})/gu) ?? []
  const plain = new Set(all.match(/(?<![\p{L}-])\p{Ll}{5,21}(?![\p{L}-])/gu) ?? [])
  return new Set(
    names
      .map((name) => name.toLowerCase())
      .filter((name) => !plain.has(name) && !/^(?:march|august|april)$/.test(name)),
  )
}

const withNames = (line: string, names: ReadonlySet<string>) =>
  names.size === 0
    ? line
    : line.replaceAll(/(?<![\p{L}@./-]|\b(?:the|a|an|new|this|that) )\p{Ll}{5,21}(?![\p{L}@-])/gu, (word) =>
        names.has(word) ? capitalized(word) : word,
      )

const bullet = /^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u

function tidyLine(line: string, person: Examined | undefined): string {
  const bare = line.replace(bullet, '')
  const plain = (person && !isProseLine(bare) && inClinicalSentences(bare, person)) || bare
  const words = labelledSentence(plain) ?? plain
  const labelled = behindLabel(words, person)
  if (labelled !== undefined) return labelled
  if (words === '' || !isSpoken(words)) return line
  return withoutTakenBack(withBracketsJoined(sentencesOf(words)))
    .map((sentence) => meantForLetter(sentence))
    .filter((sentence) => sentence !== '' && !smallTalk.test(sentence) && !greetingTalk.test(sentence))
    .map((sentence) => capitalized(inScores(cleanSentence(asWords(sentence, person)))))
    .map((sentence) => (/[.!?:]["”’)]*$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}

/** `weak point: it breaks down above 4.5 volts`, `if she goes: he would fall silent`: a sentence behind its label. */
function behindLabel(words: string, person: Examined | undefined): string | undefined {
  const [, label = '', rest = ''] = /^(\p{L}[\p{L} ’'-]{2,29}): (.{12,})$/u.exec(words) ?? []
  const isCondition = /^if\b/iu.test(label)
  if (label === '' || (person !== undefined && !isCondition) || (hasFiniteVerb(label) && !isCondition)) return undefined
  const ended = rest.replace(/(?<![.!?])$/u, '.')
  if (!isSpoken(ended) || !hasFiniteVerb(cleanSentence(rest))) return undefined
  return `${houseStyle(capitalized(label))}: ${tidyLine(ended, person)}`
}

/** `... came. (cutoff 25)`: what stands in brackets belongs to the sentence before. */
function withBracketsJoined(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((joined, sentence) => {
    const before = joined.at(-1)
    if (before === undefined || !/^\([^()]{2,60}\)\.?$/u.test(sentence)) return [...joined, sentence]
    return [...joined.slice(0, -1), `${before.replace(/\.$/u, '')} ${sentence.replace(/\.$/u, '')}.`]
  }, [])
}

/** `Scratch that last one`: neither it nor what was said before it. */
const withoutTakenBack = (sentences: readonly string[]): string[] =>
  sentences.filter((words, at) => !takesBack.test(words) && !takesBack.test(sentences[at + 1] ?? ''))

/** A statement; a title, an address or a row of figures is none. */
function isSpoken(words: string): boolean {
  // A heading in capitals is none, whatever verb it has.
  if (words === words.toUpperCase() && /\p{L}{3}/u.test(words)) return false
  return (
    /[.!?]["”’)]*$/u.test(words) ||
    (countWords(words) >= 5 && hasFiniteVerb(cleanSentence(words)) && !/^[\p{L} ]{2,30}:/u.test(words))
  )
}

const scores =
  /^(?:the )?(?:score on the )?((?:\p{Lu}\p{L}{1,5}\p{Lu}\p{L}{0,5}-?\d{0,2}(?:-\p{Lu}{1,2})?|\p{Lu}\p{Ll}{1,6}-\d{1,2}|\p{Lu}{3,7})(?: score)?):? (\d{1,3}(?![ .]?(?:percent|%|cm|mm|mg|ml|pounds?|lbs?)\b)(?:[ ,/].*)?)\.$/u

/** `PHQ-9: 19, 14, 11.` -> `The score on the PHQ-9 was 19, 14 and 11.` */
function inScores(sentence: string): string {
  const found = scores.exec(sentence)
  if (!found || hasFiniteVerb((found[2] ?? '').replace(/ (?:after|when|before|since) .*$/u, ''))) return sentence
  const parts = (found[2] ?? '').split(/, | \/ /u)
  return `The score on the ${(found[1] ?? '').replace(/ score$/u, '')} was ${listInWords(parts)}.`
}
