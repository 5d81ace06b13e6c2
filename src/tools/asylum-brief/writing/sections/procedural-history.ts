import type { CaseFact } from '#domain/case-map/case-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { gap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../../case.ts'
import { readRulings } from '../../case/rulings.ts'
import { filedAsTold } from '../../case/told-dates.ts'
import { type Pen, toldBy } from '../pen.ts'
import { dayOf } from '../signs.ts'
import { SectionText } from '../section-text.ts'

/** S14: the steps in the order of their dates, custody last. */
export function proceduralHistory(pen: Pen): string {
  const { frame } = pen
  const { answers, timing, forum } = frame
  const text = new SectionText(pen, 'S14').paragraph()
  const facts = inOrderOfDays(toldBy(pen, 'S14'))
  text.tell(facts.map((fact) => completed(fact, frame)))
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

const fragments: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  // The office speaks of itself in its notes.
  [/\b(designated|declined|named|requested|opposed|conceded) by us\b/iu, '$1 by counsel'],
  // Two acts of one sentence are two sentences, and no run of the answer's words is left.
  [/( is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? and was (?=filed|served|issued)/u, '$1. It was '],
  [
    /(?<=^|\. )At the (master|individual)( calendar)? hearing (?:held )?on (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?:he|she|the respondent) admitted the (?:factual )?allegations and conceded (the charges?|removability)/iu,
    '{applicant.subj} appeared at a $1$2 hearing on $3. The allegations were admitted, and $4 conceded',
  ],
  [/^Notice to Appear dated /u, 'The Notice to Appear is dated '],
  [/^(?:Form )?I-589 (filed|received|mailed|lodged) /u, 'Form I-589 was $1 '],
  [/, (?:the )?interview (?:is )?(?:set|scheduled) (?=at |for |on |\p{Lu})/u, ', and the interview is scheduled '],
  [/^Interview (?:is )?(?:set|scheduled) (?=at |for |on |\p{Lu})/u, 'The interview is scheduled '],
  [
    /(?<=interview is scheduled )at (?:the )?(\p{L}[^.;]{2,60}?)(?:,| for| on)? (?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u,
    'at the $1 for ',
  ],
  [/, (?:a )?(credible|reasonable) fear (?:was )?found (?:on )?(?=\p{Lu})/u, ', and a $1 fear was found on '],
  [
    /(?<=\b(?:near|at|in|from) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/u,
    ' on ',
  ],
  [/^No interview(?: (?:yet|so far|scheduled))?$/u, 'No interview has been held'],
  [/^(?:A )?[Cc]hange of status (to [^.,;]{2,20}? )?filed /u, 'A change of status $1was filed '],
  [/^No Notice to Appear$/u, 'No Notice to Appear has been issued'],
  [
    /^(Paroled|Admitted|Inspected|Detained|Released|Apprehended) (?=at |on |in |near |by |into |from |to )/u,
    '{applicant.subj} was $1 ',
  ],
  [
    /(?<=\} was )(Paroled|Admitted|Inspected|Detained|Released|Apprehended)(?= )/u,
    (word: string) => word.toLowerCase(),
  ],
  [/^Notice of appeal filed /u, 'The notice of appeal was filed '],
  [/^Affirmative (?:Form )?I-589 at (?:the )?/u, 'Form I-589 was filed affirmatively at the '],
  [/^Affirmative (?:Form )?I-589 (?:filed )?/u, 'Form I-589 was filed affirmatively '],
  [/^Interview (?:held )?(?=on )/u, 'The interview was held '],
  [
    /^Referred, (?:the )?Notice to Appear (?:dated )?(?:on )?(?=\p{Lu})/u,
    'The case was referred, and the Notice to Appear is dated ',
  ],
  [/^Referred (?=on )/u, 'The case was referred '],
  [/^Pleadings (?:on )?(?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u, 'Pleadings were taken on '],
  [/, removability conceded/u, ', and removability was conceded'],
  [/^Venue changed (to \p{Lu}[\p{L} ]{1,30}?) (?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u, 'Venue was changed $1 on '],
  [/^Pleadings by /u, 'Pleadings were made by '],
  [/^Expedited removal (?:on )?(?=\p{Lu}\p{Ll}+ \d)/u, 'Expedited removal proceedings are dated '],
  [/^Referred by /u, 'The case was referred by '],
  [/^Referred to /u, 'The case was referred to '],
  [/^Interviewed /u, '{applicant.subj} was interviewed '],
  [/^Filed /u, '{applicant.subj} filed '],
  [
    /^(?:The )?Notice to Appear (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) )/u,
    'The Notice to Appear is dated ',
  ],
  [/^Notice to Appear issued /u, 'The Notice to Appear was issued '],
  [/^Arrested by ICE /u, '{applicant.subj} was arrested by Immigration and Customs Enforcement (ICE) '],
  [/^Bond denied /u, 'Bond was denied '],
  [/^Bond denied on? ?(?=\p{Lu})/u, 'Bond was denied on '],
  [/^Pleaded (?=on )/u, '{applicant.subj} pleaded '],
  [/^Pleadings taken /u, 'Pleadings were taken '],
  [/^(?:Individual|Merits) hearing set for /u, 'The individual hearing is set for '],
  [/^(?:Individual|Merits) hearing (?:held )?on /u, 'The individual hearing was held on '],
  [/^(?:Hearing|Trial) on the merits (?:held )?(?:on )?(?=\p{Lu})/u, 'The hearing on the merits was held on '],
  [/^Hearing on /u, 'A hearing was held on '],
  [/^Credible fear found (?:on )?(?=\p{Lu})/u, 'A credible fear was found on '],
  [/^Reasonable fear found (?:on )?(?=\p{Lu})/u, 'A reasonable fear was found on '],
  [/^Removal order (?:dated |of |on )?(?=\p{Lu})/u, 'An order of removal was entered on '],
  [/, removed (?:on )?(?=\p{Lu})/u, ', and {applicant.subj} was removed on '],
  [/^Reinstated (?:on )?(?=\p{Lu})/u, 'The order was reinstated on '],
  [/^Order of removal reinstated /u, 'The order of removal was reinstated '],
  [/^Referred for /u, 'The case was referred for '],
  [/^(Asylum|Withholding)([^.]{0,60}) denied$/u, '$1$2 were denied'],
  [/^Appeal filed (?:on )?(?=\p{Lu})/u, 'The appeal was filed on '],
  [/^Master hearing held /u, 'A master hearing was held '],
  [/^Master hearing on /u, 'A master hearing was held on '],
  [/^MCH,? (?:on )?(?=\p{Lu})/u, 'A master calendar hearing was held on '],
  [/^IH,? (?:on |set (?:for )?)?(?=\p{Lu})/u, 'The individual hearing is set for '],
  [/,? pleadings (?:were )?(taken|entered)\b/u, ', and pleadings were $1'],
  [/^Notice to Appear served /u, 'The Notice to Appear was served '],
  [/(?<=\d{4}),? (?:at )?(\d{1,2}:\d\d [ap]\.m\.)$/u, ', at $1'],
  [
    /, (?:the )?charge (?:under )?(?:INA )?(?:§ ?)?(\d{3}\([^ ,;]{1,30}) (?:was )?conceded/u,
    ', and the charge under INA § $1 was conceded',
  ],
  [/, (?:the )?charges? (?:was |were )?conceded/u, ', and the charge was conceded'],
  [/, (?:the )?allegations (?:were )?admitted/u, ', the allegations were admitted'],
  [/^Venue changed /u, 'Venue was changed '],
  [
    /^(The Notice to Appear is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?:at |in )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3})$/u,
    '$1, and was issued at $2',
  ],
  [
    /(?<=is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:POE|port of entry)\b)/u,
    ', and was issued at ',
  ],
  [/ (?:POE|port of entry) with (?=CBP One )/u, ' POE, on a '],
  [
    /^Parole (?:to|until) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? terminated (by e-mail |by letter )?(?:on )?(?=\p{Lu})/u,
    '{applicant.subj} was paroled until $1; the parole was terminated $2on ',
  ],
  [
    /(?<=\b(?:window|counter|court|office|clerk|mail|e-mail|hand)) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/gu,
    ' on ',
  ],
  [
    /^Change of venue (\p{Lu}[\p{L} ]{2,30}?) to (\p{Lu}[\p{L} ]{2,30}?) (granted|denied) /u,
    'A change of venue from $1 to $2 was $3 ',
  ],
  [/; (?:individual )?hearing date to be confirmed$/u, ''],
  [/; removability conceded$/u, ', and removability was conceded'],
]

/** Before the Board each ruling is an issue and has its part: behind the colon of the decision they are not told again. */
function withoutRulings(wording: string): string {
  const [, decision = '', rest = ''] = /^([^:]{10,160}\b(?:19|20)\d\d): (.+)$/u.exec(wording) ?? []
  return readRulings(rest).length >= 2 ? decision : wording
}

/** Notes of the file as sentences. */
function completed(fact: CaseFact, { input, forum }: CaseFrame): CaseFact {
  const whole = forum === 'board' ? withoutRulings(fact.wording) : fact.wording
  const written = fragments.reduce(
    (told, [form, words]) => (typeof words === 'string' ? told.replace(form, words) : told.replace(form, words)),
    whole,
  )
  // A hearing whose day is still to come was not held.
  const isAhead = (dayOf(fact) ?? '') > input.filingDate
  const wording = isAhead
    ? written
        .replace(/ hearing was held (?=on )/u, ' hearing is set ')
        .replace('hearing is set on', 'hearing is set for')
    : written
  if (wording === fact.wording) return fact
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return { ...rest, wording }
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
