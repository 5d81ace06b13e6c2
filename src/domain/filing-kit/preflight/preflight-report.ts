import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { type PreflightLine, summarize } from './run-preflight.ts'
import { paper, paragraph, title, words } from '#domain/filing-kit/documents/paper.ts'

const isNote = ({ state, severity }: PreflightLine) => state === 'open' && (severity === 'fix' || severity === 'info')
const isIn = (state: PreflightLine['state']) => (line: PreflightLine) => line.state === state && !isNote(line)

/** What is still to be done comes first; what asks nothing of anybody last but one. */
const parts: readonly (readonly [head: string, isOf: (line: PreflightLine) => boolean])[] = [
  ['Open', isIn('open')],
  ['Not answered', isIn('ask')],
  ['Judged on the finished packet', isIn('later')],
  ['Settled by the attorney', isIn('settled')],
  ['Done for you, and good to know', isNote],
  ['Holds', isIn('holds')],
]

type About = { readonly client: string; readonly draft: string; readonly forum: string; readonly today: IsoDate }

/** What the preflight said on a day, for the file: every rule with its source, and who answered what when. */
export function preflightReport(
  lines: readonly PreflightLine[],
  { client, draft, forum, today }: About,
): LegalDocument {
  const { mustFix, toCheck, questions, fine } = summarize(lines)
  return paper('Preflight report', [
    title('PREFLIGHT'),
    paragraph(words(`${client}. ${draft}. ${forum}. ${formatLongDate(today)}.`)),
    paragraph(
      words(
        `${mustFix} must be fixed, ${toCheck} to look at, ${questions} ${questions === 1 ? 'question' : 'questions'} open, ${fine} in order.`,
      ),
    ),
    ...parts.flatMap(([head, isOf]) => {
      const listed = lines.filter(isOf)
      if (listed.length === 0) return []
      const rows = listed.map((line) =>
        [line.code, sentenceOf(line), sourceOf(line)].map((text) => ({ content: [[words(text)]] })),
      )
      return [
        { kind: 'heading', level: 1, content: [words(head)] } as const,
        {
          kind: 'table',
          borders: 'all',
          widths: [8, 56, 36],
          headerRow: true,
          rows: [
            ['Rule', 'What it says', 'Source'].map((text) => ({ content: [[words(text)]], bold: true as const })),
            ...rows,
          ],
        } as const,
      ]
    }),
  ])
}

function sentenceOf({ sentence, tick, state }: PreflightLine): string {
  if (!tick || (state !== 'settled' && tick.answer !== 'no')) return sentence
  const said = { yes: 'Yes', no: 'No', override: 'Filed all the same' }[tick.answer]
  return `${sentence} ${said}${tick.reason ? `: ${tick.reason}` : ''} (${tick.by}, ${formatLongDate(tick.at.slice(0, 10))}).`
}

function sourceOf({ source, confirmed, checkedOn }: PreflightLine): string {
  const read = confirmed === true ? '' : confirmed === false ? ' Its text has not been read.' : ''
  return `${source}; checked ${formatLongDate(checkedOn)}.${read}`
}
