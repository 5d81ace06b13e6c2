import { actsOutside, type PlacedMark } from './acting.ts'
import { asksTheReader, general } from './firm-sentences.ts'
import { proceduralVerbs, rolePerson } from './lexicon.data.ts'

/**
 * Whether a sentence tells what was, in whatever words: its verb is of the past and nothing in it is said of today, of
 * duties or of the law. Papers of law argue in the present; what happened, happened in one case.
 */
export function isNarrated(words: string): boolean {
  if (isOfLaw(words) || asksTheReader.test(words)) return false
  return past.test(words) && !present.test(words)
}

/** `One called it gray and the other blue; a sample is at Tab F`: a clause that tells, beside others that do not. */
export const isNarratedInPart = (words: string): boolean =>
  !isOfLaw(words) && words.split(/;\s/u).some((clause) => isNarrated(clause))

/** Whether the party itself (`Respondent cleans pools`) or somebody called by a role (`The youngest sleeps`) does something. */
export function doesSomething(words: string): boolean {
  if (isOfLaw(words)) return false
  const party = partyFirst.exec(words)
  if (party) {
    const mark: PlacedMark = { start: 0, end: 0, slot: 'client', at: 0, to: party[0].length }
    return actsOutside(words, [mark]) && !proceduralVerbs.test(words) && !ofBurden.test(words)
  }
  return [...words.matchAll(rolePerson)].some(({ 0: role, index }) => !/^[’']/u.test(words.slice(index + role.length)))
}

const partyFirst =
  /^(?:\W{0,3}\d{1,2}[.)] )?(?:(?:The )?(?:Respondents?|Petitioner|Applicant|Beneficiary|Self-petitioner|Client)|the (?:respondents?|petitioner|applicant|beneficiary|self-petitioner|client))(?!\p{L}|[’'])/iu
const ofBurden = /\b(?:burden|bears?|carries|proves?|evidence|must|need not|may|has the right)\b/iu

const isOfLaw = (words: string): boolean =>
  general.test(words) ||
  citesLaw(words) ||
  /\b(?:Congress|Supreme Court|the Board|Circuit|Attorney General|legislature|courts)\b/u.test(words)

/** A sentence with its authority. */
export const citesLaw = (words: string): boolean =>
  /§|C\.F\.R|U\.S\.C|I&N|F\.(?:[234]d|4th)|\bMatter of\b| v\. /u.test(words)

/** What is, may or must be. */
const present =
  /(?<!\p{L})(?:is|are|am|has|have|may|must|shall|can|cannot|will|should|do|does|need|needs|requires?|means?|includes?|shows?|want|hope)(?!\p{L})/iu

/** Forms that are of the past alone, and those in -ed behind whoever did it. */
const past =
  /(?<!\p{L})(?:was|were|had|did|came|went|took|gave|said|told|saw|left|lost|knew|felt|kept|ran|sat|stood|slept|wrote|spoke|broke|fell|fled|fought|hid|drove|ate|rode|threw|wore|woke|brought|sold|sent|met|led|began|became|died|shot|stole|swore|tore|struck|sought|rose|grew|flew|drew|drank|chose|caught|taught|bought|burned|buried|cried|tried|carried|married|worked|lived|waited|walked|pulled|pushed|kicked|beat|happened|started|stopped|turned|called|asked|wanted|needed|looked|moved|learned|helped|opened|closed|paid|built|heard|froze|bit|swam|sang|sank|rang|shook|hung|dug|swung|wept|lit|laid|won|forgot|hurt|meant)(?!\p{L})|(?<=(?:^|[\s(])[\p{L}’'-]{1,40} )(?!(?:based|need|seed|exceed|proceed|indeed|hundred|attached|enclosed|undersigned|related|united)(?!\p{L}))\p{L}{2,12}ed (?:the|a|an|his|her|my|their|our|him|it|them|us|me|to|from|in|on|at|with|by|for|over|both|two|three|four|out|up|down|off|into|through|after|before|when|because|that)(?!\p{L})/iu
