import { hasInformation } from '#domain/clients/client-record.ts'
import { block, type Check } from '#domain/questionnaire/check.ts'
import { isYes } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'

export const noSpouseInformation =
  'Will the spouse of the applicant be part of the application?* was selected, but no information about spouse is found. Please, fill that information for this client in the Client Management section to continue.'
export const noChildInformation =
  'Will the children of the applicant be part of the application?* was selected, but no information about child is found. Please, fill that information for this client in the Client Management section to continue.'

/** Relatives who are part of the application must stand on the client record (C7). */
export function familyChecks({ answers, input: { client } }: CaseFrame): Check[] {
  const checks: Check[] = []
  if (isYes(answers, 'spouse_applying') && !hasInformation(client.spouse))
    checks.push(block('C7', noSpouseInformation, 'spouse_applying'))
  if (isYes(answers, 'children_applying') && !client.children.some(hasInformation))
    checks.push(block('C7', noChildInformation, 'children_applying'))
  return checks
}
