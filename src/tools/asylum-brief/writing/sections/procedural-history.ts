import type { CaseFact } from '#domain/case-map/case-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { gap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../../case.ts'
import { readRulings } from '../../case/rulings.ts'
import { filedAsTold } from '../../case/told-dates.ts'
import { type Pen, toldBy } from '../pen.ts'
import { dayOf } from '../../map/signs.ts'
import { SectionText } from '../section-text.ts'
import { daysLeftOut, stepsIn } from './procedure-events.ts'
import { procedureWords } from './procedure-words.data.ts'

/** S14: the steps in the order of their dates, custody last. */
export function proceduralHistory(pen: Pen): string {
  const { frame } = pen
  const { answers, timing, forum } = frame
  const text = new SectionText(pen, 'S14').paragraph()
  const facts = inOrderOfDays(toldBy(pen, 'S14'))
  for (const fact of facts.map((one) => completed(one, frame))) {
    const steps = stepsIn(fact.wording, frame.input.filingDate)
    if (steps !== undefined) {
      tellSteps(text, pen, fact, steps)
      continue
    }
    text.tell([fact])
    // `until 11/24`: a day or a month of a year, nobody can tell.
    const short = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/u.exec(fact.wording)?.[0]
    if (short !== undefined) text.gap(`THE DATE ${short} IN FULL`)
  }
  const told = text.html()
  const more = new SectionText(pen, 'S14').paragraph()
  const lacks = (date: string | undefined): date is string => date !== undefined && !told.includes(formatLongDate(date))
  const filed = timing.filed ?? filedAsTold(answers)
  if (lacks(filed)) more.say(`Form I-589 was filed on ${formatLongDate(filed)}.`)
  const nta = textOf(answers, 'nta_date')
  if (lacks(nta))
    more.say(
      `The Department of Homeland Security began proceedings by a Notice to Appear dated ${formatLongDate(nta)}.`,
    )
  const decided = textOf(answers, 'ij_decision_date')
  if (lacks(decided)) more.say(`The Immigration Judge decided the case on ${formatLongDate(decided)}.`)
  const appealed = textOf(answers, 'appeal_filed_date')
  if (lacks(appealed)) more.say(`The notice of appeal was filed on ${formatLongDate(appealed)}.`)
  if (told === '') withoutHistory(more, frame, filed, nta)
  if (forum !== 'uscis' || frame.detained) {
    if (frame.detained) more.law(`The ${frame.role} is detained at ${gap('FACILITY')}.`)
    else more.say('{applicant.subj} is not detained.')
  }
  return told + more.html()
}

const isStep =
  /\b(?:hearing|filed|decision|decided|order(?:ed)?|appeal(?:ed)?|motion|interview(?:ed)?|notice|remov(?:al|ed)|bond|denied|granted|referred|charge)\b/iu

/** The steps that a note names; a day of it that no step tells is asked for, and what has neither is left out. */
function tellSteps(text: SectionText, pen: Pen, fact: CaseFact, steps: readonly string[]): void {
  pen.told.set(fact.id, 'S14')
  for (const step of steps) text.say(`${step}.`)
  const open = daysLeftOut(fact.wording, text.html())
  if (steps.length === 0 && open.length > 0 && isStep.test(fact.wording))
    text.gap(`COMPLETE THIS STEP: ${fact.statement.replace(/[.]$/u, '')}`)
}

/** Before the Board each ruling is an issue and has its part: behind the colon of the decision they are not told again. */
function withoutRulings(wording: string): string {
  const [, decision = '', rest = ''] = /^([^:]{10,160}\b(?:19|20)\d\d): (.+)$/u.exec(wording) ?? []
  return readRulings(rest).length >= 2 ? decision : wording
}

/** Notes of the file as sentences. */
function completed(told: CaseFact, frame: CaseFrame): CaseFact {
  const { input, forum } = frame
  const fact = withJudgeNamed(told, frame)
  const whole = forum === 'board' ? withoutRulings(fact.wording) : fact.wording
  const written = procedureWords.reduce(
    (told, [form, words]) => (typeof words === 'string' ? told.replace(form, words) : told.replace(form, words)),
    whole,
  )
  // A hearing whose day is still to come was not held.
  const isAhead = (dayOf(fact) ?? '') > input.filingDate
  const wording = isAhead
    ? written
        .replace(/ hearing was held (?=on )/u, ' hearing is set ')
        .replace('hearing is set on', 'hearing is set for')
        .replace('interview was held on', 'interview is scheduled for')
    : // And one whose day is past is set for none.
      written.replace(/ hearing is set for (?=\p{Lu}\p{Ll}+ \d)/u, ' hearing was held on ')
  const articled = wording.replace(/^(?:USCIS )?[Aa]sylum office\b/u, 'The asylum office')
  if (articled !== wording) return { ...fact, wording: articled, statement: articled }
  if (wording === fact.wording) return fact
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return { ...rest, wording, statement: wording }
}

/** `He found that the harm was prosecution`: whoever decides is who was named before as the one who decides, and never the client. */
function withJudgeNamed(fact: CaseFact, { answers }: CaseFrame): CaseFact {
  const [opening, verb = ''] =
    /^\{applicant\.subj\} (found|held|ruled|concluded|determined|denied|granted|ordered|decided)\b/u.exec(
      fact.wording,
    ) ?? []
  if (opening === undefined) return fact
  const history = textOf(answers, 'procedural_history_details') ?? ''
  const before = history.slice(0, Math.max(0, history.indexOf((fact.asTold ?? '').slice(0, 40))))
  const who = before.match(/\b(?:[Ii]mmigration [Jj]udge|IJ|[Jj]udge|asylum officer|Board|BIA)\b/gu)?.at(-1)
  const named =
    who === undefined || /judge|IJ/iu.test(who)
      ? 'The Immigration Judge'
      : /officer/u.test(who)
        ? 'The asylum officer'
        : 'The Board'
  const { subject: _, ...rest } = fact
  return { ...rest, wording: `${named} ${verb}${fact.wording.slice(opening.length)}` }
}

/** By their days; a step without one stays behind the step that is told before it. */
function inOrderOfDays(facts: readonly CaseFact[]): CaseFact[] {
  let last = ''
  const dated = facts.map((fact) => {
    last = dayOf(fact) ?? last
    return { fact, day: last }
  })
  return dated.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)).map(({ fact }) => fact)
}

function withoutHistory(text: SectionText, frame: CaseFrame, filed: string | undefined, nta: string | undefined): void {
  if (frame.forum === 'uscis') {
    if (filed === undefined) text.law(`The ${frame.role} filed Form I-589 with USCIS on ${gap('DATE I-589 RECEIVED')}.`)
    text.law(
      `No earlier application for asylum has been denied by an Immigration Judge or the Board, and no removal proceedings are pending ${gap('CONFIRM')}.`,
    )
    return
  }
  if (nta === undefined)
    text.law(`The Department of Homeland Security began proceedings by filing a Notice to Appear dated ${gap('DATE')}.`)
  text.law(`The ${frame.role} ${gap('ADMITTED/DENIED')} the allegations.`)
}
