import { houseStyle } from '#domain/prose/house-style.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'

/** What one writes to counsel, and what is no point about the client. */
const toReader =
  /\b(?:please|pls|you|your)\b|^(?:make|let|use|see|call|tell|ask|leave|add|put|send|check|fix|feel|hope|thanks?|thx|best|cheers|regards|ok|sorry|attached|as discussed)\b|\b(?:fee|invoice|paid)\b|@|\b\d{3}[ -]\d{3}-\d{4}\b/iu

/** A line that lost its verb to haste says something from so many words on. */
const fewest = 3

/** `- Result: 60 percent more layers`: without its bullet, with a capital and a full stop, and nothing else changed. */
export const asPoint = (line: string): string => {
  const plain = line
    .replace(/^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u, '')
    .replaceAll(/(?<=\p{L}) ?= ?(?=\p{L})/gu, ': ')
    .replaceAll(/(?<=[\p{L},]) [-–] (?=\p{L})/gu, ', ')
    .replaceAll(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
    .replaceAll(/(?<=\d) ?%/gu, ' percent')
    .replaceAll(
      /, (?=(?:saw|read|counted|visited|checked|measured|heard|tasted|watched) [^,;]{2,60}\b(?:myself|my)\b)/gu,
      '; I ',
    )
    .trim()
  const ended = /[.!?]["”’)]*$/u.test(plain) ? plain : `${plain.replace(/[;,:]$/u, '')}.`
  return houseStyle(capitalized(ended))
}

/** No sentence of the line has a verb, and nobody speaks in it. */
export const isVerbless = (line: string): boolean =>
  sentencesOf(line).every((words) => !hasFiniteVerb(words) && !/(?<![\p{L}.])I\b/u.test(words))

/**
 * Lines of the expert's own notes that are no sentences, as points of a list: nothing is added to them, and nothing of
 * them is lost in silence. `papers` (`isUnspoken`: nobody says I in it, so that none of its lines is a sentence of the letter) are the tidied texts of the notes; `said` is what the letter takes over in sentences.
 */
export function notedPoints(
  papers: readonly (SourceText & { readonly isUnspoken: boolean })[],
  said: readonly string[],
): string[] {
  const told = new Set(stemsOf(said.join(' ')))
  return papers
    .flatMap(({ text, isUnspoken }) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => isUnspoken || isVerbless(line)),
    )
    .filter((line) => countWords(line) >= fewest && !toReader.test(line) && !isHead(line))
    .filter((line) => {
      const stems = stemsOf(line)
      return stems.filter((stem) => told.has(stem)).length < stems.length * 0.8
    })
    .map(asPoint)
}

/** The head of a mail, a title, or a name under it. */
export const isHead = (line: string): boolean =>
  /^(?:from|sent|to|cc|subject|re|date|fwd?)\s?:/iu.test(line) ||
  (countWords(line) <= 5 && line.split(' ').every((word) => /^\p{Lu}[\p{L}’'.-]{0,30},?$/u.test(word)))
