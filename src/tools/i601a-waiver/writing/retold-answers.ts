import { sentencesOf } from '#domain/language/sentences.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import type { Narrator } from '#domain/prose/narrator.ts'
import { rebuilt } from '#domain/prose/rebuild.ts'
import { recast } from '#domain/prose/recast.ts'
import { retold, withClausesApart } from '#domain/prose/retelling.ts'

export type Answers = { readonly answers: readonly string[]; readonly findPasted: (text: string) => string[] }

/**
 * A wording told so that no long run of an answer's words is left: as it stands, with its clauses apart, with names where
 * pronouns stood, with plain phrases said otherwise; the first that serves.
 */
export function ownWords(
  wording: string,
  narrator: Narrator,
  { answers, findPasted }: Answers,
  before: string,
): string {
  const known = narrator.remember()
  const isWhole = (text: string) => !sentencesOf(text).some((one) => /^The [^.]*$/u.test(one) && !hasFiniteVerb(one))
  const isOwn = (text: string) => findPasted(`${before} ${text}`).length === 0 && (text === wording || isWhole(text))
  const ways: readonly (() => string)[] = [
    () => narrator.say(wording),
    ...recast(wording).flatMap((way) => [() => narrator.say(way), () => retold(narrator.say(way), answers)]),
    ...rebuilt(wording).flatMap((way) => [() => narrator.say(way), () => retold(narrator.say(way), answers)]),
    () => retold(narrator.say(wording), answers),
    ...predicatesApart(wording).flatMap((way) => [() => narrator.say(way), () => retold(narrator.say(way), answers)]),
    () => narrator.say(withClausesApart(wording, answers)),
    () => namedThroughout(withClausesApart(wording, answers), narrator),
    () => retold(namedThroughout(withClausesApart(wording, answers), narrator), answers),
  ]
  let told = ''
  for (const way of ways) {
    narrator.recall(known)
    told = way()
    if (isOwn(told)) return told
  }
  return told
}

/** Two statements that `and` joins, as two sentences, where each has a subject of its own or the one of the first. */
const predicatesApart = (wording: string): string[] => [...clausesOfTwo(wording), ...predicatesOfOne(wording)]

/** `He needs two hours of it and she does the rest` */
function clausesOfTwo(wording: string): string[] {
  const [, first = '', second = ''] =
    /^([^.]{8,300}?),? and (\{[a-z0-9-]+(?:\.subj)?\} \p{Ll}[^.]{8,300})$/u.exec(wording) ?? []
  return first !== '' && hasFiniteVerb(` x ${first}`) ? [`${first}. ${second}`] : []
}

/** `The medicine is not sold there and has a price of …`: one singular subject. */
function predicatesOfOne(wording: string): string[] {
  const [, first = '', verb = '', rest = ''] =
    /^([^.]{8,300}?),? and (has|is|was|had|does|costs|takes|needs|gives|works|earns|lives) ([^.]{8,300})$/u.exec(
      wording,
    ) ?? []
  if (first === '' || !hasFiniteVerb(` x ${first}`) || / (?:and|or) /u.test(first)) return []
  const [, person] = /^\{([a-z0-9-]+)(?:\.subj)?\}/u.exec(first) ?? []
  if (person !== undefined) return [`${first}. {${person}.subj} ${verb} ${rest}`]
  return /^The (?!two\b)/u.test(first) && !tellsOfSomebody(first) ? [`${first}. It ${verb} ${rest}`] : []
}

/** `The boy is six`, `The doctor left`: no `it`. */
const tellsOfSomebody = (words: string): boolean =>
  words.split(/\P{L}+/u).some((word) => nounPronoun(word) !== undefined) ||
  /\b(?:doctor|nurse|therapist|teacher|boss|employer|manager|neighbor|family|couple|judge|officer|pastor|priest|friend|child|children|baby|person|people|patient|student|tenant|owner)s?\b/iu.test(
    words,
  )

function namedThroughout(wording: string, narrator: Narrator): string {
  return sentencesOf(wording)
    .map((one) => {
      narrator.interrupt()
      return narrator.say(one)
    })
    .join(' ')
}
