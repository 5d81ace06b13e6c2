import { trimEndOf } from '#domain/text/trim.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { toThirdPerson } from '#domain/case-map/reading/verbs.ts'
import { capitalized } from '#domain/prose/words.ts'

/** What one says to go on: `So, overall`, `Okay.`, `Well,`. */
const particle =
  /^(?:(?:um+|uh+|okay|ok|alright|all right)(?:[,.:]|(?= \p{L}))|(?:so|well|now|right|anyway|basically|then|next|and so),|so(?! that\b| far\b| much\b| many\b| few\b| long\b| often\b| little\b)(?= \p{L})) ?/iu

/** `New paragraph.`, `End of dictation.`: said to the recorder. */
const command =
  /^(?:new (?:paragraph|line|section|heading|point)|(?:next )?paragraph|full stop|(?:end|start|beginning) of (?:the )?(?:dictation|memo|message|recording|transcript|note)|dictation (?:ends|ended)|that(?:['’]s| is) (?:it|all)(?: from me| for now)?|next (?:point|item|section|topic))$/iu

/** `This is Dr. Roe dictating on ...`, `voice memo, sorry for the noise`, `Talk soon`. */
const ofRecording =
  /^dictating (?:for|on|about)\b|^(?:this is )?(?:dr|doctor|prof|professor)\.? [^.]{2,60} (?:dictating|speaking|recording|calling)\b|^(?:(?:hi|hello|hey|dear) \p{L}+[,!:]? ?)?(?:(?:just )?(?:a )?(?:quick )?voice (?:memo|message|mail)|sorry (?:for|about)|apologies for)\b|^(?:talk (?:soon|later|to you)|bye|speak soon|over and out)\b/iu

/** What the letter shall say, without the words that ask for it. */
const asks: readonly RegExp[] = [
  /^(?:what|all|the (?:one |main |first |only )?(?:thing|point))(?: that)? I (?:(?:want|would like|need|wish) (?:the letter|the report|you|it|them)? ?to |can |could |would )?(?:say|stress|add|get across|make clear)(?: (?:here|in the letter|about that|about this))? is (?:that )?/iu,
  /^(?:you|the letter|the report|we|it) (?:can|could|may|should|must|might)(?: also)? (?:say|state|add|mention|note|write|include|put)(?: in)? (?:that )?/iu,
  /^(?:please |pls )?(?:also )?(?:say|state|mention|note|write|put in)(?: also| too)? that /iu,
  /^I (?:should|would|must|might|want to|would like to|['’]d like to|have to|ought to|can)(?: also| just)? (?:add|say|mention|note|stress|point out|emphasi[sz]e)(?: here)? that /iu,
]

/** Behind the statement, how counsel is to use it. */
const asides: readonly RegExp[] = [
  /(?:[,;]| [-–—]) (?:and )?(?:so )?(?:please|pls)\b[^.,;]{2,60}(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and |so |but )?(?:you should(?:n['’]t| not)?|don['’]t|do not|never) (?:say|write|put|claim|mention|state|pretend|quote)\b[^.;]{0,60}(?=[.]?$)/iu,
  /(?:[,;]| [-–—]) (?:and )?(?:it|that|this) (?:should|must|has to|needs to|ought to) (?:be|go|stay) in(?:to)? (?:the|this|my|your) (?:letter|report|opinion)\b[^.;]{0,40}(?=[.]?$)/iu,
  /[,;] (?:it|that)(?:['’]s| is) (?:only )?(?:honest|fair|only right)(?=[.]?$)/iu,
]

/** Counsel is asked to leave the sentence out. */
const keptOut =
  /(?:[,;]| [-–—]) (?:and |so )?(?:please|pls) (?:do not|don['’]t|never|leave|skip|keep|drop|omit)\b[^.]{2,50}[.]?$/iu

/** The whole sentence speaks of the letter and not of the case. */
const ofLetter =
  /^(?:(?:it|that|this) )?(?:should|must|has to|needs to|ought to) (?:be|go|stay) in(?:to)? (?:the|this|my|your) (?:letter|report|opinion)\b|^(?:say|put|write) it\b|^here(?: is| are|['’]s) (?:what|my|the|some)\b[^.]{0,40}\b(?:sign|say|think|notes?|points?|draft|thoughts)\b|^(?:for|since) (?:the|your) new letter\b/iu

/** `Next, the Boise thing.`: a heading that was spoken. */
const spokenHeading =
  /^(?:next|also|first|second(?:ly)?|third|finally|lastly|on to|as for|moving on to)[,:]? (?:on |about |to )?(?:the |her |his |my )?[\p{L}’' -]{3,40}$/iu

const isSpokenHeading = (bare: string): boolean =>
  spokenHeading.test(bare) && countWords(bare) <= 8 && !hasFiniteVerb(bare)

/**
 * A sentence that was spoken into a recorder or typed to counsel, as far as it is meant for the letter: without what one
 * says to go on, to the recorder or to whoever writes; empty where nothing of it is meant for the letter.
 */
export function meantForLetter(sentence: string): string {
  let words = sentence.trim()
  if (isSpokenHeading(trimEndOf(words, '.!?,:'))) return ''
  for (let left = words.replace(particle, ''); left !== words; left = words.replace(particle, '')) words = left.trim()
  const bare = trimEndOf(words, '.!?,:')
  if (bare === '' || command.test(bare) || ofRecording.test(bare) || ofLetter.test(bare)) return ''
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

/** `The report you sent`, `You see it after suspension`: counsel by that name, and what everybody sees. */
const ofOne = (words: string): string =>
  words
    .replace(
      /\b(?:that )?you (?:have )?(sent|gave|forwarded|e-?mailed|showed|attached)(?: me| us| over)?\b/iu,
      (_, verb: string) => `that counsel ${verb.toLowerCase()} me`,
    )
    .replace(
      /(^|[,;] )you (?:(usually|often|also|typically|commonly|sometimes) )?(see|find|get|expect|observe|encounter|meet|have|need)(?= (?!(?:to|the letter|my)\b))/iu,
      (_, before: string, how: string | undefined, verb: string) =>
        `${before}one ${how === undefined ? '' : `${how} `}${toThirdPerson(verb.toLowerCase())}`,
    )
