import { addDays } from '#domain/dates/calendar.ts'
import type { SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import { authorities } from '#law/authorities/list.ts'
import { checkDraft } from './check-draft.ts'
import { readMaterial } from './material.ts'

export type BenchResult = {
  readonly words: number
  readonly checks: number
  /** Reading the sources: once for a set of sources. */
  readonly readMs: number
  /** Checking the draft where every section is new. The best of the runs. */
  readonly checkMs: number
  /** Checking it again after a change in one section. The best of the runs. */
  readonly againMs: number
}

/** Words of a page with double spacing. */
const wordsOnPage = 275

/**
 * Measures the checks on a draft of so many pages with citations, dates, sums and names in every paragraph, and three
 * sources of several pages. `clock` gives milliseconds; the core has none of its own.
 */
export function benchDraftChecks(clock: () => number, pages = 15, runs = 5): BenchResult {
  const paragraphs = makeParagraphs(pages * wordsOnPage)
  const sections = makeSections(paragraphs)
  const { texts, facts } = makeSources(paragraphs)
  const started = clock()
  const material = readMaterial(texts, facts)
  const readMs = clock() - started
  let [checkMs, againMs, checks] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  // What was found in a sentence is kept for its filing date: with another one every sentence is new as well.
  const time = (written: readonly WrittenSection[], run: number) => {
    const filingDate = addDays('2026-11-25', run)
    const from = clock()
    checks = checkDraft({ sections: written, material, filingDate, circuit: '9' }).length
    return clock() - from
  }
  for (let run = 0; run < runs; run += 1) {
    const added = `<p>A word of run ${'and more '.repeat(run)}is added.</p>`
    const changed = sections.map(({ id, html }) => ({ id, html: html + added }))
    checkMs = Math.min(checkMs, time(changed, run))
    againMs = Math.min(
      againMs,
      time(
        changed.map((section, at) =>
          at === run % changed.length ? { ...section, html: section.html + added } : section,
        ),
        run,
      ),
    )
  }
  return { words: paragraphs.join(' ').split(' ').length, checks, readMs, checkMs, againMs }
}

const names = ['Amara Diallo', 'Teodoro Quispe', 'Lindita Hoxha', 'Farida Noorzai', 'Tesfaye Bekele']
const towns = ['Kindia', 'Ayacucho', 'Shkodra', 'Herat', 'Gondar']
const months = ['January', 'April', 'June', 'September', 'November']

function makeParagraphs(words: number): string[] {
  const paragraphs: string[] = []
  for (let index = 0, count = 0; count < words; index += 1) {
    const authority = authorities()[(index * 7) % authorities().length]?.citation ?? ''
    const [name, town, month] = [names[index % 5] ?? '', towns[(index + 2) % 5] ?? '', months[(index + 1) % 5] ?? '']
    const text = `On ${month} ${1 + (index % 27)}, ${2010 + (index % 12)}, ${2 + (index % 9)} armed men came to the house of ${name} in ${town} and asked for the register of members. They beat the older brother with rifle butts, took ${100 + index * 3} dollars and a telephone, and said that they would return within ${3 + (index % 20)} days. The family spent the night in the fields and reported nothing, because the district officer was a cousin of the commander. Harm of this kind is weighed together and not one act at a time. ${authority}. Id. The record as a whole bears out the account, and nothing in it points to another cause of the attack.`
    paragraphs.push(text)
    count += text.split(' ').length
  }
  return paragraphs
}

function makeSections(paragraphs: readonly string[]): WrittenSection[] {
  const size = 6
  return Array.from({ length: Math.ceil(paragraphs.length / size) }, (_, index) => ({
    id: `S${index}`,
    html: paragraphs
      .slice(index * size, (index + 1) * size)
      .map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`)
      .join(''),
  }))
}

function makeSources(paragraphs: readonly string[]): { texts: SourceText[]; facts: FactSource[] } {
  const parts = [0, 1, 2].map((part) => paragraphs.filter((_, index) => index % 3 === part).join('\n\n'))
  const texts = parts.map((text, index): SourceText => ({
    id: `d${index}`,
    kind: 'client_document',
    title: `Declaration ${index + 1}`,
    text,
  }))
  const facts = texts.map(({ id, title, text }): FactSource => ({ id, kind: 'document', title, text }))
  return { texts, facts }
}
