import type { CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens } from '#domain/case-map/read-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { quoted } from '#domain/prose/quoting.ts'
import type { Ruling } from '../case/rulings.ts'
import { headings } from '../case/rulings-on-file.ts'
import { decided, sentencesOn } from './decisions-on-file.ts'
import type { Pen } from './pen.ts'

/** What the judge's decision, where it is on file, says on a point: a quotation with its cite. */
export type Reason = { readonly quotation: string; readonly exhibits: readonly string[] }

/** A finding for the client, or one that no other fault was found. */
const forClient =
  /\b(?:is|are|was|were) (?:a )?(?:cognizable|credible|timely|corroborated|persecution)\b|\b(?:no|not find any|not identify any) other (?:inconsistenc|omission|discrepanc)/iu
const denies = /\b(?:not|no|never|neither)\b/iu
/** What a decision says of its own course. */
const frame =
  /\b(?:the court has considered|applications? (?:is|are) denied|testified on|native and citizen|so ordered)\b/iu

const longest = 80

/** Sentences of the decision on this point that carry the ruling against the client, quoted together. */
export function reasonOf(pen: Pen, ruling: Ruling): Reason | undefined {
  const all = sentencesOn(pen, ruling).filter(({ words }) => !isForClient(words) && !frame.test(words))
  // The ruling itself is said already; its reasons follow.
  const own = all.length > 1 ? all.filter(({ words }, at) => at > 0 || countWords(words) > 9 || /\d/.test(words)) : all
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
