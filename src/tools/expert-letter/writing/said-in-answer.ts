import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { type Parties, withClientName } from '#domain/prose/own-words.ts'
import { capitalized } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { spelledOut } from '../case/record-lines.ts'

/** `She comes to the Bible group every Thursday`: what a pastor or a teacher knows of the client from daily life. */
export function knownOfClient(relation: string, told: string, parties: Parties): string[] {
  const { client } = parties
  if (client === undefined) return []
  const known = new Set(stemsOf(told))
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .filter(
      (words) => new RegExp(String.raw`^${client}\b`, 'iu').test(words) && !/\b(?:paid|fee|money)\b/iu.test(words),
    )
    .filter((words) => stemsOf(words).some((stem) => !known.has(stem)))
    .map((words) =>
      withClientName(houseStyle(capitalized(words)), { ...parties, expert: client === 'he' ? 'she' : 'he' }),
    )
}

/** `Got the originals from us by courier on 9/29/26`: how the expert came by what was examined. */
export function received(relation: string): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' ')).flatMap((sentence) => {
    const [, what = '', rest = ''] =
      /^(?:(?:he|she|I|the expert) )?(?:got|received) (the [\p{Ll} ]{3,40}?) from (?:us|our office|the firm|counsel)\b(.*?)\.?$/iu.exec(
        sentence,
      ) ?? []
    return what === '' ? [] : [escapeText(houseStyle(`I received ${what} from counsel${spelledOut(withYear(rest))}.`))]
  })
}

/** `9/29/26` */
const withYear = (text: string): string =>
  text.replaceAll(/(?<![\d/])(\d{1,2}\/\d{1,2})\/(\d{2})(?![\d/])/gu, '$1/20$2')

/** `None.`, `No connection`: the whole of what ties the two. */
export const isNone = (relation: string): boolean =>
  /^(?:none|no (?:relation|relationship|connection|ties?|contact))(?:[.;,]|$)/iu.test(relation.trim())
