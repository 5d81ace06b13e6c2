import type { CaseFact } from '#domain/case-map/case-map.ts'
import { citeOf, exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { isNamedCondition } from '#domain/prose/words.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'
import { isBareNote, isEntry, quotedIn } from './clusters.ts'
import { type Place, saysSomething } from './places.ts'
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
    const opened = cluster.isAdverse && told.length > 0 ? adverseOpening(teller) : ''
    open.push(...proven, ...(opened === '' ? [] : [opened]), ...told, ...conflictGaps(teller, cluster.facts))
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

/** Notes of an answer as one sentence: `The file also notes a parish council and a home of their own.` */
function notesOf(teller: Teller, notes: readonly CaseFact[]): string {
  const open = notes.filter((note) => teller.guard.take(note))
  if (open.length === 0) return ''
  teller.narrator.interrupt()
  const items = open.map(({ wording }) => teller.say(lowerFirst(wording.replace(/[.;,]$/, ''))))
  return `The file also notes: ${items.map(lowerFirst).join('; ')}.`
}

/** The first word in small letters, unless it is a name or an abbreviation. */
function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}|(?:Mr|Ms|Mrs|Dr)\.|I\b|\{)/u.test(text)
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
  const entries = facts.filter(isEntry)
  const noted = facts.filter((fact) => !isEntry(fact) && isClinicalNote(teller, fact))
  const isList = noted.length > 1 || (noted.length === 1 && /\$\d/u.test(noted[0]?.asTold ?? ''))
  const sentences = facts
    .filter((fact) => !isEntry(fact) && saysSomething(fact) && !(isList && noted.includes(fact)))
    .map((fact) => tellOrQuote(teller, fact))
    .concat(isList ? [tellNotes(teller, noted)] : [])
    .filter((text) => text !== '')
  const joined = citedOnce(sentences)
  return entries.length === 0 ? joined : [...joined, tellEntries(teller, entries)].filter((text) => text !== '')
}

/** `Right plantar ulcer, Wagner grade 2`: what a clinician notes without a verb. */
function isClinicalNote({ map }: Teller, fact: CaseFact): boolean {
  const [passage] = passagesOf(map, fact)
  const words = (fact.asTold ?? fact.wording).trim()
  return (
    passage !== undefined &&
    /\b(?:record|note|clinic|hospital|center|discharge|chart|bank|benefits?|statements?|lease|pay|wages?|tax(?:es)?|budget|bills?|receipts?|invoices?|earnings)\b/iu.test(
      map.exhibits.find(({ id }) => id === passage.document)?.title ?? '',
    ) &&
    !fact.wording.startsWith('{') &&
    !/\b(?:I|we|my|our)\b/u.test(words) &&
    words.split(' ').length <= 30 &&
    (!hasFiniteVerb(` x ${words}`) ||
      /^(?:(?:gross|net) [^{}]{3,40} \$[\d,.]{1,12}|\p{L}[\p{L} ]{2,40}: [^.{}]{2,60})$/iu.test(
        words.replace(/\.$/u, ''),
      ))
  )
}

/** The notes of one record as one sentence, with the cite at its end. */
function tellNotes(teller: Teller, notes: readonly CaseFact[]): string {
  const open = notes.filter((fact) => teller.guard.take(fact))
  if (open.length === 0) return ''
  teller.narrator.interrupt()
  const passages = open.flatMap((fact) => passagesOf(teller.map, fact).slice(0, 1))
  const items = open.map(({ asTold, wording }) =>
    houseStyle(numericDates((asTold ?? wording).trim().replace(/[.;]$/u, '')))
      .replace(/^S\/P\b/iu, 'after')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter, _at: number, whole: string) =>
        isNamedCondition(whole) ? letter : letter.toLowerCase(),
      ),
  )
  const noun = documentNoun(teller.map, passages[0]?.document ?? '')
  return `The ${noun === 'document' ? 'record' : noun} notes: ${escapeText(items.join('; '))} (${exhibitTokens(teller.map, passages).join('; ')}).`
}

/** `11/17/2022` as a date is written in a brief. */
const numericDates = (text: string): string =>
  text.replaceAll(/\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/gu, (whole, month: string, day: string, year: string) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isIsoDate(date) ? formatLongDate(date) : whole
  })

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
function tellOrQuote(teller: Teller, fact: CaseFact): string {
  const isOpinion = passagesOf(teller.map, fact).some(({ words }) => opinionWords.test(words))
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

/** Rows of a record as one sentence, with the share that the applicant has in them where the record counts both. */
function tellEntries(teller: Teller, facts: readonly CaseFact[]): string {
  const open = facts.filter((fact) => teller.guard.take(fact))
  if (open.length === 0) return ''
  const rows = open
    .flatMap(({ statement, asTold }) => (quotedIn(statement) ?? asTold ?? '').split(/; (?=\p{Lu})|\n/u))
    .map((row) => row.replace(/(?<!\b[ap]\.m)\.$/u, ''))
  const passages = open.flatMap((fact) => passagesOf(teller.map, fact).slice(0, 1))
  const list = rows
    .map((row) => row.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(': ', ', '))
    .join('; ')
  teller.narrator.interrupt()
  const cite = exhibitTokens(teller.map, passages).join('; ')
  const noun = documentNoun(teller.map, passages[0]?.document ?? '')
  const named = noun === 'document' ? 'record' : noun
  // `Diagnoses: F41.0` is what a paper finds, and no item of a list.
  const found = /^diagnos[ei]s, (?=\S)/iu.exec(list)?.[0]
  const told = found === undefined ? `lists: ${list}` : `gives as its findings: ${list.slice(found.length)}`
  return `The ${named} ${escapeText(told)}${cite === '' ? '' : ` (${cite})`}.${shareOf(teller, rows)}`
}

/** The applicant's part of what the record counts, where it names the parent and the whole. */
function shareOf(teller: Teller, rows: readonly string[]): string {
  const applicant = teller.map.persons.find(({ id }) => id === 'applicant')
  const word = applicant?.pronoun === 'he' ? 'father|husband' : applicant?.pronoun === 'she' ? 'mother|wife' : undefined
  if (word === undefined) return ''
  const [, label = '', whole] = find(rows, /^(?:total )?(?=[^:]*\battended)([^:]*): (\d+)/iu) ?? []
  const [, part] = find(rows, new RegExp(String.raw`\bby (?:the )?(?:${word})\b[^:]{0,80}: (\d+)`, 'iu')) ?? []
  // The rows "by ..." must be parts of this whole: they add up to it, or nothing is computed.
  const parts = rows.map((row) => Number(/\bby [^:]{1,40}: (\d+)/iu.exec(row)?.[1] ?? 0))
  if (whole === undefined || part === undefined || parts.reduce((sum, one) => sum + one, 0) !== Number(whole)) return ''
  const percent = Math.round((Number(part) / Number(whole)) * 100)
  return ` ${teller.say(`{applicant} accounts for ${percent} percent of the ${label.toLowerCase()}.`)}`
}

function find(rows: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  return rows.map((row) => pattern.exec(row)).find((found) => found !== null) ?? undefined
}

const adverse = 'The record also holds a fact on the other side, and it should be read with the rest.'

/** Said of the first adverse fact alone: what follows stands in its order, told whole, without a formula before each. */
function adverseOpening(teller: Teller): string {
  return once(teller, adverse)
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
