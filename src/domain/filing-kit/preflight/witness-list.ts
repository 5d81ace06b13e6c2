import { listed } from '../listed.ts'
import { witnessGaps } from '../documents/witness-list.ts'
import type { Filing, FilingItem } from './filing.ts'
import { ask, type Failure, failures, type Judge, type Outcome } from './outcome.ts'

const rowStart = /(?:^|\n|[.;:)] ?)(?=\d{1,2}[.)] {1,3}\p{Lu})/u
const wanted = [
  ['a summary of the testimony', /testif|testimony|summary|will (?:say|tell|speak|describe|explain)/i],
  ['an estimated time', /\b(?:minutes?|min\.|hours?|hrs?\.)/i],
  ['the language', /\blanguages?\b|\binterpreter\b|\bin English\b|\bEnglish\b/i],
] as const
const expert = /\bexperts?\b|\bPh\.? ?D\b|\bM\.D\.|\bDr\. /
const curriculum = /curriculum vitae|\bCV\b|résumé/i

/** E33: each witness with a summary, a time and a language; an expert with a curriculum vitae. Asks where it has no numbered rows. */
export function completeWitnesses(list: FilingItem, items: readonly FilingItem[]): Outcome {
  const rows = list.text.split(rowStart).filter((row) => /^\d{1,2}[.)]/.test(row))
  if (rows.length === 0) return ask('Does the witness list give a summary, a time and a language for each witness?')
  const hasCurriculum = items.some(({ kind, text }) => kind === 'cv' || curriculum.test(text))
  return failures(
    rows.flatMap((row): Failure[] => {
      const missing = wanted.flatMap(([what, pattern]) => (pattern.test(row) ? [] : [what]))
      const all = expert.test(row) && !hasCurriculum ? [...missing, 'a curriculum vitae'] : missing
      const name =
        /^\d{1,2}[.)] {1,3}([^,.;:]{2,60}?)(?: will\b| is\b| has\b|[,.;:]|$)/.exec(row)?.[1] ?? row.slice(0, 40)
      return all.length === 0
        ? []
        : [{ place: list.id, sentence: `Witness ${name.trim()}: ${all.join(', ')} missing.` }]
    }),
  )
}

/** E33: the list that is filed as a document; else the one of the kit, as the attorney told its rows. */
export const witnesses: Judge = (filing) => {
  const list = filing.items.find(({ title }) => /witness list/i.test(title))
  if (list) return completeWitnesses(list, filing.items)
  const rows = listed(filing.kit.answers['witnesses'])
  return rows.length > 0
    ? failures(rows.flatMap((row) => lackingInRow(row, filing)))
    : ask('Is a witness list with names, summaries, times and languages filed?')
}

function lackingInRow(row: string, { items }: Filing): Failure[] {
  const [name = ''] = row.split('|')
  const cv = row.split('|')[7]?.trim() ?? ''
  const hasCurriculum = cv !== '' || items.some(({ kind }) => kind === 'cv')
  const missing = [...witnessGaps(row), ...(expert.test(row) && !hasCurriculum ? ['a curriculum vitae'] : [])]
  if (missing.length === 0) return []
  return [{ place: `witness ${name.trim()}`, sentence: `Witness ${name.trim()}: ${missing.join(', ')} missing.` }]
}
