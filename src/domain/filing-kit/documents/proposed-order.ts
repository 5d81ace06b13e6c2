import type { Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { blank, centered, orGap, paper, paragraph, title, words } from './paper.ts'

const motions: Readonly<Record<string, string>> = {
  reopen: 'motion to reopen',
  reconsider: 'motion to reconsider',
  motion: 'motion',
}

/** The box and its word stay on one line. */
const box = '[\u00a0]\u00a0'

/**
 * The order that a motion in the immigration court asks the judge for: every decision, reason and signature stays open.
 * Undefined for what is no motion, and before the Board and USCIS. Its form is general practice; no rule was read for it.
 */
export function proposedOrder({ forum, answers, lead, others, court, proceeding }: KitCase): LegalDocument | undefined {
  const motion = motions[answers['filing_kind'] ?? '']
  if (forum !== 'court' || motion === undefined) return undefined
  const [who, whose] = others.length > 0 ? ['Respondents', 'Respondents’'] : ['Respondent', 'Respondent’s']
  const persons = [lead, ...others].map(({ name, aNumber }): readonly Inline[] => [
    words(`${name}, `),
    orGap(aNumber, 'A-number'),
  ])
  return paper('Proposed order', [
    centered(
      [
        [words('UNITED STATES DEPARTMENT OF JUSTICE')],
        [words('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW')],
        [words('IMMIGRATION COURT')],
        [orGap(court?.city?.toUpperCase(), 'city'), words(', '), orGap(court?.state?.toUpperCase(), 'state')],
      ],
      true,
    ),
    { kind: 'lines', lines: [[words('In the Matter of:')], ...persons, [words(`In ${proceeding} proceedings`)]] },
    title('ORDER OF THE IMMIGRATION JUDGE'),
    paragraph(
      words(`Upon consideration of the ${whose} ${motion}, it is ORDERED that the motion is `),
      words(`${box}GRANTED ${box}DENIED because:`),
    ),
    {
      kind: 'lines',
      lines: [
        [words(`${box}The Department of Homeland Security does not oppose the motion.`)],
        [words(`${box}Good cause is shown.`)],
        [words(`${box}Other: `), blank(40)],
      ],
    },
    { kind: 'signature', lines: [[blank(), words('   Date '), blank(14)], [words('Immigration Judge')]] },
    paragraph({ text: 'Certificate of service (for the court)', bold: true }),
    {
      kind: 'lines',
      lines: [
        [words(`This document was served by: ${box}mail ${box}personal service ${box}electronic service`)],
        [words(`To: ${box}${who} ${box}counsel ${box}DHS`)],
        [words('Date '), blank(14), words('   By '), blank(20)],
      ],
    },
  ])
}
