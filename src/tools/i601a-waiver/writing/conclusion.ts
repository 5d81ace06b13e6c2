import { listInWords } from '#domain/prose/words.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'

/** The relief. The signature follows it; the composer prints it from the attorney's profile. */
export function writeConclusion(teller: Teller): string {
  const { relatives } = teller.waiver
  const whom =
    relatives.length === 0 ? gap('qualifying relatives') : listInWords(relatives.map(({ role }) => `{${role}}`))
  return own(
    teller,
    `{applicant} respectfully requests that USCIS find that refusal of {applicant.his} admission would result in extreme hardship to ${whom}, exercise its discretion favorably, and approve the Form I-601A under ${cite('S4')} and ${cite('R1')}.`,
  )
}
