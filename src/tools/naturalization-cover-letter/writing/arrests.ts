import { isYes } from '#domain/questionnaire/question.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { readPapers } from '../case/papers.ts'

/** Notes of the office are read for the checks and never named in the letter. */
const ofOffice = /\b(?:notes?|e-?mail|call|intake)\b/i

/**
 * What the enclosed papers say of an arrest, a citation or a charge that the answers disclose, and how each case ended;
 * what they do not say of its end is a gap. Nothing where no paper speaks of one.
 */
export function arrestsParagraph({ input, answers }: NaturalizationCase): string | undefined {
  if (!isYes(answers, 'has_past_arrests')) return undefined
  const { arrests, dispositions } = readPapers(input)
  const told = arrests.filter(({ paper }) => !ofOffice.test(paper))
  const papers = [...new Set(told.map(({ paper }) => paper))]
  if (papers.length === 0) return undefined
  const said = papers.map((paper) => {
    const ends = dispositions.filter((one) => one.paper === paper).map(({ line }) => line)
    const begins = told.filter((one) => one.paper === paper && !ends.includes(one.line)).map(({ line }) => line)
    const charge = begins.length === 0 ? '' : ` states: ${begins.slice(0, 2).map(quoted).join('; ')}.`
    const end =
      ends.length === 0
        ? ` ${gap(`How the matter in “${paper}” ended, with the certified disposition`)}`
        : ` ${charge === '' ? ' states of' : 'Of'} how the matter ended${charge === '' ? '' : ' it states'}: ${ends.slice(0, 2).map(quoted).join('; ')}.`
    return `The enclosed record “${escapeText(paper)}”${charge}${end}`.replaceAll(/ {2,}/g, ' ')
  })
  return `The Applicant discloses every arrest, citation and charge on Form N-400. ${said.join(' ')}`
}

const quoted = (line: string): string => escapeText(`“${curlyQuotes(line.replace(/[.;]$/, ''))}”`)
