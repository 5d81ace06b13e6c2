import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { capitalized } from '#domain/prose/words.ts'
import { spelledOut } from './record-lines.ts'
import type { Examined } from './shorthand/examined.ts'

/** A sentence of notes with its shorthand in words, and the expert as its subject where nobody else can be. */
export function asWords(sentence: string, person?: Examined): string {
  return asStatement(written(sentence, person), person)
}

/** Signs, short words and dates in full. */
function written(sentence: string, person?: Examined): string {
  return (
    (person === undefined ? sentence : spelledOut(sentence))
      .replaceAll(/(?<=^\p{Lu}[\p{L}’'-]{1,30}) = (?=(?:an?|the) \p{L})/gu, ' is ')
      .replaceAll(/(?<=\p{L}) = (?=\p{L})/gu, ': ')
      .replaceAll(/(?<![\p{L}\p{M}])i(?=[ ’'])/gu, 'I')
      .replaceAll(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
      .replaceAll(/\bw\/o(?:ut)?\b/gu, 'without')
      .replaceAll(
        /\bwho['’](ve|re|d|ll)\b/giu,
        (_, end: string) => `who ${{ ve: 'have', re: 'are', d: 'had', ll: 'will' }[end.toLowerCase()] ?? end}`,
      )
      .replaceAll(/\b(\d) yr (?=deadline|limit|bar)/gu, '$1-year ')
      .replaceAll(
        /(?<=\b(?:said|was|on|of|in|from|since|by|till|until) )(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.? (?=\d{1,2}\b)/gu,
        (_, name: string) => `${monthNames.find((month) => month.startsWith(name.slice(0, 3))) ?? name} `,
      )
      .replaceAll(/(?<![\p{L}\d.,])(\d{1,2})x(?=[ ,.;]|$)/gu, (_, count: string) => ofTimes[count] ?? `${count} times`)
      .replaceAll(/\bpt\b/gu, 'patient')
      .replaceAll(/\b(?:esp)\.?(?= )/gu, 'especially')
      .replaceAll(/\bb\/c\b/gu, 'because')
      .replaceAll(
        /(?<![\d/])(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/((?:19|20)\d\d)(?![\d/])/gu,
        (_, month: string, day: string, year: string) =>
          formatLongDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
      )
      .replaceAll(
        shortMonth,
        (_, name: string) => `${monthNames.find((month) => month.startsWith(capitalized(name.toLowerCase())))} `,
      )
      .replace(/^first seen (?:on )?(?=\p{Lu}\p{Ll}+ \d)/iu, 'The first session was on ')
      .replace(/^not an? (?=[\p{Ll} -]{4,40}(?:evaluation|assessment|examination)\b)/iu, 'This is not a ')
      .replace(/^(brother|sister|mother|father) (?=\p{Lu}\p{Ll})/iu, (word) => `The ${word.toLowerCase()}`)
      .replaceAll(/\b(does|is doing) ok(?:ay)?\b/gu, 'is doing all right')
      .replaceAll(/\bdad\b/gu, 'father')
      .replaceAll(/\bmom\b/gu, 'mother')
      .replaceAll(/(?<![\d-])(\d{1,2})-(\d{1,2})x a (?=day|week|month|year)/gu, '$1 to $2 times a ')
      // `Validity: no sign of exaggeration` is no answer: without its “no” it says the opposite.
      .replace(/^the (\p{L}{3,20}): (?:yes,?|no,) (?=\p{Ll})/iu, 'As to the $1: ')
      .replace(/^\p{L}{3,20}: (?:yes,?|no,) (?=\p{Ll})/iu, '')
      .replace(/, (?=(?:she|he) is (?:among|one of) )/u, '; ')
      .replaceAll(/\bamong (?=(?:best|top|few|leading|first) )/gu, 'among the ')
      .replaceAll(/\b(does|did|do)nt\b/gu, '$1 not')
      .replace(/^(In my opinion\b.{0,80}?),? in my (?:view|opinion),?(?= )/u, '$1')
      .replaceAll(/\babt\b/gu, 'about')
      .replace(/^I use (?=[^;]{3,80} since (?:19|20)\d\d)/u, 'I have used ')
      .replace(/, so leave (?=that|this|it)/u, ', and leave ')
      .replaceAll(/\byr(s?)\b/gu, 'year$1')
      .replaceAll(/(?<=\d) ?%(?!\p{L})/gu, ' percent')
  )
}

/** Whose it is, and where one sentence ends and another begins. */
function asStatement(sentence: string, person?: Examined): string {
  return sentence
    .replace(
      person === undefined ? ofOneself : ofClinician,
      (words) => `I ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    )
    .replaceAll(/, (?=(?:do not|cannot|don['’]t|haven['’]t|have not) )/gu, (comma, at: number, all: string) =>
      /^I (?:have not|haven['’]t|have never)/u.test(all) ? ', and I ' : comma,
    )
    .replace(person === undefined ? /^not an? (?=(?:\p{Ll}+ ){0,2}\p{Ll}+[.]?$)/iu : /^$/u, 'I am not a ')
    .replace(
      person === undefined ? /^(?:not|never) been (?=(?:in|to|back) )/iu : /^$/u,
      (words) => `I have ${words.toLowerCase()}`,
    )
    .replace(
      person === undefined
        ? /^(\p{Lu}[\p{L} ’'-]{3,40}?) not (?=(?:effective|available|possible|safe|likely|enough|sufficient|reliable|realistic)\b)/u
        : /^$/u,
      (whole, what: string) => (hasFiniteVerb(what) || what.endsWith('s') ? whole : `${what} is not `),
    )
    .replace(/^(law|decree|amendment|government) (?=of\b)/iu, (word) => `The ${word.toLowerCase()}`)
    .replace(spliced, '; ')
    .replace(/, (?=I (?:never|always|did not|do not) )/u, '; ')
    .replace(/^The (\p{Lu}\p{L}+(?: family| brothers| clan)?): (?=I )/u, 'As to the $1, ')
    .replace(
      /^(In my (?:opinion|view),? )(more likely than not|very likely|probably|most likely),? (?=(?:the |he |she |they |a |an |(?:Mr|Ms|Mrs|Dr)\. )?\p{L})/iu,
      (_, lead: string, how: string) =>
        /probably|likely$/iu.test(how)
          ? `${lead}it is ${how.toLowerCase() === 'probably' ? 'probable' : how.toLowerCase()} that `
          : `${lead}it is ${how.toLowerCase()} that `,
    )
    .replace(
      /, (?=(?:nothing|nobody|no one) (?:else )?(?:in \p{Ll}+ \p{Ll}+ )?(?:explains?|accounts?|was|is|has|can|could)\b)/u,
      ' and ',
    )
    .replaceAll(/(?<=\p{L}) - (?=(?:she|he|they|I|that|this|it)[ ’'])/gu, '; ')
    .replaceAll(/(?<=\p{Ll} )re:? (?=\p{Lu}|the\b|his\b|her\b)/gu, 'about ')
}

const ofTimes: Readonly<Record<string, string>> = {
  '1': 'once',
  '2': 'twice',
  '3': 'three times',
  '4': 'four times',
  '5': 'five times',
}

/** `haven't used it myself`, `read her paper, cited it in my article`: the expert's own, without the subject. */
const ofOneself =
  /^(?:haven['’]t|have (?:not|never)|don['’]t|do not|did not|didn['’]t|cannot|can['’]t) |^(?:read|cited|used|met|saw|heard|visited|ran|tested|reviewed|repeated)\b(?=[^.]{0,120}\b(?:my|myself|our)\b)/iu

/** In a clinician's notes `can't wear scarves` is said of the person examined. */
const ofClinician =
  /^(?:haven['’]t|would (?:think|judge|see|say|expect|recommend)\b|never (?:met|saw|seen|spoke|treated|examined|tested)\b|have (?:not|never|recommended|referred|advised|prescribed|discussed)) |^(?:read|cited|used|reviewed)\b(?=[^.]{0,120}\b(?:my|myself|our)\b)/iu

/** `She built it, I saw it fail`: two sentences that a comma runs together. */
const spliced =
  /(?<=^(?!If|When|As|Because|While|Before|After|Since|Although)\p{Lu}[^,;]{10,120}), (?=I (?:saw|had|have|was|am|know|think|found|did|could)\b|we (?:did|do|have|had|were) (?:not )?\p{Ll}|every \p{Ll}+ [^,;]{3,60} must\b)/u

const monthNames = 'January February March April May June July August September October November December'.split(' ')
const shortMonth = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)t?\.? (?=(?:19|20)\d\d\b)/giu
