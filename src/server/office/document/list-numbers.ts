import { toRoman } from '#domain/language/roman.ts'
import { childOf, childrenOf, isOn, valueOf, type XmlElement } from '#server/office/xml/element.ts'
import { paragraphStyle, styleChain, type StyleTable } from './style-table.ts'

type Level = { readonly format: string; readonly text: string; readonly start: number; readonly isLegal: boolean }

/** Which list a paragraph is in, and how deep. */
export type ListPlace = { readonly list: string; readonly level: number }

/** The lists of a file (`numbering.xml`): how each level counts. */
export type ListTable = {
  /** Format of a level: `decimal`, `upperRoman`, `bullet`; `none` where nothing is printed. */
  format(place: ListPlace): string
  /** A counter over one text, from its beginning: the printed number of each paragraph in turn (`IV.`, `(a)`). */
  startCounting(): (place: ListPlace) => string
}

export function readLists(root: XmlElement | undefined): ListTable {
  const lists = new Map(childrenOf(root, 'w:num').map((list) => [list.attributes['w:numId'] ?? '', list]))
  const definitions = new Map(
    childrenOf(root, 'w:abstractNum').map((one) => [one.attributes['w:abstractNumId'] ?? '', one]),
  )
  const definitionOf = (list: string) => {
    const own = valueOf(childOf(lists.get(list), 'w:abstractNumId')) ?? ''
    const link = valueOf(childOf(definitions.get(own), 'w:numStyleLink'))
    if (link === undefined) return own
    const isLinked = (one: XmlElement) => valueOf(childOf(one, 'w:styleLink')) === link
    return [...definitions].find(([, one]) => isLinked(one))?.[0] ?? own
  }
  const levelOf = ({ list, level }: ListPlace): Level => {
    const isAt = (element: XmlElement) => element.attributes['w:ilvl'] === String(level)
    const override = childrenOf(lists.get(list), 'w:lvlOverride').find(isAt)
    const defined = childrenOf(definitions.get(definitionOf(list)), 'w:lvl').find(isAt)
    return readLevel(childOf(override, 'w:lvl') ?? defined, valueOf(childOf(override, 'w:startOverride')))
  }
  return { format: (place) => levelOf(place).format, startCounting: () => counter(levelOf, definitionOf, lists) }
}

function readLevel(level: XmlElement | undefined, startOverride: string | undefined): Level {
  return {
    format: valueOf(childOf(level, 'w:numFmt')) ?? (level ? 'decimal' : 'none'),
    text: valueOf(childOf(level, 'w:lvlText')) ?? '',
    start: Number(startOverride ?? valueOf(childOf(level, 'w:start')) ?? '1'),
    isLegal: isOn(childOf(level, 'w:isLgl')),
  }
}

/** Lists of one definition count on together; one that says where it starts begins anew at its first paragraph. */
function counter(
  levelOf: (place: ListPlace) => Level,
  definitionOf: (list: string) => string,
  lists: ReadonlyMap<string, XmlElement>,
): (place: ListPlace) => string {
  const counts = new Map<string, number[]>()
  const started = new Set<string>()
  return ({ list, level }) => {
    const definition = definitionOf(list)
    const numbers = counts.get(definition) ?? []
    if (!started.has(list) && childrenOf(lists.get(list), 'w:lvlOverride').length > 0) numbers.length = 0
    started.add(list)
    for (let above = 0; above < level; above += 1) numbers[above] ??= levelOf({ list, level: above }).start
    const start = levelOf({ list, level }).start
    numbers[level] = (numbers[level] ?? start - 1) + 1
    numbers.length = level + 1
    counts.set(definition, numbers)
    return label(levelOf, list, level, numbers)
  }
}

function label(levelOf: (place: ListPlace) => Level, list: string, level: number, numbers: readonly number[]): string {
  const own = levelOf({ list, level })
  if (own.format === 'bullet') return '\u2022'
  if (own.format === 'none') return ''
  return own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1
    const { format } = levelOf({ list, level: index })
    return printNumber(numbers[index] ?? 1, own.isLegal ? 'decimal' : format)
  })
}

/** A number in one of Word's formats (ECMA-376 part 1, 17.18.59); those that are not known print as decimals. */
function printNumber(number: number, format: string): string {
  switch (format) {
    case 'upperRoman':
      return toRoman(number)
    case 'lowerRoman':
      return toRoman(number).toLowerCase()
    case 'upperLetter':
      return letter(number)
    case 'lowerLetter':
      return letter(number).toLowerCase()
    case 'decimalZero':
      return String(number).padStart(2, '0')
    case 'none':
      return ''
    default:
      return String(number)
  }
}

/** A ... Z, AA ... ZZ: the same letter again and again, as Word does it. */
function letter(number: number): string {
  if (number < 1 || number > 780) return String(number)
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
}

/** The list that a paragraph is in, by its own properties or by its style; none for `numId` 0. */
export function listPlace(table: StyleTable, paragraph: XmlElement): ListPlace | undefined {
  const own = childOf(paragraph, 'w:pPr', 'w:numPr')
  const styles = styleChain(table, paragraphStyle(table, paragraph)).map((style) => childOf(style.paragraph, 'w:numPr'))
  const list = [own, ...styles].map((place) => valueOf(childOf(place, 'w:numId'))).find((id) => id !== undefined)
  if (list === undefined || list === '0') return undefined
  const level = [own, ...styles].map((place) => valueOf(childOf(place, 'w:ilvl'))).find((value) => value !== undefined)
  return { list, level: Math.min(8, Math.max(0, Number(level ?? '0') || 0)) }
}
