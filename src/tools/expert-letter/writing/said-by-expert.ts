import { outsideQuotations } from '#domain/case-map/reading/clean-wording.ts'
import { formally } from '#domain/prose/own-words.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { retold } from '#domain/prose/retelling.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { isClinical, type LetterFacts } from '../case.ts'
import { asPoint } from '../case/noted-points.ts'
import { behindOpinion, type Instructed } from '../case/instructions.ts'
import { spelledOut } from '../case/record-lines.ts'
import { topicOf } from '../case/note-topics.ts'
import { headForCounsel } from '../case/notes.ts'
import type { OpenNote } from '../case/sheet/told-sheet.ts'
import { issuesOf } from '../map/issues.ts'
import { withSubjectName } from '../case/subject.ts'
import { restId } from '../map/best-issue.ts'
import { listed } from './credentials.ts'
import { needs } from './fill.ts'
import { isFragment, isWhole, withFragmentsJoined } from '../case/fragments-of-notes.ts'
import { type Group, groupsOfNotes, leadOfDiagnosis, issueFor, joinedGroups, standingId } from './groups-of-notes.ts'
import { withName } from './named-in-paragraph.ts'

/** The expert's own words and what the instructions tell, each under the issue that it serves. */
export function ownWords(issue: string, facts: LetterFacts): string {
  const own = groupsOfNotes(facts).filter((group) => group.issue === issue)
  // Of a letter of no special kind the points are what was found, and the sentences what follows from it.
  const isFirst = facts.type === 'GENERIC'
  return [
    isFirst ? pointsUnder(issue, facts) : '',
    ...joinedGroups(own, facts).map((group) => paragraphsOf(group, facts)),
    isFirst ? '' : pointsUnder(issue, facts),
    paragraph(...instructed(issue, facts)),
  ].join('')
}

/** A group as it is printed: sentences in a paragraph, and what a memo lists as a list in its place. */
function paragraphsOf(group: Group, facts: LetterFacts): string {
  if (!group.words.some((one) => facts.items.has(one)))
    return paragraph(escapeText(curlyQuotes(paragraphOf(group, facts))))
  const named = withName(
    group.words.map((one) => calledFormally(one, facts)),
    facts,
  )
  const runs: { readonly isList: boolean; readonly words: string[] }[] = []
  for (const [index, words] of named.entries()) {
    const isList = facts.items.has(group.words[index] ?? '')
    const last = runs.at(-1)
    if (last?.isList === isList) last.words.push(words)
    else runs.push({ isList, words: [words] })
  }
  return runs
    .map(({ isList, words }, index) =>
      !isList
        ? paragraph(escapeText(curlyQuotes(words.join(' '))))
        : listed(
            index === 0 ? (pointLeads[issueNumber(group, facts) % pointLeads.length] ?? '') : 'I note further:',
            words,
          ),
    )
    .join('')
}

const issueNumber = ({ issue }: Group, facts: LetterFacts): number =>
  Math.max(
    0,
    issuesOf(facts).findIndex(({ id }) => id === issue),
  )

/** The sentences of one group, with names as a letter has them and what has no verb joined to one sentence. */
function paragraphOf({ words, lead = 'I noted:' }: Group, facts: LetterFacts): string {
  const named = words.map((one) => outsideQuotations(one, (text) => kinByName(calledFormally(text, facts))))
  const joined = isClinical(facts) ? withFragmentsJoined(named, leadOfIllness(lead, named)) : named
  return withName(joined, facts).join(' ')
}

/** Codes of illnesses alone are diagnoses; a figure beside them is a finding. */
function leadOfIllness(lead: string, words: readonly string[]): string {
  const noted = words.filter((one) => isFragment(one))
  const hasFigures = noted.some((one) => /\d/u.test(one.replaceAll(/\(?[FZ]\d{2}(?:\.\d{1,3})?\)?/gu, '')))
  if (lead !== leadOfDiagnosis || hasFigures || !noted.some((one) => /\b[FZ]\d{2}/u.test(one))) return lead
  return noted.length > 1 || noted.join('').includes(';') ? 'My diagnoses are' : 'My diagnosis is'
}

/** `wife Ms. Msimang` */
const kinByName = (words: string): string => words.replaceAll(/\b(wife|husband) (?=(?:Mr|Mrs|Ms)\. \p{Lu})/gu, '$1, ')

/** A letter calls nobody by the first name who is grown: neither the client nor whom it is about. */
function calledFormally(words: string, { parties, subject }: LetterFacts): string {
  const client = formally(words, parties)
  if (subject?.kin === undefined || subject.kin === 'son' || subject.kin === 'daughter') return client
  return formally(client, { ...parties, clientShort: subject.short, clientNames: subject.name.split(/\s+/) })
}

/** What the expert noted without a verb stands as a list, in the expert's words. */
function pointsUnder(issue: string, facts: LetterFacts): string {
  const own = facts.points.filter((words) => issueFor(words, facts) === issue)
  if (own.length === 0) return ''
  const at = [...new Set(facts.points.map((words) => issueFor(words, facts)))].indexOf(issue)
  const items = own.map((words) => escapeText(curlyQuotes(words)))
  return listed(pointLeads[at % pointLeads.length] ?? '', items)
}

/** So many of the notes that are no sentences are quoted in one open point; the check beside the draft names the rest. */
const mostAsked = 8

/**
 * What no other sentence of the letter says of the expert's notes. A whole sentence of which it is plain who is meant is
 * said as it was written; the others are one open point that quotes them: nothing is put together for the expert.
 */
export function carriedUnder(issue: string, carried: readonly string[], facts: LetterFacts): string {
  const own = carried
    .filter((words) => issueFor(words, facts) === issue && !headOfNotes.test(words) && !headForCounsel.test(words))
    .map((words) => asPoint(isClinical(facts) ? spelledOut(words) : words))
  const isPlain = (words: string) =>
    sentencesOf(words).every(
      (one) => (isWhole(one) && !opensWithOther.test(one)) || (facts.lay === 'school' && one.startsWith('I noted: ')),
    )
  const said = own.filter(isPlain)
  const open = facts.openNotes.filter((note) => issueOfNote(note, facts) === issue).map(({ words }) => words)
  const asked = [...open, ...own.filter((words) => !isPlain(words))].slice(0, mostAsked)
  return [
    ...said.map((words) => paragraph(escapeText(curlyQuotes(calledFormally(words, facts))))),
    ...(asked.length === 0 ? [] : [paragraph(needs(`${askedOfNotes} ${asked.map(quotedNote).join('; ')}`))]),
  ].join('')
}

/** The issue that the heading of a note names, else the one that its words serve. */
function issueOfNote({ topic, words }: OpenNote, facts: LetterFacts): string {
  const isIssue = (issue: string) => issuesOf(facts).some(({ id }) => id === issue)
  const named = topic === undefined ? undefined : topicOf([`${topic}.`, words], () => false, isIssue)
  return named?.issue ?? issueFor(words, facts)
}

/** `Exam notes D.G. September 14, 2026`, `Summary for counsel`: the head of the notes, and none of them. */
const headOfNotes =
  /^(?:\p{L}+ ){0,2}(?:notes?|summary|memo|sessions?|session|visit|interview|evaluation|call)\b(?:[^.]|\b\p{Lu}\.){0,30}(?:\d{1,2}\/\d{1,2}|\b(?:19|20)\d\d\b|\bfor (?:the )?(?:counsel|attorney|lawyer)\b)/iu

/** How an open point begins that quotes notes which are no sentences. */
export const askedOfNotes = 'your own sentences for these notes:'

/** `She reads his face`: away from its place nobody knows who she is. */
const opensWithOther = /^(?:He|She|They|It|His|Her|Their|This|That|These|Those|Then|But|And|So)\b/u

const quotedNote = (words: string): string => `“${curlyQuotes(words.replace(/\.$/u, '').replaceAll(/[“”"]/gu, '’'))}”`

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
    const isPlan = facts.type === 'NIW' && /\bendeavou?r (?:is|concerns|aims)\b/u.test(words)
    const own = isPlan ? 'niw.endeavor' : leans ? before : issueFor(words, facts)
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
