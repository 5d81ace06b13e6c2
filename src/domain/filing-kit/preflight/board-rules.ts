import { appealDue } from '#domain/deadlines/due.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import { pageLimit, service } from './court-rules.ts'
import { everyForumJudges } from './every-forum-rules.ts'
import { answer, caseDay, hasItem } from './filing-words.ts'
import { boardMotionJudges, isKind } from './motion-rules.ts'
import { ask, fail, failures, holds, type Judge, none } from './outcome.ts'

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
    // The printed day; else the one counted from the day of the schedule.
    dateOf(answer(filing, 'briefing_due')) ?? caseDay(filing, 'D-BRIEF'),
    filing.today,
    (due) => `Brief due ${due} as the Board’s schedule says.`,
    'Enter the date on the Board’s briefing schedule.',
  )

/** B03: a receipt or a waiver request; some filings are free of a fee. */
const feeProof: Judge = (filing) => {
  const option = answer(filing, 'fee_option')
  if (option === 'none' || hasItem(filing, /receipt|EOIR-26A/i)) return holds
  if (option === undefined)
    return ask(
      'Is the fee receipt of the EOIR Payment Portal or Form EOIR-26A in the filing, or is this one free of a fee?',
    )
  return fail(
    `No fee receipt${filing.kit.answers['fee_amount'] ? ` for ${filing.kit.answers['fee_amount']}` : ''} and no Form EOIR-26A.`,
  )
}

/** B11: the notice of appeal names everybody who appeals. */
const named: Judge = (filing) => {
  const question = ask('Is every party of this brief named on the notice of appeal?')
  const notices = filing.items.filter(({ title }) => /EOIR-26\b(?!A)/i.test(title))
  if (notices.length === 0) return question
  const text = foldToWords(notices.map((item) => item.text).join('\n'))
  if (text.length < 40) return question
  const missing = [filing.kit.lead, ...filing.kit.others].filter(
    ({ name }) =>
      !foldToWords(name)
        .split(' ')
        .every((word) => text.includes(word)),
  )
  return failures(
    missing.map(({ name }) => ({ place: name, sentence: `${name} is not named on the notice of appeal.` })),
  )
}

const translations: Judge = (filing) => {
  const outcomes = ['X03', 'X04'].map((code) => everyForumJudges[code]?.(filing) ?? none)
  const found = outcomes.flatMap((outcome) => (outcome.state === 'fails' ? outcome.failures : []))
  return found.length > 0 ? failures(found) : (outcomes.find(({ state }) => state === 'holds') ?? none)
}

export const boardJudges: Readonly<Record<string, Judge>> = {
  ...boardMotionJudges,
  B01: appeal,
  B02: (filing) => {
    if (hasItem(filing, /EOIR-27/i)) return holds
    // It goes with what opens the case there; with a brief it was filed before.
    return isKind(filing, 'appeal', 'reopen', 'reconsider', 'motion')
      ? fail('Form EOIR-27 is missing (an EOIR-28 does not count).')
      : ask('Is Form EOIR-27 filed? An EOIR-28 does not count.')
  },
  B03: feeProof,
  B05: service,
  B06: pageLimit(30, 31, (pages) => `The body has ${pages} pages; the Board’s limit is 30.`),
  B07: ({ draftLayout }) => {
    if (!draftLayout) return ask('Does every body page of the brief bear its number?')
    return draftLayout.hasPageNumbers ? holds : fail('The brief has no page numbers.')
  },
  B08: () => ask('Does the Board’s briefing notice lie on top of the cover page?'),
  B09: briefDue,
  B11: named,
  B16: translations,
  B17: () => ask('Is the served OPLA office the one of the place where the case was completed before the judge?'),
}
