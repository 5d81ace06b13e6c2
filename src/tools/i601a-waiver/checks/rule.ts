import type { Check } from '#domain/questionnaire/check.ts'
import type { WaiverCase } from '../case.ts'

/** One rule of section 3.1 of the domain file. A missing answer never fires a rule that needs it. */
export type Rule = (waiver: WaiverCase) => Check[]

/** The field that stands for something kept in the client record. */
export const clientField = 'client_id'
