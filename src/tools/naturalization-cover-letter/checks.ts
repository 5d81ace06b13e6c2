import { withReadings } from '#domain/law-changes/policy-words.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import type { NaturalizationCase } from './case.ts'
import { findErrors } from './checks/errors.ts'
import { naturalizationQuestionnaire } from './questionnaire.ts'
import { comparePapers } from './checks/paper-checks.ts'
import { compareWithRecord } from './checks/record-checks.ts'
import { inkSignatures } from './checks/signatures.ts'
import { findWarnings } from './checks/warnings.ts'

/** All that the rules find, together: errors (no letter), then warnings (a letter all the same). */
export function checkApplication(application: NaturalizationCase): Check[] {
  const { input, filingDate } = application
  // The record in hand answers for the client; what was sent counts, and what was accepted counts over it.
  const sent = { client_id: input.client.id, ...input.givenAnswers, ...input.answers }
  const judged = checkAnswers(naturalizationQuestionnaire(), sent, recordValues(input.client), filingDate)
  const found = [
    ...findErrors(judged, filingDate),
    ...findWarnings({ ...application, input: { ...input, givenAnswers: judged.given } }),
    ...compareWithRecord(application),
    ...comparePapers(application),
    ...inkSignatures(application),
  ]
  return withReadings(found, 'naturalization', filingDate)
}
