import type { SourceText } from '#domain/drafting/tool.ts'
import { nameInSentence, nounOfPaper } from '#domain/prose/paper-names.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { citeExhibit, type LetterExhibit } from '../case/exhibits.ts'
import type { Lead, Unit } from './tell-paper.ts'

const leadings: readonly ((paper: string) => string)[] = [
  (paper) => `I take the following from ${paper}.`,
  (paper) => `On this point I rely on ${paper}.`,
  (paper) => `${paper.charAt(0).toUpperCase()}${paper.slice(1)} has this on the point.`,
  (paper) => `This comes from ${paper}.`,
  (paper) => `Here I draw on ${paper}.`,
  (paper) => `My source on this is ${paper}.`,
  (paper) => `What follows stands in ${paper}.`,
]

/** How a paper is brought in: never twice in the same words. */
export function leadOf(
  exhibit: LetterExhibit,
  units: readonly Unit[],
  number: number,
  { used, own }: { readonly used: Set<string>; readonly own: string },
): Lead {
  const name = ownPaper(exhibit.source, own) ?? nameInSentence(exhibit.source.title)
  const cite = citeOf(exhibit, units)
  const paper = name === undefined ? cite : `${escapeText(name)} (${cite})`
  const said = leadings.map((_, at) => leadings[(number + at) % leadings.length]?.(paper) ?? '')
  const sentence = said.find((words) => !used.has(words)) ?? said[0] ?? ''
  used.add(sentence)
  return { paper, sentence }
}

/** `Strand 2023 article (abstract)`, `Roe letter May 2024`: what the expert wrote is `my article`. */
function ownPaper({ kind, title }: SourceText, surname: string): string | undefined {
  const noun = nounOfPaper(title)
  if (kind !== 'extra_expert' || noun === 'paper') return undefined
  return (surname !== '' && title.includes(surname)) || /^(?:letter|report|statement|article)\b/iu.test(title)
    ? `my ${noun}`
    : undefined
}

/** The cite of a paper with the pages of these paragraphs. */
export function citeOf(exhibit: LetterExhibit, units: readonly Unit[]): string {
  const pages = units.flatMap(({ passages }) => passages.flatMap(({ page }) => page ?? []))
  return citeExhibit(
    exhibit,
    [...new Set(pages)].toSorted((a, b) => a - b),
  )
}
