import type { FilingItem } from './filing.ts'
import { ask, type Failure, failures, type Outcome } from './outcome.ts'

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
