import { appealDue } from '#domain/deadlines/due.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import { hasItem, pageLimit, service } from './court-rules.ts'
import { everyForumJudges } from './every-forum-rules.ts'
import type { Filing } from './filing.ts'
import { boardMotionJudges } from './motion-rules.ts'
import { ask, fail, failures, holds, type Judge, none } from './outcome.ts'

const answer = ({ kit }: Filing, name: string) => kit.answers[name]

/** A brief answers an appeal that is there already; the day of the appeal itself is asked only where it is not known. */
const appeal: Judge = (filing) => {
  const decision = dateOf(answer(filing, 'decision_date'))
  if (decision === undefined) return ask('Enter the date of the judge’s decision; the appeal is due 30 days after it.')
  if (hasItem(filing, /EOIR-26\b(?!A)/i))
    return judgeDue(
      appealDue(decision),
      filing.today,
      (due) => `The appeal must be at the Board on ${due}. The 10-day rule of 2026 is blocked; check its status.`,
      '',
    )
  return ask('Was Form EOIR-26 received by the Board in time? The 10-day rule of 2026 is blocked; check its status.')
}

const briefDue: Judge = (filing) =>
  judgeDue(
    dateOf(answer(filing, 'briefing_due')),
    filing.today,
    (due) => `Brief due ${due} as the Board’s schedule says.`,
    'Enter the date on the Board’s briefing schedule.',
  )

const translations: Judge = (filing) => {
  const outcomes = ['X03', 'X04'].map((code) => everyForumJudges[code]?.(filing) ?? none)
  const found = outcomes.flatMap((outcome) => (outcome.state === 'fails' ? outcome.failures : []))
  return found.length > 0 ? failures(found) : (outcomes.find(({ state }) => state === 'holds') ?? none)
}

export const boardJudges: Readonly<Record<string, Judge>> = {
  ...boardMotionJudges,
  B01: appeal,
  B02: (filing) => (hasItem(filing, /EOIR-27/i) ? holds : ask('Is Form EOIR-27 filed? An EOIR-28 does not count.')),
  B03: (filing) =>
    hasItem(filing, /receipt|EOIR-26A/i)
      ? holds
      : ask(
          'Is the fee receipt of the EOIR Payment Portal or Form EOIR-26A in the filing, or is this one free of a fee?',
        ),
  B05: service,
  B06: pageLimit(30, (pages) => `The body has ${pages} pages; the Board’s limit is 30.`),
  B07: ({ draftLayout }) => {
    if (!draftLayout) return ask('Does every body page of the brief bear its number?')
    return draftLayout.hasPageNumbers ? holds : fail('The brief has no page numbers.')
  },
  B08: () => ask('Does the Board’s briefing notice lie on top of the cover page?'),
  B09: briefDue,
  B11: () => ask('Is every party of this brief named on the notice of appeal?'),
  B16: translations,
  B17: () => ask('Is the served OPLA office the one of the place where the case was completed before the judge?'),
}
