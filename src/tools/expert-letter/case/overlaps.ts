import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { findOverlaps } from './cv-overlap.ts'
import { letterSources, surnameOf } from './letter-sources.ts'

/** What the expert said or noted for this letter names both, and is no publication of theirs. */
const isRecorded = ({ title }: SourceText): boolean =>
  /\bdictat\w+|\bmemo\b|\bvoice\b|\bprogress notes?\b|\btranscript\b/iu.test(title)

/** Where the papers of client and expert touch. */
export function overlapsOnFile(input: DraftInput): ReturnType<typeof findOverlaps> {
  const { expert, expertDocuments, cv, clientDocuments } = letterSources(input)
  const client = {
    texts: [...(cv ? [cv] : []), ...clientDocuments].map(({ text }) => text),
    surname: input.client.last_name,
    first: input.client.first_name,
  }
  const theirs = {
    texts: [...(expert ? [expert] : []), ...expertDocuments.filter((paper) => !isRecorded(paper))].map(
      ({ text }) => text,
    ),
    surname: surnameOf(expert?.title ?? ''),
  }
  return findOverlaps(client, theirs, Number(input.filingDate.slice(0, 4)))
}
