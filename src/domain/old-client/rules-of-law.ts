import type { Slot } from '#domain/template-sections/old-case.ts'
import type { PlacedMark } from './acting.ts'
import { citation } from './firm-sentences.ts'
import { citesLaw, isNarrated } from './narrated.ts'

/** What a rule of law may say too. */
const ofRules = new Set<Slot>(['amount', 'age', 'family'])
/** In a rule the party is `he`, and nobody is named. */
const ofParty = new Set<Slot>([...ofRules, 'pronoun', 'other-pronoun', 'circuit'])

/**
 * Whether a sentence states the law: its authority follows it and nobody of the case is in it, or it cites law, names
 * nobody, and says what may, must or follows where a party does something. `after`: the rest of its line.
 */
export const isRuleOfLaw = (words: string, marks: readonly PlacedMark[], after: string): boolean =>
  (marks.every(({ slot }) => ofRules.has(slot)) && citation.test(after)) ||
  (marks.every(({ slot }) => ofParty.has(slot)) &&
    (citesLaw(words) || citation.test(after)) &&
    partyOfRule.test(words) &&
    says.test(words) &&
    !isNarrated(words))

const partyOfRule =
  /(?<!\p{L})(?:an?|any|every|each|no|the|such an?) (?:respondent|applicant|noncitizen|alien|petitioner|beneficiary|person|individual|child|juvenile|immigrant|spouse|victim)(?!\p{L}|[’'])/iu
const says =
  /(?<!\p{L})(?:may|must|shall|unless|whether|provided that)(?!\p{L})|(?<!\p{L})(?:if|where|when) (?:the|an?|such an?|any) /iu
