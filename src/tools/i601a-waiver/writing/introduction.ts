import { countryName, listInWords } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { statusWords } from './people.ts'
import { relativeKin } from './kin.ts'
import { caseInBrief } from './burdens.ts'
import { gravest } from './noun-phrases.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { hardshipFacts } from './totality.ts'
import { basisClause } from './visa-basis.ts'

/** Who asks for what, why it is needed, and why this client should have it. */
export function writeIntroduction(teller: Teller): string {
  const { waiver } = teller
  const { citizenship } = waiver.applicant
  const basis = basisClause(waiver)
  const country = citizenship === undefined ? gap('country') : countryName(citizenship)
  return (
    own(
      teller,
      `{applicant}, a citizen of ${country}, asks U.S. Citizenship and Immigration Services (USCIS) to approve the enclosed Form I-601A and provisionally to waive inadmissibility under ${cite('S1')}.`,
      // The year of a date and a citation within a sentence are closed by a comma.
      `{applicant} is ${basis}${/(, \d{4}|\]\])$/.test(basis) ? ',' : ''} and must attend an immigrant visa interview abroad.`,
      barSentence(teller),
    ) + theCase(teller)
  )
}

function barSentence({ waiver }: Teller): string {
  const years = waiver.presence?.bar === 'ten_year' ? 'one year or more' : 'more than 180 days but less than one year'
  switch (waiver.presence?.bar) {
    case 'ten_year':
    case 'three_year':
      return `Because {applicant.subj} has been unlawfully present for ${years}, leaving for that interview would bar {applicant.his} return for ${waiver.presence.bar === 'ten_year' ? 'ten' : 'three'} years.`
    case 'none':
      return gap('attorney: the count does not exceed 180 days; confirm that a waiver is needed')
    default:
      return `Leaving for that interview is expected to trigger a bar under that section. ${gap('attorney: confirm the accrual of unlawful presence')}`
  }
}

function theCase(teller: Teller): string {
  const { waiver, map } = teller
  const [first] = waiver.relatives
  if (first === undefined) return own(teller, gap('qualifying relatives'))
  const whom = waiver.relatives.map(
    (relative) =>
      `{${relative.role}}, the applicant’s ${relativeKin(map, relative.role)} and a ${statusWords(relative)}`,
  )
  const shown = gravest(hardshipFacts(teller), first.role, 4)
  const record = shown.length < 2 ? '' : `The record shows ${listInWords(shown)}.`
  const theory =
    map.theory === undefined || map.theoryBy === 'software'
      ? [
          ...waiver.relatives.map((relative) => caseInBrief(teller, relative)),
          ...(waiver.relatives.some((relative) => caseInBrief(teller, relative) !== '') ? [] : [record]),
        ]
          .filter((text) => text !== '')
          .join(' ')
      : `The case in one sentence: ${map.theory.replace(/\.$/u, '')}. ${record}`
  return own(
    teller,
    `Congress allows the bar to be waived where refusal of admission would cause extreme hardship to a citizen or permanent resident spouse or parent. ${cite('S4')}. Here that is ${listInWords(whom)}.`,
    theory,
    `Part V argues that this hardship is extreme, and that {applicant.subj} merits a favorable exercise of discretion.`,
  )
}
