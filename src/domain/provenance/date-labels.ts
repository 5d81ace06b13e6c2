import type { IndexedFact, SourceFacts } from './fact-index.ts'
import { sentenceAt } from '#domain/language/sentences.ts'
import { foldWord } from '#domain/language/fold.ts'

/** A date that a text gives as somebody's birth, marriage, entry or filing. `subject` is a folded first name. */
export type LabelledDate = IndexedFact & {
  readonly label: 'birth-date' | 'marriage-date' | 'entry-date' | 'filing-date'
  readonly subject: string
}

const labels: readonly (readonly [LabelledDate['label'], RegExp])[] = [
  ['birth-date', /(?:\bborn\b|date of birth|\bDOB\b|birth ?date)[^.;\n]{0,45}$/i],
  ['marriage-date', /(?:\bmarried\b|\bmarriage date|date of marriage|\bwedding\b)[^.;\n]{0,45}$/i],
  [
    'entry-date',
    /(?:last entry date|entry date|last arrival date|(?:entered|arrived in|arrived at|admitted to|entry into|crossed into) (?:the )?(?:United States|U\.S\.|US\b)[^.;\n]{0,60})[^.;\n]{0,20}$/i,
  ],
  [
    'filing-date',
    /(?:filed|received|submitted|filing of)[^.;\n]{0,30}I-589[^.;\n]{0,40}$|I-589[^.;\n]{0,30}(?:filed|received|submitted)[^.;\n]{0,30}$/i,
  ],
]

/** The dates of all texts that say what they are the date of, with the person they are about. */
export function labelDates(sources: readonly SourceFacts[]): LabelledDate[] {
  const client = clientName(sources)
  return sources.flatMap((from) =>
    from.facts.flatMap((fact): LabelledDate[] => {
      if (fact.value.type !== 'date') return []
      const before = from.source.text.slice(Math.max(0, fact.start - 110), fact.start)
      const found = labels.find(([, pattern]) => pattern.test(before))
      if (!found) return []
      const subject = found[0] === 'birth-date' ? subjectOf(from, fact.start, client) : client
      return subject === undefined ? [] : [{ fact, from, label: found[0], subject }]
    }),
  )
}

/** The client's first name, folded, as the record has it. */
export function clientName(sources: readonly SourceFacts[]): string {
  const record = sources.find(({ source }) => source.kind === 'record')
  return firstName(/^Name: (\S+)/m.exec(record?.source.text ?? '')?.[1] ?? 'client')
}

const firstName = (name: string) => foldWord(name.replace(/,$/, ''))

/** Whose birth: the line of the record, the last person named before, or the client where the text says so. */
function subjectOf(from: SourceFacts, at: number, client: string): string | undefined {
  const { text, kind } = from.source
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  if (kind === 'record') return recordSubject(text, line, client)
  const sentence = from.sentences[sentenceAt(from.sentences, at)]
  const named = from.facts.findLast(
    // `Ana Ruiz, Mr. Ruiz’s daughter, was born`: whose daughter she is was not born then.
    ({ value, start, end }) =>
      value.type === 'name' &&
      start < at &&
      start >= (sentence?.start ?? at) &&
      !/^[’']s (?:\p{Ll}+ )?(?:son|daughter|child|wife|husband|brother|sister|mother|father|spouse)\b/u.test(
        text.slice(end, end + 30),
      ),
  )
  if (named?.value.type === 'name') return named.value.words[0]
  const before = text.slice(sentence?.start ?? at, at)
  if (/\bI was\b/.test(before)) return authorOf(from) ?? client
  return /\b(?:the (?:applicant|respondent|petitioner|client) was)\b/i.test(before) ? client : undefined
}

/** Who says `I` in the `Declaration of Rebecca Ann Ocampo`. */
function authorOf({ source }: SourceFacts): string | undefined {
  const [, name] =
    /\b(?:declaration|affidavit|statement|testimony|letter) (?:of|by|from) (?:Dr\. |Mr\. |Ms\. |Mrs\. )?(\p{Lu}[\p{L}’'-]+)/iu.exec(
      source.title,
    ) ?? []
  return name === undefined ? undefined : firstName(name)
}

function recordSubject(text: string, line: string, client: string): string | undefined {
  const prefix = /^(Spouse|Child \d+) /.exec(line)?.[1]
  if (prefix === undefined) return client
  const name = new RegExp(`^${prefix} name: (\\S+)`, 'm').exec(text)?.[1]
  return name === undefined ? prefix.toLowerCase() : firstName(name)
}
