import { outsideQuotations } from '#domain/case-map/reading/clean-wording.ts'
import { formally, withClientName } from '#domain/prose/own-words.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { retold } from '#domain/prose/retelling.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { issuesOf } from '#tools/expert-letter/map/issues.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import { asPoint } from '../case/noted-points.ts'
import { behindOpinion, type Instructed } from '../case/instructions.ts'
import { spelledOut } from '../case/record-lines.ts'
import { withSubjectName } from '../case/subject.ts'
import { restId } from '../map/best-issue.ts'
import { listed } from './credentials.ts'
import { groupsOfNotes, issueFor, joinedGroups, standingId } from './groups-of-notes.ts'

/** The expert's own words and what the instructions tell, each under the issue that it serves. */
export function ownWords(issue: string, facts: LetterFacts): string {
  const own = groupsOfNotes(facts).filter((group) => group.issue === issue)
  // Of a letter of no special kind the points are what was found, and the sentences what follows from it.
  const isFirst = facts.type === 'GENERIC'
  return [
    isFirst ? pointsUnder(issue, facts) : '',
    ...joinedGroups(own, facts).map(({ words }) =>
      paragraph(
        escapeText(
          curlyQuotes(
            withName(
              words.map((one) => outsideQuotations(one, (text) => formally(text, facts.parties))),
              facts,
            ).join(' '),
          ),
        ),
      ),
    ),
    isFirst ? '' : pointsUnder(issue, facts),
    paragraph(...instructed(issue, facts)),
  ].join('')
}

/** What the expert noted without a verb stands as a list, in the expert's words. */
function pointsUnder(issue: string, facts: LetterFacts): string {
  const own = facts.points.filter((words) => issueFor(words, facts) === issue)
  if (own.length === 0) return ''
  const at = [...new Set(facts.points.map((words) => issueFor(words, facts)))].indexOf(issue)
  const items = own.map((words) => escapeText(curlyQuotes(words)))
  return listed(pointLeads[at % pointLeads.length] ?? '', items)
}

const carriedLeads = [
  'From my notes:',
  'My notes also have this:',
  'I noted besides:',
  'My notes have this as well:',
  'To this my notes add:',
  'I have noted on this:',
  'In my notes on this stands:',
  'Further, in my own words:',
  'I also noted:',
  'There is this in my notes, too:',
  'My notes go on:',
]

/** A pastor or an employer writes a letter, and keeps no notes on anybody. */
const witnessLeads = [
  'I add this:',
  'I can say this as well:',
  'And this:',
  'This I know besides:',
  'I know this, too:',
]

/** What no sentence of the letter says of the expert's notes, word for word. */
export function carriedUnder(issue: string, carried: readonly string[], facts: LetterFacts): string {
  const own = carried.filter((words) => issueFor(words, facts) === issue)
  return own.length === 0
    ? ''
    : listed(
        (facts.lay === undefined ? carriedLeads : witnessLeads)[
          issuesOf(facts).findIndex(({ id }) => id === issue) + 1
        ] ?? 'I add this:',
        own.map((words) => asPoint(isClinical(facts) ? spelledOut(words) : words)),
      )
}

const pointLeads = [
  'My points on this are:',
  'In short I hold the following here:',
  'To this I add:',
  'What I have to say on it, in a few words:',
  'The following belongs here as well:',
]

export function comparisons(facts: LetterFacts): string {
  return ownWords(standingId, facts)
}

/** The person by name at the first mention in a paragraph that was moved. */
function withName([first = '', ...rest]: readonly string[], facts: LetterFacts): string[] {
  if (!isClinical(facts)) {
    const named = withClientName(first, facts.parties)
    return [named, ...(named === first ? openedByName(rest, facts) : rest)]
  }
  // `The score on the PHQ-9 was 11.` names nobody: the next sentence does.
  if (rest.length > 0 && !mentions(first, facts)) return [first, ...withName(rest, facts)]
  const pronoun = /^(He|She|His|Her)\b(?! and\b)/u.exec(first)?.[1]
  if (pronoun === undefined) return [withSubjectName(first, facts.subject, facts.parties), ...rest]
  const name = calledBy(pronoun === 'He' || pronoun === 'His', facts)
  if (name === undefined) return [first, ...rest]
  return [first.replace(pronoun, /^H(?:is|er)$/u.test(pronoun) ? `${name}’s` : name), ...rest]
}

/** `In my opinion she could be found`: she is the client, of whom nothing before it spoke. */
function openedByName(words: readonly string[], { parties }: LetterFacts): string[] {
  const at = words.findIndex((one) => /^In my (?:opinion|view),? (?:he|she)\b/u.test(one))
  const isNamed = words.slice(0, at).some((one) => one.includes(parties.clientShort))
  return words.map((one, index) => (index === at && !isNamed ? withClientName(one, parties) : one))
}

function mentions(words: string, { subject }: LetterFacts): boolean {
  const isNamed = subject?.name.split(' ').some((name) => words.includes(name)) ?? false
  return isNamed || /\b(?:he|she|his|her|him)\b/iu.test(words)
}

/** As the clinician calls the person, else as the letter does. */
function calledBy(isMan: boolean, { values, statements, subject, parties }: LetterFacts): string | undefined {
  // `He comes in with her` of a mother: the client, where he is one, and never she.
  const said = isMan ? 'he' : 'she'
  if (subject?.pronoun !== undefined && subject.pronoun !== said)
    return parties.client === said ? parties.clientShort : undefined
  const titled = isMan ? /\bMr\. \p{Lu}[\p{L}’'-]+/u : /\b(?:Mrs|Ms|Miss)\. \p{Lu}[\p{L}’'-]+/u
  return titled.exec(statements.flat().join(' '))?.[0] ?? subject?.short ?? values['subject.name']?.value
}

/** `her faith is sincere: she asked ..., and her mother ...`: what is held, and each reason as what was told. */
function withReasons(one: Instructed): Instructed[] {
  // `he sleeps three hours; his passport was taken`: two things that were told.
  if (one.kind === 'told') return one.words.split(/; (?=\p{L}+ )/u).map((words): Instructed => ({ ...one, words }))
  if (one.kind !== 'opinion') return [one]
  const [held = '', reasons] = one.words.split(behindOpinion)
  if (reasons === undefined) return [one]
  return [
    { ...one, words: held },
    ...reasons
      .split(/, and (?=(?:he|she|they|his|her)\b)/u)
      .map((words): Instructed => ({ ...one, kind: 'told', words })),
  ]
}

/** Counsel's word for an opinion makes it the expert's to adopt; what counsel tells of the client is told as that. */
function instructed(issue: string, facts: LetterFacts): string[] {
  let before = restId
  const leads = ['As I understand it,', 'I also understand that', 'I am further told that']
  let number = 0
  return facts.instructions.told.flatMap(withReasons).flatMap(({ kind, words }) => {
    const leans = /^(?:it|this|that|they|these|those)\b/iu.test(words)
    const own = leans ? before : issueFor(words, facts)
    before = own
    const said =
      kind === 'opinion' && facts.subject?.kin !== undefined
        ? withSubjectName(words, facts.subject, facts.parties)
        : words
    const lead = kind === 'own' ? '' : kind === 'opinion' ? 'In my opinion, ' : `${leads[number++ % leads.length]} `
    return own === issue
      ? [
          `${escapeText(retold(houseStyle(`${lead}${said}`), [textOf(facts.input.answers, 'additional_prompt') ?? '']))}.`,
        ]
      : []
  })
}
