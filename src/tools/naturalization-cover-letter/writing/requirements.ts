import { fieldText } from '#domain/clients/client-record.ts'
import { ageOn, formatLongDate } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { listInWords } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { findState } from '#law/states.ts'
import { dateOf, type NaturalizationCase } from '../case.ts'
import { isOfOffice } from '../case/enclosed-papers.ts'
import type { ExhibitCode } from '../case/exhibit-code.ts'
import { listExhibits } from '../case/exhibits.ts'
import { tripsOfPeriod } from '../case/period-trips.ts'
import { enclosedPaper } from './paper-cites.ts'

/**
 * Requirement by requirement what shows it: the card, the age, the marriage, the residence in the State in a paper's own
 * words, and which of them the letter goes on to. Only with papers on file, and under INA 316(a) and 319(a).
 */
export function requirementsText(application: NaturalizationCase, isCharacterTold: boolean): string | undefined {
  const { basis, input } = application
  const isMarriage = basis === '319(a)'
  if ((basis !== '316(a)' && !isMarriage) || !input.sources.some(({ kind }) => kind === 'client_document'))
    return undefined
  const shown = isMarriage
    ? ofMarriage(application)
    : by(application, 'GREEN_CARD').map((where) => `permanent residence by ${where}`)
  const said = [
    ...(shown.length === 0 ? [] : [capital(listInWords(shown).replace(' by ', ' is shown by '))]),
    ...ofAge(application),
    ...ofState(application),
    ...further(application, isCharacterTold),
  ]
  const rule = isMarriage ? '8 C.F.R. § 319.1(a)' : '8 C.F.R. § 316.2(a)'
  return said.length < 2
    ? undefined
    : `Of the requirements of ${rule}, ${said.join('. ').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`
}

function ofMarriage(application: NaturalizationCase): string[] {
  const proofs: readonly (readonly [ExhibitCode, string])[] = [
    ['GREEN_CARD', 'permanent residence'],
    ['SPOUSE_USC', 'the citizenship of the spouse'],
    ['MARRIAGE_CERT', 'the marriage'],
    ['JOINT_EVIDENCE', 'the life together'],
  ]
  return proofs.flatMap(([code, what]) => by(application, code).map((where) => `${what} by ${where}`))
}

const by = (application: NaturalizationCase, code: ExhibitCode): string[] =>
  listExhibits(application).flatMap((exhibit) => (exhibit.code === code ? [`Exhibit ${exhibit.letter}`] : []))

function ofAge({ client, filingDate }: NaturalizationCase): string[] {
  const born = dateOf(fieldText(client.client, 'date_of_birth'))
  return born === undefined || ageOn(born, filingDate) < 18
    ? []
    : [`The Applicant was born on ${formatLongDate(born)} and is over eighteen`]
}

const lives =
  /\b(?:I|[Ww]e|[Hh]e|[Ss]he|The Applicant|Applicant|\p{Lu}\p{Ll}+) (?:have |has )?(?:lived?|lives|resided?|resides?) (?:at|in|here|there|together at)\b[^;]{0,160}\bsince\b/u

/** `I have lived at 12 Elm Street, Akron, Ohio, since 2015`: the last three months, in a paper that names the State. */
function ofState(application: NaturalizationCase): string[] {
  const { input, client } = application
  const state = stateNamed(fieldText(client.client, 'state'))
  if (state === undefined) return []
  const found = input.sources
    .filter(({ kind, title, text }) => kind === 'client_document' && !isOfOffice(title) && state.test(text))
    .flatMap(({ title, text }) =>
      text
        .split('\n')
        .flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim()))
        .filter((words) => lives.test(words) && words.length < 260)
        .map((words) => ({ title, words })),
    )
  const [first] = found
  return first === undefined
    ? []
    : [
        `Of residence in the State for at least three months the ${enclosedPaper(application, first.title)} says: ${escapeText(`“${curlyQuotes(first.words.replaceAll(/[“”"]/gu, '’').replace(/[.;]$/u, ''))}”`)}`,
      ]
}

function stateNamed(entered: string | undefined): RegExp | undefined {
  const state = findState(entered ?? '')
  return state === undefined
    ? undefined
    : new RegExp(String.raw`(?<!\p{L})(?:${RegExp.escape(state.name)}|, ${state.code})(?!\p{L})`, 'u')
}

function further(application: NaturalizationCase, isCharacterTold: boolean): string[] {
  const hasTrips = tripsOfPeriod(application).trips.length > 0
  if (hasTrips)
    return [
      `Continuous residence and physical presence${isCharacterTold ? ', and then good moral character,' : ''} are taken up below`,
    ]
  return isCharacterTold ? ['Good moral character is taken up below'] : []
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
