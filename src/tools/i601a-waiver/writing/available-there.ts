import type { CaseFact } from '#domain/case-map/case-map.ts'

/**
 * A report says that something of what is needed can be had abroad: care, a medicine, membership, a language that is
 * understood. What it says in the same breath to be missing, far or scarce makes it no such statement.
 */
export const isAvailable = ({ wording, negated }: CaseFact): boolean =>
  negated !== true && had.test(wording) && !missing.test(wording)

/** It says so, or goes on about what the statement before it says to be there: `Chiatura is not one of them`. */
export const isOfAvailable = (fact: CaseFact, before?: CaseFact): boolean =>
  isAvailable(fact) || (before !== undefined && isAvailable(before) && leansOn.test(fact.wording))

const leansOn =
  /\b(?:one|two|three|none|all|both|many|most) of (?:them|these|those)\b|^(?:It|They|This|That|These|Those|Both) |\bthe supply\b/u

const had =
  /\b(?:(?:was|is|were|are|of) (?:very )?(?:good|adequate|high|excellent)\b|good quality\b|offers? [^.;]{3,60} to (?:all|every|patients who)\b|open to (?:all|every|patients who|resident|foreign)|free of charge|(?:at|with) no charge|without charge|widely available|(?:is|are) available|(?:is|are|(?:has|have) been) (?:covered|dispensed|offered|provided|reimbursed|subsidized)|(?:may|can) (?:register|enroll|obtain)|(?:is|are) (?:performed|sold|offered|trained|mapped|done|made|treated|tested|repaired|fitted) (?:in|at)|there is an? (?:\p{Ll}+ )?English school|(?:is|are) given (?:at|in)|(?:is|are) easy to find|easily (?:found|obtained)|in stock in|were kind|(?:speaks?|spoken by|language of)\b[^.;]{0,40}\b(?:physicians|doctors|medical practice|schools)|English is|teach(?:es)? in English|(?:has|have) (?:an? )?(?:[\p{Ll}-]+ ){0,3}(?:unit|ward|department|clinic|program|intensive care)\b[^.;]{0,20}\b(?:treats?|with|for))\b/iu

const missing =
  /\b(?:not|no (?!charge\b)|nor|none|neither|without (?!charge\b)|only|unavailable|lack\p{L}*|out of stock|wait\p{L}*|closed)\b/iu

/** `Cardamom exports fell`: news of trade, which bears on nobody's move. */
export const isOfTrade = ({ kind, statement }: CaseFact): boolean =>
  kind === 'country' &&
  /\b(?:exports?|imports?|harvests?|tourism|gross domestic product|GDP)\b/iu.test(statement) &&
  /\b(?:rose|grew|fell|increased|decreased|reached|declined|record)\b/iu.test(statement) &&
  !/\b(?:medicines?|drugs?|food|hospitals?|jobs?|work|unemployment|shortages?)\b/iu.test(statement)
