import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { type CaseFrame, isWithholdingLed } from '../../case.ts'
import { type Ground, groundNamed } from '../../case/relief.ts'
import type { Pen } from '../pen.ts'
import { whereTold } from '../referring.ts'
import type { SectionText } from '../section-text.ts'
import { act } from '../wording.ts'
import { patternRule } from './ground-rules.ts'

type Evidence = {
  readonly marks: readonly CaseFact[]
  readonly spoken: readonly CaseFact[]
  readonly pattern: readonly CaseFact[]
}

/** That the ground was a central reason, where something in the section shows it; else the gap that asks for it. */
export function conclude(text: SectionText, pen: Pen, ground: Ground, { marks, spoken, pattern }: Evidence): void {
  const { frame } = pen
  const phrase = ground === 'social-group' ? 'membership in the group' : groundNamed(ground).phrase
  const isTold = marks.length + spoken.length + pattern.length > 0
  if (!isTold && !isQuotedIn(text, pen) && !refersElsewhere(text, pen, ground)) {
    text.gap(`FACTS ON ${phrase.toUpperCase()}: THE PERSECUTOR’S WORDS OR ACTS THAT SHOW THE REASON`)
    return
  }
  const isReason = isWithholdingLed(frame) && /^[69]$/u.test(frame.circuit?.id ?? '')
  const degreeWords = isReason ? 'a reason' : 'at least one central reason'
  const statute = isWithholdingLed(frame) ? act('ina241b3a', '241(b)(3)(A)') : act('ina208b1bi', '208(b)(1)(B)(i)')
  const first = frame.grounds[0] === ground
  const capital = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  // Of harm that is still to come nothing was the reason yet.
  const [was, harm] = frame.pastHarm ? ['was', 'the harm'] : ['is', 'the harm that is feared']
  text.law(
    first
      ? `${capital} ${was} therefore ${degreeWords} for ${harm}. ${statute}.`
      : `${capital} ${was} ${degreeWords} as well, beside ${firstPhrase(frame)}. ${statute}.`,
  )
  text.law(
    isReason
      ? 'That other motives may also have played a part does not defeat the claim.'
      : 'That other motives may also have played a part does not defeat the claim, so long as the ground was a central one.',
  )
  if (ground === 'nationality' && pattern.length > 0)
    text.law(
      `Where there is a pattern or practice of persecuting persons similarly situated, the ${frame.role} need not show being singled out. ${patternRule(frame)}.`,
    )
}

const isQuotedIn = (text: SectionText, pen: Pen): boolean => pen.reasonShown.has(text.id) || text.hasQuotation

/** Where this section tells nothing itself, it names the part that does; false when there is none. */
function refersElsewhere(text: SectionText, pen: Pen, ground: Ground): boolean {
  const { letter } = groundNamed(ground)
  const facts = factsFor(pen.map, `nexus-${letter}`)
  // Where it is told, or argued: what the answers at the border were is neither.
  const ofReason = facts.filter(({ id, toldIn }) => /^S(?:15|24|27)/u.test(pen.told.get(id) ?? toldIn ?? ''))
  const where = whereTold(pen, ofReason, `S24${letter}`)
  if (where !== undefined)
    text.say(
      `What was said and done ${pen.frame.pastHarm ? 'to {applicant} ' : ''}on this account is set out in ${where}.`,
    )
  return where !== undefined || (facts.length > 0 && pen.frame.grounds[0] === ground)
}

const firstPhrase = ({ grounds }: CaseFrame) =>
  grounds[0] === undefined || grounds[0] === 'social-group' ? 'membership in the group' : groundNamed(grounds[0]).phrase
