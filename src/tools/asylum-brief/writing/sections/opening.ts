import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { countryInSentence } from '#law/countries.ts'
import { groupsIn } from '../../case/social-group.ts'
import type { CaseFrame } from '../../case.ts'
import { groundNamed, reliefList } from '../../case/relief.ts'
import { countryOf, questionGap } from '../wording.ts'
import type { Pen } from '../pen.ts'
import { dateInWords } from '../date-in-words.ts'
import { episodesOf } from '../episodes.ts'
import { gravest } from '../weigh-harms.ts'
import { dayOf, persecutorSpeaks, wasDoneToClient } from '../../map/signs.ts'
import { SectionText } from '../section-text.ts'
import { inOwnWords } from '../answers-in-own-words.ts'
import { isPluralPhrase, whoPhrase } from '../../case/who.ts'
import { insults, quotesReason, speaksOfGround, spokenIn } from '../words-of-reason.ts'

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
  spokenReason(text, pen)
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
  const { grounds } = pen.frame
  const episodes = episodesOf(pen)
    .filter(({ from }) => from !== '')
    .slice(0, 4)
  if (grounds.length === 0 || episodes.length === 0 || !pen.frame.pastHarm) return ''
  const on = listInWords(
    grounds.map((ground) =>
      ground === 'social-group' ? 'membership in a particular social group' : groundNamed(ground).phrase,
    ),
  )
  const items = episodes.map(
    ({ from, isEnd, harms }) =>
      `${listInWords(gravest(harms, 2))} (${isEnd ? 'until ' : ''}${dateInWords(from).replace(/ \d{1,2},/u, '')})`,
  )
  return `On account of ${on}, {applicant.subj} suffered ${items.length > 2 || items.some((item) => item.slice(0, item.lastIndexOf('(')).includes(' and ')) ? items.join('; ').replace(/; (?=[^;]*$)/u, '; and ') : listInWords(items)}, and would suffer such harm again.`
}

/** The words by which those who did the harm named their reason, where the account has them short. */
function spokenReason(text: SectionText, pen: Pen): void {
  const [ground] = pen.frame.grounds
  if (!pen.frame.pastHarm || ground === undefined) return
  const found = pen.map.facts
    .filter(
      (fact) =>
        passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant') &&
        persecutorSpeaks(fact, pen) &&
        (quotesReason(fact, pen) || insults(fact) || speaksOfGround(fact, ground, pen)),
    )
    .flatMap((fact) => {
      const words = spokenIn(fact)
        .flatMap((one) => sentencesOf(one))
        .map((one) => trimEndOf(one, '.'))
        .find((one) => one.length >= 12 && one.length <= 110)
      return words === undefined ? [] : [{ fact, words }]
    })
  const best = found.find(({ fact }) => quotesReason(fact, pen)) ?? found[0]
  if (best === undefined) return
  text.cited(
    `The reason was spoken: “${best.words}${/[?!.]$/u.test(best.words) ? '' : '.'}”`,
    exhibitTokens(pen.map, passagesOf(pen.map, best.fact)),
  )
}

/** Of those who have done nothing yet the brief says that they are feared. */
function persecutorSentence(pen: Pen): string {
  const sentence = persecutorByType(pen)
  return pen.frame.pastHarm || pen.frame.othersHarmed
    ? sentence.replace('The harm comes from', pen.frame.pastHarm ? 'The harm comes from' : 'Harm is feared from')
    : sentence
        .replace('The harm comes from', 'Harm is feared from')
        .replace('Those who did the harm are', 'Those who are feared are')
}

function persecutorByType({ frame }: Pen): string {
  const phrase = whoPhrase(frame)
    // `Kofi Tall “Tall”`, `police commissioner of Boghe`
    ?.replaceAll(/(?<=\p{Lu}\p{L}+) “(\p{Lu}\p{L}+)”/gu, ' $1')
    .replace(
      /^(?=(?:police |district |regional |local |army |prison )?(?:commissioner|commander|chief|governor|mayor|director|prosecutor|captain|sergeant|head|leader)\b)/u,
      'the ',
    )
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
    return `The harm comes from ${eachFrom(phrase)}: in part from persons in public office and in part from private persons.`
  if (from === 'assumed')
    return `${isPluralPhrase(phrase) ? 'Those' : 'The one'} whom {applicant.subj} fears ${are} ${phrase}.`
  return `The danger comes from ${phrase}; the question is what the authorities are able and willing to do about it.`
}

/** Of three and more each has its own preposition: nobody reads the second as part of the first. */
const eachFrom = (phrase: string): string =>
  phrase.split(', ').length > 3
    ? phrase
        .replace(/, (?=\p{Lu}\p{L}+ (?:Branch|Police|Army|Guard|League)\b)/u, ', from ')
        .replace(/, and /u, ', and also from ')
    : phrase.replace(/, and | and (?=the )/u, ', and also from ')

const membership = (groups: readonly string[]): string =>
  `membership in ${groups.length > 1 ? `${countInWords(groups.length)} particular social groups` : 'a particular social group'} (${listInWords(groups.map((one) => `“${one.replaceAll(/[“”"]/g, '')}”`))})`

function groundSentence(frame: CaseFrame): string {
  if (frame.grounds.length === 0 || (!frame.argued.includes('asylum') && !frame.argued.includes('withholding')))
    return ''
  const names = frame.grounds.map((ground) =>
    ground === 'social-group'
      ? frame.group.verbatim
        ? membership(groupsIn(frame.group.verbatim))
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

export const countryMarkup = (frame: CaseFrame): string =>
  frame.country === undefined ? questionGap('country_persecution') : escapeText(countryInSentence(frame.country))
