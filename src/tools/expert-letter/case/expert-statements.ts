import { splitParagraphs } from '#domain/case-map/reading/split-paragraphs.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { byName } from './by-name.ts'
import type { LetterSources } from './letter-sources.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import { spelledOut, writesDayFirst } from './record-lines.ts'
import { chartEntry, chartLines } from './shorthand/chart.ts'
import type { Examined } from './shorthand/examined.ts'
import { isLabelled, isOfLimits, isRoom, isTopic } from './note-topics.ts'
import { isInNoteForm } from './note-form.ts'
import { notedPoints } from './noted-points.ts'
import { isNotedOfCall, isOwnRecord, isOwnVoice } from './own-voice.ts'
import { meantForLetter } from './spoken.ts'
import { tablesIn, type TypedTable } from './tables.ts'
import { namesIn, tidyNotes } from './tidy-notes.ts'

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

/** Whoever took the notes says what the expert is ready to do. */
const offersOf =
  /^(?:She|He|(?:The )?[Ee]xpert|(?:Dr|Prof)\.? \p{Lu}\S+) (?:(?:can|will|would)(?: also| gladly)? (?:testify|sign|answer|talk|speak|appear|be (?:reached|called|available|glad|happy))|is (?:willing|able|available|ready) to (?:testify|sign|answer|talk|speak|appear)|(?:can ?not|could not) (?:support|say|tell|exclude|rule|judge|confirm|verify|determine))\b/u

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
        .replace(/^PT\s?: (?:\p{Lu}\.?){1,3},? ?\d{0,3} ?[FM]?$/u, '')
        .replace(/^\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}+,? \d{1,3} ?(?:y\/?o)? ?[MF]\b[^.\n]{0,30}\. ?/u, '')
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

/** `Pruitt, Dale, 55 M, USC. seen 8/14 + 8/28.`: who was examined, at the head of the notes. */
const withoutHead = (text: string): string =>
  text.replace(
    /^\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}+,? \d{1,3} ?(?:y\/?o)? ?[MF]\b[^.\n]{0,30}\.? ?(?:seen (?:on )?[\d/+,& ]{3,40}\.? ?)?/u,
    '',
  )

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
  return withoutHead(kept).replaceAll(/^=+ ?(page \d{1,4} of \d{1,4}) ?=+$/gim, '$1')
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
      // `SEPARATION` over several paragraphs: each of them is about it.
      if (!isLabel && above !== undefined && isOwnHeading(above, text)) return [`${above}.`, ...sentences]
      // `The handbook covers all clerks. It counts ...`: a sentence is no label.
      if (isLabel && hasFiniteVerb(above) && !/^if\b/iu.test(above)) return [`${above}.`, ...sentences]
      return isLabel ? withLabel(above, sentences) : sentences
    })
}

/** A heading on a line of its own that names a topic. */
const isOwnHeading = (above: string, text: string): boolean =>
  (isTopic(above) || isOfLimits(above) || isRoom(above)) && text.split('\n').some((line) => line.trim() === above)

/** A topic that the letter knows stays before its point; of another one `it` is told by name. */
function withLabel(label: string, sentences: readonly string[]): string[] {
  const [first = '', ...rest] = sentences
  // `If he goes to Bolivia: ...`: without the condition nothing of it is true.
  if (/^if\b/iu.test(label))
    return [
      `${label}: ${first.replace(/^(?:The|An?|It|This|That|He|She|They|These|His|Her|Someone|Somebody|Nobody|No|There|Home)(?= )/u, (word) => word.toLowerCase())}`,
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
