import type { DraftInput } from '#domain/drafting/tool.ts'
import { findOverlaps } from './cv-overlap.ts'
import { letterSources, surnameOf } from './letter-sources.ts'

/** Where the papers of client and expert touch. */
export function overlapsOnFile(input: DraftInput): ReturnType<typeof findOverlaps> {
  const { expert, expertDocuments, cv, clientDocuments } = letterSources(input)
  const client = {
    texts: [...(cv ? [cv] : []), ...clientDocuments].map(({ text }) => text),
    surname: input.client.last_name,
    first: input.client.first_name,
  }
  const theirs = {
    texts: [...(expert ? [expert] : []), ...expertDocuments].map(({ text }) => text),
    surname: surnameOf(expert?.title ?? ''),
  }
  return findOverlaps(client, theirs, Number(input.filingDate.slice(0, 4)))
}
