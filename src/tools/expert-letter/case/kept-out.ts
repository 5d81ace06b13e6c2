import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'

/** A subject that the letter is to leave out: the words that name it, and its year where it has one. */
export type KeptOut = {
  /** Stems of its words. */
  readonly stems: readonly string[]
  /** So many of them in one sentence name it. */
  readonly least: number
  readonly year?: string
  /** Other words for the same. */
  readonly alias?: RegExp
  /** `suspension` of `the suspension in 3rd grade`: alone it names the subject where the file hardly has it. */
  readonly head?: string
}

const mention =
  '(?:discuss|mention|bring up|talk about|speak (?:of|about)|say anything (?:about|on)|refer to|go into|raise|include|use|print|quote|touch(?: on)?|discussing|mentioning|raising|going into)'
const never = "(?:do not|don['’]?t|never|(?:must|should|can) ?not|can['’]t|without)"
const drops =
  '(?:avoid|leave out|omit|exclude|nothing (?:on|about|of)|no (?:mention|word) (?:of|on|about)|stay away from|keep out|leave aside|not the (?:story|part|matter|thing|detail|bit) (?:about|of|with))'
/** `do not mention X`, `leave out X` anywhere in a sentence; a bare `do not` or `skip` only where it opens one. */
const avoids = new RegExp(String.raw`\b(?:${never} ${mention}|${drops}(?: ${mention})?) ([^.;]+)`, 'giu')
const opensWith = new RegExp(
  String.raw`^(?:(?:please|also|and|but|pls),? ){0,3}(?:do not|don['’]?t|never|skip|drop|without) (?!${mention}\b|(?:over|under)stat|exaggerat|overdo|downplay|promis|claim|argue|guess|diagnos)(?:the |his |her |their |any |all |that )?([^.;]+)`,
  'giu',
)
/** `Not the lawsuit with the landlord.`, `Nothing about the DUI`: a wish without a verb. */
const alone = /^(?:but |and |please )?(?:not|no) ((?:the|his|her|their|any|a) [^.;,]{3,80})$/iu
/** `Leave the 2009 arrest out.`, `Keep his divorce out of it` */
const between = /\b(?:leave|keep) ((?:the|his|her|their|any|all|that) [^.;,]{3,60}?) (?:out|aside)\b/giu

/** `not the story about the cemetery by name`: the name alone is to be left out. */
const ofName =
  /^(?:anything|something|letter|about|that|this|these|those|with|from|their|there|which|what|whatever|thinks?|feels?|said|says?|tell|told|should|would|could|must|discuss|mention|bring|speak|talk|refer|include|client|expert|part|parts|thing|story|matter|issue|subject|topic|detail|details|bit|fact|mentioned|please|since|until|after|before|when|where|because)$/iu

/** Words that every letter of this kind has: they name a subject only together with whose it is. */
const common = /^(?:asylum|case|immigration|visa|marriage|family|work|job|application|petition|status)$/iu

const ordinal = /^(?:first|second|third|former|previous|ex|earlier|old)$/iu

/** What is shortened, and how it is written out. */
const inFull: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^D[UW]I$/iu,
    /\bD[UW]I\b|\b(?:driving|driven|drove) (?:under the influence|while intoxicated|drunk)\b|\bdrunk driving\b/iu,
  ],
  [/^DV$/iu, /\bDV\b|\bdomestic violence\b/iu],
]

/** What one sentence of the instructions keeps out of the letter. */
export function keptOutBy(sentence: string): KeptOut[] {
  const plain = sentence.trim().replace(/[.!]$/u, '')
  // `Do not let him give an opinion on the law` bounds the opinion, and keeps no subject out.
  if (/\b(?:opinions?|conclusions?|views?) (?:on|about|of) (?:the )?(?:law|legal\b|credib|whether)/iu.test(plain))
    return []
  const named = [
    ...[...plain.matchAll(between)].map(([, words = '']) => words),
    ...[...plain.matchAll(avoids), ...plain.matchAll(opensWith)].map(([, words = '']) => words),
    ...(alone.exec(plain)?.slice(1, 2) ?? []),
  ]
  // `must not speak of the trial as something he saw` says how, not what to leave out.
  return named.filter((words) => !/\bas\b/u.test(words)).flatMap((words) => severalIn(words).flatMap(subjectOf))
}

/** `the DUI of 2014 or his first wife`: two subjects; a clause is one. */
function severalIn(words: string): string[] {
  const [first = '', ...rest] = words.split(
    /,\s+(?:or |and |nor )?|(?<!\s)\s+(?:or|nor)\s+|(?<!\s)\s+and (?=(?:the|his|her|their|any|that|what|how|whether|why|where)\b)/iu,
  )
  return [
    first,
    ...rest.filter(
      (part) =>
        /^(?:the|his|her|their|any|that|a|an|all|what|how|whether|why|where) /iu.test(part) && countWords(part) <= 9,
    ),
  ]
}

function subjectOf(phrase: string): KeptOut[] {
  const year = /\b(?:19|20)\d\d\b/u.exec(phrase)?.[0]
  const words = inOneForm(phrase).match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const isClause = hasFiniteVerb(phrase)
  const owned = words.filter((word) => /['’]s$/u.test(word)).map((word) => word.replace(/['’]s$/u, ''))
  const told = words.filter(
    (word) =>
      !/['’]s$/u.test(word) &&
      (/^\p{L}[\p{L}\p{M}’'-]{3,}$/u.test(word) || /^\p{Lu}{2,4}$/u.test(word) || ordinal.test(word)) &&
      !ofName.test(word),
  )
  const all = told.length === 1 && common.test(told[0] ?? '') ? [...owned, ...told] : told
  const stems = [...new Set(all.flatMap((word) => namesOf(word)))]
  if (stems.length === 0 || all.every((word) => ordinal.test(word))) return []
  const alias = all.flatMap((word) => inFull.find(([short]) => short.test(word))?.[1] ?? [])[0]
  return [
    {
      stems,
      least: isClause || stems.length < 3 ? stems.length : 2,
      ...(year !== undefined && { year }),
      ...(alias !== undefined && { alias }),
      ...(!isClause && stems.length > 1 && headOf(phrase)),
    },
  ]
}

/** What letters of every kind speak of: with such a word alone nothing is kept out. */
const ofEveryLetter =
  /^(?:opinions?|questions?|letters?|reports?|names?|visits?|sessions?|tests?|examinations?|evaluations?|interviews?|diagnos[ei]s|treatments?|harms?|risks?|effects?|years?|dates?|numbers?|results?|figures?|mothers?|fathers?|wife|husband|spouse|sons?|daughters?|child|children|brothers?|sisters?|uncles?|aunts?|cousins?|friends?|parents?|family|schools?|works?|jobs?|homes?|country|police|soldiers?|scars?|injur(?:y|ies)|pains?|symptoms?|scores?|parts?|point|points)$/iu

function headOf(phrase: string): { head: string } | undefined {
  const [, noun = ''] =
    /^(?:the|his|her|their|any|that|all|an?) (\p{Ll}{4,})(?= (?:in|of|with|about|over|from|at|on|for|during|by)\b)/iu.exec(
      inOneForm(phrase.trim()),
    ) ?? []
  const [head] = ofEveryLetter.test(noun) || ofName.test(noun) || common.test(noun) ? [] : stemsOf(noun)
  return head === undefined ? undefined : { head }
}

/** So often at most a file speaks of what one noun is enough to name. */
const seldom = 2

/** The subjects as this file names them: `the fight with the neighbor` is `neighbor fight` or just `the fight` in it. */
export function asFileNames(subjects: readonly KeptOut[], texts: readonly string[]): KeptOut[] {
  const lines = texts.flatMap((text) => sentencesOf(text))
  return subjects.flatMap((subject) => {
    const { head, year } = subject
    const alone = head === undefined ? undefined : { stems: [head], least: 1, ...(year !== undefined && { year }) }
    return alone !== undefined && lines.filter((line) => names(line, alone)).length <= seldom
      ? [subject, alone]
      : [subject]
  })
}

/** An ordinal carries nothing as a word of a text, and all of `his first wife`. */
const namesOf = (word: string): string[] => (ordinal.test(word) ? [word.toLowerCase()] : stemsOf(word))

/** `Mom drank`, where the mother’s drinking is kept out: other forms of the same word. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mom|mum|mama)\b/giu, 'mother'],
  [/\b(?:dad|papa)\b/giu, 'father'],
  [/\b(?:drank|drunk|drinks?|drinker|alcohol(?:ic|ism)?|sober)\b/giu, 'drinking'],
  [/\b(?:fought|fights?)\b/giu, 'fighting'],
  [/\b(?:stole|stolen|steals?|theft)\b/giu, 'stealing'],
  [/\b(?:beat|beaten|beats)\b/giu, 'beating'],
  [/\b(?:su(?:ed|es|ing)|litigation)\b/giu, 'lawsuit'],
  [/\bdivorc(?:ed|ing|es)\b/giu, 'divorce'],
  [/\bdepress(?:ed|ive)\b/giu, 'depression'],
  [/\bsuicidal\b/giu, 'suicide'],
  [/\bpregnant\b/giu, 'pregnancy'],
  [/\b(?:aborted|aborts?)\b/giu, 'abortion'],
  [/\b(?:arrested|arrests)\b/giu, 'arrest'],
  [/\baddict(?:ed|s)?\b/giu, 'addiction'],
  [/\bmiscarried\b/giu, 'miscarriage'],
  [/\bconvict(?:ed|s)\b/giu, 'conviction'],
  [/\b(?:gambled|gambles?|gambler)\b/giu, 'gambling'],
  [/\b(?:lost|loses?|losing)\b/giu, 'loss'],
]
const inOneForm = (words: string): string =>
  sameWords.reduce((text, [forms, word]) => text.replaceAll(forms, word), words)

/** True when the words name the subject; another year is another matter. */
export function names(typed: string, { stems, least, year, alias }: KeptOut): boolean {
  const words = inOneForm(typed)
  if (alias?.test(typed) === true) return true
  const found = new Set<string>([
    ...stemsOf(words),
    ...(words.toLowerCase().match(/\b(?:first|second|third|former|previous|ex|earlier|old)\b/gu) ?? []),
  ])
  if (stems.filter((stem) => found.has(stem)).length < least) return false
  const years: readonly string[] = words.match(/\b(?:19|20)\d\d\b/gu) ?? []
  return year === undefined || stems.length > 1 || years.length === 0 || years.includes(year)
}

const telling = String.raw`(?:please |pls )?(?:don['’]?t|do not|never) (?:use|print|put|mention|say|include|write|quote|repeat)`
/** `[don't use: he cheated on wife 1]`, `off the record: ...`, `Note to Beth: ...`: nothing of the line is for the letter. */
const opensApart = new RegExp(
  String.raw`^[[(*]{0,2}(?:${telling}\b(?: (?:this|that|it)\b)?|(?:off (?:the )?record|not for (?:the )?(?:letter|report)|between (?:us|you and me)|just between us|for your eyes only)\b|(?:private(?:ly)?|confidential(?:ly)?|(?:personal )?note to (?:self|\p{Lu}\p{L}+|counsel|the (?:attorney|lawyer)))(?=:))[:,–-]? ?(.*?)[\])*]{0,2}$`,
  'iu',
)
/** `landlord lawsuit dont put that`, `he drank then (leave out)` */
const endsApart = new RegExp(
  String.raw`^(\S.{2,120}?)(?:[,;:([–-] ?|[ ,;:([–-]{1,4}(?<!\b(?:not|never|to|will|would|cannot|won['’]t|don['’]t|can['’]t|must|should) )(?=don['’]?t put|do not put|please|pls|leave|keep|off|not for))(?:${telling}(?: (?:this|that|it))?(?: in(?: the letter)?)?|(?:please |pls )?leave (?:this |that |it )?out|(?:please |pls )?keep (?:this |that |it )?out(?: of (?:it|the letter))?|skip(?: (?:this|that|it))?|off (?:the )?record|not for (?:the )?(?:letter|report))[.!)\]]{0,2}$`,
  'iu',
)

const bullet = /^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u

/** A line of notes that its writer keeps out of the letter; `subject`: what else is not to be named. Undefined for any other line. */
export function keptOutLine(line: string): { readonly subject?: string } | undefined {
  const plain = line.trim().replace(bullet, '')
  const opened = opensApart.exec(plain)
  if (opened !== null) return opened[1] === undefined || opened[1] === '' ? {} : { subject: opened[1] }
  const before = endsApart.exec(plain)?.[1]
  if (before === undefined) return undefined
  return { subject: before }
}

/** The subject of such a line, where it is short enough to be named again by the same words. */
export function keptOutByLine(subject: string): KeptOut[] {
  return countWords(subject) <= 6 ? subjectOf(subject).filter(({ stems }) => stems.length > 1) : []
}
