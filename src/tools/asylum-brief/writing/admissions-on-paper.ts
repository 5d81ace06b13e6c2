import { exhibitTokens } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { textOfPaper } from './days-that-differ.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import { isNotesPaper } from './notes-on-file.ts'
import type { Clash } from './paper-against-account.ts'
import type { Pen } from './pen.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

const admits =
  /\b(?:(?:has|have|had) (?:admitted|confessed|acknowledged)|confess(?:ed|es)|admitted (?:to|that|the)|acknowledged that|pleaded guilty|presented (?:himself|herself) voluntarily|voluntarily (?:presented|appeared|confessed|stated))\b/iu
const gotFrom =
  /\b(?:wanted it to stop|so that (?:they|it|he) would stop|(?:made|forced|ordered|told) me (?:to )?(?:sign|say|write|confess|admit)|dictated|signed (?:a|the) (?:paper|statement|confession)s? (?:that |which )?I (?:had|did|could) not|(?:it|that) (?:was|is) not true|wrote that I had|until I (?:signed|wrote|said|confessed)|advice of (?:the|a) lawyer)\b/iu

/** `The accused has confessed`: how that was got stands in the account; where it does not, nothing is claimed. */
export function admissionsOnPaper(pen: Pen): readonly Clash[] {
  const { map } = pen
  return map.exhibits
    .filter(
      ({ id, title }) =>
        isOfficialTitle(title) &&
        !map.passages.some(({ document, speaker }) => document === id && speaker !== undefined),
    )
    .flatMap(({ id }) => {
      const found = admissionIn(textOfPaper(id, pen), pen)
      return found === undefined
        ? []
        : [{ ...found, document: id, said: `The ${documentNoun(map, id)} ${found.said}`, exhibits: [`[[ex:${id}]]`] }]
    })
    .map((clash, at, all) => (at < all.length - 1 ? { ...clash, answer: '', answeredBy: [] } : clash))
}

function admissionIn(text: string, pen: Pen): Pick<Clash, 'said' | 'answer' | 'answeredBy'> | undefined {
  const admitted = sentencesOf(text.replaceAll(/\s+/gu, ' '))
    .flatMap((sentence) => (sentence.length < 300 ? [sentence] : sentence.split(/(?<=;) /u)))
    .find((sentence) => admits.test(sentence) && sentence.length < 400)
  // What counsel noted is quoted nowhere.
  const got = wordsOfAccount(pen).filter(
    ({ told, passage }) => gotFrom.test(told) && !isNotesPaper(passage.document, pen.map),
  )
  if (admitted === undefined || got.length === 0) return undefined
  const [first = '', ...others] = withWhatItMeans(got.slice(0, 3), pen).map(({ words }) =>
    trimEndOf(inSingleMarks(words), '.;,'),
  )
  const said = trimEndOf(inSingleMarks(admitted.replace(/^\d{1,2}\. /u, '')), '.;,')
  return {
    said: `reads: “${said}”`,
    answer: `How that came to be written the account tells: “${first}${others.length === 0 ? '.' : ''}”${others.map((one, at) => `; ${at === others.length - 1 ? 'and ' : ''}“${one}${at === others.length - 1 ? '.' : ''}”`).join('')}`,
    answeredBy: exhibitTokens(
      pen.map,
      got.slice(0, 3).map(({ passage }) => passage),
    ),
  }
}

/** `It was not true.` stands behind what was not. */
function withWhatItMeans(got: readonly Words[], pen: Pen): readonly Words[] {
  const all = wordsOfAccount(pen)
  return got.flatMap((one) => {
    const before = all[all.indexOf(one) - 1]
    const isShort = /^(?:It|That|This) (?:was|is) not true\b/u.test(one.words)
    return isShort && before?.paragraph === one.paragraph && !got.includes(before) ? [before, one] : [one]
  })
}

const inSingleMarks = (words: string): string =>
  curlyQuotes(words.replaceAll(/\s+/gu, ' ').trim()).replaceAll('“', '‘').replaceAll('”', '’')
