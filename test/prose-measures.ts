import type { OpenCase } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { countWords } from '#domain/language/sentences.ts'
import { namesTwice, pastedRuns, repeatedSentences } from '#domain/prose/guard.ts'
import type { Referent } from '#domain/prose/referent.ts'
import type { CitedExhibit } from '#domain/section-content/exhibit-cites.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'

/** What can be counted in an offline draft (section 5 of the design of drafts from evidence). */
export type ProseMeasures = {
  readonly words: number
  readonly gapsPerThousandWords: number
  readonly repeated: readonly string[]
  readonly pasted: readonly string[]
  readonly straightQuotes: number
  readonly namesTwice: readonly string[]
  readonly unresolved: readonly string[]
  /** Of the needed facts, each a list of words (`a + b`, or either of `a|b`) that must stand in one paragraph: those that do not. */
  readonly missing: readonly string[]
}

/** What is neither argued nor told: cover, tables, signature, index, service. */
const frame = new Set(['caption', 'exhibit_index', 'S00', 'S01', 'S02', 'S80', 'S81', 'S82'])

/** Citations are printed as the list has them: `Att'y`. */
const inCitations = /\b(?:Att|Dep|Int|Nat|Comm)'(?=[yltr]\b)/g

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
  const text = sections.map(({ html }) => sectionText(html)).join('\n')
  const answers = Object.values(opened.input.answers).filter((answer) => typeof answer === 'string')
  const words = countWords(text)
  const paragraphs = text.split('\n')
  return {
    text,
    words,
    gapsPerThousandWords: (sections.flatMap(({ html }) => gapsIn(html)).length / words) * 1000,
    repeated: repeatedSentences(text),
    pasted: pastedRuns(text, answers),
    straightQuotes: text.replaceAll(inCitations, '').match(/["']/g)?.length ?? 0,
    namesTwice: namesTwice(text, people),
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
