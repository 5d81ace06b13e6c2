import type { Person } from '#domain/persons/person.ts'
import { hasFiniteVerb } from './finite-verb.ts'
import { sincePerfect } from './since-perfect.ts'
import { aged } from './noted-age.ts'
import { withEarnings } from './noted-earnings.ts'
import { withSpliceJoined } from './spliced-clauses.ts'
import { done, noteRules } from './note-rules.ts'
import { labelled, withVerb } from './condition-notes.ts'

/** Gives a note the small words that make it a sentence. Whose father it is follows from whom the answer is about. */
export function completeNotes(sentence: string, about: Person | undefined): string {
  const owner = about && `${about.full}’s`
  let told = withDayBehind(sentence.trim())
  for (const [pattern, words] of noteRules) {
    if (/OWNER|ABOUT/.test(words) && about === undefined) continue
    // Whose father it is in an answer about the applicant's parent is not sure.
    if (words.includes('OWNER') && about?.role === 'parent') continue
    told = told.replace(pattern, (whole, ...parts: (string | undefined)[]) =>
      words
        .replace('OWNER', owner ?? '')
        .replace('ABOUT', about?.full ?? '')
        .replaceAll(/\$(\d)/g, (_, at: string) => lowerKin(parts[Number(at) - 1] ?? '', Number(at))),
    )
  }
  if (/ suffered /.test(told) && about !== undefined && told.startsWith(about.full)) told = withPassives(told)
  told = withEarnings(told)
  told = aged(labelled(told))
  if (about !== undefined && !hasFiniteVerb(told)) told = withVerb(told, about)
  return capital(sincePerfect(withSpliceJoined(told)))
}

/** What began a note stands inside a sentence now: a name keeps its capital. */
const lowerKin = (part: string, at: number) =>
  at === 1 && !/^\p{Lu}\p{Lu}|\d/u.test(part) && !/^(?:He|She|The)\b/u.test(part)
    ? part.charAt(0).toLowerCase() + part.slice(1)
    : part

/** `March 8, 2022 brother Clement shot dead at the gate`: the day stands behind what happened on it. */
const withDayBehind = (note: string): string =>
  note.replace(
    /^(?:On |In )?((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?(?:19|20)\d\d),? ((?:his |her |the )?(?:brother|sister|father|mother|uncle|aunt|cousin|nephew|niece|son|daughter|wife|husband|friend|colleague|neighbor) [^,;.]{4,80}?)(?=[,;.]|$)/iu,
    (_, day: string, rest: string) => `${rest} ${/\d,/u.test(day) ? 'on' : 'in'} ${day}`,
  )

/** `..., burned with an iron, head held under water`: what was done, with its verb. */
function withPassives(sentence: string): string {
  return sentence
    .replaceAll(
      new RegExp(
        String.raw`, (?:and )?(${done}|strangled|kicked|locked) (?=with|in|on|by|at|for|twice|three|to)`,
        'gu',
      ),
      ', was $1 ',
    )
    .replaceAll(
      /, (?:and )?(head|hands|feet|arms|eyes|mouth) (held|tied|bound|covered|burned)\b/gu,
      ', and had the $1 $2',
    )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
