import { sentencesOf } from '#domain/language/sentences.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
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

function namedThroughout(wording: string, narrator: Narrator): string {
  return sentencesOf(wording)
    .map((one) => {
      narrator.interrupt()
      return narrator.say(one)
    })
    .join(' ')
}
