import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { markup } from './markup-of-lines.ts'
import { isNotesPaper } from './notes-on-file.ts'
import type { Pen } from './pen.ts'
import { runFrom, wordsOf } from './stretch.ts'
import { isToldInItsWords, isTooClose } from './telling.ts'

/** A passage of the client's own account that is set off as it stands. */
export type Block = { readonly facts: readonly CaseFact[]; readonly words: string; readonly passage: CasePassage }

/** Shorter ones stand within the text; longer ones are no passage but a paper. */
const [shortest, longest] = [45, 260]

/**
 * The rest of a paragraph of the client's account, where more than half of its statements can only be told in its own words
 * (who acts is doubtful, or they run on as the paper has them): one passage reads better than a retelling in pieces.
 */
export function blockFrom(first: CaseFact, facts: readonly CaseFact[], pen: Pen): Block | undefined {
  const [passage] = passagesOf(pen.map, first)
  if (passage?.speaker !== 'applicant' || first.kind === 'country' || pen.quoted.has(passage.id)) return undefined
  // Work product is retold, and quoted nowhere.
  if (isNotesPaper(passage.document, pen.map)) return undefined
  const isQuoted = (fact: CaseFact) => isToldInItsWords(fact, pen) || isTooClose(fact, pen)
  const run = runFrom(first, facts, pen)
  for (let end = run.length; end >= 3; end -= 1) {
    const part = run.slice(0, end)
    if (part.filter(isQuoted).length * 2 <= part.length) continue
    const words = wordsOf(part, pen)
    const count = words === undefined ? 0 : countWords(words)
    if (words !== undefined && count >= shortest && count <= longest) return { facts: part, words, passage }
  }
  return undefined
}

/** The passage as it is printed, with what stands before it; its statements count as told and quoted. */
export function setOffIn(block: Block, pen: Pen, section: string): { readonly lead: string; readonly html: string } {
  const passages = block.facts.flatMap((fact) => passagesOf(pen.map, fact))
  for (const fact of block.facts) pen.told.set(fact.id, section)
  for (const { id } of passages) pen.quoted.add(id)
  const cites = exhibitTokens(pen.map, passages)
  const place = cites.length === 0 ? '' : `<p>${cites.join('; ')}.</p>`
  return { lead: leadOf(block, pen), html: `<blockquote>${markup(curlyQuotes(block.words))}</blockquote>${place}` }
}

/** What stands before it; short, for it may stand more than once. */
function leadOf({ passage }: Block, pen: Pen): string {
  const noun = nounOfAccount(passage.document, pen)
  const leads = [`{applicant.subj} recounts:`, `The ${noun} goes on:`, `In {applicant.poss} words:`]
  const lead = leads[pen.setOff.count % leads.length] ?? ''
  pen.setOff.count += 1
  return pen.narrator.say(lead)
}

/** `affidavit`; `account` where its title says nothing of the kind. */
export function nounOfAccount(document: string, { map }: Pen): string {
  const noun = documentNoun(map, document)
  return /^(?:statement|declaration|affidavit)$/u.test(noun) ? noun : 'account'
}
