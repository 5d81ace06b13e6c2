import type { CaseFact } from '#domain/case-map/case-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { countryInSentence } from '#law/countries.ts'
import type { CaseFrame } from '../../case.ts'
import { groundNamed, reliefList } from '../../case/relief.ts'
import { filedAsTold } from '../../case/told-dates.ts'
import { countryOf, questionGap } from '../wording.ts'
import { type Pen, toldBy } from '../pen.ts'
import { dateInWords, episodesOf, gravest } from '../episodes.ts'
import { dayOf, wasDoneToClient } from '../signs.ts'
import { SectionText } from '../section-text.ts'
import { inOwnWords } from '../telling.ts'
import { isPluralPhrase, whoPhrase } from '../who.ts'

/** S10: who asks for what, why, against whom and on which ground. It tells no fact that the argument does not. */
export function introduction(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S10').paragraph()
  const relief = frame.argued.length > 0 ? reliefList(frame.argued) : undefined
  const citizen = frame.nationality ? `a citizen of ${countryInSentence(frame.nationality)}` : undefined
  const fears = frame.country ? `who fears return to ${countryInSentence(frame.country)}` : undefined
  const about =
    citizen && frame.nationality === frame.country
      ? citizen
      : listInWords([citizen, fears].filter((part) => part !== undefined))
  const name = frame.clientName
  const who = about === '' ? name : `${name}, ${about},`
  if (relief === undefined) text.law(`${escapeText(who)} asks ${frame.adjudicator} for ${gap('RELIEF SOUGHT')}.`)
  else text.law(`${escapeText(who)} asks ${frame.adjudicator} to grant ${escapeText(relief)}.`)
  if (frame.country === undefined) text.law(countryOf(frame))
  text.say(theoryOf(pen))
  text.say(persecutorSentence(pen))
  text.say(groundSentence(frame))
  text.say(harmSentence(pen))
  if (frame.family.members.length > 0 && frame.argued.includes('asylum'))
    text.law(
      `${escapeText(listInWords(frame.family.members.map(({ name }) => name)))} ${frame.family.members.length === 1 ? 'is' : 'are'} included in the application.`,
    )
  return text.html()
}

/** Why the client wins: the attorney's or the plan's words, else what was done and why, else what the map says. */
function theoryOf(pen: Pen): string | undefined {
  const { theory, theoryBy } = pen.map
  if (theory !== undefined && theoryBy !== 'software') return theory
  const told = fromEpisodes(pen)
  if (told !== '' || theory === undefined) return told
  return inOwnWords(`The case in one sentence: ${theory}.`, pen)
}

/** What was done and why, in one sentence made of the episodes. */
function fromEpisodes(pen: Pen): string {
  const [ground] = pen.frame.grounds
  const episodes = episodesOf(pen)
    .filter(({ from }) => from !== '')
    .slice(0, 4)
  if (ground === undefined || episodes.length === 0 || !pen.frame.pastHarm) return ''
  const on = ground === 'social-group' ? 'membership in a particular social group' : groundNamed(ground).phrase
  const items = episodes.map(
    ({ from, isEnd, harms }) =>
      `${listInWords(gravest(harms, 2))} (${isEnd ? 'until ' : ''}${dateInWords(from).replace(/ \d{1,2},/u, '')})`,
  )
  return `On account of ${on}, {applicant.subj} suffered ${items.length > 2 ? items.join('; ').replace(/; (?=[^;]*$)/u, '; and ') : listInWords(items)}, and would suffer such harm again.`
}

function persecutorSentence({ frame }: Pen): string {
  const phrase = whoPhrase(frame)
  const { type, from } = frame.persecutor
  if (phrase === undefined) {
    if (from === 'assumed') return ''
    return {
      state: 'The persecutor is the state.',
      'non-state': 'The persecutors are private persons whom the state does not control.',
      mixed: 'Those who did the harm are private persons and public officials.',
    }[type]
  }
  const are = isPluralPhrase(phrase) ? 'are' : 'is'
  if (type === 'state') return `The persecutor is the state itself: ${phrase}.`
  if (type === 'mixed')
    return `The harm comes from ${phrase.replace(/, and /u, ', and also from ')}: in part from persons in public office and in part from private persons.`
  if (from === 'assumed')
    return `${isPluralPhrase(phrase) ? 'Those' : 'The one'} whom {applicant.subj} fears ${are} ${phrase}.`
  return `The danger comes from ${phrase}; the question is what the authorities are able and willing to do about it.`
}

function groundSentence(frame: CaseFrame): string {
  if (frame.grounds.length === 0 || (!frame.argued.includes('asylum') && !frame.argued.includes('withholding')))
    return ''
  const names = frame.grounds.map((ground) =>
    ground === 'social-group'
      ? frame.group.verbatim
        ? `membership in a particular social group (“${frame.group.verbatim.replaceAll(/[“”"]/g, '')}”)`
        : 'membership in a particular social group'
      : ground === 'political-opinion'
        ? 'political opinion, held or imputed'
        : groundNamed(ground).phrase,
  )
  return `The protected ${names.length === 1 ? 'ground is' : 'grounds are'} ${listInWords(names)}.`
}

function harmSentence(pen: Pen): string {
  const { frame, map } = pen
  const arrival = frame.timing.lastArrival
  const days = map.facts
    .filter((fact) => fact.kind !== 'country' && wasDoneToClient(fact))
    .flatMap((fact) => dayOf(fact) ?? [])
    .filter((day) => arrival === undefined || day < arrival)
    .toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (frame.pastHarm) {
    if (first === undefined || last === undefined) return ''
    return first === last
      ? ''
      : `What was done to {applicant}, so far as the record dates it, reaches from ${formatLongDate(first)}, to ${formatLongDate(last)}.`
  }
  if (!frame.othersHarmed) return ''
  return '{applicant.subj} does not claim to have been harmed in person; the claim rests in part on harm done to others.'
}

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

const fragments: readonly (readonly [RegExp, string])[] = [
  [/^Notice to Appear dated /u, 'The Notice to Appear is dated '],
  [/^(?:Form )?I-589 filed /u, 'Form I-589 was filed '],
  [/^Notice of appeal filed /u, 'The notice of appeal was filed '],
  [/^Affirmative (?:Form )?I-589 at (?:the )?/u, 'Form I-589 was filed affirmatively at the '],
  [/^Affirmative (?:Form )?I-589 (?:filed )?/u, 'Form I-589 was filed affirmatively '],
  [/^Interview (?:held )?(?=on )/u, 'The interview was held '],
  [
    /^Referred, (?:the )?Notice to Appear (?:dated )?(?:on )?(?=\p{Lu})/u,
    'The case was referred, and the Notice to Appear is dated ',
  ],
  [/^Referred (?=on )/u, 'The case was referred '],
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
  [/; (?:individual )?hearing date to be confirmed$/u, ''],
  [/; removability conceded$/u, ', and removability was conceded'],
]

/** Notes of the file as sentences. */
function completed(fact: CaseFact, { input }: CaseFrame): CaseFact {
  const written = fragments.reduce((told, [form, words]) => told.replace(form, words), fact.wording)
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

export const countryMarkup = (frame: CaseFrame): string =>
  frame.country === undefined ? questionGap('country_persecution') : escapeText(countryInSentence(frame.country))
