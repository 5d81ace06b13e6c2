import { plainLabel } from '#domain/questionnaire/required.ts'

/** The sentence for a detail that an earlier answer calls for; labels stand in it without the mark at their end. */
export function requiredBecause(label: string, value: string, parent: string): string {
  return `${plainLabel(label)} is required because you answered ${value} to ${plainLabel(parent)}.`
}
