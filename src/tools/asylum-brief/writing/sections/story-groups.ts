import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { findDays } from '#domain/language/find-days.ts'
import { findDates } from '#domain/language/find-dates.ts'
import type { Pen } from '../pen.ts'
import { dayOf, tellsOfAct } from '../../map/signs.ts'

/** Facts of one day with what the sources tell right after it; without a day: who the client is. */
export type Group = { readonly day: string | undefined; readonly facts: CaseFact[] }

/** The day of a fact, or the month or year that it begins with: for the order alone. */
const orderOf = (fact: CaseFact): string | undefined =>
  endsOnly(fact) ? undefined : (dayOf(fact) ?? fact.date?.from.replace(/^\d{4}-\d{2}$/u, '$&-15'))

/** `I was there until August 28, 2019`: when it ended, and not when it was. */
const endsOnly = ({ statement, date }: CaseFact): boolean =>
  date !== undefined &&
  date.to === undefined &&
  findDates(statement).filter(({ date: one }) => one.year !== undefined).length === 1 &&
  /\b(?:there|like that|in (?:it|that \p{L}+)) (?:\p{L}+ ){0,3}until (?:the )?(?=\p{Lu}\p{L}+ (?:\d{1,2}, )?\d{4}|\d{4})/u.test(
    statement,
  )

/** Who people are, and what has no day. */
export const isBackground = ({ day, facts }: Group): boolean =>
  day === undefined ||
  (/\b(?:was born|married)\b/i.test(facts[0]?.statement ?? '') && !facts.some((fact) => tellsOfAct(fact)))

/**
 * Paragraphs of documents are told whole, in the place of the first day that they give; a paragraph without a day goes with
 * the one that its source tells just before it. So nobody is torn from the sentence that names him.
 */
export function groupsOf(facts: readonly CaseFact[], pen: Pen): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  let source: string | undefined
  let latest = ''
  const blocks = blocksOf(facts, pen)
  // What others tell without a day stands behind the story, and never inside it.
  const beside = blocks.filter((block) => isBeside(block, pen))
  for (const block of blocks.filter((one) => !beside.includes(one))) {
    const day = dayToTell(block, open === undefined ? undefined : latest, pen)
    if (day !== undefined && isOfClient(block, pen)) latest = day
    const from = block[0] && sourceOf(block[0], pen)
    if (day === undefined && open && from === source) {
      open.facts.push(...block)
      continue
    }
    source = from
    const known = groups.find((group) => group.day === day)
    if (known) known.facts.push(...block)
    else groups.push({ day, facts: [...block] })
    open = known ?? groups.at(-1)
  }
  return beside.length === 0 ? groups : [...groups, { day: lastOfAll, facts: beside.flat() }]
}

/**
 * Where the client gives an account, it is told in its own order: each of its paragraphs, and behind the last that is not
 * later what other papers tell of that day. What they tell without a day stands at the end.
 */
export function inOrderOfAccount(facts: readonly CaseFact[], pen: Pen): CaseFact[][] {
  const blocks = blocksOf(facts, pen)
  const own = blocks.filter((block) => isOfClient(block, pen))
  const told: { readonly day: string; readonly facts: CaseFact[] }[] = []
  let latest = ''
  for (const block of own) {
    const day = dayToTell(block, latest === '' ? undefined : latest, pen)
    if (day !== undefined && day > latest) latest = day
    told.push({ day: latest, facts: block })
  }
  const others = blocks.filter((block) => !own.includes(block))
  const isUndated = (block: readonly CaseFact[]) =>
    dayToTell(block, undefined, pen) === undefined || isBeside(block, pen)
  for (const block of others.filter((one) => !isUndated(one))) {
    const day = dayToTell(block, undefined, pen) ?? ''
    const at = told.findLastIndex((one) => one.day <= day)
    told.splice(at + 1, 0, { day: at < 0 ? '' : day, facts: block })
  }
  return [...told.map((one) => one.facts), ...others.filter(isUndated)]
}

/** A paragraph of a witness that has no day of its own, beside an account of the client's. */
function isBeside(block: readonly CaseFact[], pen: Pen): boolean {
  const day = dayOfBlock(block)
  return (day === undefined || day.length < 10 || day.endsWith('-15')) && block.some((fact) => isOfWitness(fact, pen))
}

/** `That same night I took the children`: it goes on from the paragraph before, whatever days it tells later. */
const leansBack = ([first]: readonly CaseFact[]): boolean =>
  first !== undefined && goesBack.test(first.asTold ?? first.statement)

/**
 * The day under which a paragraph is told; none where it goes on from the one before (`That same night`), or looks back on a
 * day before `latest`: an account of the client's own is told in its order.
 */
function dayToTell(block: readonly CaseFact[], latest: string | undefined, pen: Pen): string | undefined {
  const day = dayOfBlock(block) ?? dayOfTitle(block, pen)
  if (day === undefined || latest === undefined) return day
  const isWithin = isOfClient(block, pen) && day.length < latest.length && latest.startsWith(day)
  return leansBack(block) || isWithin || (isOfClient(block, pen) && day < latest.slice(0, day.length)) ? undefined : day
}

/** `Police blotter of February 20, 2023`: a record in which nobody speaks, and which gives its day above its text. */
function dayOfTitle([first]: readonly CaseFact[], { map }: Pen): string | undefined {
  const [passage] = first === undefined ? [] : passagesOf(map, first)
  if (passage === undefined || passage.speaker !== undefined || first?.kind === 'country') return undefined
  const [day, ...others] = findDays(map.exhibits.find(({ id }) => id === passage.document)?.title ?? '')
  return others.length === 0 && day?.from === day?.to ? day?.from : undefined
}

const isOfClient = (block: readonly CaseFact[], { map }: Pen): boolean =>
  block.some((fact) => passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant'))

const lastOfAll = '9999'

/** A letter or a statement of somebody else, beside an account of the client's own. */
function isOfWitness(fact: CaseFact, { map }: Pen): boolean {
  const [passage] = passagesOf(map, fact)
  return (
    passage?.speaker !== undefined &&
    passage.speaker !== 'applicant' &&
    map.passages.filter(({ speaker }) => speaker === 'applicant').length >= 8
  )
}

const goesBack =
  /^(?:That (?:same )?(?:night|day|evening|week|month|morning|afternoon)|The (?:next|following|same) (?:night|day|evening|week|month|morning|afternoon)|After (?:that|this)|Then|\p{L}+ (?:days|weeks|months) (?:later|after)|From (?:there|then|that))\b/u

/** The facts of one paragraph together; an answer's each by itself. */
function blocksOf(facts: readonly CaseFact[], { map }: Pen): CaseFact[][] {
  const blocks: CaseFact[][] = []
  let last: string | undefined
  for (const fact of facts) {
    const [passage] = passagesOf(map, fact)
    const place = passage && paragraphsOf(map).get(passage.id)
    if (place !== undefined && place === last) blocks.at(-1)?.push(fact)
    else blocks.push([fact])
    last = place
  }
  return blocks
}

/** The first day that the paragraph gives as its own: not the one until which something went on. */
const dayOfBlock = (block: readonly CaseFact[]): string | undefined =>
  block.flatMap((fact) => (lastsUntil.test(fact.asTold ?? fact.statement) ? [] : (orderOf(fact) ?? [])))[0]

const lastsUntil = /\b(?:until|till|up to) (?:the end of )?(?:\p{Lu}\p{Ll}+ )?(?:\d{1,2}, )?(?:19|20)\d\d\b/u

function sourceOf(fact: CaseFact, { map }: Pen): string | undefined {
  const [passage] = passagesOf(map, fact)
  if (passage) return passage.document
  const [first] = fact.sources
  return first?.type === 'answer' ? first.question : undefined
}
