import { placeOf } from '#domain/provenance/passage.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import { canBeSame } from './whom-pronouns-mean.ts'
import type { ReadSentence } from './read-statements.ts'

const amount =
  /\$ ?(\d[\d,]*(?:\.\d+)?)(?: (million|thousand))?(?: (?:a|per|each|every) (hour|day|week|month|year))?/giu
const earning =
  /(?<!\p{L})(?:earn(?:s|ed|ing|ings)?|makes?|made|income|salary|wages?|brings?|pay(?:s|check)?|paid)(?!\p{L})/iu

/** `She earns $3,600 a month`: a sum belongs to its person and its period. */
export function checkAmounts({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence) => {
    if (!sentence.text.includes('$') || !earning.test(sentence.text)) return []
    return amountsIn(sentence).flatMap((told): StatementItem[] => {
      if (told.ids.length === 0 || !earning.test(told.between)) return []
      const known = evidence.sentences
        .filter(({ text }) => text.includes('$'))
        .flatMap((from) => amountsIn(from).map((found) => ({ found, from })))
      const same = known.filter(({ found }) => found.value === told.value)
      const fits = same.some(
        ({ found }) =>
          (canBeSame(found.ids, told.ids) || found.others.some((ids) => canBeSame(ids, told.ids))) &&
          (found.period === undefined || told.period === undefined || found.period === told.period),
      )
      const other = same.find(({ found }) => found.isNamed)
      if (fits || !other) return []
      const { source } = other.from.from
      const range = { start: sentence.start + told.start, end: sentence.start + told.end }
      return [
        {
          ...placeOf(passage, range),
          text: sentence.text.slice(told.start, told.end),
          state: 'conflict',
          flag: 'Conflict',
          severity: 'red',
          message: `This sum stands in the file for another person or another period: “${other.from.text.replace(/[.]$/, '')}” (${source.title}).`,
          source: {
            id: source.id,
            title: source.title,
            start: Math.max(0, other.from.start),
            end: other.from.end,
            text: source.text.slice(Math.max(0, other.from.start), other.from.end),
          },
        },
      ]
    })
  })
}

type Told = {
  /** The words between the person and the sum. */
  readonly between: string
  readonly value: string
  readonly period: string | undefined
  readonly ids: readonly string[]
  /** By a name or a relation; a pronoun alone does not tell surely enough to contradict. */
  readonly isNamed: boolean
  /** Who else is named before the sum; in a source it may be theirs. */
  readonly others: readonly (readonly string[])[]
  readonly start: number
  readonly end: number
}

/** The sums of a sentence with whose they are: the person named last before the sum. */
function amountsIn({ text, mentions }: ReadSentence): Told[] {
  return [...text.matchAll(amount)].map((match) => {
    const whose = mentions.findLast(({ end }) => end <= match.index)
    return {
      value: `${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`,
      period: match[3]?.toLowerCase(),
      ids: whose?.ids ?? [],
      isNamed: whose?.isPronoun === false,
      others: mentions.filter(({ end }) => end <= match.index).map(({ ids }) => ids),
      between: whose ? text.slice(whose.start, match.index) : '',
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}
