import type { Person } from '#domain/persons/person.ts'
import { withOwnKin, withoutFragments } from '../reading/labelled-notes/noted-wording.ts'
import { whoIsMeant } from '../reading/labelled-notes/whose-note.ts'
import { withArticles } from '../reading/small-words.ts'
import { formOf } from '../reading/verbs.ts'

type Noted = { readonly words: string; readonly wording: string }

/** The sentence, and behind it the fragments that are none. */
export function withFragmentsApart({ words, wording }: Noted, { id }: Person): Noted[] {
  const own = withBullet(withArticles(withOwnKin(wording.replace(/^\{([a-z0-9-]+)\.he\} /u, '{$1.subj} '), id)))
  const whole = withoutFragments(own)
  if (whole === undefined) return [{ words, wording: own }]
  const rest = own.slice(whole.length).replace(/^, /u, '')
  return [
    { words, wording: whole },
    { words: rest, wording: rest },
  ]
}

/** `N gets up`, `N’s job`: of the two the one whose name begins so. */
export const withInitials = (typed: string, persons: readonly Person[]): string =>
  typed.replaceAll(
    /(?<![\p{L}.&])(\p{Lu})(?= \p{Ll}{2,12}s\b|[’']s )/gu,
    (letter) => whoIsMeant(letter, persons)?.full ?? letter,
  )

/** `was hit in the left thigh, bullet went through` */
const withBullet = (wording: string): string =>
  wording.replace(
    /\b(?:hit|shot) (in the [^,;.]{3,20}), (?:the )?(bullets?) (?=went|passed|grazed|is still|stayed)/u,
    'shot $1, and the $2 ',
  )

/** `Gerald was shot in the neck`, `Clement went to the gate`: behind it nobody can tell who `he` is, or who was shot. */
export const namesOther = (tidy: string, client: Person | undefined): boolean =>
  isOfNamed(tidy) &&
  // Whoever is dead does nothing more.
  !/\b(?:died|dead|killed|murdered)\b/u.test(tidy) &&
  (client === undefined || !tidy.includes(client.full))

function isOfNamed(tidy: string): boolean {
  const verb =
    /^(?:On [^,]{3,20}(?:, \d{4})?, )?(?!He |She |They |It |There |Police |The |On )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (\p{Ll}+)\b/u.exec(
      tidy,
    )?.[1]
  return verb !== undefined && (/^(?:was|is|had|has|died|came|\p{Ll}+ed)$/u.test(verb) || formOf(verb) === 'past')
}
