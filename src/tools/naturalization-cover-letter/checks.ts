import type { DraftInput } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { N400Filing } from '#law/n400-filing.ts'
import { readCase } from './case.ts'
import { findErrors } from './errors.ts'
import { compareWithRecord } from './record-checks.ts'
import { findWarnings } from './warnings.ts'

/** All that the rules find, together: errors (no letter), then warnings (a letter all the same). */
export function checkApplication(input: DraftInput, filing: N400Filing): Check[] {
  const application = readCase(input, filing)
  return [...findErrors(input), ...findWarnings(application, input, filing), ...compareWithRecord(application)]
}
