import type { CasePassage } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { exhibitTokens } from '#domain/case-map/read-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { readRulings, type Ruling } from '../case/rulings.ts'
import type { Pen } from './pen.ts'

/** What the judge's decision, where it is on file, says on a point: a quotation with its cite. */
export type Reason = { readonly quotation: string; readonly exhibits: readonly string[] }

/** Under which headings decisions rule on a point. */
const headings: Readonly<Record<Ruling, RegExp>> = {
  deadline: /\b(?:one[- ]year|deadline|timel\p{L}+|untimely)\b/iu,
  credibility: /\bcredib\p{L}+/iu,
  corroboration: /\bcorroborat\p{L}+/iu,
  'past-persecution': /\b(?:past )?persecution\b/iu,
  nexus: /\b(?:nexus|on account of|motive)\b/iu,
  group: /\b(?:social group|cognizab\p{L}+)\b/iu,
  government: /\b(?:government|unable|unwilling|state protection)\b/iu,
  fear: /\b(?:well[- ]founded|future|fear)\b/iu,
  relocation: /\brelocat\p{L}+/iu,
  bars: /\b(?:bars?|resettlement)\b/iu,
  discretion: /\bdiscretion\p{L}*/iu,
  withholding: /\bwithholding\b/iu,
  torture: /\b(?:torture|CAT)\b/iu,
  officials: /\bacquiesc\p{L}+/iu,
}

/** A finding for the client, or one that no other fault was found. */
const forClient =
  /\b(?:is|are|was|were) (?:a )?(?:cognizable|credible|timely|corroborated|persecution)\b|\b(?:no|not find any|not identify any) other (?:inconsistenc|omission|discrepanc)/iu
const denies = /\b(?:not|no|never|neither)\b/iu
/** What a decision says of its own course. */
const frame =
  /\b(?:the court has considered|applications? (?:is|are) denied|testified on|native and citizen|so ordered)\b/iu

const longest = 60

/** Sentences of the decision on this point that carry the ruling against the client, quoted together. */
export function reasonOf(pen: Pen, ruling: Ruling): Reason | undefined {
  const own = sentencesOn(pen, ruling).filter(({ words }) => !isForClient(words) && !frame.test(words))
  const kept: CasePassage[] = []
  for (const passage of own) {
    const before = kept.at(-1)
    const isNext = before === undefined || passage.start - before.end <= 2
    if (isNext && countWords([...kept, passage].map(({ words }) => words).join(' ')) <= longest) kept.push(passage)
  }
  const [first] = kept
  const words = kept.map((passage) => passage.words.replaceAll(/\s+/g, ' ').trim()).join(' ')
  const quotation = first === undefined ? undefined : quoted(words, longest)
  return quotation === undefined
    ? undefined
    : { quotation: closed(quotation), exhibits: exhibitTokens(pen.map, kept.slice(0, 1)) }
}

/** What the decision found for the client on this point, quoted. */
export function findingFor(pen: Pen, ruling: Ruling): Reason | undefined {
  const pattern = ruling === 'group' ? /\bcognizable\b/iu : headings[ruling]
  const found = decided(pen).find(
    ({ words, heading = '' }) =>
      isForClient(words) && (pattern.test(words) || (ruling !== 'group' && pattern.test(heading))),
  )
  const quotation = found === undefined ? undefined : quoted(found.words.replaceAll(/\s+/g, ' ').trim(), longest)
  return found === undefined || quotation === undefined
    ? undefined
    : { quotation: closed(quotation), exhibits: exhibitTokens(pen.map, [found]) }
}

/** The full stop stands inside the closing mark. */
const closed = (quotation: string) => quotation.replace(/(?<![.?!])”$/u, '.”')

const isForClient = (words: string): boolean => {
  const [found = ''] = forClient.exec(words) ?? []
  return found !== '' && (/other/iu.test(found) || !denies.test(words))
}

function sentencesOn(pen: Pen, ruling: Ruling): CasePassage[] {
  const all = decided(pen)
  const under = all.filter(({ heading }) => heading !== undefined && headings[ruling].test(heading))
  return under.length > 0 ? under : all.filter(({ words }) => readRulings(words).includes(ruling))
}

/** The sentences of decisions on file, in their order. */
function decided({ map }: Pen): CasePassage[] {
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  return map.passages.filter(({ document }) => decisions.has(document)).toSorted((a, b) => a.start - b.start)
}
