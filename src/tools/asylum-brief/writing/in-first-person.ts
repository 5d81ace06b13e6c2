import { foldText } from '#domain/language/fold.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import type { Pen } from './pen.ts'

/** What stands before a sentence in its paragraph. */
type Before = { readonly sentence: string; readonly before: string }

/**
 * An account in the third person as the client would tell it: `Guards pulled her into a van` is `Guards pulled me into a van`,
 * so that who did what to whom is read in one way only. Nothing of it is printed. A sentence in which, or right before which,
 * somebody else stands whom the same pronoun may mean stays as it is.
 */
export function inFirstPerson({ sentence, before }: Before, pen: Pen): string {
  const named = withNames(sentence, pen)
  const { pronoun } = pen.client
  if (pronoun === undefined || isOfAnother(`${before} ${sentence}`, pen)) return named
  return outsideSpeech(named, (part) => withPronouns(part, pronoun))
}

/** More than a few words of the account say `I`: it is in the first person already. */
export const tellsAsI = (text: string): boolean =>
  (text.replaceAll(/[“"][^“”"]{0,600}[”"]/gu, ' ').match(/(?<![\p{L}\p{N}-])(?:I|my|me)(?![\p{L}\p{N}-])/gu)?.length ??
    0) > 2

const outsideSpeech = (text: string, change: (part: string) => string): string =>
  text
    .split(/([“"][^“”"]*[”"])/u)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

/** `Ms. Chhim`, `Client`, `The affiant` and the first or last name alone. */
function withNames(sentence: string, { client }: Pen): string {
  const parts = client.full.split(' ').filter((part) => /^\p{Lu}\p{L}{2,}/u.test(part))
  const names = [client.full, ...parts].map((name) => RegExp.escape(name))
  const whole = new RegExp(
    String.raw`(?<![\p{L}])(?:(?:Ms|Mr|Mrs)\. )?(?:${names.join('|')})(?:['’]s)?(?![\p{L}])|(?<![\p{L}])(?:The |the )?(?:Client|client|affiant|declarant|deponent|Respondent|respondent|Applicant|applicant)(?:['’]s)?(?![\p{L}])`,
    'gu',
  )
  return outsideSpeech(sentence, (part) =>
    part.replaceAll(whole, (name, at: number) => {
      if (/['’]s$/u.test(name)) return 'my'
      const [next = ''] =
        /^ (?:then |also |never |first |later )?(\p{Ll}+)/u.exec(part.slice(at + name.length))?.slice(1) ?? []
      return isVerb(next) ? 'I' : 'me'
    }),
  )
}

const isVerb = (word: string): boolean =>
  /^(?:past|be|modal|same|present)$/u.test(formOf(word) ?? '') ||
  /^(?:has|does|goes)$/u.test(word) ||
  /(?:ed|s)$/u.test(word)

function withPronouns(part: string, pronoun: 'she' | 'he'): string {
  if (pronoun === 'he')
    return part
      .replaceAll(/\b[Hh]e\b/gu, 'I')
      .replaceAll(/\bhim(?:self)?\b/gu, 'me')
      .replaceAll(/\b[Hh]is\b/gu, 'my')
  return part
    .replaceAll(/\b[Ss]he\b/gu, 'I')
    .replaceAll(/\bherself\b/gu, 'me')
    .replaceAll(/\b[Hh]ers?\b(?:(?= (\p{L}+)))?/gu, (word, next: string | undefined) =>
      word.toLowerCase() === 'her' && next !== undefined && !standsAlone.test(next) ? 'my' : 'me',
    )
}

/** What may follow `her` where it is an object. */
const standsAlone =
  /^(?:in|into|on|onto|at|to|by|with|from|for|of|and|or|but|again|once|twice|three|four|several|when|until|because|that|if|as|out|away|down|back|up|off|there|here|who|what|where|why|how|the|a|an|all|so|not|then|while|inside|outside|under|over|through|against|between|before|after|during|about|naked|alone|unconscious|money|go|come|leave|kneel|sign|stand|lie|eat|say)$/u

/** A relative or a person of the case whom the client's pronoun may mean as well. */
function isOfAnother(text: string, { client, map }: Pen): boolean {
  const bare = text.replaceAll(/[“"][^“”"]*[”"]/gu, ' ')
  const nouns = bare.match(/\p{Ll}{3,}(?:-in-law)?/gu) ?? []
  if (nouns.some((word) => nounPronoun(word) === client.pronoun)) return true
  const folded = ` ${foldText(bare)} `
  return map.persons.some(
    ({ id, pronoun, full }) =>
      id !== 'applicant' &&
      (pronoun === client.pronoun || pronoun === undefined) &&
      full
        .split(' ')
        .some(
          (name) =>
            /^\p{Lu}\p{L}{2,}/u.test(name) && !client.full.includes(name) && folded.includes(` ${foldText(name)} `),
        ),
  )
}
