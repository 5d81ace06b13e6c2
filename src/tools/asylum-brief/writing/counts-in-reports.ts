const units = 'one|two|three|four|five|six|seven|eight|nine'.split('|')
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|')
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')

const words = new RegExp(
  String.raw`(?<![\p{L}-])(?:(${tens.join('|')})(?:-(${units.join('|')}))?|(${teens.join('|')})|(${units.join('|')}))(?![\p{L}-])`,
  'giu',
)
const figures = /(?<![\d.,/-])(\d{1,3}(?:,\d{3}){1,3}|\d{1,6})(?![\d/-]|[.,]\d|\s?(?:percent|%))/gu

/** A count of a sentence and where it stands. */
export type Count = { readonly count: number; readonly start: number; readonly end: number }

/** The counts of a sentence, in figures or in words under a hundred; years are none. */
export function countsIn(sentence: string): Count[] {
  const written = [...sentence.matchAll(figures)].flatMap((match) => {
    const [whole, number = ''] = match
    return /^(?:19|20)\d\d$/u.test(number)
      ? []
      : [{ count: Number(number.replaceAll(',', '')), start: match.index, end: match.index + whole.length }]
  })
  const spelled = [...sentence.matchAll(words)].map((match) => {
    const [whole, ten = '', unit = '', teen = '', alone = ''] = match
    return {
      count: ten
        ? (tens.indexOf(ten.toLowerCase()) + 2) * 10 + placeIn(units, unit)
        : teen
          ? teens.indexOf(teen.toLowerCase()) + 10
          : placeIn(units, alone),
      start: match.index,
      end: match.index + whole.length,
    }
  })
  return [...written, ...spelled].toSorted((a, b) => a.start - b.start)
}

const placeIn = (list: readonly string[], word: string): number => list.indexOf(word.toLowerCase()) + 1
