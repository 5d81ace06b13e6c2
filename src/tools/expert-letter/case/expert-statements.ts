import { splitParagraphs } from '#domain/case-map/reading/split-paragraphs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { LetterSources } from './letter-sources.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { spelledOut, writesDayFirst } from './record-lines.ts'
import { chartEntry, chartLines } from './shorthand/chart.ts'
import type { Examined } from './shorthand/examined.ts'
import { isLabelled } from './note-topics.ts'
import { isInNoteForm, ofOthers } from './note-form.ts'
import { notedPoints } from './noted-points.ts'
import { meantForLetter } from './spoken.ts'
import { tablesIn, type TypedTable } from './tables.ts'
import { namesIn, tidyNotes } from './tidy-notes.ts'

/** Notes for counsel and notes about the fee are read, and never filed or named. */
export function isForCounselOnly(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    (kind === 'extra_expert' && isInNoteForm(paper)) ||
    /\bnotes?\b|\be-?mails?\b|\bcall with\b|\bpoints\b|\bby (?:tele)?phone\b|\bvoice ?(?:mail|message|memo|note)s?\b|\bmemo\b|\bdictat\w+|\banswers? (?:of|from|by|to)\b[^.]{0,60}\b(?:counsel|questions?|attorney|us)\b|\bto (?:our )?questions\b/i.test(
      title,
    ) ||
    /\bnot for filing\b|\bfor (?:the |your )?(?:attorney|counsel|lawyer)\b|^from\s?:/im.test(text.slice(0, 600))
  )
}

/** What is said into a recorder and typed by somebody, and no transcript of a hearing or a school. */
const isSpoken = ({ title }: SourceText): boolean =>
  /\bdictat\w+|\bmemo\b|\bvoice\b|\brecording\b|\bcall\b/iu.test(title)

const isOfOthers = (paper: SourceText): boolean => ofOthers.test(paper.title) && !isSpoken(paper)

/** Papers in which the expert speaks: notes, mails and drafts, and the report of an examination that the expert made. */
export function isOwnVoice(paper: SourceText): boolean {
  const { kind, text } = paper
  return (
    isOwnRecord(paper) ||
    isNotedOfCall(paper) ||
    (kind === 'extra_expert' && isInNoteForm(paper)) ||
    (kind === 'extra_expert' && !isOfOthers(paper) && /(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text))
  )
}

/** `Notes from call with Prof. Thorvaldsen`: what somebody else wrote down of the expert, in the third person. */
function isNotedOfCall(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    kind === 'extra_expert' &&
    !isOfOthers(paper) &&
    /\b(?:notes?|call|conversation|interview)\b[^.]{0,20}\b(?:from|with|of)\b/iu.test(title) &&
    /\b(?:she|he|her|his)\b/iu.test(text) &&
    !/(?<![\p{L}.])I(?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text)
  )
}

/** The expert’s own sentence, where it is plain who is meant: expert and client of one sex, or `she` left over, and nothing is said. */
function saidInCall(words: string, parties: Parties): string[] {
  const { expert, client } = parties
  if (/\bexpert\b|^(?:Don['’]t|Do not|Not sure)\b|=/iu.test(words) || !hasFiniteVerb(words)) return []
  // `national importance because ...`: no sentence, and nothing is made of it.
  const [first = ''] = words.replace(/^In my (?:opinion|view),? /u, '').split(/,? (?:because|since|if|;) /u)
  if (expert === undefined || expert === client || !hasFiniteVerb(`x ${first}`)) return []
  const said = inOwnWords(words, parties) ?? words
  const own = expert === 'she' ? /\b(?:she|her|hers)\b/iu : /\b(?:he|him|his)\b/iu
  return own.test(said) ? [] : [said]
}

/** `Notes of the evaluation`, `Exam notes`: what the expert wrote down in lines and without a word of himself. */
function isOwnRecord(paper: SourceText): boolean {
  const { kind, title, text } = paper
  return (
    kind === 'extra_expert' &&
    !isOfOthers(paper) &&
    (ofExamination.test(title) || /\bnotes?\b/iu.test(title) || isInNoteForm(paper)) &&
    !/(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? \p{Ll}/u.test(text)
  )
}

const ofExamination =
  /\b(?:notes?|record|protocol|findings)\b[^.]{0,30}\b(?:evaluation|exam(?:ination)?|assessment|sessions?|visits?|interview)\b|\b(?:evaluation|exam(?:ination)?|assessment|session|visit|interview) (?:notes?|record|protocol|findings)\b/iu

/**
 * What the expert says in the first person, paragraph by paragraph: the only words that the letter may say for the expert
 * as they are. What is said to counsel or about counsel is left out.
 */
export function expertStatements(
  { expertDocuments, clientDocuments }: LetterSources,
  parties?: Parties,
  person?: Examined,
): string[][] {
  const names = namesIn(clientDocuments.map(({ text }) => text))
  return expertDocuments
    .filter((paper) => isOwnVoice(paper) && (person !== undefined || !isOwnRecord(paper) || isNotedOfCall(paper)))
    .flatMap((paper) =>
      person === undefined && parties !== undefined && isNotedOfCall(paper)
        ? paragraphsOf(paper, names, person).map((sentences) =>
            sentences.flatMap((words) => saidInCall(words, parties)),
          )
        : paragraphsOf(paper, names, person),
    )
    .map((sentences) =>
      sentences.map((words) =>
        parties === undefined ? words : byName((offersOf.test(words) && inOwnWords(words, parties)) || words, parties),
      ),
    )
    .map((sentences) =>
      sentences.filter(
        (words) => /[.][”"’]?$/.test(words) && !toCounsel.test(words) && !heading.test(words) && !notYet.test(words),
      ),
    )
    .filter((sentences) => sentences.length > 0)
}

/** `Ms. D-K would be found`: the client by initials, as one writes in haste. */
function byName(typed: string, { clientShort, clientNames }: Parties): string {
  const last = clientNames.at(-1) ?? ''
  // `Yildirim`, of whom the record writes `Yıldırım`.
  const words = typed.replaceAll(/\p{Lu}\p{L}+(?:-\p{L}+){0,2}/gu, (word) =>
    foldWord(word) === foldWord(last) ? last : word,
  )
  const initials = last
    .split(/[ -]/u)
    .map((part) => part.charAt(0))
    .filter((letter) => /\p{Lu}/u.test(letter))
  if (initials.length === 0 || !clientShort.includes('.')) return words
  return words.replaceAll(
    new RegExp(
      String.raw`\b(?:Mr|Ms|Mrs)\.? ${initials.map((letter) => `${letter}\\.?`).join('[ -]?')}(?![\p{L}])`,
      'gu',
    ),
    clientShort,
  )
}

/** Whoever took the notes says what the expert is ready to do. */
const offersOf =
  /^(?:She|He|(?:The )?[Ee]xpert|(?:Dr|Prof)\.? \p{Lu}\S+) (?:can|will|would|is (?:willing|able|available|ready)) /u

/** `I have not yet met her`, in an earlier letter: what was not yet then says nothing of today. */
export const notYet = /^I (?:have|had) not yet (?:met|spoken|worked|heard|seen|read|visited)\b/u

/** `Evaluation T.G.`: the first line of the record of an examination. */
export const heading =
  /^(?:(?:Exam|Clinical|Session) )?(?:Evaluation|Session|Interview|Examination|Assessment|Notes?) (?:of |on |eval(?:uation)? )?(?:\p{Lu}\.?-?){1,4}(?: \([^()]{3,40}\))?\.?$/u

const toCounsel =
  /\bcounsel\b|\b(?:attorney|lawyer)s?\b.{0,30}\b(?:asked|wants?|sent|needs?|called)\b|\b(?:asked|sent|told|tell|call) (?:the |your |our )(?:attorney|lawyer)\b/iu

/** The lines of a record of an examination in which nobody speaks, as a letter says them: `Diagnosis: PTSD, chronic.` */
export function examinationLines({ expertDocuments }: LetterSources): string[] {
  return expertDocuments.filter(isOwnRecord).flatMap(({ text }) =>
    tablesIn(text)
      .rest.split('\n')
      .slice(1)
      .map((line) => spelledOut(line.trim()))
      .filter(
        (line) =>
          line.split(' ').length >= 2 &&
          !/\bfee\b|\bpaid\b|@|\b(?:phone|fax)\b|^(?:Client|Patient|Name|DOB)\b/iu.test(line),
      )
      .map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`)),
  )
}

/** Rows of the expert's own record with a figure: dates of sessions, scores of tests. */
export function expertRows({ expertDocuments }: LetterSources, person?: Examined): string[] {
  return (
    expertDocuments
      .filter((paper) => isOwnVoice(paper) && (person !== undefined || !isOwnRecord(paper)))
      .flatMap((paper) => {
        const text = tidyNotes(plainText(paper, person), new Set(), person)
        return splitParagraphs({ ...paper, text })
          .filter(({ isEntry }) => isEntry)
          .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
          .map((row) => withoutIdentity(row))
          .filter((row) => !isSentence(row) && !heading.test(row))
      })
      // Of an examination nothing falls away because it has no figure.
      .filter(
        (row) =>
          (/\d/.test(row) || (person !== undefined && countWords(row) >= 4)) &&
          !/\bfee\b|\bpaid\b|@|\b(?:phone|fax)\b/iu.test(row),
      )
  )
}

/** The fields of a form that say who was examined: the letter says it. */
export const withoutIdentity = (row: string): string =>
  /\bMRN\b/u.test(row)
    ? ''
    : row
        .replace(/^(?:name|client|patient|student)\s?: (?:\p{Lu}[\p{L}.’'-]{0,25},? ){1,5}(?=\p{Lu})/iu, '')
        .replace(/\bDOB:? (?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) ?/u, '')
        .replace(/\b(\d{1,2}\/\d{1,2})\/(\d{2})(?!\d)/gu, '$1/20$2')
        .replaceAll(/\b(start|end) (\d{2})(\d{2})\b/giu, '$1 $2:$3')
        .trim()

/** `I do not think that moving helps: the gang is there too.` has a colon and is no row of a record. */
const isSentence = (row: string) =>
  // `Yangon is no refuge: every household must register guests.`
  (/^(?:(?:She|He|They) \p{Ll}|(?:[\p{L}’'-]+ ){1,6}(?:is|are|was|were|has|have|had|would|will|can|cannot|must|does|do) )[^:]*:/u.test(
    row,
  ) &&
    row.endsWith('.')) ||
  (/\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/u.test(row.split(': ')[0] ?? '') && row.endsWith('.'))

/** `Cost: he would need two million dollars.`: a point of an expert who is no clinician, in a sentence behind its label. */
function isPoint(row: string): boolean {
  const [, rest = ''] = /^[\p{L} ’'-]{3,40}: (.{12,}[.])$/su.exec(row.trim()) ?? []
  return hasFiniteVerb(rest)
}

/** Of a clinician the dated lines of a chart stand as a list of their own (`expertChart`). */
function plainText({ text }: SourceText, person?: Examined): string {
  const dated = new Set(person === undefined ? [] : chartLines(text))
  const kept =
    dated.size === 0
      ? text
      : text
          .split('\n')
          .filter((line) => !dated.has(line.trim()))
          .join('\n')
  return kept.replaceAll(/^=+ ?(page \d{1,4} of \d{1,4}) ?=+$/gim, '$1')
}

function paragraphsOf(paper: SourceText, names: ReadonlySet<string>, person?: Examined): string[][] {
  const text = tidyNotes(plainText(paper, person), names, person)
  return splitParagraphs({ ...paper, text })
    .filter(
      ({ start, end, isEntry }) =>
        !isEntry || isSentence(text.slice(start, end)) || (person === undefined && isPoint(text.slice(start, end))),
    )
    .map(({ start, end, heading: above }) => {
      const sentences = sentencesOf(text.slice(start, end)).map((words) => words.replaceAll(/\s+/g, ' ').trim())
      // `Police. They did nothing.`: the first word of the point is its label, and no heading of what follows.
      const isLabel =
        above !== undefined &&
        /[.:]$/u.test(text.slice(0, start).trimEnd()) &&
        text.slice(0, start).trimEnd().slice(0, -1).endsWith(above)
      return isLabel ? withLabel(above, sentences) : sentences
    })
}

/** A topic that the letter knows stays before its point; of another one `it` is told by name. */
function withLabel(label: string, sentences: readonly string[]): string[] {
  const [first = '', ...rest] = sentences
  // `If he goes to Bolivia: ...`: without the condition nothing of it is true.
  if (/^if\b/iu.test(label))
    return [
      `${label}: ${first.replace(/^(?:The|An?|It|This|That|He|She|They|These|His|Her)(?= )/u, (word) => word.toLowerCase())}`,
      ...rest,
    ]
  const isPlace = /^\p{Lu}\p{L}+$/u.test(label) && first.includes(label)
  if (isPlace || isLabelled(`${label}.`))
    return [`${label}.`, first.replace(/^It (?=\p{Ll}+s\b)/u, `${label} `), ...rest]
  return [/^It (?=\p{Ll}+s\b)/u.test(first) ? first.replace(/^It/u, label) : first, ...rest]
}

/**
 * What the expert noted without a sentence, as points of a list; `said` is what the letter takes over in sentences. Of a
 * clinician's record the rows and the shorthand are read elsewhere.
 */
export function pointsOf({ expertDocuments, clientDocuments }: LetterSources, said: readonly string[]): string[] {
  const names = namesIn(clientDocuments.map(({ text }) => text))
  return notedPoints(
    expertDocuments
      .filter((paper) => isOwnVoice(paper) && isInNoteForm(paper))
      .map((paper) => ({
        ...paper,
        text: tidyNotes(plainText(paper), names)
          .split('\n')
          .filter((line) => meantForLetter(line) !== '' && !line.trim().endsWith(':'))
          .join('\n'),
        isUnspoken: isOwnRecord(paper) && !isNotedOfCall(paper),
      })),
    said,
  )
}

/** Tables in the expert's own papers: figures stay in the rows in which the expert put them. */
export function expertTables({ expertDocuments }: LetterSources): TypedTable[] {
  return expertDocuments.filter(isOwnVoice).flatMap(({ text }) => tablesIn(text).tables)
}

/** The dated entries of the clinician's own record of visits, in words. */
export function expertChart({ expertDocuments }: LetterSources, person: Examined): string[] {
  return expertDocuments
    .filter(isOwnVoice)
    .flatMap(({ text }) => chartLines(text).map((line) => chartEntry(line, person, writesDayFirst(text))))
}
