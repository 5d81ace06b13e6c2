import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { countInWords, listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import { type Answers, rowsOf, textOf } from '#domain/questionnaire/question.ts'
import { countryInSentence } from '#law/countries.ts'
import type { Background } from './background.ts'
import { postTitle } from './post-title.ts'
import { roleInWords } from './roles.ts'
import { withThe } from './schools.ts'

/** The country of feared return, by the fact sheet or the record. */
export function countryOf({ answers, client }: DraftInput): string {
  const name = textOf(answers, 'cc_country') ?? fieldText(client.client, 'country_of_citizenship')
  return name === undefined ? 'the country of feared return' : countryInSentence(name)
}

/** What the degrees of the findings say together: `of the two findings described below, one is typical of the account`. */
export function consistencyOf(answers: Answers): string | undefined {
  const degrees = rowsOf(answers, 'findings').map(({ degree = '' }) => degree.trim())
  if (degrees.length === 0 || degrees.includes('')) return undefined
  const groups = [...Map.groupBy(degrees, (degree) => degree)]
  const [only] = groups
  if (groups.length === 1 && only)
    return degrees.length === 1
      ? `the finding described below is ${only[0]} the account`
      : `the ${countInWords(degrees.length)} findings described below are ${only[0]} the account`
  const parts = groups.map(
    ([degree, some]) => `${countInWords(some.length)} ${some.length === 1 ? 'is' : 'are'} ${degree}`,
  )
  return `of the ${countInWords(degrees.length)} findings described below, ${listInWords(parts)} the account`
}

const occupation =
  /^(?:(?:licensed|board-certified|independent|clinical|forensic|staff|attending|treating|child|pediatric)[ ,]*){0,3}(?:\p{L}+(?:ologist|iatrist|iatrician|otherapist|opath)|therapist|physician|surgeon|nurse|nurse practitioner|counselor|social worker|dentist|midwife|engineer|economist|journalist|translator|interpreter|architect|dancer|musician)$/iu

/** A position inside a sentence: `a licensed psychologist, Tulsa, Oklahoma`; titles in capitals stand as they are. */
export function saidPosition(position: string | undefined): string | undefined {
  if (position === undefined) return undefined
  const [first = '', place, ...rest] = position.split(', ')
  if (position.startsWith('Former '))
    return saidPosition(position.replace(/^Former /u, ''))?.replace(/^(an? )?/u, (article) =>
      article === '' ? 'former ' : 'a former ',
    )
  // `Psychiatrist at Harbor Clinic, Salem OR`: the place is named already.
  const [, calling, house] = /^(\p{L}[\p{L} -]{2,40}?) at (?:the )?(\p{Lu}.{3,80})$/u.exec(first) ?? []
  if (calling !== undefined && house !== undefined)
    return [saidPosition(`${calling}, ${house}`), place, ...rest].filter((part) => part !== undefined).join(', ')
  // `Owner, Casa Bramble`: of what one owns, and not at it.
  if (/^(?:co-)?owner$/iu.test(first) && place !== undefined)
    return `the ${first.toLowerCase()} of ${[place, ...rest].join(', ')}`
  return inSentence([first, place, ...rest].filter((part) => part !== undefined))
}

function inSentence([first = '', place, ...rest]: readonly string[]): string {
  // `Physical medicine and rehabilitation`: a field, and nobody’s title.
  const isField =
    !postTitle.test(first) &&
    /(?:medicine|rehabilitation|surgery|therapy|psychiatry|pediatrics|\p{L}ology)$/iu.test(first)
  if (isField)
    return `working in ${first.charAt(0).toLowerCase()}${first.slice(1)}${place === undefined ? '' : ` at ${[withThe(place), ...rest].join(', ')}`}`
  const role = occupation.test(first) ? withIndefiniteArticle(first.toLowerCase()) : roleInWords(first)
  if (place === undefined) return role
  if (place === 'private practice')
    return `${role} in private practice${rest.length === 0 ? '' : ` in ${rest.join(', ')}`}`
  return placed(role, first, [place, ...rest])
}

/** `a psychologist at the Harbor Clinic`, `an editor of The Crumb`, `a psychologist, licensed in Maryland`. */
function placed(role: string, first: string, [place = '', ...rest]: readonly string[]): string {
  if (/^(?:licensed|board[- ]certified|certified|registered)\b/iu.test(place)) return [role, place, ...rest].join(', ')
  const isOffice =
    /^(?:an? )?(?:editor|editor-in-chief|president|chair|founder|partner|member|fellow|senior fellow)$/iu.test(role)
  // `director of the Detention Project, New York`: the place of it.
  const isTown = / of (?:the )?\p{Lu}\p{L}+ \p{L}/u.test(first) && !institution.test(place)
  if (isTown) return `${role} in ${[place, ...rest].join(', ')}`
  // `licensed psychologist, Virginia`: where the license is.
  if (rest.length === 0 && /\b[Ll]icensed\b/u.test(first) && !institution.test(place)) return `${role} in ${place}`
  return `${role} ${isOffice ? 'of' : 'at'} ${[withThe(place), ...rest].join(', ')}`
}

const institution =
  /\b(?:univ\p{L}*|college|institut\p{L}*|school|academy|laborator\p{L}*|hospital|cent(?:er|re)|clinic|company|inc|corp|llc|agency|society|project|museum|group|services)\b/iu

/** The field in which the expert gives the opinion: of the chair, else of the highest degree. */
export function fieldOf({ posts, degrees }: Background): string | undefined {
  const chair = posts.flatMap(
    ({ title }) => /\b(?:professor|chair|lecturer) of (\p{Lu}[\p{L} &-]{2,60}?)(?: there)?$/iu.exec(title)?.[1] ?? [],
  )[0]
  const doctor = degrees.find(({ title }) => /D\.|Doctor/u.test(title) && title !== 'M.D.')?.field
  return chair ?? doctor
}

/** The question of this kind of letter with the names of the case. */
export function questionOf(question: string, input: DraftInput, possessive = '', relative?: string): string {
  return question
    .replace('{client.possessive}', possessive)
    .replace('the country of feared return', countryOf(input))
    .replace(
      'the qualifying relative',
      textOf(input.answers, 'relative_short') ?? relative ?? 'the qualifying relative',
    )
}
