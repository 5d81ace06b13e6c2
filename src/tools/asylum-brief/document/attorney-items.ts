import { formatLongDate } from '#domain/dates/calendar.ts'
import type { SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, Inline } from '#domain/legal-document/block.ts'
import { gapsIn } from '#domain/legal-document/from-section.ts'
import { authoritiesCheckedOn } from '#law/authorities/list.ts'
import { circuitCandidates } from '../plan/circuit-candidates.ts'
import { headingOf } from '../plan/headings.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { argues, type CaseFrame } from '../case.ts'

const review = 'Attorney review required. This page is for the attorney and is not part of the filing.'

/** The last page, which no table of contents lists: every placeholder with its section, and what software cannot know (R20). */
export function attorneyItems(
  frame: CaseFrame,
  plan: readonly SectionPlan[],
  written: readonly WrittenSection[],
): Block[] {
  const rows = plan.flatMap(({ id, title }) =>
    gapsIn(written.find((section) => section.id === id)?.html ?? '').map((label) => [`${id} ${title}`, `[${label}]`]),
  )
  return [
    { kind: 'paragraph', align: 'center', keepWithNext: true, content: [{ text: 'Items for attorney', bold: true }] },
    { kind: 'paragraph', content: [{ text: review, bold: true }] },
    { kind: 'list', ordered: false, items: reminders(frame).map((content) => ({ content })) },
    ...(rows.length > 0 ? [placeholderTable(rows)] : []),
  ]
}

function placeholderTable(rows: readonly (readonly string[])[]): Block {
  return {
    kind: 'table',
    borders: 'all',
    widths: [40, 60],
    headerRow: true,
    rows: [['Section', 'To be filled in'], ...rows].map((row) => row.map((text) => ({ content: [[{ text }]] }))),
  }
}

function reminders(frame: CaseFrame): Inline[][] {
  const deadline = "FILING DEADLINE PER JUDGE'S ORDER / ICPM 3.1(b)"
  const lines: Inline[][] = [
    [
      {
        text: `The list of authorities was last compared with its sources on ${formatLongDate(authoritiesCheckedOn())}; confirm each authority with a citator before filing.`,
      },
    ],
    [
      {
        text: 'The published text of 8 C.F.R. parts 208 and 1208 shows amendments of 2020 that were enjoined; quote none of them.',
      },
    ],
  ]
  if (frame.forum === 'immigration')
    lines.push([{ text: 'Filing time: ' }, { text: `[${deadline}]`, gap: deadline }, { text: '.' }])
  if (frame.forum === 'board')
    lines.push([{ text: 'Briefs are simultaneous within 20 days and limited to 30 pages: read the briefing notice.' }])
  if (argues(frame, 'asylum'))
    lines.push([{ text: 'A filing fee for Form I-589 and an annual asylum fee exist since July 2025: check both.' }])
  for (const section of sectionsOf(frame))
    for (const { citation, proposition, grade } of circuitCandidates(section, frame))
      lines.push([
        {
          text: `${headingOf(section.id, frame)}: ${citation} may serve (${proposition})${grade === 'C' ? ' Seen in a list only.' : ''}`,
        },
      ])
  return lines
}
