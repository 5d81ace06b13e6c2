import { trimEndOf } from '#domain/text/trim.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { toThirdPerson } from '#domain/case-map/reading/verbs.ts'
import { capitalized } from '#domain/prose/words.ts'

/** What one says to go on: `So, overall`, `Okay.`, `Well,`. */
const particle =
  /^(?:(?:oh(?: and)?|um+|uh+|okay|ok|alright|all right)(?:[,.:]|(?= \p{L}))|(?:so|well|now|right|anyway|basically|then|next|and so),|so(?! that\b| far\b| much\b| many\b| few\b| long\b| often\b| little\b)(?= \p{L})) ?/iu

/** `um,`, `uh,`, `let me look,`: said while one thinks, anywhere in a sentence. */
const filler =
  /(?<![\p{L}’'-])(?:um+|uh+|er+m?|hm+|you know|let me (?:look|see|check|think)|how do I say(?: (?:it|this))?|what(?:['’]s| is) the word|I mean)(?![\p{L}’'-]),?/giu
/** `She lost about, let me look, the hemoglobin went`: what was begun and left. */
const brokenOff = /^[^,.;]{2,60}, let me (?:look|see|check|think), (?=(?:the|he|she|it|I|there|that) [^,.;]* \p{L}+)/iu
/** `The wounds, would they fit a box cutter, yes, the edges were clean`: asked and answered by the same person. */
const askedAndAnswered =
  /^(?:and |as for |as to )?((?:the|his|her|my) [\p{L} ]{2,30}), (would|do|does|did|can|could|are|is|was|were|will) (?:they|it|he|she) ([^,?]{3,60})[,?] (yes|no)\b[,;.]? ?/iu
const answeredAlone = (words: string): string =>
  words.replace(
    askedAndAnswered,
    (_, who: string, verb: string, what: string, answer: string) =>
      `${capitalized(who)} ${/^d(?:o|oes|id)$/iu.test(verb) && answer.toLowerCase() === 'yes' ? '' : `${verb.toLowerCase()} `}${answer.toLowerCase() === 'no' ? 'not ' : ''}${what}; `,
  )

/** `Ms. Pham, sorry, Pham-Delgado`, `in 2021, no, 2022`: what one corrects at once. */
const corrected =
  /(?<![\p{L}\d’'.,:/-])(\p{L}[\p{L}’'-]{0,30}|\d[\d.,:/]{0,14}),? (?:[-–—] ?)?(?:sorry|no|pardon|correction|excuse me|I mean|rather)(?:,| -)? (?=(\p{L}[\p{L}’'-]{0,30}|\d[\d.,:/]{0,14})(?=[ .,;]|$))/giu
/** `P H A M`: a name spelled into the recorder. */
export const spelledName = /,? ?(?<![\p{L}.])(?:\p{Lu}[ -]){2,14}\p{Lu}(?!\p{L})/gu
/** `Scratch that last one`: what was said before is taken back. */
export const takesBack =
  /^(?:(?:no|sorry|actually|wait|okay|ok),? )*(?:scratch|strike|delete|forget|cross out|ignore|leave out) (?:that|this|the last|it)\b/iu

const hesitates =
  /(?<![\p{L}’'-])(?:um+|uh+|er+m?|hm+|you know|let me (?:look|see|check|think)|how do I say|what(?:['’]s| is) the word|I mean|sorry|no,|pardon|correction|excuse me|rather|\p{Lu}[ -]\p{Lu}[ -]\p{Lu})(?![\p{L}’'-])/iu

/** A sentence as it was spoken, without what one says to find the words, and with what was corrected at once. */
export const withoutHesitation = (words: string): string => {
  if (!hesitates.test(words)) return words
  const plain = words
    .replace(brokenOff, '')
    .replaceAll(corrected, (whole, first: string, second: string) => (isCorrection(first, second) ? '' : whole))
    .replaceAll(spelledName, '')
    .replaceAll(filler, '')
    .replaceAll(/ ,/gu, ',')
    .replaceAll(/(?<=, |^| )(and|but|so|or|that|because),+(?= )/giu, '$1')
    .replaceAll(/,{2,}/gu, ',')
    .replaceAll(/,(?=[.!?]|$)/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .replace(/^[ ,]+/u, '')
    .trim()
  return plain === words ? words : capitalized(plain)
}

/** A number for a number, or a name for a part of it. */
const isCorrection = (first: string, second: string): boolean =>
  (/^\d/u.test(first) && /^\d/u.test(second)) ||
  (/^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second) && !/^I$/u.test(second))

/** `New paragraph.`, `End of dictation.`: said to the recorder. */
const command =
  /^(?:bismillah|salaam|amen|that(?:['’]s| is) it(?:, \p{L}+)?|new (?:paragraph|line|section|heading|point)|(?:next )?paragraph|full stop|(?:end|start|beginning) of (?:the )?(?:dictation|memo|message|recording|transcript|note)|dictation (?:ends|ended)|that(?:['’]s| is) (?:it|all)(?: from me| for now)?|next (?:point|item|section|topic))$/iu

/** `This is Dr. Roe dictating on ...`, `voice memo, sorry for the noise`, `Talk soon`. */
const ofRecording =
  /^dictating (?:for|on|about)\b|^(?:this is )?(?:dr|doctor|prof|professor)\.? [^.]{2,60} (?:dictating|speaking|recording|calling)\b|^(?:(?:hi|hello|hey|dear) \p{L}+[,!:]? ?)?(?:(?:just )?(?:a )?(?:quick )?voice (?:memo|message|mail)|sorry (?:for|about)|apologies for)\b|^(?:talk (?:soon|later|to you)|bye|speak soon|over and out)\b|^(?:that(?:['’]s| is) (?:it|all)|that would be (?:it|all)|all) (?:that )?I(?:['’]ve| have)? (?:got|have|can say)\b|^(?:call|ring|text|e-?mail) (?:me|my (?:cell|office|phone|mobile))\b|^(?:thank god|bismillah|salaam|salam|god bless|peace be)[^.]{0,20}$/iu

/** `Hey this is Jane Roe over at St. Mary’s`: who calls. */
const ofCaller =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Yy]es|[Gg]ood (?:morning|afternoon|evening)),? ?)?(?:[Tt]his is|[Ii]t(?:['’]s| is)|[Mm]y name is) (?:(?:Dr|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2} (?:over )?(?:at|from|with|here|calling)\b/u

/** What the letter shall say, without the words that ask for it. */
const asks: readonly RegExp[] = [
  /^(?:first(?:ly)?,? )?(?:please )?(?:disclose|say openly|be clear|make clear) that /iu,
  /^(?:what|all|the (?:one |main |first |only )?(?:thing|point))(?: that)? I (?:(?:want|would like|need|wish) (?:the letter|the report|you|it|them)? ?to |can |could |would )?(?:say|tell you|stress|add|get across|make clear)(?: (?:here|in the letter|about that|about this))? is (?:that )?/iu,
  /^(?:you|the letter|the report|we|it) (?:can|could|may|should|must|might)(?: also)? (?:say|state|add|mention|note|write|include|put)(?: in)? (?:that )?/iu,
  /^(?:please |pls )?(?:also )?(?:say|state|mention|note|write|put in)(?: also| too)? that /iu,
  /^I (?:should|would|must|might|want to|would like to|['’]d like to|have to|ought to|can)(?: also| just)? (?:add|say|mention|note|stress|point out|emphasi[sz]e)(?: here)? that /iu,
]

/** Behind the statement, how counsel is to use it. */
const asides: readonly RegExp[] = [
  /[,;] (?:and |but )?you (?:(?:have|need) to|should|must|can|may want to|better) (?:check|verify|confirm|ask|look)\b[^.;]{0,40}(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and |so )?(?:that|it|this)(?:['’]s| is) (?:fine|ok|okay|all right|no problem)(?: (?:for|with|by) me)?(?: again| too)?(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and |so )?(?:feel free to )?use (?:it|this|that)\b[^.;]{0,40}(?=[.]?$)/iu,

  /(?:[,;]| [-–—]) (?:and )?(?:so )?(?:please|pls)\b[^.,;]{2,60}(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and |so |but )?(?:you should(?:n['’]t| not)?|don['’]t|do not|never) (?:say|write|put|claim|mention|state|pretend|quote|make it)\b[^.;]{0,60}(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and )?(?:it|that|this) (?:should|must|has to|needs to|ought to) (?:be|go|stay) in(?:to)? (?:the|this|my|your) (?:letter|report|opinion)\b[^.;]{0,40}(?=[.]?$)/iu,
  /[,;] (?:it|that)(?:['’]s| is) (?:only )?(?:honest|fair|only right)(?=[.]?$)/iu,
]

/** Counsel is asked to leave the sentence out. */
const keptOut =
  /(?:[,;]| [-–—]) (?:and |so )?(?:please|pls) (?:do not|don['’]t|never|leave|skip|keep|drop|omit)\b[^.]{2,50}[.]?$/iu

/** `SSDI continues abroad i think - CHECK`: what its writer has still to find out. */
const toCheck = /(?<!\p{L})(?:CHECK|TODO|TBD|VERIFY|CONFIRM)(?!\p{L})|\?\?/u
/** `at my suggestion - no, at wife's suggestion`: the second is meant. */
const chosenAtOnce = (words: string): string =>
  words.replace(/\b(at|on|in|by|from|for|with|to) ([^,;.–-]{2,30}?),? ?[-–,] no, (?=\1 )/u, '')

/** The whole sentence speaks of the letter and not of the case. */
const ofLetter =
  /^(?:(?:it|that|this) )?(?:should|must|has to|needs to|ought to) (?:be|go|stay) in(?:to)? (?:the|this|my|your) (?:letter|report|opinion)\b|^(?:say|put|write) it\b|^here(?: is| are|['’]s) (?:what|my|the|some)\b[^.]{0,40}\b(?:sign|say|think|notes?|points?|draft|thoughts)\b|^(?:for|since) (?:the|your) new letter\b|\byou (?:can |could |may |will |should )?(?:make|fix|correct|polish|improve|clean|change|word|phrase|write) (?:it|this|that|them|my (?:english|words?|text|grammar))\b/iu

/** `Next, the Boise thing.`: a heading that was spoken. */
const spokenHeading =
  /^(?:next|also|first|second(?:ly)?|third|finally|lastly|on to|as for|moving on to)[,:]? (?:on |about |to )?(?:the |her |his |my )?[\p{L}’' -]{3,40}$/iu

/** `Brother Yusuf and Sister Kelly.`: of whom one is going to speak. */
const onlyNames =
  /^(?:(?:[Bb]rother|[Ss]ister|Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{L}+(?:(?:,| and|, and) (?:(?:[Bb]rother|[Ss]ister|Mr|Ms|Mrs|Dr)\.? )\p{Lu}\p{L}+){1,3}$/u
/** `Ask a plant pathologist`: what counsel is to do. */
const tellsCounsel =
  /^(?:please )?(?:ask|call|see|check with|talk to|contact) (?:an?|the|your|somebody|someone|another) /iu

const isSpokenHeading = (bare: string): boolean =>
  onlyNames.test(bare) ||
  tellsCounsel.test(bare) ||
  (spokenHeading.test(bare) && countWords(bare) <= 8 && !hasFiniteVerb(bare))

/**
 * A sentence that was spoken into a recorder or typed to counsel, as far as it is meant for the letter: without what one
 * says to go on, to the recorder or to whoever writes; empty where nothing of it is meant for the letter.
 */
export function meantForLetter(sentence: string): string {
  if (toCheck.test(sentence)) return ''
  let words = answeredAlone(withoutHesitation(chosenAtOnce(sentence.trim())))
  if (isSpokenHeading(trimEndOf(words, '.!?,:'))) return ''
  for (let left = words.replace(particle, ''); left !== words; left = words.replace(particle, ''))
    words = answeredAlone(left.trim())
  const bare = trimEndOf(words, '.!?,:')
  if (bare === '' || command.test(bare) || ofRecording.test(bare) || ofCaller.test(bare) || ofLetter.test(bare))
    return ''
  if (isSpokenHeading(bare) || keptOut.test(words)) return ''
  const plain = asides.reduce((text, pattern) => text.replace(pattern, ''), withoutAsking(words))
  const said = ofOne(plain)
  return said === sentence ? said : capitalized(said)
}

/** `What I can say is that A, and that B`: both without what asks for them; a row of such clauses stays as it was said. */
function withoutAsking(words: string): string {
  const asked = asks.reduce((text, pattern) => text.replace(pattern, ''), words)
  if (asked === words || /(?<!\band), that\b/u.test(asked)) return words
  return asked.replace(/, and that (?=\p{L})/u, ', and ')
}

const third = (verb: string): string =>
  /^(?:do not|don['’]t)$/u.test(verb) ? 'does not' : /^can['’]t$/u.test(verb) ? 'cannot' : toThirdPerson(verb)

/** `The report you sent`, `You see it after suspension`: counsel by that name, and what everybody sees. */
const ofOne = (words: string): string =>
  words
    .replace(/\b(?:tell|give|show) you (?=(?:who|what|whether|how|when|why|that|if)\b)/iu, 'say ')
    .replace(/,? (?:obviously|of course|frankly|honestly)(?=[.]?$)/iu, '')
    .replace(/\(you know [^(),]{2,30}, (?=[^()]{4,120}\))/iu, '(')
    .replace(
      /\b(?:that )?you (?:have )?(sent|gave|forwarded|e-?mailed|showed|attached)(?: me| us| over)?\b/iu,
      (_, verb: string) => `that counsel ${verb.toLowerCase()} me`,
    )
    .replace(
      /(^|[,;:] )you (?:(usually|often|also|typically|commonly|sometimes) )?(see|find|get|expect|observe|encounter|meet|have|need|can|cannot|can['’]t|do not|don['’]t|would|could|must)(?= (?!(?:to (?!be )|the letter|my)\b))/iu,
      (_, before: string, how: string | undefined, verb: string) =>
        `${before}one ${how === undefined ? '' : `${how} `}${third(verb.toLowerCase())}`,
    )
