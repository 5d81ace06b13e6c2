import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import type { Narrator } from '#domain/prose/narrator.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { signedBy } from './signed-by.ts'
import { clinicianOf } from './clinicians.ts'
import { isSignature } from './says-something.ts'
import type { WaiverCase } from '../case.ts'

/** So many words are quoted at a stretch. */
const longestStretch = 60

/** Whose words were quoted last, with nothing of anybody else behind them: only such a voice goes on. */
export type Heard = { voice?: string }

/** `isWhole`: one paragraph of one voice, with the sentences in it that no fact has. */
export type Stretching = { readonly longest?: number; readonly isWhole?: boolean }

/**
 * Quotes facts in the words of their papers: what follows each other in one paper stands in one pair of quotation marks,
 * with one lead and one cite. Nothing is quoted twice.
 */
export function createQuoter(
  waiver: WaiverCase,
  map: CaseMap,
  narrator: Narrator,
  { used, heard }: { readonly used: Set<string>; readonly heard: Heard },
) {
  const counts = new Map<string, number>()
  return (facts: readonly CaseFact[], { longest = longestStretch, isWhole = false }: Stretching = {}): string => {
    const taken = facts.flatMap((fact) =>
      passagesOf(map, fact)
        .filter(({ id }) => !used.has(id))
        .slice(0, 1)
        .map((passage) => ({ fact, passage })),
    )
    // Two statements of one sentence have one passage.
    const passages = [...new Map(taken.map(({ passage }) => [passage.id, passage])).values()]
    const marksOf = (from: readonly CasePassage[]): string =>
      taken.flatMap(({ fact, passage }) => (from.includes(passage) ? [`[[fact:${fact.id}]]`] : [])).join('')
    const told = stretchesOf(passages, waiver, { longest, isWhole }).flatMap(({ words, from }) => {
      const [first] = from
      if (first === undefined) return []
      for (const { id } of from) used.add(id)
      const shown = words
        .map(withoutIntroduction)
        .filter(
          (one) =>
            !ofForm.test(one) &&
            !isSignature(one) &&
            !(first.start === 0 && isLetterhead(one)) &&
            /\p{L}{3,}/u.test(one.replace(/\b(?:and|am|pm)\b/gu, '')),
        )
        .flatMap((one) => quoted(one, longest * 2) ?? [])
        // What is quoted behind a colon begins as a sentence does.
        .map((one) => one.replace(/^“(\p{Ll})(?=\p{Ll}* )/u, (_, letter: string) => `“[${letter.toUpperCase()}]`))
      if (shown.length === 0) return []
      const voice = first.speaker ?? clinicianOf(map, first.document, waiver) ?? first.document
      const count = counts.get(voice) ?? 0
      counts.set(voice, count + 1)
      const lead = leadOf({ waiver, map, narrator }, first, { count, goesOn: heard.voice === voice })
      heard.voice = voice
      narrator.interrupt()
      return [
        `${marksOf(from)}${escapeText(lead)} ${escapeText(shown.join('; '))} (${exhibitTokens(map, from).join('; ')}).`,
      ]
    })
    return told.join(' ')
  }
}

/** `Roy Haugen, Kelseys dad. I did not care for him`: who writes is said before the quotation. */
const withoutIntroduction = (words: string): string =>
  words
    .replace(/^(?:To (?:Immigration|USCIS|[Ww]hom it may concern|the [Oo]fficer)|Dear [^,:]{2,40})[:,] (?=\p{Lu})/u, '')
    .replace(/^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}, [^.,;:]{3,40}\. (?=I\b|My\b)/u, '')

type Stretch = { words: string[]; from: CasePassage[]; end: number }

/** Passages between which the paper has nothing but space, up to the usual length. */
function stretchesOf(
  passages: readonly CasePassage[],
  { input }: WaiverCase,
  { longest, isWhole }: Required<Stretching>,
): Stretch[] {
  const stretches: Stretch[] = []
  for (const passage of passages) {
    const before = stretches.at(-1)
    const text = input.sources.find(({ id }) => id === passage.document)?.text ?? ''
    const rows = rowsOf(passage.words)
    const between = before === undefined ? '' : text.slice(before.end, passage.start)
    if (before !== undefined && isWhole && isOfParagraph(before, passage, between))
      goOn(before, passage, [`${between.trim()} ${passage.words}`.trim()])
    else if (before !== undefined && isNext(before, passage, between, longest)) goOn(before, passage, rows)
    else stretches.push({ words: rows, from: [passage], end: passage.end })
  }
  return stretches
}

/** The same paragraph goes on, with no more than a few sentences between that no fact has. */
const isOfParagraph = ({ from, end }: Stretch, passage: CasePassage, between: string): boolean =>
  from.at(-1)?.document === passage.document &&
  passage.start >= end &&
  !/\n\s*\n/u.test(between) &&
  countWords(between) <= 40

const isNext = ({ words, from, end }: Stretch, passage: CasePassage, between: string, longest: number): boolean =>
  from.at(-1)?.document === passage.document &&
  passage.start >= end &&
  between.trim() === '' &&
  countWords(words.join(' ')) + countWords(passage.words) <= longest

function goOn(stretch: Stretch, passage: CasePassage, rows: readonly string[]): void {
  const open = stretch.words.pop() ?? ''
  // A line without a point is a row of its own.
  const isWhole = /[.!?:]["”’)]*$/u.test(open.trim()) && rows.length === 1
  stretch.words.push(...(isWhole ? [`${open} ${rows[0] ?? ''}`] : [open, ...rows]))
  stretch.from.push(passage)
  stretch.end = passage.end
}

/** The rows of an entry; running text whose lines the paper breaks is one. */
function rowsOf(words: string): string[] {
  const lines = words.split('\n').flatMap((line) => line.trim() || [])
  const isList =
    lines.slice(0, -1).some((line) => line.length < 90 && !/[.,;:–-]$/u.test(line)) &&
    lines.every((line) => /^[\p{Lu}\d]/u.test(line))
  if (lines.length > 1 && isList) return lines.filter((line) => !isHeadAlone(line) && !ofForm.test(line))
  return lines.length > 1 &&
    lines.filter((line) => /^[^:.]{2,60}: \S|\([A-TV-Z]\d{2}(?:\.\d{1,3})?\)/u.test(line)).length * 2 >= lines.length
    ? lines
    : [words]
}

/** `Findings`, `Diagnosis` above what it heads. */
const isHeadAlone = (line: string): boolean => /^\p{Lu}[\p{L} ]{2,30}:?$/u.test(line) && line.split(' ').length <= 3

/** `Jefferson Elementary, Fresno, September 18, 2026`: the first words of a paper, all of them names and figures. */
const isLetterhead = (line: string): boolean =>
  line.split(/[ ,]+/u).every((word) => /^(?:\p{Lu}[\p{L}.’'&-]*|\d+\.?|of|the|and|)$/u.test(word))

/** Rows that only say what the paper is. */
const ofForm =
  /^(?:case name|member|subscriber|interviews?|records reviewed|re|regarding|subject|language|present|accompanied by|grade|age|sex|evaluee|examiner|clinician|provider|report (?:received|date)|date of (?:report|visit|service|interview)|dates? of \p{L}+|patients?|client|name|sessions?|visit|dob|evaluator|examinee|primary disability|iep date|student(?! loan))\b[^:]*:|^(?:date of service|dos) \d/iu

const countWords = (text: string): number => text.split(/\s+/u).length

type Setting = { readonly waiver: WaiverCase; readonly map: CaseMap; readonly narrator: Narrator }
type Turn = { readonly count: number; readonly goesOn: boolean }

/** `Ms. Roe writes:`, `In Ms. Roe’s words:`, and `She goes on:` behind words of hers alone; a paper in which nobody says `I` `states` and `adds`. */
function leadOf({ waiver, map, narrator }: Setting, passage: CasePassage, { count, goesOn }: Turn): string {
  const { document, words } = passage
  const noun = documentNoun(map, document)
  const isOwn = inFirstPerson.test(words)
  const title = map.exhibits.find(({ id }) => id === document)?.title ?? ''
  if (isNotesOfCounsel({ title })) return leadOfNotes(map, passage, goesOn)
  const person = voiceOf(waiver, map, passage, noun) ?? (isOwn ? personInTitle(title, map) : undefined)
  if (person !== undefined) {
    if (goesOn) return narrator.say(count % 2 === 0 ? `{${person}.subj} adds:` : `{${person}.subj} goes on:`)
    narrator.interrupt()
    return narrator.say(count % 2 === 0 ? `{${person}.subj} writes:` : `In {${person}.poss} words:`)
  }
  const source = waiver.input.sources.find(({ id }) => id === document)
  const writer = writerOf(isOwn ? writerIn(title) : undefined, signedBy(source))
  if (writer !== undefined) return leadOfWriter(writer, goesOn, count)
  return `The ${noun === 'document' ? 'record' : noun} ${goesOn ? 'adds' : 'states'}:`
}

/** `Letter of Great Lakes Heating and Air` that one Donald Pruitt signs is his; a name in the title is how the paper calls him. */
const writerOf = (titled: string | undefined, signed: string | undefined): string | undefined =>
  titled !== undefined && signed !== undefined && !titled.includes(signed.split(',')[0]?.split(' ').at(-1) ?? signed)
    ? signed
    : (titled ?? signed)

/** What counsel noted is written by nobody whom it tells of. */
function leadOfNotes({ persons }: CaseMap, { speaker }: CasePassage, goesOn: boolean): string {
  if (goesOn) return 'The notes go on:'
  const told = persons.find(({ id }) => id === speaker)
  return told === undefined ? 'The notes read:' : `The notes of the interview with ${told.short} read:`
}

/** `Deb Kinnear, owner, writes:`, and her name alone where she goes on. */
function leadOfWriter(writer: string, goesOn: boolean, count: number): string {
  const [called = writer, role] = writer.split(', ')
  if (goesOn) return `${called} goes on:`
  if (count > 0) return count % 2 === 0 ? `${called} writes:` : `${called} adds:`
  return role === undefined ? `${called} writes:` : `${called}, ${role}, writes:`
}

const inFirstPerson = /(?<![\p{L}])(?:I|[Mm]y|me|[Ww]e|[Oo]ur)(?![\p{L}])/u

/** Who speaks in a passage; in a clinician’s paper the clinician. */
function voiceOf(
  waiver: WaiverCase,
  map: CaseMap,
  { speaker, document, words }: CasePassage,
  noun: string,
): string | undefined {
  const isSpoken = /^(?:letter|declaration|affidavit|statement|evaluation)$/u.test(noun) || inFirstPerson.test(words)
  return speaker !== undefined && isSpoken ? speaker : clinicianOf(map, document, waiver)
}

/** `Letter Mai Vang`: who writes is of the case. */
function personInTitle(title: string, { persons }: CaseMap): string | undefined {
  if (!/^(?:letter|statement|declaration|note)\b/iu.test(title)) return undefined
  return persons.find(({ full, first }) => {
    const words = full.replace(/,.*$/u, '').split(/\s+/u)
    return title.includes(full) || title.includes(`${first ?? words[0] ?? ''} ${words.at(-1) ?? ''}`)
  })?.id
}

/** No writer of its own. */
const isOrganization =
  /\b(?:Church|Parish|School|Elementary|Academy|College|University|Clinic|Center|Hospital|District|Bank|Company|LLC|Inc|Temple|Mosque|Ministry|Ministries|Association|League|Club|Department)\b/u

/** Who wrote a paper, by its title: `Letter of Pastor Jan Hofstra`, `Counseling summary, Meera Iyer, LCSW`. */
function writerIn(title: string): string | undefined {
  const signed = /\b(\p{Lu}\p{L}+ (?:\p{Lu}\. )?\p{Lu}[\p{L}’'-]+, (?:LCSW|LPC|LMFT|LMHC|R\.?N|Ed\.S|MSW)\.?)/u.exec(
    title,
  )?.[1]
  if (signed !== undefined) return `${signed},`
  const named =
    /^(?:letter|statement|declaration|note) (?:of|from|by) (?!the |a |an )([^,(–—]{3,60}?)(?:,| \(|$)/iu.exec(
      title,
    )?.[1]
  // `Letter of New Life Church`: who signed it says who writes.
  // `Letter of metabolic dietitian` names nobody.
  return named !== undefined && (isOrganization.test(named) || !/\p{Lu}/u.test(named)) ? undefined : named
}
