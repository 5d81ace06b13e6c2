import { isYes } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { certificationsOf } from '../case/certifications.ts'

/** INA 312(b)(1): who cannot learn what the law asks for, by the certification of a doctor. */
const exception =
  'The Applicant asks for the exception of INA § 312(b)(1), 8 U.S.C. § 1423(b)(1), from the English and civics requirements of naturalization; Form N-648 is enclosed in support.'

/** What the certification has to say: the illness, since when, for how long, and what cannot be learned by it. */
const certifies =
  /\bdiagnos[ie]s\b|\bonset\b|\bimpairments?\b|\b(?:12|twelve) months\b|\bunable to (?:learn|demonstrate|comply|meet)\b|\bcannot (?:learn|demonstrate)\b|\boath\b/iu
const most = 5

/** The exception that is asked for, with what the certification itself says; nothing where none is asked for. */
export function disabilityText({ answers, input }: NaturalizationCase): string | undefined {
  if (!isYes(answers, 'disability_exception')) return undefined
  const said = certificationsOf(input)
    .flatMap(({ text }) => text.split('\n').flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim())))
    .filter((words) => certifies.test(words) && !/^Form N-?648\b/u.test(words))
    .slice(0, most)
    .map((words) => escapeText(`“${curlyQuotes(words.replaceAll(/[“”"]/gu, '’'))}”`))
  return said.length === 0 ? exception : `${exception} It certifies: ${said.join(' ')}`
}
