import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import { examinedIn } from '../case/shorthand/clinical-shorthand.ts'
import { withItsSubject } from '../case/shorthand/subjectless.ts'
import { isTopic, topicOf } from '../case/note-topics.ts'
import { bestIssue, knownIssue, restId } from '../map/best-issue.ts'
import { correlationId } from '../map/clinical-issues.ts'
import { issuesOf } from '../map/issues.ts'
import { layIssue } from './lay-issue.ts'
import { clustersOf, leansInside } from './clusters-of-notes.ts'
import { evidenceOf } from './evidence.ts'

/** Sentences of the expert's notes that stand together, and the issue under which they stand. */
export type Group = {
  readonly issue: string
  readonly words: readonly string[]
  /** What leads into notes without a verb: the heading under which they stand. */
  readonly lead?: string
}

const leansBack = /^(?:It|This|That|These|Those|They|Such|He|She|His|Her|The same|A flagged|None|Neither|Both)\b/u

/** A point of up to so many sentences is one thought. */
const longestThought = 7

/** So many sentences on a petitioner's work are one point. */
const longestPoint = 3

/** So many words of an issue make a sentence of a clinician go on to it. */
const sureCount = 2

/** From so many sentences on a paragraph is long. */
const longParagraph = 5

/** Notes put every sentence on its own line; under one heading they make paragraphs. */
export function joinedGroups(groups: readonly Group[], facts: LetterFacts): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    const isShort =
      group.words.length < 3 && (last?.words.length ?? longParagraph) + group.words.length <= longParagraph
    if (last && isClinical(facts) && isShort && group.issue !== correlationId)
      joined[joined.length - 1] = { ...last, words: [...last.words, ...group.words] }
    else joined.push(group)
  }
  return joined
}

/** Paragraphs of the notes, divided where a sentence serves another issue; what leans on the one before stays with it. */
export function groupsOfNotes(facts: LetterFacts): Group[] {
  return leaningJoined(facts)
    .map((paragraphOf) => withComparing(paragraphOf, facts))
    .flatMap((paragraphOf) => {
      if (facts.type === 'HARD' && facts.lay !== undefined && facts.subject !== undefined)
        return [{ issue: layIssue(paragraphOf.join(' '), facts), words: paragraphOf }]
      const isIssue = (issue: string) =>
        issuesOf(facts).some(({ id }) => id === issue) || (facts.type === 'EB1A' && issue === standingId)
      const named = topicOf(paragraphOf, isCityOf(facts), isIssue)
      if (named !== undefined)
        return [{ issue: named.issue, words: withPerson(named.words, facts), ...leadFrom(paragraphOf[0] ?? '') }]
      // The name of a topic that this letter has no heading for says nothing.
      const words = isTopic(paragraphOf[0] ?? '') ? paragraphOf.slice(1) : paragraphOf
      const one = findingIn(words, facts) ?? thoughtOf(words, facts)
      return one === undefined ? divided(words, facts) : [{ issue: one, words: [...words] }]
    })
}

/** Before what stands under a heading of the diagnosis. */
export const leadOfDiagnosis = 'My diagnosis and findings are these:'

const leads: readonly (readonly [RegExp, string])[] = [
  [/^diagnos/iu, leadOfDiagnosis],
  [/^treatment/iu, 'The treatment is this:'],
  [/^(?:history|referral)/iu, 'Of the history I note:'],
  [/^(?:recommend|plan|care)/iu, 'I recommend:'],
]

/** By its heading a run of notes is led into as what it is. */
function leadFrom(label: string): { lead?: string } {
  const lead = leads.find(([pattern]) => pattern.test(label))?.[1]
  return lead === undefined ? {} : { lead }
}

/** Behind the label `Delay:` a clinician's note says nobody: `did not open mail`. */
function withPerson([first = '', ...rest]: readonly string[], facts: LetterFacts): string[] {
  const person = isClinical(facts) ? examinedIn(facts.subject) : undefined
  const said =
    person && /^(?:Did|Does|Cannot|Could) /u.test(first) ? withItsSubject(first.replace(/\.$/u, ''), person) : undefined
  return [said ?? first, ...rest]
}

/** `In my opinion it is the best of its kind and he is among the few who could`: the work, and the person among others. */
function withComparing(paragraphOf: readonly string[], { type }: LetterFacts): readonly string[] {
  if (type !== 'EB1A') return paragraphOf
  return paragraphOf.flatMap((words) => {
    const [, work, person = ''] =
      /^(In my opinion,? .{20,}?),? and ((?:he|she) is (?:among|one of) .+)$/u.exec(words) ?? []
    return work === undefined ? [words] : [`${work}.`, `In my opinion, ${person}`]
  })
}

/** `I didn’t believe it.` on a line of its own goes on from the line before, where an expert tells a story line by line. */
function leaningJoined(facts: LetterFacts): (readonly string[])[] {
  const { findings } = facts.notes
  if (isClinical(facts) || facts.type === 'CC') return [...findings]
  return findings.reduce<(readonly string[])[]>((joined, paragraphOf) => {
    const last = joined.at(-1)
    const isLeaning =
      /^I (?:did not|could not|do not) (?:believe|doubt) (?:it|this|that|him|her)\.|^We did not\b/u.test(
        paragraphOf[0] ?? '',
      )
    return last !== undefined && isLeaning && last.length < longestThought
      ? [...joined.slice(0, -1), [...last, ...paragraphOf]]
      : [...joined, paragraphOf]
  }, [])
}

/** A paragraph of several thoughts, each under its own issue. */
function divided(paragraphOf: readonly string[], facts: LetterFacts): Group[] {
  const groups: { issue: string; words: string[] }[] = []
  for (const cluster of clustersOf(paragraphOf)) {
    const last = groups.at(-1)
    // What one tells in a row stays in a row, unless it surely goes on to something else.
    const sure = knownIssue(cluster.join(' '), facts, sureCount)
    const found = last && !compares.test(cluster.join(' ')) ? (sure ?? last.issue) : issueFor(cluster.join(' '), facts)
    const isSame = last?.issue === found || found === restId
    const first = cluster[0] ?? ''
    const isLeaning = isOfOther(first, facts) || leansInside(first) || (leansBack.test(first) && !isClinical(facts))
    if (last && (isSame || isLeaning)) last.words.push(...cluster)
    else groups.push({ issue: found, words: cluster })
  }
  return groups
}

/** A place that the papers name after `in` or `to`, and not the country itself. */
function isCityOf({ sources, input }: LetterFacts): (name: string) => boolean {
  const country = fieldText(input.client.client, 'country_of_citizenship')
  const texts = sources.clientDocuments.map(({ text }) => text).join('\n')
  return (name) =>
    /^\p{Lu}/u.test(name) &&
    name !== country &&
    new RegExp(String.raw`\b(?:in|to|from|near|at) ${RegExp.escape(name)}\b`, 'u').test(texts)
}

/** How far a finding fits the account: the words of the Istanbul Protocol. */
const degree = /\b(?:in)?consistent with\b|\btypical of\b|\bdiagnostic of\b|\bevidence (?:of|against)\b/u

/** A finding on the body or the mind stands whole beside the account that it fits, with what else it may come from. */
function findingIn(paragraphOf: readonly string[], facts: LetterFacts): string | undefined {
  return facts.type === 'MED' && paragraphOf.some((words) => degree.test(words)) ? correlationId : undefined
}

/** A short paragraph about a country is one thought: it stands where the first of its sentences belongs that any word places. */
function thoughtOf(paragraphOf: readonly string[], facts: LetterFacts): string | undefined {
  if (paragraphOf.length < 2 || paragraphOf.length > longestThought) return undefined
  if (isClinical(facts)) return clinicalThought(paragraphOf, facts)
  if (facts.type !== 'CC' && paragraphOf.length <= longestPoint) return issueFor(paragraphOf.join(' '), facts)
  if (facts.type !== 'CC') return undefined
  if (paragraphOf.slice(1).some((words) => /^(?:On the other|However|It is true)\b/u.test(words))) return undefined
  // What the expert holds is what the point is about.
  const held = paragraphOf
    .filter((words) => /^In my (?:opinion|view)\b/u.test(words))
    .flatMap((words) => knownIssue(words, facts) ?? [])[0]
  const opened = openedBy(paragraphOf[0] ?? '', facts)
  if (opened !== undefined && held === undefined) return opened
  const placed = held ?? paragraphOf.flatMap((words) => knownIssue(words, facts, 2) ?? [])[0]
  return placed ?? issueFor(paragraphOf.join(' '), facts)
}

/** `Ziguinchor is the Casamance`, `Police do not protect`: of what a paragraph about a country speaks first. */
function openedBy(first: string, facts: LetterFacts): string | undefined {
  const [, subject = ''] = /^(?:In |The )?(\p{Lu}?[\p{L}-]+)\b/u.exec(first) ?? []
  if (isCityOf(facts)(subject)) return 'cc.relocation'
  return /^(?:The )?(?:[Pp]olice|[Cc]ourts?|[Pp]rosecutors?|[Aa]uthorities) (?:do|does|did|have|has|will|would|can|cannot|never|rarely)\b/u.test(
    first,
  )
    ? 'cc.protection'
    : undefined
}

/** Two or three sentences of a clinician are one thought, unless they go on from one surely known issue to another. */
function clinicalThought(paragraphOf: readonly string[], facts: LetterFacts): string | undefined {
  if (paragraphOf.length > 3) return undefined
  const known = new Set(paragraphOf.flatMap((words) => knownIssue(words, facts, 3) ?? []))
  return known.size > 1 ? undefined : ([...known][0] ?? issueFor(paragraphOf.join(' '), facts))
}

/** `He was held for 61 days` in notes about a girl: he of whom the sentence before spoke. */
function isOfOther(words: string, { subject }: LetterFacts): boolean {
  const pronoun = /^(?:(?:In|On|Since|After|Before|By|At|From) [^,.]{2,30},? )?([Hh]e|[Ss]he)\b/u
    .exec(words)?.[1]
    ?.toLowerCase()
  return subject?.pronoun !== undefined && pronoun !== undefined && pronoun !== subject.pronoun
}

const compares =
  /\bamong the (?!\w+ of)|\b(?:no ?one|nobody|anyone|anybody) else\b|\bone of the (?:few|best|leading|strongest|foremost|top)\b|\bthe (?:best|strongest|foremost) \b|\b(?:first|best|top) (?:two|three|four|five|six|ten|\d{1,2})\b|\btop (?:\d|one|two|three|five|ten)\b|^peers?\b|\bleading people\b/iu

/** Where the letter has a section that compares with peers, an opinion that compares stands there. */
export function issueFor(words: string, facts: LetterFacts): string {
  if (facts.type === 'EB1A' && compares.test(words)) return standingId
  if (facts.type === 'CC' && /^(?:On the other (?:side|hand)|However|It is true that|Against this)\b/u.test(words))
    return 'cc.contrary'
  const known = knownIssue(words, facts, 2) ?? nearestPaper(words, facts) ?? bestIssue(words, facts)
  return facts.type === 'CC' && known === 'cc.fit' ? ofClaimOrGroup(words, facts) : known
}

/** Only what speaks of the client or the account compares the claim; the rest says how it goes in that country. */
function ofClaimOrGroup(words: string, { parties }: LetterFacts): string {
  const { client, clientNames, clientShort } = parties
  const own = client === undefined ? /(?!)/u : client === 'he' ? /\b(?:he|him|his)\b/iu : /\b(?:she|her|hers)\b/iu
  const isOfClaim =
    own.test(words) ||
    words.includes(clientShort) ||
    clientNames.some((name) => name.length > 2 && words.includes(name)) ||
    /\b(?:account|declaration|statement|claim|story|this case|client|respondent|applicant|consistent with|typical|pattern|plausib\p{L}+)\b/iu.test(
      words,
    )
  return isOfClaim ? 'cc.fit' : 'cc.group'
}

/** What no word places stands where the papers speak of the same rare thing. */
function nearestPaper(words: string, facts: LetterFacts): string | undefined {
  const rare = stemsOf(words).filter((stem) => stem.length >= 7)
  const scored = [...evidenceOf(facts)].map(([issue, { supports, limits }]) => {
    const told = new Set(stemsOf([supports, ...limits].join(' ').replaceAll(/<[^<>]*>/g, ' ')))
    return { issue, score: rare.filter((stem) => told.has(stem)).length }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 && best.issue !== restId ? best.issue : undefined
}

/** Opinions that compare the client with peers. */
export const standingId = 'standing'
