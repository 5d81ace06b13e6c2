import { functionWords } from '#domain/language/word-lists.data.ts'
import { shown, type Finding, type Told } from './finding.ts'
import { sharesOf } from './shares.ts'
import { tokensOf, type Placed, type Token } from './told-index.ts'

const universal =
  /(?<!\p{L})(all|every|each|both|none|neither)(?: one)?(?: of)?(?: (?:the|his|her|their|its|my|those|these))?(?: \p{L}+)? (?=\p{L})/giu
const partial = /(?<!\p{L})(?:not|nearly|almost|virtually|after) $/iu

const isContent = ({ text }: Token) => text.length > 3 && !functionWords.has(text.toLowerCase())
const saysOf = (tokens: readonly Token[], { meaning }: Token) =>
  tokens.some((token) => token.meaning.same.some((key) => meaning.same.includes(key)))

/** `All of her pupils`, `both killers`, where the file counts a part of them: four of the six, one of the two. */
export function quantified({ sentence, evidence, index }: Told): Finding[] {
  return [...sentence.text.matchAll(universal)].flatMap((match): Finding[] => {
    const [written, how = ''] = match
    if (partial.test(sentence.text.slice(0, match.index))) return []
    const word = { start: match.index, end: match.index + written.trimEnd().length }
    const content = tokensOf(sentence.text).filter((token) => isContent(token) && token.start > match.index)
    const things = content.filter(({ start }) => start >= word.end - 20).slice(0, 2)
    const others = tokensOf(sentence.text).filter((token) => isContent(token) && !things.includes(token))
    const found = sharesOf(evidence, index).find(({ whole, place }) => {
      if (/both|neither/i.test(how) && whole !== 2) return false
      const around = [-1, 0, 1].flatMap((by) => index.byPlace.get(place.at + by) ?? []).filter(isFrom(place))
      const thing = things.find((token) => around.some(({ tokens }) => saysOf(tokens, token)))
      const more = [...things.filter((token) => token !== thing), ...others]
      return thing !== undefined && (whole === 2 || more.some((token) => saysOf(place.tokens, token)))
    })
    if (!found) return []
    const { part, whole, place } = found
    return [{ word, by: place, message: `By the file this is true of ${part} of ${whole}: ${shown(place)}.` }]
  })
}

const isFrom =
  ({ sentence: { from } }: Placed) =>
  (other: Placed) =>
    other.sentence.from === from

const noneOf = /^(?:Neither|None|No one|Nobody)(?: of (?:them|the \p{L}+))?(?: \p{Ll}+)? (\p{Ll}+)/u
const allCame = /(?<!\p{L})(?:both|all)(?: of them)? (\p{Ll}+)(?!\p{L})/iu

/** `Neither spouse came to the second interview` where the file says of it that both came. */
export function noneWhereAll({ sentence, index }: Told): Finding[] {
  const match = noneOf.exec(sentence.text)
  const [verb] = tokensOf(match?.[1] ?? '')
  if (!match || !verb) return []
  const others = tokensOf(sentence.text).filter((token) => isContent(token) && token.start > match[0].length)
  const by = [...index.byPlace.values()].flat().find((place) => {
    const [, act = ''] = allCame.exec(place.sentence.text) ?? []
    if (act === '' || !saysOf(tokensOf(act), verb)) return false
    const around = [-1, 0].flatMap((step) => index.byPlace.get(place.at + step) ?? []).filter(isFrom(place))
    return others.some((token) => around.some(({ tokens }) => saysOf(tokens, token)))
  })
  return by ? [{ word: { start: 0, end: match[0].length }, by, message: `The file says otherwise: ${shown(by)}.` }] : []
}
