import { countNegations } from '../polarity.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import { countIn, coverOf, type Part } from './parts.ts'
import type { Placed } from './told-index.ts'
import type { Clause } from './weigh.ts'

/** What makes of an act behind it one that is planned, asked for, advised, feared or allowed. */
const ahead =
  /(?<!\p{L})(?:will|would|shall|should|could|may|might|can|cannot|must|(?:plan|hope|want|wish|intend|mean|expect|offer|promise|ask|agree|try|apply|wait|threaten|like|prepare|tell|order|urge|advise|need)(?:s|ed|ing|t)?(?: \p{L}+){0,2} to|(?:planning|hoping|wanting|tries|tried|trying|applied|applies|meant|told|promised|agreed|supposed|likely|about|going|ready|able|scheduled|due|yet) to|(?:is|are|was|were) to|to be|(?:recommend|advis|suggest|propos|consider|request|plann|review)(?:e|s|es|ed|ing)?|(?:apply|applied|applies|applying|wait(?:s|ed|ing)?|ask(?:s|ed|ing)?|candidate|eligible|look(?:s|ing)?|scheduled|planned) for|offer(?:s|ed)?|threat(?:ens?|ened)?(?: to| of)?|letters? of intent|intention|proposal|plans? for|risk of|fear(?:s|ed)? (?:of|that)|if|unless)(?!\p{L})(?: [\p{L}’'-]+){0,7} ?$/u
/** What is told in such words is told as planned by the draft itself. */
const own =
  /(?<!\p{L})(?:will|would|shall|should|could|may|might|can|cannot|must|plan\p{L}*|hop(?:e|es|ed|ing)|want(?:s|ed|ing)?|wish\p{L}*|inten[dt]\p{L}*|expect\p{L}*|going to|about to|(?:is|are|was|were) to|recommend\p{L}*|advis\p{L}*|suggest\p{L}*|propos\p{L}*|ask(?:s|ed|ing)?|offer\p{L}*|threat\p{L}*|warn\p{L}*|appl(?:y|ies|ied|ying|ications?)|request\p{L}*|seek\p{L}*|sought|consider\p{L}*|schedul\p{L}*|due|risks?|fear\p{L}*|afraid|promis\p{L}*|agree\p{L}*|tr(?:y|ies|ied|ying)|order\p{L}*|likely|future|next|pending|await\p{L}*|waiting|able|needs?|needed|told|eligible|candidate|yet|if|unless|once|possible|hoped)(?!\p{L})/iu
/** `Asked for asylum and got it`. */
const reached =
  /(?<!\p{L})(?:got|received|granted|obtained|did|done|has been|have been|since then|succeed\p{L}*)(?!\p{L})/iu
const ofPlans = /(?<!\p{L})(?:plan|plans|hope|hopes|intend|future|ahead)(?!\p{L})/iu

/**
 * `Has moved to Dhaka` where she only wants to: every sentence on file that has what a clause tells has it as something that
 * is planned, asked for, advised or feared, and the draft tells it as done.
 */
export function onlyPlanned(told: Told): Finding[] {
  const { text } = told.sentence
  if (own.test(text) || countNegations(text) > 0) return []
  return told.clauses.flatMap((clause) => judge(clause, told))
}

function judge(clause: Clause, told: Told): Finding[] {
  const { parts, own: said, around } = coverOf(clause, told)
  const things = parts.filter(({ is }) => is !== 'fact')
  if (things.length < 2) return []
  const telling = parts.reduce((mask, { is }, bit) => (is === 'fact' ? mask : mask | (1 << bit)), 0)
  const persons = personsOf(clause, told)
  const events = [...said]
    .filter(([at, mask]) => countIn(mask & telling) >= 1 && countIn(around(at, 1) & telling) * 2 >= things.length)
    .flatMap(([at]) => told.index.byPlace.get(at) ?? [])
    .filter((place) => place.sentence.from.source.kind !== 'record' && isAbout(place, persons))
  if (events.some(({ sentence }) => reached.test(sentence.text))) return []
  const [by] = events.toSorted((one, other) => countIn(said.get(other.at) ?? 0) - countIn(said.get(one.at) ?? 0))
  if (!by || !events.every((place) => isAhead(place, things))) return []
  const message = `The file has this as planned, advised or feared: ${shown(by)}.`
  return [{ word: { start: clause.start, end: clause.end }, by, message }]
}

/** The first of the parts that the sentence has stands right behind such words, or in an answer about plans. */
function isAhead({ sentence, tokens }: Placed, parts: readonly Part[]): boolean {
  const { text, from } = sentence
  if (from.source.kind === 'answer' && ofPlans.test(from.source.title)) return true
  const said = tokens.filter((token) =>
    parts.some(({ words }) =>
      words.some(({ meaning }) => meaning.same.some((key) => token.meaning.same.includes(key))),
    ),
  )
  return said.length > 0 && said.filter(({ start }) => ahead.test(leadOf(text, start))).length * 2 > said.length
}

/** What stands before a word in its clause. */
const leadOf = (text: string, at: number) => text.slice(0, at).replace(/^[^]*(?:[;:.]|, (?:and|but|so)(?= ))/u, '')
