import type { Measures } from '../doubts/measures.ts'
import { countNegations } from '../polarity.ts'
import { isAct, names, type Alignment } from './align.ts'
import { ahead } from './told-clauses.ts'

/** The clause that says most of a sentence, of these. */
export function bestOf({ shares }: Pick<Alignment, 'shares'>, among?: readonly boolean[]): number {
  let best = -1
  for (let at = 0; at < shares.length; at += 1)
    if ((among?.[at] ?? true) && shares[at]! > (best < 0 ? 0 : shares[best]!)) best = at
  return best
}

/** What speaks for and against a sentence when its event is looked for among those on file, slot by slot. */
export function measureAlignment(aligned: Alignment): Measures {
  return {
    ...measureDoer(aligned),
    ...measureAct(aligned),
    ...measurePairs(aligned),
    ...measureCompany(aligned),
    ...measurePolarity(aligned),
    ...measureValues(aligned),
    ...measureLeast(aligned),
    ...measureWords(aligned),
  }
}

const shareOf = (aligned: Alignment, among?: readonly boolean[]) => aligned.shares[bestOf(aligned, among)] ?? 0

/** Whether who does it in the sentence does it on file. */
function measureDoer(aligned: Alignment): Measures {
  const { isOwn, isNamed, doer, told } = aligned
  const [any, own, named] = [shareOf(aligned), shareOf(aligned, isOwn), shareOf(aligned, isNamed)]
  const ids = doer?.ids ?? []
  const isOf = (pattern: RegExp) => Number(ids.some((id) => pattern.test(id)))
  return {
    alignedAny: any,
    alignedOwn: own,
    alignedNamed: named,
    gapOwn: any - own,
    gapNamed: any - named,
    ofClient: isOf(/^client$/),
    ofSpouse: isOf(/^spouse$/),
    ofChild: isOf(/^child/),
    ofRelative: isOf(/^(?!author).*:/),
    ofNamed: Number(ids.length > 0 && !ids.some((id) => /^(?:client|spouse|child)|:/.test(id))),
    ofNobody: Number(ids.length === 0),
    inRecord: Number(told.all[bestOf(aligned)]?.isRecord === true),
  }
}

/** The most that a clause says of a word, of these clauses. */
function degreeOf({ degrees, shares }: Alignment, word: number, among?: readonly boolean[]): number {
  let most = 0
  const row = degrees[word]
  if (row) for (let at = 0; at < shares.length; at += 1) if (among?.[at] ?? true) most = Math.max(most, row[at]!)
  return most
}

/** The most that one clause says of two words together. */
function togetherOf({ degrees, shares }: Alignment, one: number, other: number, among?: readonly boolean[]): number {
  const [first, second] = [degrees[one], degrees[other]]
  let most = 0
  if (first && second)
    for (let at = 0; at < shares.length; at += 1)
      if (among?.[at] ?? true) most = Math.max(most, Math.min(first[at]!, second[at]!))
  return most
}

/** What is done, and to what, by whom. */
function measureAct(aligned: Alignment): Measures {
  const { act, object, isOwn, isNamed, isVerb } = aligned
  const of = (among?: readonly boolean[]) => [degreeOf(aligned, act, among), degreeOf(aligned, object, among)] as const
  const [[anyAct, anyObject], [ownAct, ownObject], [namedAct]] = [of(), of(isOwn), of(isNamed)]
  const [both, bothOwn] = [togetherOf(aligned, act, object), togetherOf(aligned, act, object, isOwn)]
  return {
    act: anyAct,
    actOwn: ownAct,
    actGap: anyAct - ownAct,
    actGapNamed: anyAct - namedAct,
    actIsVerb: Number(isVerb),
    object: anyObject,
    objectOwn: ownObject,
    objectGap: anyObject - ownObject,
    hasObject: Number(object >= 0),
    both,
    bothOwn,
    bothGap: both - bothOwn,
    bothNamed: togetherOf(aligned, act, object, isNamed),
  }
}

/** Whether the words of the sentence stand together on file two by two, and each with whom the sentence names. */
function measurePairs(aligned: Alignment): Measures {
  const { words, told, sentence } = aligned
  const pairs = words.flatMap((_, one) =>
    words.slice(one + 1).map((__, more) => togetherOf(aligned, one, one + 1 + more)),
  )
  const persons = sentence.mentions.filter(({ ids }) => ids.length > 0)
  const withPersons = persons.flatMap(({ ids }) => {
    const among = told.all.map((clause) => names(clause, ids))
    return words.map((_, word) => degreeOf(aligned, word, among))
  })
  return {
    pairMean: meanOf(pairs),
    pairLeast: pairs.length === 0 ? 1 : Math.min(...pairs),
    personMean: meanOf(withPersons),
    personLeast: withPersons.length === 0 ? 1 : Math.min(...withPersons),
  }
}

const meanOf = (list: readonly number[]) =>
  list.length === 0 ? 1 : list.reduce((sum, one) => sum + one, 0) / list.length

/** Whether the file has together whom the sentence has together. */
function measureCompany(aligned: Alignment): Measures {
  const { others, told, isNamed, act, sentence } = aligned
  const found = others.map(({ ids }) => {
    const among = told.all.map((clause, at) => isNamed[at] === true && (clause.isOfSeveral || names(clause, ids)))
    return { any: Number(among.some(Boolean)), share: shareOf(aligned, among), act: degreeOf(aligned, act, among) }
  })
  const least = (of: (one: (typeof found)[number]) => number) => Math.min(1, ...found.map(of))
  return {
    hasOthers: Number(others.length > 0),
    togetherAny: least(({ any }) => any),
    togetherShare: least(({ share }) => share),
    togetherAct: least(({ act: degree }) => degree),
    company: Number(/(?<!\p{L})(?:with|together|accompan\p{L}+|joined|alongside)(?!\p{L})/iu.test(sentence.text)),
  }
}

/** Denied here or there, and only planned there. */
function measurePolarity(aligned: Alignment): Measures {
  const { sentence, told, isOwn } = aligned
  const own = told.all[bestOf(aligned, isOwn)]
  const any = told.all[bestOf(aligned)]
  const here = countNegations(sentence.text)
  const isAhead = ahead.test(sentence.text)
  return {
    deniedOwn: Math.min(2, own ? countNegations(own.text) : 0),
    oddOwn: own ? (here + countNegations(own.text)) % 2 : 0,
    oddAny: any ? (here + countNegations(any.text)) % 2 : 0,
    aheadOwn: Number(!isAhead && own?.isAhead === true),
    aheadAny: Number(!isAhead && any?.isAhead === true),
    aheadHere: Number(isAhead),
  }
}

const figure =
  /\d[\d,.]*\d|\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|hundred|thousand|second|third|first|both|all|each|every|none)(?!\p{L})/giu

/** Figures and names that do not stand where the file tells most of it. */
function measureValues(aligned: Alignment): Measures {
  const { sentence, words } = aligned
  const near = textAround(aligned).toLowerCase()
  const around = placesAround(aligned)
  const figures = sentence.text.toLowerCase().match(figure) ?? []
  const ofNames = words.flatMap((word, number) =>
    word.isName ? [[degreeOf(aligned, number), degreeOf(aligned, number, around)] as const] : [],
  )
  return {
    figureAway: figures.filter((one) => !near.includes(one)).length,
    nameNowhere: ofNames.filter(([any]) => any < 0.99).length,
    nameAway: ofNames.filter(([any, here]) => any >= 0.99 && here < 0.9).length,
  }
}

/** The clauses of the sentence on file that tells most of it, and of those beside it. */
function placesAround(aligned: Alignment): readonly boolean[] {
  const { told } = aligned
  const at = told.all[bestOf(aligned)]?.at ?? -10
  return told.all.map((clause) => Math.abs(clause.at - at) <= 1)
}

function textAround(aligned: Alignment): string {
  const { told } = aligned
  const at = told.all[bestOf(aligned)]?.at ?? -10
  return [at - 1, at, at + 1]
    .flatMap((place) => told.byPlace.get(place) ?? [])
    .map((number) => told.all[number]?.text ?? '')
    .join(' ')
}

/** The word of the sentence that is told least where most of it is told: whether it stands elsewhere, in another connection. */
function measureLeast(aligned: Alignment): Measures {
  const { words, weights, sentence } = aligned
  const around = placesAround(aligned)
  const here = words.map((_, number) => degreeOf(aligned, number, around))
  const least = here.indexOf(Math.min(...here))
  const anywhere = degreeOf(aligned, least)
  const word = words[least]
  return {
    least: here[least] ?? 0,
    leastElsewhere: Number(anywhere >= 0.99 && (here[least] ?? 0) < 0.6),
    leastNowhere: Number(anywhere < 0.5),
    leastIsAct: Number(word !== undefined && isAct(word, sentence.text)),
    leastWeight: weights[least] ?? 0,
    untold: here.filter((degree) => degree < 0.5).length / here.length,
  }
}

/** What claims more than a file mostly says: that it lasts, that it is all, why it was, when it was. */
const claims: readonly (readonly [name: string, says: RegExp])[] = [
  ['lasting', /(?<!\p{L})(?:still|currently|now|remains?|continues?|today|ever since|since)(?!\p{L})/iu],
  ['cause', /(?<!\p{L})(?:because|due to|caused?|led to|result\p{L}*|owing|in retaliation|on account)(?!\p{L})/iu],
  ['order', /(?<!\p{L})(?:before|after|while|when|during|until|as soon as|then)(?!\p{L})/iu],
  ['extent', /(?<!\p{L})(?:more than|most|majority|over|at least|less than|fewer)(?!\p{L})/iu],
  ['byAgent', / by (?:the|his|her|an?|\p{Lu})/u],
]

const over =
  /(?<!\p{L})(?:was|were|until|stopped|ended|left|quit|lost|no longer|former\p{L}*|had|closed|died|sold|before)(?!\p{L})/iu

function measureWords(aligned: Alignment): Measures {
  const { sentence } = aligned
  const found = Object.fromEntries(claims.map(([name, says]) => [name, Number(says.test(sentence.text))]))
  return { ...found, lastingOver: Number(found['lasting'] === 1 && over.test(textAround(aligned))) }
}
