import type { Exhibit } from '#domain/case-map/case-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../../case.ts'
import { daysThatDiffer } from '../days-that-differ.ts'
import { isWritTitle } from '../kinds-of-paper.ts'
import { isCountry } from '../../map/signs.ts'
import { isMeasureOfClemency } from '../measures-of-clemency.ts'
import { papersAgainstAccount } from '../paper-against-account.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { countryMarkup } from './opening.ts'

/** What bears the account out, and what the record holds on the country. */
export function listPapers(text: SectionText, frame: CaseFrame, papers: readonly Paper[]): void {
  const ofCountry = papers.filter(({ isOfCountry }) => isOfCountry)
  const listed = papers.filter((one) => !ofCountry.includes(one))
  if (listed.length > 0) {
    text.paragraph()
    text.say(`${count(listed.length)} the account${listed.length > 1 ? ', each on its own points' : ''}:`)
    text.list(
      listed.map((one) => ({ text: `${named(one)}${one.covers === '' ? '' : `: ${escapeText(one.covers)}`}.` })),
    )
  }
  if (ofCountry.length > 0)
    text
      .paragraph()
      .law(`On conditions in ${countryMarkup(frame)} the record holds ${listInWords(ofCountry.map(named))}.`)
}

const named = ({ exhibit }: Pick<Paper, 'exhibit'>): string =>
  `${escapeText(curlyQuotes(exhibit.title))} ([[ex:${exhibit.id}]])`

const count = (documents: number): string => {
  const inWords = countInWords(documents)
  return documents === 1
    ? 'One document supports'
    : `${inWords.charAt(0).toUpperCase()}${inWords.slice(1)} documents support`
}

/** The client's own declaration, or what counsel noted for it. */
export const isAccount = ({ id, title }: Pick<Exhibit, 'id' | 'title'>, { map }: Pen): boolean =>
  (/\b(?:declaration|affidavit|statement|notes)\b/iu.test(title) || isNotesOfCounsel({ title })) &&
  map.passages.some(({ document, speaker }) => document === id && speaker === 'applicant')

const topics: Readonly<Record<string, string>> = {
  S15: 'the events',
  S21: 'why the application came when it did',
  S23: 'what was done and its effects',
  S24: 'the reason for the harm',
  S25: 'the group',
  S26: 'what the authorities did',
  S27: 'the danger on return',
  S28: 'relocation',
  S30: 'the lasting effects',
  S31: 'life in the United States',
  S32: 'the family',
  S60: 'the treatment that is feared',
  S61: 'the part of officials',
}

/** A paper that bears on the account or the country, with what it speaks to. */
export type Paper = { readonly exhibit: Exhibit; readonly isOfCountry: boolean; readonly covers: string }

/** What each document speaks to: the sections that tell its facts, those with most of them first. */
export function documentsWithFacts(pen: Pen): Paper[] {
  const { map } = pen
  const against = new Set([
    ...daysThatDiffer(pen).map(({ document }) => document),
    ...papersAgainstAccount(pen).map(({ document }) => document),
  ])
  return map.exhibits.flatMap((exhibit) => {
    if (isDecision(exhibit) || isMeasureOfClemency(exhibit.id, map) || against.has(exhibit.id)) return []
    // The account does not bear itself out.
    if (isAccount(exhibit, pen)) return []
    const facts = liveFacts(map).filter((fact) => passagesOf(map, fact).some(({ document }) => document === exhibit.id))
    const covers = coverage(new Set(facts.map(({ id }) => id)), pen)
    // What an organization says of the country bears out nobody's account: it is weighed beside it.
    const isOfCountry = facts.length > 0 && facts.every(isCountry)
    return facts.length === 0
      ? []
      : [
          {
            exhibit,
            isOfCountry,
            covers: isWritTitle(exhibit.title)
              ? `that the authorities proceeded against the ${pen.frame.role}, and for what`
              : covers === ''
                ? 'how the account was given before'
                : covers,
          },
        ]
  })
}

function coverage(ids: ReadonlySet<string>, { arrangement, bearing }: Pen): string {
  const counts = new Map<string, number>()
  const argued = [...bearing].filter(([section]) => section !== 'S15')
  for (const [section, facts] of [...arrangement, ...argued]) {
    const topic = topics[section.slice(0, 3)]
    const own = facts.filter(({ id }) => ids.has(id)).length
    if (topic !== undefined && own > 0) counts.set(topic, (counts.get(topic) ?? 0) + own)
  }
  const most = [...counts.entries()].toSorted(([, a], [, b]) => b - a).slice(0, 3)
  return listInWords(most.map(([topic]) => topic))
}
