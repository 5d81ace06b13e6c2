import type { CaseFact } from '#domain/case-map/case-map.ts'
import { citeOf, passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'
import { isBareNote, isEntry } from './clusters.ts'
import { quotedNote } from './in-account.ts'
import { isBestInOwnVoice, wordsInVoice } from './own-voice.ts'
import { isFromAnswers } from './doubts.ts'
import type { Place } from './place.ts'
import { saysSomething } from './says-something.ts'
import { isNameLike } from './name-like.ts'
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
  const notes: CaseFact[] = []
  for (const { cluster } of places) {
    if (cluster.facts.every(isBareNote) && !cluster.facts.some(({ asTold, wording }) => isSpanish(asTold ?? wording))) {
      notes.push(...cluster.facts)
      continue
    }
    if (cluster.isAdverse || countWords(open) > wordsInParagraph || (document !== cluster.document && open.length > 1))
      close()
    document = cluster.document
    const [before, from] = atFirstAdverse(teller, cluster.facts, cluster.isAdverse)
    const proven = tellCluster(teller, before)
    const told = tellCluster(teller, from)
    if (proven.length + told.length === 0) continue
    open.push(...proven, ...withAdverse(teller, cluster, told), ...conflictGaps(teller, cluster.facts))
  }
  const noted = notesOf(teller, notes)
  if (noted !== '') open.push(noted)
  close()
  return paragraphs.join('')
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

/** What answers note without a sentence, as one list: `The family’s account adds: a parish council; a home of their own.` */
function notesOf(teller: Teller, notes: readonly CaseFact[]): string {
  for (const note of notes) teller.tell(note)
  const items = teller
    .takeNotes()
    .filter((item) => item.split(' ').length > 1)
    .filter((item) => !teller.map.persons.some(({ full, short }) => item === full || item === short))
  if (items.length === 0) return ''
  teller.narrator.interrupt()
  const called = items.map((item, at) => withoutSameName(item, items[at - 1]))
  const names = new Set(teller.map.persons.flatMap(({ full, first }) => [first ?? '', ...full.split(/[ ,]+/u)]))
  const listed = called
    .map((item) => (names.has(firstWord(item)) || isCapitalInside(teller, firstWord(item)) ? item : lowerFirst(item)))
    .map((item) => (teller.isPasted(item) ? quotedNote(item, answersOf(teller)) : item))
  // Notes in a row are an answer once more: they stand in its own words then.
  const whole = listed.join('; ')
  const told = `The family’s account adds: ${teller.isPasted(whole) ? listed.map((item) => (item.startsWith('“') ? item : quotedNote(item, answersOf(teller)))).join('; ') : whole}.`
  teller.noteTold(told)
  return told
}

const answersOf = ({ waiver }: Teller): string[] =>
  Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')

const firstWord = (item: string): string => /^[\p{L}\p{M}]+/u.exec(item)?.[0] ?? ''

/** `Judith`, `Jewish`: elsewhere in the file the word has its capital inside a sentence. */
function isCapitalInside(teller: Teller, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false
  const inside = new RegExp(String.raw`\p{Ll}[,;]? ${RegExp.escape(word)}(?!\p{L})`, 'u')
  return [...answersOf(teller), ...teller.waiver.input.sources.map(({ text }) => text)].some((text) =>
    inside.test(text),
  )
}

/** `Lucas, 8, stutters; Lucas, speech at school`: the name stands once. */
function withoutSameName(item: string, before: string | undefined): string {
  const [lead = '', name = ''] =
    /^((?:(?:Mr|Ms)\. )?\p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+)*),? /u.exec(item) ?? []
  return name !== '' && before?.startsWith(name) === true ? item.slice(lead.length) : item
}

/** The first word in small letters, unless it is a name, an abbreviation or no word that the dictionary knows. */
function lowerFirst(text: string): string {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(text) ?? []
  return /^(?:\p{Lu}\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}|(?:Mr|Ms|Mrs|Dr)\.|I\b|\{)/u.test(text) || isNameLike(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
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
    return [isIntroduced ? teller.tell(opening) : '', teller.quoteRun(voiced, wordsInVoice)].filter(
      (text) => text !== '',
    )
  const sentences = inRuns(teller, facts.filter(saysSomething))
    .map((run) => {
      const [only] = run
      const told =
        run.length === 1 && only !== undefined && !isOfRecord(teller, only)
          ? tellOrQuote(teller, only)
          : teller.quoteRun(run)
      return told === '' ? '' : told + shareOf(teller, run.filter(isEntry))
    })
    .filter((text) => text !== '')
  return citedOnce(sentences)
}

/** A row, or what a clinician notes without a verb: nobody's sentence. */
const isOfRecord = (teller: Teller, fact: CaseFact): boolean => isEntry(fact) || isClinicalNote(teller, fact)

/** Facts one by one, and those that are quoted together with the quoted ones that follow them. */
function inRuns(teller: Teller, facts: readonly CaseFact[]): CaseFact[][] {
  const runs: CaseFact[][] = []
  let isOpen = false
  for (const fact of facts) {
    const isQuoted =
      isOfRecord(teller, fact) || (teller.isQuoted(fact) && !isFromAnswers(fact) && !isOpinionOf(teller, fact))
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

const opinionWords = /\b(?:in my (?:professional )?opinion|more likely than not|to a reasonable degree)\b/iu

/** An expert's opinion stands in the expert's words; everything else is told. */
const isOpinionOf = (teller: Teller, fact: CaseFact): boolean =>
  passagesOf(teller.map, fact).some(({ words }) => opinionWords.test(words))

function tellOrQuote(teller: Teller, fact: CaseFact): string {
  const isOpinion = isOpinionOf(teller, fact)
  if (!isOpinion || teller.guard.isTold(fact)) return teller.tell(fact)
  const quote = teller.quote([fact], ({ words }) => opinionWords.test(words), 'opinion')
  if (quote === undefined) return teller.tell(fact)
  const author = authorOf(teller, fact)
  const said = `${teller.say(author === undefined ? `The ${documentNoun(teller.map, passagesOf(teller.map, fact)[0]?.document ?? '')} gives this opinion:` : `{${author}.subj} writes:`)} ${quote.words} ${quote.cite}.`
  teller.narrator.interrupt()
  const rest = restOf(quote.passage.words, quote.words)
  return rest === undefined ? said : `${said} The opinion goes on: ${escapeText(rest)} ${quote.cite}.`
}

/** The sentences of an opinion that a quotation of the usual length leaves out, where they are opinion too. */
function restOf(words: string, shown: string): string | undefined {
  const sentences = sentencesOf(words.replaceAll(/\s+/g, ' ').trim())
  const told = sentencesOf(shown.replaceAll(/[“”]/g, '')).length
  const rest = sentences.slice(told).join(' ')
  return told > 0 && rest !== '' && (opinionWords.test(rest) || rest.split(' ').length < 40) ? quoted(rest) : undefined
}

/** The doctor or expert who speaks in the passage, or whose name stands in the document's title. */
function authorOf({ map }: Teller, fact: CaseFact): string | undefined {
  const [passage] = passagesOf(map, fact)
  if (passage?.speaker !== undefined) return passage.speaker
  const title = map.exhibits.find(({ id }) => id === passage?.document)?.title ?? ''
  return map.persons.find(
    ({ role, full }) =>
      (role === 'expert' || role === 'doctor') &&
      title.toLowerCase().includes((full.split(',')[0] ?? full).toLowerCase()),
  )?.id
}

const adverse = 'The record also holds a fact on the other side, and it should be read with the rest.'

/** Said of the first adverse fact alone: what follows stands in its order, told whole, without a formula before each. */
function adverseOpening(teller: Teller): string {
  return once(teller, adverse)
}

/** What is told of a paragraph, opened and answered where it holds a fact on the other side. */
function withAdverse(teller: Teller, { isAdverse, document }: Place['cluster'], told: readonly string[]): string[] {
  const opened = isAdverse && told.length > 0 ? adverseOpening(teller) : ''
  const answered = opened === '' ? '' : forecastOf(teller, document)
  return [opened, ...told, answered].filter((text) => text !== '')
}

/** The same paper says what separation would bring: that answers what it says on the other side. */
function forecastOf({ map }: Teller, document: string | undefined): string {
  const foresees = map.passages.some(
    (passage) =>
      passage.document === document &&
      /\b(?:opinion|judgment|more likely than not|expect|consider)\b/iu.test(passage.words) &&
      /\b(?:would|risk|likely)\b/iu.test(passage.words) &&
      /\b(?:without|separation|absence|departure|left|loss|sole)\b/iu.test(passage.words),
  )
  return foresees && document !== undefined
    ? `The same ${documentNoun(map, document)} says what separation would bring, and it says so with this in view.`
    : ''
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

export function citedPhrase(teller: Teller, phrase: string, fact: CaseFact): string {
  teller.narrator.paragraph()
  const cite = citeOf(teller.map, fact)
  return teller.say(phrase) + (cite === '' ? '' : ` ${cite}`)
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

/** Law that a brief says once: for a second relative the other words stand, or none. */
export function once(teller: Teller, text: string, otherwise = ''): string {
  if (teller.guard.isSaid(text)) return otherwise
  teller.guard.markSaid(text)
  return text
}
