import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isAgainst } from './note-topics.ts'

const opinionStart =
  /^(?:In my (?:professional |medical |expert )?(?:opinion|view|judgment),? |It is my (?:professional |medical |expert )?(?:opinion|view|judgment) that )/u

/** How surely a sentence says what the expert holds. */
const holds: readonly RegExp[] = [
  /^My conclusion: /u,
  /\bin my (?:professional |medical |expert )?(?:opinion|view|judgment)\b/u,
  /(?<!\bwhat )\bI (?:would )?(?:also )?(?:expect|conclude|anticipate)\b/u,
  /\bmy diagnos[ie]s\b|\bI (?:have )?diagnosed\b|\bmeets (?:the |all |full )?(?:\p{L}+ )?criteria\b/u,
  /^(?:In my view,? )?I (?:do not )?(?:think|believe|consider|find|am convinced)\b/u,
  /\bI (?:would )?(?:grade|rate|judge|assess) (?:the|this|these|all)\b|\bI (?:would )?(?:rank|put|place) (?:her|him|it|them)\b/u,
  /\bI know of no other\b/u,
  /\bexplains? why\b/u,
  /\bI (?:strongly )?(?:recommend|advise)\b/u,
]

/** The sentence that says most surely what the expert holds; what a clinician recommends is no opinion on the question. */
export const heldInShort = (all: readonly string[], isClinical: boolean): string | undefined =>
  holds
    .slice(0, isClinical ? -1 : undefined)
    .flatMap((way) =>
      all.filter(
        // `a day later = ICU in my view`: words without a verb are no opinion to open with.
        (words) =>
          way.test(words) && !leans.test(words) && (hasFiniteVerb(words) || /^(?:My conclusion|I \p{Ll})/u.test(words)),
      ),
    )[0]
    // `Where she stands: of the founders ...`: the label is no part of what is held.
    ?.replace(/^My conclusion: (?=(\p{L}))/u, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/^(?!My conclusion)\p{Lu}[\p{L} ’]{3,40}: (\p{L})/u, (_, letter: string) => letter.toUpperCase())

/** What the expert believes, without what is told as speaking against it. */
export function beliefsIn(paragraphs: readonly (readonly string[])[]): string[] {
  // What speaks against the opinion is told there, and no part of it.
  const held = paragraphs.filter((paragraph) => !isAgainst(paragraph[0] ?? ''))
  return held.flat().flatMap(
    (words) =>
      believed
        .exec(words)
        ?.slice(1, 2)
        .filter(
          (core) =>
            !leans.test(core) &&
            !/\bso that the\b/u.test(core) &&
            !/^(?:was|were|is|are|has|had|would|will|can)\b/u.test(core),
        ) ?? [],
  )
}

/** `I believe that X`: X, for a sentence that says it as an opinion. */
const believed =
  /^I (?:firmly |strongly |also )?(?:believe|think|am convinced|am of the opinion|conclude) (?:that )?(?!I\b)([^.]{12,200})\.$/u

const leans = /^(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose|[Tt]hey)\b/u

/** The opinion in one line; what it leans on is taken from the sentence before, and without that it says nothing alone. */
export function opinionIn(words: string, before: string | undefined): string[] {
  if (!opinionStart.test(words)) return []
  const core = coreOf(words)
  const leaning =
    /^(?!it is (?:much |far )?(?:more )?(?:likely|probable|clear|certain)\b)(?:it|this|that)(?= (?:is|was|has|can|may|would|explains?|\p{Ll}+s)\b)/u.exec(
      core,
    )?.[0]
  if (leaning === undefined)
    return leans.test(core) && !/^it is (?:much |far )?(?:more )?(?:likely|probable|clear|certain)\b/u.test(core)
      ? []
      : [core]
  const meant = /^((?:The |An? )?\p{Lu}?[\p{L}-]+(?: [\p{Ll}-]+){0,2}?) (?:is|was|has|can|may) /u.exec(
    before ?? '',
  )?.[1]
  if (
    meant === undefined ||
    leans.test(meant) ||
    /^(?:He|She|I|We|There|If|When|As|Because|While|Although|Since|Until|Before|After|But|And|So)\b|\b(?:he|she|they|it|who)\b/u.test(
      meant,
    )
  )
    return []
  return [`${meant.charAt(0).toLowerCase()}${meant.slice(1)}${core.slice(leaning.length)}`]
}

/** `In my opinion X is right, because Y.` -> `because Y`: the expert's own reason. */
export const reasonIn = (words: string): string | undefined =>
  opinionStart.test(words) ? /, (because (?!of\b)[^.;]{12,220})\.$/u.exec(words)?.[1] : undefined

/** `In my opinion X is right, because Y.` -> `X is right`: for a sentence that repeats it in short. */
export function coreOf(words: string): string {
  const whole = words
    .replace(opinionStart, '')
    .replace(/^(?:with)?in a reasonable degree of [\p{Ll} ]{3,40}, |^to a reasonable degree of [\p{Ll} ]{3,40}, /u, '')
    .replace(/\.$/u, '')
  const held = whole.replaceAll(/,? ?\bin my (?:own |professional )?(?:view|opinion)\b,?/giu, '')
  const [short = held] = held.split(/,? (?:because|since) (?!\d)/u)
  return sentencesOf(short)[0]?.replace(/\.$/u, '') ?? whole
}
