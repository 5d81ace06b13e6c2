import type { SourceText } from '#domain/drafting/tool.ts'

/** Whoever has one of these examines people, whatever else is said of them. */
const clinician =
  /psycholog|psychiatr|\btherapist|\bpsychotherap|physician|surgeon|\bM\.?D\.?\b|\bD\.?O\.?\b(?! not)|\bL\.?C\.?S\.?W|\bL\.?M\.?F\.?T|\bL\.?P\.?C\b|\bL\.?M\.?H\.?C|social worker|\bnurse\b|clinic(?:al|ian)/iu

/** The record of whoever signs names a calling that examines people. */
export const isOfClinician = (record: SourceText | undefined): boolean =>
  clinician.test(`${record?.title ?? ''}\n${record?.text ?? ''}`)
