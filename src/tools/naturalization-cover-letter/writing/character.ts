import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { choicesOf } from '#domain/questionnaire/question.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { enclosedPapers } from '../case/enclosed-papers.ts'
import { enclosedPaper } from './paper-cites.ts'

/** For which years good moral character has to be shown; said where the letter goes on to what bears on it. */
export function characterText({ basis }: NaturalizationCase): string | undefined {
  const goesOn = 'What bears on it is disclosed on Form N-400 and shown by the papers below.'
  if (basis === '316(a)')
    return `Good moral character is to be shown for the five years before this filing and until the oath. INA § 316(a)(3), 8 U.S.C. § 1427(a)(3); 8 C.F.R. § 316.10(a)(1). ${goesOn}`
  return basis === '319(a)'
    ? `Good moral character is to be shown for the three years before this filing and until the oath. INA § 319(a), 8 U.S.C. § 1430(a); 8 C.F.R. § 319.1(a)(7). ${goesOn}`
    : undefined
}

/** So many papers speak for the Applicant in the letter itself, a sentence or two each. */
const most = 4

/** What the papers in the Applicant's favor say of the Applicant, word for word; they are weighed with all the rest. */
export function favorParagraph(application: NaturalizationCase): string | undefined {
  const { input, client, answers } = application
  if (choicesOf(answers, 'positive_equities').length === 0) return undefined
  const names = [client.first_name, ...client.last_name.split(' ')].filter((name) => name.length > 2)
  const speaks = new RegExp(
    String.raw`\b(?:${names.map((name) => RegExp.escape(name)).join('|')})\b|\b(?:he|she)\b`,
    'iu',
  )
  // `Rosalie Hathaway has attended` speaks of a child that bears the name.
  const kin = [client.spouse, ...client.children].flatMap((one) => fieldText(one, 'name')?.split(' ')[0] ?? [])
  const own = new RegExp(
    String.raw`\b${RegExp.escape(client.first_name)}\b|\b(?:Mrs?|Ms|Dr)\.? (?:\p{Lu}\S+ ){0,2}(?:${names.map((name) => RegExp.escape(name)).join('|')})\b|\b(?:he|she)\b`,
    'iu',
  )
  const isOfKin = (words: string) => kin.some((name) => name.length > 2 && words.startsWith(name)) && !own.test(words)
  const told = enclosedPapers(application, 'POSITIVE_EQUITIES').flatMap((title) => {
    const text = input.sources.find((one) => one.title === title)?.text ?? ''
    const said = text
      .split('\n')
      .flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim()))
      .filter((one) => speaks.test(one) && isWhole(one) && !isOfKin(one))
      .slice(0, 2)
    return said.length === 0 ? [] : [{ title, said }]
  })
  if (told.length === 0) return undefined
  const papers = told
    .slice(0, most)
    .map(
      ({ title, said }, at) =>
        `${at === 0 ? 'In the Applicant’s favor the' : 'The'} ${enclosedPaper(application, title, { under: 'POSITIVE_EQUITIES' })} says: ${said.map(quoted).join(' ')}`,
    )
  return papers.join(' ')
}

/** A sentence with its end, and no address, date or head. */
const isWhole = (sentence: string): boolean =>
  /[.]$/u.test(sentence) &&
  hasFiniteVerb(sentence) &&
  countWords(sentence) > 4 &&
  /\p{Ll}{2}/u.test(sentence) &&
  !/^(?:Re|RE|To|Certificate|Date)\b/u.test(sentence) &&
  // What is said of an absence is told with the trip.
  !/\b(?:leave|abroad|absence)\b/iu.test(sentence) &&
  // An illness of the Applicant speaks for nobody.
  !/\b(?:he|she) (?:had (?:a|an) (?:stroke|heart attack|accident|operation)|was (?:diagnosed|hospitalized)|cannot)\b/iu.test(
    sentence,
  )

const quoted = (sentence: string): string => escapeText(`“${curlyQuotes(sentence.replaceAll(/[“”"]/gu, '’'))}”`)
