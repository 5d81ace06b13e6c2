import { foldWord } from '#domain/language/fold.ts'
import { contentWords } from '#domain/language/words.ts'
import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import { readRoster, type NamedPerson, type Roster } from './persons.ts'
import { relativeOf } from './relatives.ts'
import { readSentences, readStatements, type ReadSentence, type Statement } from './read-statements.ts'
import { readValues, type ValueStatement } from './values.ts'
import { authorOf } from './author-of.ts'

export type EvidenceSentence = ReadSentence & {
  readonly from: SourceFacts
  readonly words: ReadonlySet<string>
  /** Who says `I` in the source. */
  readonly speaker: string
}
export type Evidence = {
  readonly statement: Statement
  readonly from: SourceFacts
  /** Whom the source spoke of last before a sentence that names nobody: `Diagnosis: ...` is the patient's. */
  readonly topic: readonly string[]
}
export type ValueEvidence = { readonly statement: ValueStatement; readonly from: SourceFacts }

/** What the sources of a case say, read once: persons, sentences, statements. */
export type EvidenceIndex = {
  readonly roster: Roster
  readonly sentences: readonly EvidenceSentence[]
  readonly byWord: ReadonlyMap<string, readonly EvidenceSentence[]>
  readonly byConcept: ReadonlyMap<string, readonly Evidence[]>
  readonly values: readonly ValueEvidence[]
}

type Indexes = { readonly evidence: EvidenceIndex; readonly told: EvidenceIndex }
const indexes = new WeakMap<readonly SourceFacts[], Indexes>()

/** What a question's own words assert when the answer does not deny it: `Trips abroad: ...`. */
const askedFor = new Set(['left', 'adverse', 'been-abroad'])

/** Reads the sources for statements, and what the draft was written from beside them; kept with the list of sources. */
export function indexEvidence(
  sources: readonly SourceFacts[],
  told: readonly SourceFacts[] = [],
  named: readonly NamedPerson[] = [],
): Indexes {
  const known = indexes.get(sources)
  if (known) return known
  const roster = readRoster(sources, named)
  const made = { evidence: readEvidence(sources, roster), told: readEvidence(told, roster) }
  indexes.set(sources, made)
  return made
}

function readEvidence(sources: readonly SourceFacts[], roster: Roster): EvidenceIndex {
  const sentences: EvidenceSentence[] = []
  const byConcept = new Map<string, Evidence[]>()
  const values: ValueEvidence[] = []
  for (const from of sources) {
    if (from.source.kind === 'attorney' || from.source.kind === 'computed') continue
    const speaker = speakerOf(from, roster)
    const read = readSource(from, roster, speaker)
    sentences.push(
      ...read
        .flatMap(clausesOf)
        .map((sentence) => ({ ...sentence, from, speaker, words: contentWords(sentence.text) })),
    )
    const statements = readStatements(read, 'evidence')
      .filter((one) => !isOnlyAsked(one, from) && !isOnlyFeared(one) && !isOfPapers(one))
      .map((one) => (isPending(one) ? { ...one, denied: true } : one))
      .flatMap((one) => (isDeniedAgain(one) ? [one, { ...one, denied: false }] : [one]))
    for (const statement of asksForNot(from) ? statements.map((one) => ({ ...one, denied: true })) : statements) {
      const list = byConcept.get(statement.concept)
      const topic = statement.ids.length > 0 ? [] : topicBefore(statement, read, roster)
      if (list) list.push({ statement, from, topic })
      else byConcept.set(statement.concept, [{ statement, from, topic }])
    }
    values.push(...readValues(read, 'evidence').map((statement) => ({ statement, from })))
  }
  const byWord = new Map<string, EvidenceSentence[]>()
  for (const sentence of sentences)
    for (const word of sentence.words) {
      const list = byWord.get(word)
      if (list) list.push(sentence)
      else byWord.set(word, [sentence])
    }
  return { roster, sentences, byWord, byConcept, values }
}

/** Of the persons named up to a sentence the last who is no professional; of several named together all. */
function topicBefore({ sentence }: Statement, read: readonly ReadSentence[], { persons }: Roster): readonly string[] {
  const isPatient = (id: string) => id !== 'speaker' && !id.startsWith('author:') && persons.get(id)?.kin !== 'doctor'
  for (let at = read.indexOf(sentence) - 1; at >= 0; at -= 1) {
    const ids = read[at]?.mentions.findLast((mention) => mention.ids.some(isPatient))?.ids.filter(isPatient)
    if (ids && ids.length > 0) return ids
  }
  return []
}

/** What one sentence tells of several persons or things, one by one. */
function clausesOf(sentence: ReadSentence): ReadSentence[] {
  const cuts = [
    ...sentence.text.matchAll(
      /(?:, (?:and|but)|(?<=\p{L}) and)(?= (?:my|his|her|our|the|they|he|she|I|we|none|no|not) )/gu,
    ),
  ].map(({ index }) => index)
  if (cuts.length === 0) return [sentence]
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? sentence.text.length
    const mentions = sentence.mentions
      .filter(({ start }) => start >= from && start < to)
      .map((mention) => ({ ...mention, start: mention.start - from, end: mention.end - from }))
    return { start: sentence.start + from, end: sentence.start + to, text: sentence.text.slice(from, to), mentions }
  })
}

/** `What the expert has not done or seen`: the answer lists what is not so. */
function asksForNot({ source }: Pick<SourceFacts, 'source'>): boolean {
  return (
    source.kind === 'answer' && /^what (?:\p{L}+ ){1,5}(?:has|have|did|does|is|was) not(?!\p{L})/iu.test(source.title)
  )
}

/** `Applied for a work permit; it is pending`: who waits for it does not have it. */
function isPending({ concept, start, end, sentence }: Statement): boolean {
  if (!/^(?:work-permit|asylee|lpr|tps|u-status)$/.test(concept)) return false
  const [at, until] = [start - sentence.start, end - sentence.start]
  return (
    /(?<!\p{L})(?:appl(?:y|ied|ying) for|waiting for|await\p{L}*|wait for|requested|pending|no|without|not have) (?:an? |his |her |the |my )?$/iu.test(
      sentence.text.slice(0, at),
    ) || /^[^.;]{0,40}(?<!\p{L})pending(?!\p{L})/iu.test(sentence.text.slice(until))
  )
}

/** What would or could be done, or was threatened, has not been done. */
function isOnlyFeared({ concept, start, sentence }: Statement): boolean {
  const lead = sentence.text.slice(0, Math.max(0, start - sentence.start))
  // `Bail before arrest`, `to avoid arrest`, `a warrant for his arrest`: there was none yet.
  if (
    concept === 'arrest' &&
    /(?<!\p{L})(?:bail before|(?:avoid|escap|evad|prevent)\p{L}*|warrants? (?:of|for)|anticipatory)(?: (?:his|her|their|my|an?))? $/iu.test(
      lead,
    )
  )
    return true
  return (
    /^(?:arrest|conviction|beaten|kidnapped|raped|shot|stabbed|removed|under-order)$/.test(concept) &&
    /(?<!\p{L})(?:would|could|might|may|will|if|unless|whether|threat\p{L}*|fear\p{L}*|afraid|risk\p{L}*|warned)(?!\p{L})[^.;]{0,60}$/iu.test(
      lead,
    )
  )
}

/** `His papers have 610 citations`: none of them is a ticket. */
const isOfPapers = ({ concept, sentence: { text } }: Statement) =>
  concept === 'citation' &&
  /(?<!\p{L})(?:papers?|articles?|publications?|journals?|scholar|h-index|books?|works?)(?!\p{L})/iu.test(text)

/** `Did not go to the police again`: she went once. */
function isDeniedAgain({ concept, denied, text, end, sentence }: Statement): boolean {
  if (!denied) return false
  if (concept === 'police-report' && /(?<!\p{L})(?:go|went|gone) back(?!\p{L})/iu.test(text)) return true
  return /^[^.;,]{0,30}(?<!\p{L})(?:again|any ?more|any longer)(?!\p{L})/iu.test(
    sentence.text.slice(end - sentence.start),
  )
}

/** The question's own words state nothing unless the answer says yes, or the question asks for a list. */
function isOnlyAsked({ start, denied, concept }: Statement, { source }: SourceFacts): boolean {
  if (asksForNot({ source }) && start < (source.lead ?? 0)) return true
  const isInTitle = source.kind === 'answer' && (source.lead ?? 0) === 0 && start < 0
  const isTold =
    /^(?:yes|one|two|three|once|twice)(?!\p{L})/iu.test(source.text) || dated[concept]?.test(source.text) === true
  return isInTitle && !denied && !askedFor.has(concept) && !isTold
}

/** An answer to a question about arrests that begins with a day tells of one; of taxes, with what was filed. */
const dated: Readonly<Record<string, RegExp>> = {
  arrest:
    /^(?![^]{0,300}(?:arrest|cited|citation|ticket|warning|fined|complaint|summons))(?:on |in )?(?:\d|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/iu,
  taxes: /^(?:he |she |they )?(?:filed|files|paid)(?!\p{L})/iu,
}

/** A record is read line by line for the person of the line; an answer's first sentence with its question before it. */
function readSource(from: SourceFacts, roster: Roster, speaker: string): ReadSentence[] {
  const { source } = from
  if (source.kind === 'record') return recordSentences(source.text, roster)
  const sentences = readSentences(source.text, roster, speaker)
  const [first] = sentences
  if (source.kind !== 'answer' || (source.lead ?? 0) > 0 || !first) return sentences
  return [
    { ...first, text: `${source.title}: ${first.text}`, start: first.start - source.title.length - 2 },
    ...sentences,
  ]
}

function recordSentences(text: string, roster: Roster): ReadSentence[] {
  const parents = new Map(
    Object.entries({ Parent: ['parent', 'mother', 'father'], Mother: ['mother'], Father: ['father'] }).map(
      ([who, words]) => [who, words.flatMap((word) => relativeOf(['client'], word, roster))] as const,
    ),
  )
  let at = 0
  return text.split('\n').flatMap((line) => {
    const start = at
    at += line.length + 1
    const who = /^(Spouse|Child \d+|Parent|Mother|Father) /.exec(line)?.[1] ?? 'Client'
    const ids = parents.get(who) ?? [who.toLowerCase().replace(' ', '-')]
    const mention = { start: 0, end: 0, ids, text: who, isPronoun: false }
    return [{ start, end: start + line.length, text: line, mentions: [mention] }]
  })
}

/** Who says `I` in a source: the client in an answer, in a document the person whose name stands in its title or opening. */
function speakerOf({ source }: SourceFacts, { byWord }: Roster): string {
  if (source.kind !== 'document') return 'client'
  const name = authorOf(source.title, source.text)
  const words = (name?.match(/[\p{L}’'-]+/gu) ?? []).map(foldWord)
  const counts = new Map<string, number>()
  for (const word of words) for (const id of byWord.get(word) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  const best = [...counts].toSorted((a, b) => b[1] - a[1])[0]
  if (best) return best[0]
  return /declaration of (?:the )?(?:applicant|respondent|client)/i.test(source.title)
    ? 'client'
    : `author:${source.id}`
}
