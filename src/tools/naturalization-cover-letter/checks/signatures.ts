import { type Check, inform } from '#domain/questionnaire/check.ts'
import type { NaturalizationCase } from '../case.ts'

/** W21: 8 CFR 103.2(a)(7) since July 10, 2026. The letter itself carries no signature made by software. */
export function inkSignatures({ filingDate }: NaturalizationCase): Check[] {
  if (filingDate < '2026-07-10') return []
  return [
    inform(
      'W21',
      'Each form and the Form G-28 must be signed in ink by the person named (a scan of the ink original will do); a pasted, stamped, typed or software-made signature may cost the case and the fee: 8 C.F.R. § 103.2(a)(7), from July 10, 2026.',
      'client_id',
    ),
  ]
}
