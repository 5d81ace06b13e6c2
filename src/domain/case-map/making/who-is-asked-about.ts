import type { Person } from '#domain/persons/person.ts'
import { nameTokens } from '../reading/name-persons.ts'
import { personsIn } from '../wording.ts'
import type { Frame } from './document-frame.ts'

/**
 * Whom the question above asks about: somebody by name (`Q: what does Mari do`), or others of whom the notes have no name (`Q. Your
 * mom`, `who helps`), of whom nothing is told without its subject. Undefined where it is the one who was interviewed.
 */
export function whoIsAskedAbout(heading: string | undefined, { voice, persons }: Frame): Person | 'others' | undefined {
  if (heading === undefined || !isQuestion.test(heading)) return undefined
  const [id, ...more] = personsIn(nameTokens(heading, voice.aliases)).filter((one) => one !== voice.speaker?.id)
  if (id !== undefined && more.length === 0 && asksForDeeds.test(heading)) return persons.find((one) => one.id === id)
  return ofOthers.test(heading) ? 'others' : undefined
}

export const isQuestion = /^Q(?:uestion)?[.:]|\?$/u
const asksForDeeds = /\b(?:what|how|when|which)\b[^?]{0,20}\b(?:does|did|do|is|has)\b/iu
const ofOthers =
  /\b(?:mom|mother|mama|dad|father|parents|brother|sister|siblings?|kids?|sons?|daughters?|children|in-laws?|boss|others?|anyone|anybody|someone|who)\b/iu

/** `Brother Scott in Denver. Sends 0.`, `He got a DWI. Doesn’t drink now.`: who does it is whom the note before begins with. */
export const goesOnAboutOther = (words: string, before: string, { voice, persons }: Frame): boolean =>
  (/^(?:[Cc]ousin|[Uu]ncle|[Aa]unt|[Bb]rother|[Ss]ister|[Dd]ad|[Mm]om|[Ff]ather|[Mm]other) \p{Lu}/u.test(words) &&
    /^(?:They|[Tt]hey|Her|His|[Hh]er|[Hh]is|Their) /u.test(before)) ||
  (/^(?:\p{L}+s|[Dd]oes(?:n[’']t| not)) /u.test(words) &&
    (/^(?:He|She|They|[Mm]om|[Dd]ad|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter)(?!\p{L})/u.test(
      before,
    ) ||
      persons.some(
        ({ id, first }) => id !== voice.speaker?.id && first !== undefined && before.startsWith(`${first} `),
      )))
