import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { gap, paragraph } from '#domain/section-content/write.ts'
import { withSource } from './attributed.ts'
import { withAdverse } from './adverse-opening.ts'
import { isBareNote, isEntry } from './clusters.ts'
import { isBestInOwnVoice, wordsInVoice } from './own-voice.ts'
import { clinicianOf, isOpinionOfClinician } from './clinicians.ts'
import { isFromAnswers } from './doubts.ts'
import type { Place } from './place.ts'
import { signedBy } from './signed-by.ts'
import { tellRecord } from './record-papers.ts'
import { saysSomething } from './says-something.ts'
import { isClinicalNote, shareOf } from './records.ts'
import type { Teller } from './teller.ts'

/** How many words of facts fill a paragraph. */
const wordsInParagraph = 95

/**
 * The paragraphs of the sources retold: short ones are joined, each begins with names. A paragraph that holds a fact on the
 * other side is opened as such, and told whole: what answers it stands in it or follows it.
 */
export function tellPlaces(teller: Teller, places: readonly Place[], opening = ''): string {
  const paragraphs: string[] = []
  let open: string[] = opening === '' ? [] : [opening]
  const close = () => {
    if (open.length > 0) paragraphs.push(paragraph(...open))
    open = []
    teller.narrator.paragraph()
  }
  let document: string | undefined
  let attributed: string | undefined
  const isNoted = ({ cluster }: Place) =>
    cluster.facts.every(isBareNote) && !cluster.facts.some(({ asTold, wording }) => isSpanish(asTold ?? wording))
  for (const { cluster } of places.filter((place) => place.cluster.record !== undefined || !isNoted(place))) {
    if (cluster.record !== undefined) {
      close()
      paragraphs.push(tellRecord(teller, cluster))
      continue
    }
    if (cluster.isAdverse || countWords(open) > wordsInParagraph || (document !== cluster.document && open.length > 1))
      close()
    document = cluster.document
    const clinician =
      cluster.document === attributed ? undefined : clinicianOf(teller.map, cluster.document, teller.waiver)
    const told = tellWhole(teller, cluster, clinician, cluster.document !== attributed)
    if (told.length === 0) continue
    attributed = cluster.document
    open.push(...told, ...conflictGaps(teller, cluster.facts))
  }
  // What is only noted is left to the attorney, with the other notes of the section.
  for (const { cluster } of places.filter((place) => place.cluster.record === undefined && isNoted(place)))
    for (const note of cluster.facts) teller.tell(note)
  close()
  return paragraphs.join('')
}

/** A paragraph of a source: what it proves, then what it holds on the other side, with whose finding it is. */
function tellWhole(
  teller: Teller,
  cluster: Place['cluster'],
  clinician: string | undefined,
  isFirst: boolean,
): string[] {
  const parts = atFirstAdverse(teller, cluster.facts, cluster.isAdverse).map((facts) => tellCluster(teller, facts))
  const source = teller.waiver.input.sources.find(({ id }) => id === cluster.document)
  const isOfCase = teller.map.passages.some(
    ({ document, speaker }) => document === cluster.document && speaker !== undefined,
  )
  const signer = isFirst && !isOfCase ? signedBy(source) : undefined
  const [proven = [], told = []] = withSource(teller, parts, clinician, signer)
  return proven.length + told.length === 0 ? [] : [...proven, ...withAdverse(teller, cluster, told)]
}

/** What a paragraph proves before it comes to the other side is told first, and not as if it were the other side. */
function atFirstAdverse(
  { map }: Teller,
  facts: readonly CaseFact[],
  isAdverse: boolean,
): readonly [CaseFact[], CaseFact[]] {
  const against = new Set(map.links.flatMap(({ fact, direction }) => (direction === 'against' ? [fact] : [])))
  const at = isAdverse ? facts.findIndex(({ id }) => against.has(id)) : 0
  // A paragraph of one thought stays whole: what answers the fact may stand before it.
  return at <= 0 || facts.length < 4 ? [[], [...facts]] : [facts.slice(0, at), facts.slice(at)]
}

/** Where sources differ, one gap that names both, beside what one of them says; each once. */
export function conflictGaps({ map, guard }: Teller, facts: readonly CaseFact[] | 'all'): string[] {
  return map.conflicts
    .filter(
      ({ settled, sides }) =>
        !settled && (facts === 'all' || sides.some((side) => facts.some(({ id }) => id === side.fact))),
    )
    .flatMap(({ gap: text }) => {
      if (guard.isSaid(text)) return []
      guard.markSaid(text)
      return [gap(`confirm, for the sources differ (${text})`)]
    })
}

function tellCluster(teller: Teller, facts: readonly CaseFact[]): string[] {
  const whole = facts.filter(saysSomething).filter((fact) => !teller.guard.isTold(fact))
  // `I am Rubén Cárdenas, the brother of Lorena`: who somebody is is told; what follows may stand in his words.
  const [opening, ...rest] = whole
  const isIntroduced = opening !== undefined && /^I(?:[’']m| am) (?:\p{Lu}|an? )/u.test(opening.asTold ?? '')
  const voiced = isIntroduced ? rest : whole
  if (isBestInOwnVoice(teller, voiced))
    return [
      isIntroduced ? teller.tell(opening) : '',
      teller.quoteRun(voiced, { longest: wordsInVoice, isWhole: true }),
    ].filter((text) => text !== '')
  const sentences = inRuns(teller, facts.filter(saysSomething))
    .map((run) => {
      const [only] = run
      const told =
        run.length === 1 &&
        only !== undefined &&
        !isOfRecord(teller, only) &&
        !isOpinionOfClinician(teller.map, only, teller.waiver)
          ? teller.tell(only)
          : teller.quoteRun(run, { isWhole: run.length > 1 && run.every((fact) => isWithoutVoice(teller, fact)) })
      return told === '' ? '' : told + shareOf(teller, run.filter(isEntry))
    })
    .filter((text) => text !== '')
  return citedOnce(sentences)
}

/** A row, or what a clinician notes without a verb: nobody's sentence. */
const isOfRecord = (teller: Teller, fact: CaseFact): boolean => isEntry(fact) || isClinicalNote(teller, fact)

/** `Dad does the rinses`, `He demonstrated these` behind it, `Psychosocial: teased on the bus`: a form’s words, of which only it knows whom they mean. */
function isOfForm({ map }: Teller, fact: CaseFact, before: CaseFact | undefined): boolean {
  const wordsOf = (one: CaseFact | undefined) => (one === undefined ? undefined : passagesOf(map, one)[0])
  const passage = wordsOf(fact)
  if (passage === undefined || passage.speaker !== undefined || fact.kind === 'country') return false
  return (
    /^(?:Dad|Mom|\p{Lu}\p{Ll}+: \p{Ll})/u.test(passage.words) ||
    (/^(?:He|She)\b/u.test(passage.words) &&
      /^(?:Dad|Mom|Father|Mother|Parents?|Wife|Husband)\b/u.test(wordsOf(before)?.words ?? ''))
  )
}

const isWithoutVoice = ({ map }: Teller, fact: CaseFact): boolean =>
  passagesOf(map, fact).every(({ speaker }) => speaker === undefined) && fact.kind !== 'country'

/** Facts one by one, and those that are quoted together with the quoted ones that follow them. */
function inRuns(teller: Teller, facts: readonly CaseFact[]): CaseFact[][] {
  const runs: CaseFact[][] = []
  let isOpen = false
  for (const [at, fact] of facts.entries()) {
    const isQuoted =
      isOfRecord(teller, fact) ||
      isOfForm(teller, fact, facts[at - 1]) ||
      isOpinionOfClinician(teller.map, fact, teller.waiver) ||
      (teller.isQuoted(fact) && !isFromAnswers(fact))
    if (isQuoted && isOpen) runs.at(-1)?.push(fact)
    else runs.push([fact])
    isOpen = isQuoted
  }
  return runs
}

const endingCite = / (\((?:\[\[ex:[^[\]]*\]\](?:; )?)+\))\.$/u

/** Sentences in a row that rest on the same page carry its cite once, behind the last. */
function citedOnce(sentences: readonly string[]): string[] {
  return sentences.map((text, index) => {
    const cite = endingCite.exec(text)?.[1]
    const next = sentences[index + 1]
    return cite !== undefined && next !== undefined && !text.includes('”') && endingCite.exec(next)?.[1] === cite
      ? text.replace(endingCite, '.')
      : text
  })
}

/** A paragraph of our own words; it begins afresh, without a pronoun from before. */
export function own(teller: Teller, ...patterns: readonly (string | undefined)[]): string {
  teller.narrator.paragraph()
  const said = patterns
    .filter((pattern) => pattern !== undefined && pattern !== '')
    .map((pattern) => teller.say(pattern ?? ''))
  teller.narrator.paragraph()
  return paragraph(...said)
}

/** What a section claims, as the map, a plan or the attorney has it: its first sentence; nothing where none is known. */
export function thesisOf(teller: Teller, section: string): string {
  const thesis = teller.map.sections.find((one) => one.section === section)?.thesis?.trim() ?? ''
  return thesis === '' ? '' : own(teller, `${thesis.replace(/\.$/u, '')}.`)
}

/** Facts one by one, without regard to paragraphs, with their cites. */
export function tellFacts(teller: Teller, facts: readonly CaseFact[]): string[] {
  return facts
    .filter(saysSomething)
    .map((fact) => teller.tell(fact))
    .filter((text) => text !== '')
}

/** Paragraphs, headings and lists below one another. */
export function blocks(...parts: readonly string[]): string {
  return parts.join('')
}

/** Words that stand beside one another in one paragraph. */
export function joinMarkup(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}

function countWords(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/u).length
}
