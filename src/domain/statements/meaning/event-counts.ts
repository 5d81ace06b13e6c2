import type { Evidence } from '../evidence.ts'
import { canMean } from '../judgement.ts'
import { isDenied } from '../polarity.ts'
import { readNumber } from '#domain/language/numbers.ts'
import type { Finding, Told } from './finding.ts'

/** Events that a file tells one by one, each with the words for it and the claim that the checks know it by. */
const events: readonly { readonly concept: string; readonly words: RegExp; readonly called: string }[] = [
  { concept: 'arrest', words: /(?<!\p{L})(?:arrest(?:ed|s)?|detained|detentions?)(?!\p{L})/iu, called: 'arrest' },
  { concept: 'conviction', words: /(?<!\p{L})convict(?:ed|ions?)(?!\p{L})/iu, called: 'conviction' },
  { concept: 'removed', words: /(?<!\p{L})(?:deported|removed|deportations?)(?!\p{L})/iu, called: 'removal' },
]
const times =
  '(twice|two times|(?:three|four|five|six|seven|eight|nine|ten|several|many|multiple|repeated) times|repeatedly)'
const timesBehind = new RegExp(String.raw`^(?: \p{L}+){0,2} ${times}(?!\p{L})`, 'iu')
const timesBefore = new RegExp(String.raw`(?<!\p{L})${times} (?:\p{L}+ )?$`, 'iu')
const countBefore =
  /(?<!\p{L})(two|three|four|five|six|seven|eight|nine|ten|several|many|multiple|\d{1,2}) (?:\p{Ll}+ ){0,2}$/iu

function countOf(written: string): number {
  const [first = ''] = written.toLowerCase().split(' ')
  if (first === 'twice') return 2
  return readNumber(first) ?? 2
}

/** How many of it a sentence tells, in its own words; none where it gives no number. */
function countBeside(text: string, start: number, end: number): string | undefined {
  const isPlural = text.slice(start, end).endsWith('s')
  const match =
    timesBehind.exec(text.slice(end)) ??
    timesBefore.exec(text.slice(0, start)) ??
    (isPlural ? countBefore.exec(text.slice(0, start)) : null)
  return match?.[1]
}

/** `Arrested twice` where the file tells of one arrest of this person. */
export function miscountedEvents({ sentence: { text, mentions }, evidence }: Told): Finding[] {
  return events.flatMap(({ concept, words, called }): Finding[] => {
    const match = words.exec(text)
    const start = match?.index ?? 0
    const end = start + (match?.[0].length ?? 0)
    const count = match && !isDenied(text, start, end) ? countBeside(text, start, end) : undefined
    if (count === undefined) return []
    const who = mentions.findLast((mention) => mention.end <= end)?.ids ?? []
    const known = (evidence.byConcept.get(concept) ?? []).filter(
      ({ statement }) => !statement.denied && canMean(who, statement.ids),
    )
    const [by] = known
    const isMore =
      known.some(({ statement }) => tellsMore(statement.sentence.text)) || distinct(known) >= countOf(count)
    if (!by || isMore) return []
    const told = `“${by.statement.sentence.text.replace(/[.;]$/, '')}” (${by.from.source.title})`
    return [
      {
        word: { start, end },
        message: `The draft counts ${called}s (“${count}”), and the file tells of fewer: ${told}.`,
      },
    ]
  })
}

const tellsMore = (text: string) =>
  /(?<!\p{L})(?:twice|(?:two|three|four|five|six|seven|several|many) (?:times|arrests|convictions|occasions)|again|second|both|each time|repeatedly|also arrested)(?!\p{L})/iu.test(
    text,
  )

/** How many are told apart: by sentences, or by the years within one. */
function distinct(known: readonly Evidence[]): number {
  const texts = [...new Set(known.map(({ statement }) => statement.sentence.text))]
  const dated = new Set(texts.flatMap((text) => text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? []))
  const undated = texts.filter((text) => !/(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(text)).length
  return dated.size > 0
    ? Math.max(dated.size, ...texts.map((text) => (text.match(/(?:19|20)\d{2}/gu) ?? []).length))
    : undated
}
