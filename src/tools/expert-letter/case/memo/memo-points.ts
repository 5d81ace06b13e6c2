import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'
import { expandContractions } from '#domain/prose/own-words.ts'
import { isWhole } from '../fragments-of-notes.ts'
import { plainWords } from '../sheet/plain-words.ts'
import { topicOfPoint } from './memo-topics.data.ts'

/** A memo of numbered points on a country, told point by point in the expert's order. */
export type Memo = {
  /** Each point behind the name of its topic, as sentences; what it has no topic for stands without one. */
  readonly paragraphs: readonly (readonly string[])[]
  /** Which of these sentences have no verb of their own, and stand as items of a list. */
  readonly items: ReadonlySet<string>
}

type Point = { readonly mark: string; readonly line: string; readonly under: string[] }

const numbered = /^(\d{1,2})[.)]\s+(\S.*)$/u
const lettered = /^([A-K])[.)]\s+(\S.*)$/u
const sub = /^\s*(?:[a-z][.)]|\(?[ivx]{1,4}\)|[-–—*•·])\s+(?=\S)/u
/** So many points in order make a memo. */
const fewest = 5
const longestTitle = 8

/** The points of a text by numbers or by letters in order; undefined where there are too few of them. */
function pointsIn(text: string): Point[] | undefined {
  const lines = text.split('\n')
  for (const pattern of [numbered, lettered]) {
    const points: Point[] = []
    for (const line of lines) {
      const [, mark = '', words = ''] = pattern.exec(line) ?? []
      const isNext = mark !== '' && mark === markAt(points.length, pattern === lettered)
      if (isNext) points.push({ mark, line: words.trim(), under: [] })
      else if (line.trim() !== '') points.at(-1)?.under.push(line)
    }
    if (points.length >= fewest) return points
  }
  return undefined
}

const isListed = (words: string): boolean =>
  !isWhole(words) || /^(?:Likely|Probably|Possibly|Perhaps|Unlikely|Typical|Not typical|Yes|No)\b/u.test(words)

const markAt = (at: number, isLettered: boolean): string => (isLettered ? 'ABCDEFGHIJK'.charAt(at) : String(at + 1))

/** `isPlace`: places of the papers, by which a point about one is known. Undefined where the text is no memo of points. */
export function readMemo(text: string, isPlace: (name: string) => boolean): Memo | undefined {
  const points = pointsIn(text)
  if (points === undefined) return undefined
  const items = new Set<string>()
  const told = points.flatMap((point) => toldPoint(point, isPlace)).filter(({ said }) => said.length > 0)
  for (const { topic, said } of told)
    for (const words of said) if (topic !== 'Limits' && isListed(words)) items.add(words)
  const paragraphs = told.map(({ topic, said }) => [...(topic === undefined ? [] : [`${topic}.`]), ...said])
  const count = paragraphs.reduce((sum, said) => sum + said.length, 0)
  // What is written out in sentences is read as prose.
  const listed = points.flatMap(({ under }) => under.filter((line) => sub.test(line))).length
  if (items.size < count * leastItems && listed < fewestListed) return undefined
  return { paragraphs: [...outsideOf(text, points), ...paragraphs], items }
}

type ToldPoint = { readonly topic: string | undefined; readonly said: readonly string[] }

/** One point: the topic of its title, and what it says. */
function toldPoint(point: Point, isPlace: (name: string) => boolean): ToldPoint[] {
  const { title, rest } = titled(point.line)
  const topic = topicOfPoint(title ?? point.line, isPlace)
  const own = rest === '' ? [] : answerOf(title, withTitle(title, rest, isPlace))
  const under = point.under.flatMap((line) => wordsOf(line.replace(sub, ''), sub.test(line)))
  if (topic === 'Read') return ofReading([...own.slice(1), ...under])
  const said = [...own, ...under]
    .map((words) => (topic === 'Limits' ? asLimit(words) : asConclusion(words)))
    .filter((words) => !toCounsel.test(words))
  return [{ topic, said: topic === 'Limits' ? said : withRunsJoined(said) }]
}

/** What was read is listed among the materials; what else is used is a source, and what was not done a limit. */
function ofReading(words: readonly string[]): ToldPoint[] {
  const isUndone = (one: string) => /^I (?:did|have|had) (?:not|never)\b/u.test(one)
  return [
    { topic: 'Sources', said: words.filter((one) => !isUndone(one)).map(asSource) },
    { topic: 'Limits', said: words.filter(isUndone) },
  ]
}

/** `Santa Rosa de Copán: smaller`, `Consistent with what I know: the note`: without its title nobody knows of what it is said. */
function withTitle(title: string | undefined, rest: string, isPlace: (name: string) => boolean): string {
  const isNeeded =
    title !== undefined &&
    (isPlace(title) || /\b(?:in)?consistent\b|\btypical\b/iu.test(title)) &&
    !isWhole(ended(capitalized(rest.split(/(?<=[.]) /u)[0] ?? '')))
  return isNeeded ? `${title}: ${rest}` : rest
}

/** `What else I use: police statistics` */
const asSource = (words: string): string =>
  words.replace(/^(?:What else I use|I also use|Also used|Other sources): /iu, 'I also rely on ')

/** Neighbors without a verb are one item. */
function withRunsJoined(said: readonly string[]): string[] {
  return said.reduce<string[]>((joined, words) => {
    const last = joined.at(-1)
    const isRun = last !== undefined && isListed(last) && isListed(words) && countWords(last) + countWords(words) < 30
    return isRun ? [...joined.slice(0, -1), `${last} ${words}`] : [...joined, words]
  }, [])
}

/** A quarter of a memo of points has no verb of its own. */
const leastItems = 0.25
const fewestListed = 4

/** What stands before the first point, but for the head of the paper. */
function outsideOf(text: string, [first]: readonly Point[]): string[][] {
  const before = text.slice(0, first === undefined ? 0 : text.indexOf(first.line))
  return before
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => countWords(line) > 4 && hasFiniteVerb(line))
    .map((line) => wordsOf(line, false))
}

/** `Police: better than its name`, `Is it a land quarrel? Both.`, `Dhaka`: what a point is about, and what it says. */
function titled(line: string): { readonly title: string | undefined; readonly rest: string } {
  const [, title = '', mark = '', rest = ''] = /^([^.:?]{2,70}?)([.:?])(?:\s+(.*))?$/su.exec(line) ?? []
  const isShort = title !== '' && countWords(title) <= longestTitle
  if (isShort && (mark !== '.' || !hasFiniteVerb(title)))
    return { title: mark === '?' ? `${title}?` : title, rest: rest.trim() }
  const isBare = countWords(line) <= longestTitle && !/[.!?;]$/u.test(line) && !hasFiniteVerb(line)
  return isBare ? { title: line, rest: '' } : { title: undefined, rest: line }
}

/** `Both.` alone answers a question that nobody reads: the question stands before it. */
function answerOf(title: string | undefined, rest: string): string[] {
  const [first = '', ...more] = wordsOf(rest, false)
  if (title?.endsWith('?') !== true || countWords(first) > 3) return [first, ...more].filter((words) => words !== '')
  return [`To the question “${title}” my answer is: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...more]
}

/** One line of a point in sentences; an item of a list stays whole, whatever stops it has. */
function wordsOf(line: string, isItem: boolean): string[] {
  const plain = expandContractions(plainWords(line.trim().replaceAll(/\b([Dd])ept\./gu, '$1epartment')))
    .replaceAll(/,? ?\bsee (?:point|no\.?|section|para(?:graph)?) \d{1,2}\s?[a-z]?\b/giu, '')
    .replaceAll(/,? ?\(?as I see it\)?(?=[.,;]|$)/gu, ', as I see it')
    .replaceAll(/\bacc\. to\b/gu, 'according to')
    .replaceAll(/(?<=\d)[-–](?=\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4})/gu, ' to ')
    .replace(/^\((?:[ivx]{1,4}|[a-z])\) /u, '')
  const sentences = sentencesOf(withoutYou(plain))
    .map((words) => ended(capitalized(words.trim())))
    .filter((words) => !toCounsel.test(words))
  const isRow = isItem && sentences.length > 1 && !sentences.every((words) => isWhole(words))
  return isRow ? [sentences.join(' ')] : sentences
}

/** `if someone looks for you`: of anybody. */
const withoutYou = (words: string): string =>
  words
    .replaceAll(
      /\b(for|find|finds|know|knows|see|sees|ask|asks|protect|protects|kill|kills|about|to|at|from|with) you\b/giu,
      '$1 a person',
    )
    .replaceAll(/\b(if|when|where|that|unless|until) you\b/giu, '$1 one')
    .replaceAll(/\byour (?=\p{Ll})/gu, 'one’s ')

const ended = (words: string): string => (/[.!?]["”’)]*$/u.test(words) ? words : `${words.replace(/[;,:]$/u, '')}.`)

/** `So the risk has not ended`, `..., as I see it`: what the expert concludes is an opinion. */
function asConclusion(words: string): string {
  const held = /^So,? (?!far\b|that\b|long\b|many\b|much\b)(\p{L}.{12,})$/u.exec(words)?.[1]
  const plain = (held ?? words).replace(/, as I see it(?=[.,;])/u, '')
  const isOwn = held !== undefined || plain !== words
  if (!isOwn || !hasFiniteVerb(plain)) return words
  const first = plain.replace(/^(?:The|An?|It|This|That|He|She|They|These|Those|There|His|Her|Land)(?= )/u, (word) =>
    word.toLowerCase(),
  )
  // `the risk has not ended, the actor has changed`: two clauses.
  return `In my opinion ${first.replace(/, (the \p{Ll}+ (?:has|have|is|are|was|were) )/u, '; $1')}`
}

/** `Title papers not seen`, `Whether the house is occupied now`, `No opinion on law`. */
function asLimit(words: string): string {
  const [, what, verb] = /^(?:The )?(\p{L}[\p{L} -]{2,50}) not (seen|read|reviewed|checked)\.$/u.exec(words) ?? []
  if (what !== undefined) return `I have not ${verb} the ${what.charAt(0).toLowerCase()}${what.slice(1)}.`
  return words
    .replace(/^No opinion (?=on\b|about\b)/u, 'I give no opinion ')
    .replace(/^Whether\b/u, 'I do not know whether')
}

/** What is said to whoever asked for the memo. */
const toCounsel = /\bI say (?:so|this|it) because\b|^(?:CV|Curriculum vitae) attached\b|^(?:Please|Pls|Thanks?)\b/iu
