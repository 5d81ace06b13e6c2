import { referentsOf } from '#domain/prose/case-people.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { frame, measurePrinted, type PrintedMeasures } from '#test/prose-measures.ts'

type Section = { readonly id: string; readonly section_content: string }

export type Reading = PrintedMeasures & {
  /** Cites of exhibits, and those that name a document and a page that there is; a tool without a map numbers its own. */
  readonly exhibitCites: { readonly all: number; readonly resolved: number }
}

const cite = /<span data-source="ex:[^"<>]*">(?:(?!<\/span>).)*?<\/span>/gs
/** What an exhibit cite becomes that names none, and one that somebody wrote out instead of naming the document. */
const unresolved = /(?:\bEx\. [A-Z](?:-\d{1,3})? at )?<mark data-gap="(?:exhibit to be named|page)">[^<>]*<\/mark>/g
const writtenOut = /\b(?:Ex|Exh|Exhibit|Tab)\.? (?:[A-Z]|__)(?:-\d{1,3})?(?![\p{L}.])/gu

/** What a reader stumbles over in the body of a draft: without the cover and the list of exhibits. */
export function readDraft(
  sections: readonly Section[],
  answers: Readonly<Record<string, unknown>>,
  map: CaseMap | undefined,
): Reading {
  const body = sections.filter(({ id }) => !frame.has(id)).map(({ section_content }) => section_content)
  const told = Object.values(answers).filter((answer) => typeof answer === 'string')
  const html = body.join('\n')
  const resolved = html.match(cite)?.length ?? 0
  const others = html.replaceAll(cite, '')
  const open = (others.match(unresolved) ?? []).length
  const loose = (sectionText(others.replaceAll(unresolved, '')).match(writtenOut) ?? []).length
  const { text: _text, ...measures } = measurePrinted(body, { answers: told, people: referentsOf(map?.persons ?? []) })
  return { ...measures, exhibitCites: map ? { resolved, all: resolved + open + loose } : { resolved: 0, all: 0 } }
}

/** The measures of a draft, or of several together, on one line. */
export function tellReading(readings: readonly Reading[]): string {
  const sum = (count: (reading: Reading) => number) => readings.reduce((total, one) => total + count(one), 0)
  const words = sum((one) => one.words)
  const cites = sum((one) => one.exhibitCites.all)
  const gaps = words === 0 ? 0 : sum((one) => one.gapsPerThousandWords * one.words) / words
  return [
    `${words} words`,
    `${gaps.toFixed(1)} gaps on 1,000 words`,
    `${sum((one) => one.repeated.length)} sentences twice`,
    `${sum((one) => one.pasted.length)} pasted runs over 15 words`,
    `${sum((one) => one.straightQuotes)} straight quotes`,
    `${sum((one) => one.namesTwice.length)} names twice`,
    cites === 0 ? 'no exhibit cites' : `${sum((one) => one.exhibitCites.resolved)} of ${cites} exhibit cites resolved`,
  ].join(', ')
}
