import type { CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitOf, personOf } from '#domain/case-map/read-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import type { Pen } from './pen.ts'

const declared = /\b(?:declaration|affidavit|statement|testimony)\b/i

/** `In Ex. B’s words` never: the person who speaks, else what the document is. */
export const speakerOf = (passage: CasePassage, pen: Pen): string => {
  const words = speakerWords(passage, pen)
  return words.includes('{') ? pen.narrator.say(words) : words
}

/** The same with the person as a token, for a sentence that the narrator still tells. */
export function speakerWords(passage: CasePassage, pen: Pen): string {
  const speaker = passage.speaker === undefined ? undefined : personOf(pen.map, passage.speaker)
  const title = exhibitOf(pen.map, passage)?.title ?? ''
  if (isNotesOfCounsel({ title })) return 'The notes of counsel read:'
  if (speaker) {
    const verb = declared.test(title) ? 'states:' : 'writes:'
    return `{${speaker.id}.subj} ${verb}`
  }
  if (declared.test(title)) return 'The declaration states:'
  return saidByPaper(title, passage, pen)
}

/** What a paper says of which nobody is known to be the author. */
function saidByPaper(title: string, passage: CasePassage, pen: Pen): string {
  const [office] = /\b(?:resolution|order|judgment|ruling|warrant|summons|complaint)\b/i.exec(title) ?? []
  if (office !== undefined) return `The ${office.toLowerCase()} reads:`
  if (/\b(?:article|newspaper|press|news)\b/i.test(title)) {
    const day = /\b\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}\b/u.exec(title)?.[0]
    return day === undefined ? 'The article says:' : `The article of ${day}, says:`
  }
  if (
    /\breport\b/i.test(title) ||
    pen.map.facts.some(
      ({ kind, sources }) =>
        kind === 'country' && sources.some((source) => source.type === 'passage' && source.passage === passage.id),
    )
  )
    return 'The report says:'
  if (/\bletter\b/i.test(title)) return 'The letter says:'
  const [paper] =
    /\b(?:record of \p{Ll}+|certificate(?: of \p{Ll}+)?|decision|warrant|summons|record|convocation|decree|certification|protocol|proc[eè]s-verbal|notice|register)\b/iu.exec(
      title,
    ) ?? []
  if (paper !== undefined) return `The ${paper.toLowerCase()} reads:`
  const noun = documentNoun(pen.map, passage.document)
  return noun === 'document' ? 'The source says:' : `The ${noun} says:`
}
