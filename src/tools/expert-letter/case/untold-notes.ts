import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import type { LetterFacts } from '../case.ts'
import { formally } from '#domain/prose/own-words.ts'
import { heading, notYet, withoutIdentity } from './expert-statements.ts'
import { isOwnVoice } from './own-voice.ts'
import { type Instructions, withoutAvoided } from './instructions.ts'
import { isHead } from './noted-points.ts'
import { withoutLabel } from './note-topics.ts'
import { offers } from './notes.ts'
import { headingKind, isSheetHeading } from './sheet/read-sheet.ts'
import { plainWords } from './sheet/plain-words.ts'
import { meantForLetter } from './spoken.ts'
import { namesIn, tidyNotes } from './tidy-notes.ts'

/** So much of a note has to stand in one place for the letter to say it. */
const saidShare = 0.6

/** A note of so many words may be told in several places. */
const longNote = 7

/** What two neighboring sentences of a paragraph say: a note that is told stands in them. */
function windowsOf(paragraph: string): ReadonlySet<string>[] {
  const sentences = sentencesOf(paragraph).map((words) => stemsOf(words))
  return sentences.map((stems, at) => new Set([...stems, ...(sentences[at + 1] ?? [])]))
}

/** What one writes to counsel or about pay, and the head of a mail or a paper. */
const noPoint =
  /^=|^I am (?:willing|ready|available|happy)\b|^(?:from|sent|to|cc|subject|re|date|fwd?)\s?:|^(?:hi|hello|hey|dear)\b|\b(?:please|thanks?|regards|best)\b|\b(?:fee|paid|invoice|bill)\b|@|^my (?:cell|phone|mobile|number|office)\b|\b\d{3}[ -]\d{3}-\d{4}\b|^page \d/iu

/** `Bergen, February 12, 2018`, `To the committee:` */
const headOfLetter =
  /^to (?:the|whom)\b[^.]{2,60}[.:]?$|^\p{Lu}[\p{L} .’-]{2,40}, (?:the )?(?:\p{Lu}\p{Ll}{2,9}\.? \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{Lu}\p{Ll}{2,9}\.?,?) \d{4}[.:]?$/iu

/** `DK eval, notes`, `GJOKA – my notes` */
const titleOfNotes = /^(?:[\p{L}.’'-]+,? (?:[-–—] )?){1,4}(?:my )?notes?\b[^.;:]{0,20}\.?$/iu

/** `WT – hardship eval` on the first line, with a line of its own behind it, names the paper. */
const withoutTitle = ([first = '', second = '', ...rest]: readonly string[]): string[] =>
  second.trim() === '' && rest.length > 3 && countWords(first) <= 7 && !/[.!?]$/u.test(first) && !/\d/u.test(first)
    ? rest
    : [first, second, ...rest]

/** No talk with counsel, nothing that one offers, no question and no head of a paper. */
const isPoint = (words: string): boolean =>
  countWords(words) > 2 &&
  !noPoint.test(words) &&
  !offers.test(words) &&
  !words.endsWith('?') &&
  !isHead(words) &&
  !isSheetHeading(words) &&
  !heading.test(words) &&
  !notYet.test(words) &&
  !headOfLetter.test(words) &&
  !titleOfNotes.test(words) &&
  !isInCapitals(words.replaceAll(/\([^()]*\)/gu, ''))

const isInCapitals = (words: string): boolean => words === words.toUpperCase() && /\p{L}{3}/u.test(words)

/** What the expert noted and these paragraphs of the letter do not say, sentence by sentence, in the expert's words. */
export function untoldNotes(facts: LetterFacts, paragraphs: readonly string[]): string[] {
  const windows = paragraphs.flatMap((paragraph) => windowsOf(paragraph))
  const whole = new Set(windows.flatMap((one) => [...one]))
  const text = paragraphs.join('\n')
  const isSaid = (words: string) => {
    const plain = formally(plainWords(withoutLabel(words)).replaceAll(/\bcutoff\b/giu, 'cut-off'), facts.parties)
    const stems = [...new Set(stemsOf(plain))]
    const needed = stems.length * saidShare
    const isTold =
      windows.some((one) => stems.filter((stem) => one.has(stem)).length >= needed) ||
      (stems.length >= longNote && stems.filter((stem) => whole.has(stem)).length >= stems.length * 0.9)
    return isTold && figuresIn(plain).every((figure) => text.includes(figure))
  }
  const names = namesIn(facts.sources.clientDocuments.map((paper) => paper.text))
  return facts.sources.expertDocuments
    .filter(isOwnVoice)
    .flatMap((paper) => withoutTitle(tidyNotes(paper.text, names).split('\n')))
    .filter((line) => !/^(?:reason for )?referral\b/iu.test(line.trim()))
    .map((line) =>
      withoutIdentity(
        withoutKind(line)
          .replace(/^(?:[-–—*•·]|\(?(?:\d{1,2}|[A-K])[.)])\s+/u, '')
          .trim(),
      ),
    )
    .flatMap((line) => runsOf(line, facts.instructions, (words) => isPoint(words) && !isSaid(words)))
}

/** `Psych: PCL-5 44`: the label says what its words are about, and no more. */
const withoutKind = (line: string): string => {
  const [, label = '', rest = ''] = /^(\p{L}[\p{L} /’'-]{0,30}?): (\S.*)$/u.exec(line) ?? []
  return label !== '' && headingKind(label) !== undefined ? rest : line
}

/** Neighbors of one line that are not said stay together. */
function runsOf(line: string, instructions: Instructions, isLeft: (words: string) => boolean): string[] {
  const runs: string[][] = [[]]
  for (const sentence of sentencesOf(line)) {
    const words = withoutAvoided(meantForLetter(sentence), instructions).join('')
    if (words !== '' && isLeft(words)) runs.at(-1)?.push(words)
    else runs.push([])
  }
  return runs.flatMap((run) => (run.length === 0 ? [] : [run.join(' ')]))
}

/** Numbers of two digits and more: a note whose number is nowhere is not told. */
const figuresIn = (words: string): string[] => words.match(/\d[\d,.]*\d/gu) ?? []
