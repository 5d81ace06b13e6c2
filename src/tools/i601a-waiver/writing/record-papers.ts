import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { type RecordRow, writtenOut } from '../case/record-paper.ts'
import { type Cluster, isEntry } from './clusters.ts'
import type { Place } from './place.ts'
import { shareOf } from './records.ts'
import { once } from './said-once.ts'
import type { Teller } from './teller.ts'

/** The list, behind what the paper is; empty where it was told before. */
export function tellRecord(teller: Teller, { record, facts }: Cluster): string {
  if (record === undefined || once(teller, `record ${record.document}`) === '') return ''
  const marks = facts.map(({ id }) => `[[fact:${id}]]`).join('')
  teller.narrator.paragraph()
  const items = record.rows.map(
    (row) => `<li>${toldRow(teller, row, facts) ?? `${escapeText(curlyQuotes(row.said))}.`}</li>`,
  )
  for (const fact of facts) teller.guard.note(fact)
  teller.narrator.paragraph()
  const share = shareOf(teller, facts.filter(isEntry)).trim()
  const list = `<ul>${items.join('').replaceAll('”.</li>', '”</li>')}</ul>`
  return `${paragraph(`${marks}${escapeText(record.name)} ${/note/u.test(record.name) ? 'records' : 'shows'} ([[ex:${record.document}]]):`)}${list}${share === '' ? '' : paragraph(share)}`
}

/** A sentence of the paper with the names of the case, where its facts have all of it; what can only be quoted stands as it is. */
function toldRow(teller: Teller, { typed, isSentence }: RecordRow, facts: readonly CaseFact[]): string | undefined {
  if (!isSentence) return undefined
  teller.narrator.paragraph()
  const own = facts.flatMap((fact) => {
    const words = passagesOf(teller.map, fact)[0]?.words.trim() ?? ''
    return words !== '' && typed.includes(words) ? [{ fact, words }] : []
  })
  const covered = own.reduce((sum, { words }) => sum + words.length, 0)
  if (own.length === 0 || covered < typed.length * 0.9) return undefined
  let isTold = true
  const sentences = own.map(({ fact, words }) => {
    // `He demonstrated these` behind a line that only the form can say: its words as well.
    const leans = /^(?:He|She)\b/u.test(words) && !isTold
    const isOfForm = /^(?:Dad|Mom|Father|Mother|Parents?|Wife|Husband|Staff)\b/u.test(words)
    isTold = !leans && !isOfForm && !teller.isQuoted(fact) && !teller.guard.isTold(fact)
    return isTold ? withoutMarks(teller.tell(fact)) : `${escapeText(curlyQuotes(writtenOut(words)))}.`
  })
  return sentences.includes('') ? undefined : sentences.join(' ')
}

const withoutMarks = (told: string): string =>
  told.replaceAll(/\[\[fact:[^[\]]*\]\]| \((?:\[\[ex:[^[\]]*\]\](?:; )?)+\)(?=\.$)/gu, '')

/** Something of it is still to be told. */
export const isUntold = ({ guard }: Teller, { cluster }: Place): boolean =>
  cluster.record === undefined
    ? cluster.facts.some((fact) => !guard.isTold(fact))
    : !guard.isSaid(`record ${cluster.record.document}`)
