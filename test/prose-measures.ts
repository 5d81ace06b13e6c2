import type { OpenCase } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { countWords } from '#domain/language/sentences.ts'
import { namesTwice, pastedRuns, repeatedSentences } from '#domain/prose/guard.ts'
import type { Referent } from '#domain/prose/referent.ts'
import type { CitedExhibit } from '#domain/section-content/exhibit-cites.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'

/** What can be counted in printed sections, whoever wrote them. */
export type PrintedMeasures = {
  readonly words: number
  readonly gapsPerThousandWords: number
  readonly repeated: readonly string[]
  readonly pasted: readonly string[]
  readonly straightQuotes: number
  readonly namesTwice: readonly string[]
}

/** What can be counted in an offline draft (section 5 of the design of drafts from evidence). */
export type ProseMeasures = PrintedMeasures & {
  readonly unresolved: readonly string[]
  /** Of the needed facts, each a list of words (`a + b`, or either of `a|b`) that must stand in one paragraph: those that do not. */
  readonly missing: readonly string[]
}

/** What is neither argued nor told: cover, tables, signature, index, service. */
export const frame: ReadonlySet<string> = new Set([
  'caption',
  'exhibit_index',
  'S00',
  'S01',
  'S02',
  'S80',
  'S81',
  'S82',
])

/** Citations are printed as the list has them: `Att'y`. */
const inCitations = /\b(?:Att|Dep|Int|Nat|Comm)'(?=[yltr]\b)/g

/** Measures sections as they are printed; `answers` are those from which nothing may be pasted. */
export function measurePrinted(
  sections: readonly string[],
  { answers, people }: { readonly answers: readonly string[]; readonly people: readonly Referent[] },
): PrintedMeasures & { readonly text: string } {
  const text = sections.map((html) => sectionText(html)).join('\n')
  const words = countWords(text)
  return {
    text,
    words,
    gapsPerThousandWords: words === 0 ? 0 : (sections.flatMap((html) => gapsIn(html)).length / words) * 1000,
    repeated: repeatedSentences(text),
    pasted: pastedRuns(text, answers),
    straightQuotes: text.replaceAll(inCitations, '').match(/["']/g)?.length ?? 0,
    namesTwice: namesTwice(text, people),
  }
}

/** Measures the body of a draft: without the cover block and the list of exhibits. */
export function measureDraft(
  opened: OpenCase,
  {
    exhibits,
    people,
    needed,
  }: {
    readonly exhibits: readonly CitedExhibit[]
    readonly people: readonly Referent[]
    readonly needed: readonly string[]
  },
): ProseMeasures & { readonly text: string } {
  const sections = opened
    .plan()
    .filter(({ id }) => !frame.has(id))
    .map((plan) => resolveTokens(opened.write(plan, []), { exhibits }))
  const answers = Object.values(opened.input.answers).filter((answer) => typeof answer === 'string')
  const printed = measurePrinted(
    sections.map(({ html }) => html),
    { answers, people },
  )
  const paragraphs = printed.text.split('\n')
  return {
    ...printed,
    unresolved: sections.flatMap(({ unknown }) => unknown.map(({ token }) => token)),
    missing: needed.filter(
      (fact) =>
        !fact
          .split('|')
          .some((either) =>
            paragraphs.some((paragraph) => either.split(' + ').every((part) => paragraph.includes(part))),
          ),
    ),
  }
}
