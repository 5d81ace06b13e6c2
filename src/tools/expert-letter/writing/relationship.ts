import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { pastedRuns } from '#domain/prose/guard.ts'
import { rebuilt } from '#domain/prose/rebuild.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { namedCare } from '../case/care.ts'
import { spelledOut } from '../case/record-lines.ts'
import { personsInNotes, withPersonsNamed } from '../case/persons-in-notes.ts'
import { restOfAnswer, type RestOfAnswer } from '../case/rest-of-answer.ts'
import { withClientForSpouse } from '../case/subject.ts'
import { relationInOwnWords } from '../case/told-relation.ts'
import { formally, withClientName } from '#domain/prose/own-words.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { isClinical, isOfSubject, type LetterFacts } from '../case.ts'
import { fillSkeleton, hasFact, needs } from './fill.ts'
import { writeFee } from './fee-sentence.ts'
import * as frame from './frame.ts'
import { isNone, knownOfClient, received } from './said-in-answer.ts'

/**
 * How the expert knows and what ties there are. A tie is denied only in the words of the expert's notes or of the answer,
 * and not at all while the papers of both touch and nobody has said what that means.
 */
export function writeRelationship(facts: LetterFacts): string {
  const ties = tieSentences(facts)
  const answer = textOf(facts.input.answers, 'expert_client_relation') ?? ''
  const relation = facts.lay === undefined ? answer : withPersonsNamed(answer, personsInNotes(facts.input))
  const rest = inAnotherOrder(
    restOf(facts, ties).sentences.map((words) => formally(words, facts.parties)),
    relation,
  )
  const seen = facts.lay === undefined ? [] : knownOfClient(relation, [...ties, ...rest].join(' '), facts.parties)
  return paragraph(
    ...ties,
    ...rest.map(escapeText),
    ...seen.map((words) => escapeText(formally(words, facts.parties))),
    writeFee(facts),
  )
}

/** What the answer tells and these sentences do not; nothing while a shared post is still to be explained. */
function restOf(facts: LetterFacts, told: readonly string[]): RestOfAnswer {
  const { input, parties, ties, statements, subject } = facts
  const relation = textOf(input.answers, 'expert_client_relation')
  if (relation === undefined || ties.open) return { sentences: [], untold: [] }
  if (isClinical(facts) || (subject !== undefined && facts.lay === undefined)) return restOfCare(relation, told, facts)
  return restOfAnswer(relation, `${told.join(' ')} ${statements.flat().join(' ')}`, parties)
}

/** Beside the sessions: whom else the clinician has met, and what the clinician is not. */
function restOfCare(relation: string, told: readonly string[], facts: LetterFacts): RestOfAnswer {
  const { parties, statements } = facts
  const meetings = statements.flat().filter((words) => /\b(?:met|spoke|spoken|talked)\b/u.test(words))
  const { sentences } = restOfAnswer(
    ofExpertAlone(withClientForSpouse(relation, facts.subject, facts.parties), facts),
    [...told, ...meetings].join(' '),
    parties,
  )
  return {
    sentences: [
      ...sentences.filter((words) => /^I (?:have )?(?:also )?(?:met|spoken|spoke|talked|know|visited)\b/u.test(words)),
      ...willTestify(relation, facts),
    ],
    untold: [],
  }
}

/** `She will testify by video if asked.`: whoever signs is who testifies. */
function willTestify(relation: string, { statements }: LetterFacts): string[] {
  if (
    statements
      .flat()
      .some((words) => /^(?:And )?I (?:can|could|will|would|am \p{Ll}+ to) (?:also )?testify\b/u.test(words))
  )
    return []
  const [, how = '', rest = ''] =
    /(?:^|[.;] )(?:S?[Hh]e|The (?:expert|doctor)) (will|can|is willing to|is ready to) testify((?: [\p{L}, ]{2,50})?)(?=[.;]|$)/u.exec(
      relation,
    ) ?? []
  return how === '' ? [] : [`I ${how.replace(/^is /u, 'am ')} testify${rest}.`]
}

/** `Knows him because he brings her` of a mother: `her` is not the expert, whatever sex the expert has. */
function ofExpertAlone(relation: string, { subject, parties }: LetterFacts): string {
  const own = parties.expert ?? (parties.client === 'he' ? 'she' : 'he')
  if (subject?.kin === undefined || subject.pronoun !== own) return relation
  const other = own === 'she' ? /(?<!^)\b(?:she|her|hers)\b/iu : /(?<!^)\b(?:he|him|his)\b/iu
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .filter((sentence) => !other.test(sentence))
    .join(' ')
}

/** Parts of the answer about expert and client that stand nowhere in the letter, in their own words. */
export function untoldOfAnswer(facts: LetterFacts): readonly string[] {
  return restOf(facts, tieSentences(facts)).untold
}

function tieSentences(facts: LetterFacts): string[] {
  const { label, ties } = facts
  const daily =
    facts.lay === undefined
      ? []
      : relationInOwnWords(
          withPersonsNamed(textOf(facts.input.answers, 'expert_client_relation') ?? '', personsInNotes(facts.input)),
          facts.parties,
        ).map((words) => formally(words, facts.parties))
  if (daily.length > 0) return daily.map((words) => escapeText(houseStyle(words)))
  if (label === 'dependent') {
    const isKnown = hasFact(facts, 'relation.since') || hasFact(facts, 'relation.capacity')
    const said = own(facts)
    if (said.length > 0) return [...said, frame.relationship.weigh]
    return isKnown
      ? [fillSkeleton(frame.relationship.dependent, facts), frame.relationship.weigh]
      : [needs('since when and in what capacity you know the client')]
  }
  const isCare =
    facts.subject !== undefined && ties.sentences.some((words) => /^I (?:have |see|saw|am|was)/u.test(words))
  if (label === 'examining clinician' || (isOfSubject(facts) && isCare)) return clinician(facts)
  if (ties.open) return openOverlap(facts)
  const said = own(facts)
  const how = sayHow(facts)
  const came = received(textOf(facts.input.answers, 'expert_client_relation') ?? '')
  return [...(said.length + how.length === 0 ? noTieOr(facts) : [...said, ...how]), ...came]
}

function noTieOr(facts: LetterFacts): string[] {
  const short = facts.values['client.short']?.value
  return short !== undefined && isNone(textOf(facts.input.answers, 'expert_client_relation') ?? '')
    ? [escapeText(`I have no relationship with ${short}.`)]
    : answered(facts, 'relationship between expert and client')
}

/** The sessions by the fact sheet; else in the expert's own words or those of the answer. */
function clinician(facts: LetterFacts): string[] {
  const isGiven = ['sessions.first', 'sessions.count', 'sessions.total'].some((name) => hasFact(facts, name))
  if (isGiven) return [fillSkeleton(frame.relationship.clinician, facts)]
  const said = namedCare(facts.ties.sentences, facts.subject, facts.parties)
  if (said.length > 0)
    return said.map((words) => escapeText(houseStyle(apartFromTime(spelledOut(withInterpreter(words))))))
  const isInFindings = facts.notes.findings
    .flat()
    .some((words) => /\bI (?:saw|met|interviewed|examined|evaluated)\b/u.test(words))
  return [isInFindings ? 'I know the person examined from the sessions that I describe below.' : undefined].flatMap(
    (words) => words ?? answered(facts, 'dates, number and length of the sessions'),
  )
}

/** `with Tigrinya interpreter` */
const withInterpreter = (words: string): string =>
  words.replace(/\b(with|through|via) (?=\p{Lu}\p{L}+(?:[- ]speaking)? interpreter\b)/u, '$1 a ')

/** The answer in the expert's first person, word for word where nothing else can be said of it; a gap without one. */
function answered({ input, parties }: LetterFacts, missing: string): string[] {
  const said = relationInOwnWords(textOf(input.answers, 'expert_client_relation') ?? '', parties)
  return said.length === 0 ? [needs(missing)] : said.map((words) => escapeText(houseStyle(words)))
}

/** `I examined him on May 2, for four hours in all, with an interpreter.`: when, and how long, in two sentences. */
const apartFromTime = (words: string): string =>
  words.replace(
    /^(I (?:examined|evaluated|interviewed|saw|met) [^;]{10,120}?), for ((?:[\p{L}\d-]+ ){1,6}(?:hours?|minutes)(?! each)(?: in all)?)/u,
    '$1. That took $2',
  )

/** What a draft tells of it under a heading of its own stands whole; what the answer adds stands behind it. */
function own({ ties, parties, input, notes }: LetterFacts): string[] {
  const [first = '', ...more] = notes.acquaintance
  const told = first === '' ? [] : [withClientName(first, parties), ...more]
  const added = ties.sentences.filter((words) => !notes.acquaintance.some((one) => tellsSame(one, words)))
  const said = [...told, ...added].map((words) => formally(words, parties))
  return inAnotherOrder(said, textOf(input.answers, 'expert_client_relation') ?? '').map(escapeText)
}

/** Most of what one says stands in the other. */
function tellsSame(told: string, words: string): boolean {
  const known = new Set(stemsOf(told))
  const all = stemsOf(words)
  // `We met once, in Wageningen in June 2024`: the same meeting by its place and time.
  const named = words.slice(1).match(/\p{Lu}[\p{L}’'-]{2,}|\b(?:19|20)\d\d\b/gu) ?? []
  if (/\bmet\b/u.test(told) && /\bmet\b/u.test(words) && named.length > 1 && named.every((one) => told.includes(one)))
    return true
  return all.filter((stem) => known.has(stem)).length >= all.length * 0.6
}

/** The answer's own sentences, with parts of them moved where a long run of it would stand. */
function inAnotherOrder(said: readonly string[], answer: string): string[] {
  const told = [...said]
  const runs = () => pastedRuns(told.join(' '), [answer]).join(' ').length
  for (const [at, words] of said.entries()) {
    const before = runs()
    if (before === 0) break
    const better = rebuilt(words).find((way) => {
      told[at] = way
      return runs() < before
    })
    told[at] = better ?? words
  }
  return told
}

/** How the expert knows the work; a gap with what is on file where it cannot be said in the first person. */
function sayHow(facts: LetterFacts): string[] {
  const because = facts.values['relation.because']?.value
  const isTold = facts.ties.sentences.some((words) =>
    /\bcame to know\b|\bI (?:first |have )?(?:knew|known|know|read|cited|used|reviewed|saw|heard|met|reproduced|programmed)\b|\bWe (?:have )?(?:met|worked)\b/iu.test(
      words,
    ),
  )
  const isUsed = facts.statements
    .flat()
    .some((words) => /^I (?:have )?(?:also )?(?:use|used|read|cited|reviewed|reproduced|heard|saw)\b/u.test(words))
  if (isTold || (isUsed && facts.ties.sentences.length > 0)) return []
  if (because !== undefined && /^I\s/.test(because)) return [`${escapeText(because.replace(/[.]$/, ''))}.`]
  const isAsked = hasFact(facts, 'relation.because') || facts.hints['relation.because'] !== undefined
  return isAsked ? [fillSkeleton(frame.relationship.because, facts)] : []
}

/** Both papers as they stand, then the question; no sentence says what the tie is, or that there is none. */
function openOverlap({ ties, values }: LetterFacts): string[] {
  const { open } = ties
  if (!open) return []
  const client = values['client.short']?.value ?? 'the client'
  const posts =
    open.kind === 'publication'
      ? [`One publication names us both: ${quoted(open.client)}`]
      : [`My own papers list ${quoted(open.expert)}`, `Those of ${escapeText(client)} list ${quoted(open.client)}`]
  const question =
    open.name === undefined
      ? `whether you wrote or worked with ${client}, as the publication suggests`
      : `whether you knew or worked with ${client} at ${open.name}, where your papers overlap`
  return [...posts, needs(question), ...ties.sentences.map(escapeText)]
}

/** `“Adviser, Open Radio Project, 2018.”` */
function quoted(line: string): string {
  return `“${escapeText(
    line
      .replace(/^\d{1,3}[.)] /, '')
      .replaceAll('"', '’')
      .replace(/[.;,]?$/, '.'),
  )}”`
}
