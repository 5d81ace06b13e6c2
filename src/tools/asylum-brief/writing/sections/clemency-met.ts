import { daysAfter } from './since-arrival.ts'
import type { Clemency } from '../clemency.ts'
import { quoteDecisive } from '../decisive-words.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { regulation } from '../wording.ts'

/** A pardon or an amnesty is met openly: its terms, what they leave open, what came after it, and what that is worth. */
export function meetClemency(text: SectionText, pen: Pen, found: Clemency): void {
  const { frame } = pen
  const { noun, day, terms, limits, reported, words } = found
  text.paragraph(`The ${noun}`).tell(terms)
  quoteDecisive(text, pen, 'The account does not leave it out', words)
  text.law(
    frame.pastHarm
      ? `What rebuts the presumption is a fundamental change in circumstances, such that the fear is no longer well founded, and ${frame.burdenParty} must prove it. ${regulation(frame, 'cfr13b1', '13(b)(1)(i)-(ii)')}.`
      : `The question is what the ${noun} changes for the ${frame.role}.`,
  )
  if (limits.length > 0) text.say(`By its own terms the ${noun} leaves open what is feared here.`).tell(limits)
  if (reported.length > 0) text.say('What it was worth is shown by what came after it.').tell(reported)
  const after = day === undefined ? undefined : daysAfter(pen, day)
  if (after !== undefined)
    text.say(
      `For {applicant} it is shown by what happened ${after.inWords}, when the ${noun} was already given: the Statement of Facts tells it.`,
    )
  if (limits.length + reported.length > 0 || after !== undefined)
    text.law(
      `An act of grace that leaves those who did the harm where they were, and that was followed by this, is no change on which the ${frame.role} could rely.`,
    )
  else text.gap(`WHY THE ${noun.toUpperCase()} DOES NOT END THE DANGER`)
}
