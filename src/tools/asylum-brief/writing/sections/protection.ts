import type { CaseFact, Person } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { listInWords } from '#domain/prose/words.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { meetAdverse } from '../adverse.ts'
import { circuitLaw } from '../circuit.ts'
import { speaksForItself } from '../places-of-reports.ts'
import { whereTold } from '../referring.ts'
import { clientWords, partOfBrief, type Pen, toldBy } from '../pen.ts'
import { officialResponse } from '../official-response.ts'
import { pinsOf } from '../pins.ts'
import { rulingLead } from './board.ts'
import { SectionText } from '../section-text.ts'
import { dayOf, isCountry } from '../signs.ts'
import { shortWhoPhrase } from '../who.ts'
import { inOneSentence, wordsOnReport } from '../words-of-account.ts'

/** S26: the state as persecutor, private persons whom it does not control, or both, each under what proves it. */
export function stateProtection(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S26').paragraph()
  rulingLead(text, pen, 'government')
  const facts = evidenceFirst(toldBy(pen, 'S26').filter(({ id }) => !pen.told.has(id)))
  if (frame.persecutor.type === 'state') statePart(text, pen, facts)
  else if (frame.persecutor.type === 'mixed') {
    mixedPart(text, pen)
    privatePart(text, pen, facts)
  } else privatePart(text, pen, facts)
  meetAdverse(text, pen, 'What the authorities may be said to have done', 'It was no protection:')
  return text.html()
}

/** What the papers tell, then what the answers add; of an answer that they tell no leavings: `Nothing was done.` */
function evidenceFirst(facts: readonly CaseFact[]): CaseFact[] {
  const isPaper = ({ sources }: CaseFact) => sources.some(({ type }) => type === 'passage')
  const papers = facts.filter(isPaper)
  const answers = facts.filter(
    (fact) => !isPaper(fact) && (papers.length === 0 || fact.wording.split(' ').length > 4) && !isWhyInNotes(fact),
  )
  return [...papers, ...answers]
}

/** `impossible, police = persecutor`: a note on why nothing was reported that is no sentence. */
const isWhyInNotes = ({ sources, wording }: CaseFact): boolean =>
  sources.every((source) => source.type === 'answer' && source.question === 'no_client_reported_details') &&
  (!isWholeSentence(wording) || /^It is the (?:state|government|police)\b/iu.test(wording))

function statePart(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const phrase = shortWhoPhrase(pen.frame)
  text.law(
    `Where those who act for the state inflict the harm, no showing is needed that it is unable or unwilling to control others. <em>Cf.</em> ${cite('acosta', '222')}.`,
  )
  if (phrase) text.say(`Those who did the harm act for the state: ${phrase}.`)
  const denials = facts.filter(isDenial)
  const others = facts.filter((fact) => !denials.includes(fact))
  text.tell(others)
  reporting(text, pen, others)
  if (denials.length === 0) return
  const shown = partOfBrief(pen, 'S27')
  text.paragraph('What the government says of itself').tell(denials)
  text.say(
    `A denial in general terms answers none of the events of this record${shown === undefined ? '' : `, nor the figures in ${shown}`}.`,
  )
}

/** `The Ministry stated that no one is persecuted`: what the government says in a report. */
const isDenial = (fact: CaseFact): boolean =>
  speaksForItself(fact) ||
  (isCountry(fact) &&
    /\b(?:government|ministry|ministries|police|authorit(?:y|ies)|army|spokes\p{L}+|president)\b[^.;]{0,60}\b(?:states?|stated|says?|said|claims?|claimed|denie[sd]|maintains?|announced)\b/iu.test(
      fact.statement,
    ) &&
    /\b(?:no one|nobody|not|none|never|common crimes|isolated|political and not)\b/iu.test(fact.statement))

/** Persons in office first; a private person does not become one by acting with them. */
function mixedPart(text: SectionText, pen: Pen): void {
  const officials = pen.map.persons.filter(
    (person) =>
      person.role !== 'applicant' &&
      ((person.official && !leadsABand(person, pen) && tookPart(person, pen)) || holdsOffice(person, pen)),
  )
  text.law(
    `Harm by persons in public office is harm by the state; harm by private persons is persecution where the government is unable or unwilling to control them. ${cite('acosta', '222')}.`,
  )
  if (officials.length > 0) {
    const names = officials.slice(0, 3).map(({ id }) => `{${id}}`)
    text.say(
      pen.frame.pastHarm
        ? `Among those who did the harm or lent a hand, {applicant.subj} names persons in office: ${names.join(', ')}.`
        : `Among those whom {applicant.subj} fears there ${names.length > 1 ? 'are persons' : 'is a person'} in office: ${names.join(', ')}.`,
    )
  }
  text.say(
    'As to those who hold no office, the question is whether the government can and will control them; that they acted beside officials does not make them officials, and it is not needed here.',
  )
  text.paragraph()
}

/**
 * The answer on those who did the harm names the person, or what was done to somebody does: no addressee of a letter, and no
 * constable who took the report of it.
 */
function tookPart({ id, full, passages }: Person, { frame, map }: Pen): boolean {
  const last = full.split(' ').at(-1) ?? full
  if (textOf(frame.answers, 'judge_name')?.includes(last) === true) return false
  return (
    (textOf(frame.answers, 'who') ?? '').includes(last) ||
    passages.length === 0 ||
    map.facts.some(({ kind, persons, state }) => kind === 'harm' && state !== 'left-out' && persons.includes(id))
  )
}

/** `husband Sgt. Milton Rivas (PNC investigator)`: one who is feared at home, and whom the answer gives a rank of the police. */
function holdsOffice({ role, full }: Person, { frame }: Pen): boolean {
  if (role !== 'persecutor') return false
  const [first = full] = full.split(' ')
  return new RegExp(
    String.raw`\b(?:Sgt|Sergeant|Lt|Lieutenant|Cpl|Corporal|Capt|Captain|Maj|Major|Col|Colonel|Inspector|Detective|Officer|Constable|Commander|policeman|police officer|soldier)\.? ${RegExp.escape(first)}\b|\b${RegExp.escape(first)}(?: \p{Lu}[\p{L}’'-]+){0,3},? \(?(?:an? |the )?(?:police|officer|policeman|soldier|sergeant|captain|lieutenant|inspector|detective|PNC)\b`,
    'u',
  ).test(textOf(frame.answers, 'who') ?? '')
}

/** `Wazalendo fighters of Commander Kisuba`: a rank in a band is no public office. */
function leadsABand({ full }: Person, { frame, map }: Pen): boolean {
  const name = full.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const led = new RegExp(
    String.raw`\b(?:fighters|men|boys|militia(?:men)?|rebels|militants|cadres|guerrillas?|gang|band|group|cartel|cell|members)\b[^.,;]{0,30}\b(?:of|under|led by|commanded by|and) (?:the |a |their )?(?:\p{L}+ ){0,2}${name}`,
    'u',
  )
  return led.test(textOf(frame.answers, 'who') ?? '') || map.passages.some(({ words }) => led.test(words))
}

function privatePart(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const { frame } = pen
  if (frame.persecutor.type !== 'mixed')
    text.law(
      `Harm by private persons is persecution where the government is unable or unwilling to control them. ${cite('acosta', '222')}.`,
    )
  const country = facts.filter(isCountry)
  text
    .paragraph(textOf(frame.answers, 'client_reported') === 'no' ? 'What the authorities did' : 'What was reported')
    .tell(facts.filter((fact) => !isCountry(fact)).map(asReport))
  reporting(
    text,
    pen,
    facts.filter((fact) => !isCountry(fact)),
  )
  text.say(dealings(pen))
  const onPaper = country.filter(
    (fact) => standsOnPaper.test(fact.statement) || isDenial(fact) || isStep.test(fact.statement),
  )
  const inPractice = country.filter((fact) => !onPaper.includes(fact))
  if (country.length > 0) text.paragraph('The authorities in the country').tell(onPaper)
  if (onPaper.length > 0 && inPractice.length > 0) text.say('What these are worth is shown by what is done.')
  if (inPractice.length > 0) text.tell(inPractice)
  // With an account of what the authorities did, country evidence is wanted beside the draft and leaves no hole in it.
  else if (facts.length === 0 && !factsFor(pen.map, 'government').some(isCountry))
    text.gap('COUNTRY CONDITIONS ON POLICE RESPONSE')
  const law = circuitLaw(pen, 'S26')
  text.paragraph(law === '' ? '' : 'The standard is met').law(law)
  unwillingOrUnable(text, pen)
  const where = whereTold(pen, factsFor(pen.map, 'government'), 'S26')
  if (facts.length === 0 && where) text.say(`What the authorities did is set out in ${where}.`)
  text.law(
    `The ${frame.role} acknowledges the description of this standard in ${cite('ab1')}, as reinstated in 2025, and submits that it is met ${facts.length > 0 ? 'on the facts set out here' : where ? `on the facts set out in ${where}` : `because ${gap('REASONS')}`}.`,
  )
}

/** The two words of the standard, each with the facts that show it. */
function unwillingOrUnable(text: SectionText, pen: Pen): void {
  const { failed, counted } = officialResponse(pen)
  if (failed.length > 0)
    text.rests(
      'That is unwillingness: it shows in how those in office met what was brought to them.',
      pinsOf(pen, failed.slice(0, 4)),
    )
  if (counted.length > 0)
    text.rests(
      failed.length > 0
        ? 'Nor was it one station alone, so that help could have been had at the next.'
        : textOf(pen.frame.answers, 'client_reported') === 'yes'
          ? 'What others meet who complain shows that it was no failing of one office.'
          : 'What others meet who complain shows what a complaint would have brought.',
      pinsOf(pen, counted.slice(0, 3)),
    )
}

/** The days on which the client was with the authorities, where the Statement of Facts tells them: they count here as well. */
function dealings({ map, told, frame }: Pen): string | undefined {
  if (textOf(frame.answers, 'client_reported') !== 'yes') return undefined
  const isToldWithoutDay = map.facts.some(
    (fact) =>
      told.get(fact.id) === 'S15' &&
      !isCountry(fact) &&
      fact.persons.includes('applicant') &&
      withAuthorities.test(fact.statement),
  )
  const days = map.facts.flatMap((fact) =>
    told.get(fact.id) === 'S15' &&
    !isCountry(fact) &&
    fact.persons.includes('applicant') &&
    withAuthorities.test(fact.statement) &&
    (dayOf(fact) ?? '') < (frame.timing.lastArrival ?? '9999')
      ? (dayOf(fact) ?? [])
      : [],
  )
  const own = [...new Set(days)].toSorted().slice(0, 4)
  if (own.length === 0 && isToldWithoutDay)
    return 'How {applicant.subj} turned to the authorities is told in the Statement of Facts, and counts here as well.'
  return own.length === 0
    ? undefined
    : `What passed between {applicant} and the authorities on ${listInWords(own.map((day) => formatLongDate(day)))} is told in the Statement of Facts, and counts here as well.`
}

const withAuthorities =
  /\b(?:statement to|complain\w*|reported|(?:went|go|gone) to) (?:\p{L}+ ){0,3}(?:police|prosecutor|DPI|court|ministry|authorities|station|thana|gendarmerie|militia|commissioner|ombudsman|Ministerio|Fiscal[ií]a|juzgado|comisar[ií]a)(?![\p{L}])|\bgave a statement\b|\b(?:application|petition|report) to the (?:SHO|police|chief|sheriff|officer|station)\b|\b(?:for|of) registering \{applicant(?:\.\p{Ll}+)?\} (?:case|complaint)\b|\bto (?:register|file|lodge) (?:an?|\{applicant(?:\.\p{Ll}+)?\}|the) (?:case|complaint|FIR|police report|report)\b/iu

/** `The government created a unit`, `killings fell by a fifth`: what the other side will point to. */
const isStep =
  /\b(?:government|police|army|ministry|parliament) (?:has |have )?(?:created|opened|deployed|adopted|declared|introduced|established|increased|paid)\b|\b(?:killings|attacks|violence|cases|homicides|murders|crimes?)\b[^.;]{0,40}\b(?:fell|dropped|declined|decreased|went down|halved)\b|\b(?:were|was) (?:charged|convicted|sentenced|prosecuted|compensated)\b|\bpassed with few incidents\b/iu

/** Laws, courts and shelters that a report names: the other side will point to them. */
const standsOnPaper =
  /\b(?:there are (?:now )?(?:\p{Ll}+ )?(?:courts|shelters|units|prosecutors)|has (?:opened|created|established|adopted|passed)|(?:a|the|new) law (?:of|on|against)|opened shelters|specialized courts|is open (?:24|twenty-four) hours|sentences are given)\b/iu

/** `Ombudsman of Tibu on September 4, 2024`: in the answer on reports an office and a day are one. */
function asReport(fact: CaseFact): CaseFact {
  const [, office = '', rest = ''] =
    /^(?!The\b)(\p{Lu}[\p{L} ]{3,40}?) (on \p{Lu}\p{Ll}+ \d{1,2}, \d{4}.*)$/u.exec(
      fact.quoteOnly ? (fact.asTold ?? fact.wording) : '',
    ) ?? []
  if (office === '') return withReporter(fact)
  // `Denuncia fiscalía Istmina`: the complaint itself is no office.
  const plain = office.replace(
    /^(?:Denuncia|Complaint|Report|Police report)(?: (?:to|at|with|ante|en|a))?(?: (?:the|la|el))? /u,
    '',
  )
  const what = plain === office ? 'A report' : 'A complaint'
  const { quoteOnly: _, asTold: __, ...told } = fact
  return { ...told, wording: `${what} was made to the ${plain} ${rest}` }
}

/** `January 29, 2025 tried to register the attack`: the answer is about what the client reported. */
function withReporter(fact: CaseFact): CaseFact {
  const isReporting = fact.sources.every(
    (source) => source.type === 'answer' && source.question === 'yes_client_reported_details',
  )
  const [, day = '', did = ''] =
    /^(\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}),? ((?:tried|went|filed|reported|asked|applied|complained|called|wrote|told|gave)\b.*)$/u.exec(
      fact.wording,
    ) ?? []
  return isReporting && day !== '' ? { ...fact, wording: `On ${day} {applicant.subj} ${did}` } : fact
}

/** What the answer on reporting says, where its facts do not say it themselves. */
function reporting(text: SectionText, pen: Pen, own: readonly CaseFact[]): void {
  const isTold = own.length > 0
  const saysSo = own.some(({ statement }) =>
    /\b(?:not|never) (?:report|complain|go to the police|file a)/i.test(statement),
  )
  // Only where the reasons stand right before it.
  const saysWhy = own
    .at(-1)
    ?.sources.some((source) => source.type === 'answer' && source.question === 'no_client_reported_details')
  const answer = textOf(pen.frame.answers, 'client_reported')
  if (answer === 'no') {
    if (!saysSo)
      text.say(
        saysWhy
          ? 'For these reasons the harm was not reported.'
          : pen.frame.persecutor.type === 'state'
            ? 'The harm was not reported: those to whom a report would go are those who did it.'
            : 'The harm was not reported to the authorities.',
      )
    if (!isTold && textOf(pen.frame.answers, 'no_client_reported_details') === undefined)
      text.gap('WHY IT WAS NOT REPORTED')
  }
  if (answer === undefined) text.gap('WAS THE HARM REPORTED TO THE AUTHORITIES')
  else if (answer === 'yes' && !isTold) {
    const own = wordsOnReport(pen)
    const { said, exhibits } = inOneSentence(pen, own)
    if (own.length === 0)
      text.say(
        `{applicant.subj} reported the harm; what came of it is told with ${clientWords(pen).possessive} account.`,
      )
    else
      text
        .cited(`What was reported, and what came of it, the account puts so: ${said}`, exhibits)
        .say('That is what those in office did with what was brought to them.')
  }
}
