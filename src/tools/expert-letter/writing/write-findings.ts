import { textOf } from '#domain/questionnaire/question.ts'
import { listInWords } from '#domain/prose/words.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { escapeText, heading, paragraph } from '#domain/section-content/write.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { LetterFacts } from '../case.ts'
import { citeExhibit, isSourceList } from '../case/exhibits.ts'
import type { LetterType } from '../case/letter-type.ts'
import { spelledOut } from '../case/record-lines.ts'
import { namesListedSource } from '../case/source-list.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { mainIssue, restId } from '../map/best-issue.ts'
import { writeClientBackground } from './client-background.ts'
import { writeCorrelation } from './correlation.ts'
import { correlationId } from '#tools/expert-letter/map/clinical-issues.ts'
import { listed } from './credentials.ts'
import { evidenceOf } from './evidence.ts'
import { examinationRecord } from './examination-record.ts'
import { fillSkeleton, hasFact, needs } from './fill.ts'
import type { Issue } from '#tools/expert-letter/map/issue.ts'
import { tablesUnder } from './note-tables.ts'
import { writeOwnWork } from './own-work.ts'
import { carriedUnder, ownWords } from './said-by-expert.ts'
import { issuesOf } from '#tools/expert-letter/map/issues.ts'

/**
 * The findings: under each heading what the fact sheet tells, what the papers say with exhibit and page, and what the
 * expert finds and holds. The issues of which nothing is told are one gap. `carried` is what else the expert noted and no
 * section says: it stands as it was noted, under the issue that it serves.
 */
export function writeFindings(facts: LetterFacts, carried: readonly string[] = []): string {
  const issues = issuesOf(facts)
  const parts = new Map(issues.map((issue) => [issue.id, partsOf(issue, facts, carried)]))
  const written = issues.map(({ id, heading: title }) => {
    const part = parts.get(id) ?? ''
    // Who gives no opinion tells what he or she knows.
    const isKnown = id === 'generic' && facts.lay !== undefined && facts.question === undefined
    const over = isKnown ? `What I know of ${facts.parties.clientShort}` : title
    return part === '' ? '' : heading(escapeText(over), 3) + part
  })
  const rest = restOf(facts, carried)
  const told = new Set(issues.flatMap(({ id }) => (parts.get(id) === '' ? [] : [id])))
  const open = untoldOf(facts, told).map((heading) => heading.charAt(0).toLowerCase() + heading.slice(1))
  const missing = open.length === 0 ? '' : paragraph(needs(`your findings on ${listInWords(open, 'or')}`))
  return [writeClientBackground(facts), ...written, rest, missing].join('')
}

/**
 * The issues without which the letter proves nothing, where none of them is told; what would merely help is a list beside
 * the draft. Of each group one is enough.
 */
function untoldOf(facts: LetterFacts, told: ReadonlySet<string>): string[] {
  const issues = issuesOf(facts)
  const isWorkTold = (facts.clientLife?.posts.length ?? 0) > 0
  return required[facts.type]
    .filter((group) => !group.some((id) => told.has(id) || (isWorkTold && id === 'eb1b.experience')))
    .flatMap((group) => issues.filter(({ id }) => group.includes(id)).map(({ heading }) => heading))
}

const required: Readonly<Record<LetterType, readonly (readonly string[])[]>> = {
  EB1A: [['eb1a.contribution', 'eb1a.use', 'eb1a.significance']],
  EB1B: [['eb1b.research', 'eb1b.recognition']],
  NIW: [['niw.endeavor'], ['niw.merit', 'niw.importance']],
  O1A: [['o1.recognition', 'o1.criteria']],
  O1B: [['o1.recognition', 'o1.criteria']],
  CC: [['cc.group', 'cc.actor', 'cc.protection', 'cc.acquiescence', 'cc.return', 'cc.context']],
  MED: [['clinical.state', 'clinical.diagnosis', 'med.correlation']],
  HARD: [
    ['clinical.state', 'clinical.diagnosis'],
    ['hard.separation', 'hard.relocation'],
  ],
  GENERIC: [['generic']],
}

/** The headings of which the letter says nothing, for the list beside the draft. */
export function untoldFindings(facts: LetterFacts): string[] {
  return issuesOf(facts)
    .filter((issue) => partsOf(issue, facts) === '')
    .map(({ heading }) => heading)
}

function partsOf(issue: Issue, facts: LetterFacts, carried: readonly string[] = []): string {
  const rows =
    issue.id === 'clinical.basis' && facts.rows.length > 0
      ? listed(
          facts.lines.length > 0 ? 'I wrote this down at the examination:' : 'From my record of the examination:',
          facts.rows.map((row) => spelledOut(row)),
        )
      : ''
  const evidence = evidenceOf(facts).get(issue.id)
  const limits = issue.id === 'cc.contrary' ? limitsOf(facts) : []
  const against = limits.length === 0 ? '' : `<ul>${limits.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const work = issue.id === mainIssue[facts.type] ? writeOwnWork(facts) : ''
  const visits =
    issue.id === 'clinical.basis' && facts.entries.length > 0
      ? listed('My notes of the visits have these entries:', facts.entries)
      : ''
  const sources = issue.id === 'cc.method' ? sourcesListed(facts) : ''
  const others = [
    rows,
    sources,
    visits,
    examinationRecord(issue.id, facts),
    work,
    ownWords(issue.id, facts),
    tablesUnder(issue.id, facts),
    carriedUnder(issue.id, carried, facts),
    evidence?.supports ?? '',
    against,
  ].join('')
  return (isTold(issue, facts) ? writeIssue(issue, facts, others !== '') : '') + others
}

/** The sources of the expert’s own list, in its order. */
function sourcesListed({ exhibits }: LetterFacts): string {
  return exhibits
    .filter(({ source }) => isSourceList(source))
    .map((exhibit) =>
      listed(
        `I rely on the sources of my list (${citeExhibit(exhibit)}):`,
        exhibit.source.text
          .split('\n')
          .map((line) => line.trim().replace(/^(?:\(?\d{1,3}[.)]|[-–•*])\s+/u, ''))
          .filter((line) => /\p{L}{3}/u.test(line)),
      ),
    )
    .join('')
}

/** What limits the opinion by the papers, wherever they say it. */
export function limitsOf(facts: LetterFacts): string[] {
  return [...evidenceOf(facts).values()].flatMap(({ limits }) => limits)
}

/** What no issue asks for, under a heading of its own. */
function restOf(facts: LetterFacts, carried: readonly string[]): string {
  const evidence = evidenceOf(facts).get(restId)?.supports ?? ''
  const own = ownWords(restId, facts) + tablesUnder(restId, facts) + carriedUnder(restId, carried, facts)
  return evidence + own === '' ? '' : heading('Further points', 3) + evidence + own
}

/** Names that are known in every letter and say nothing about the issue. */
const known =
  /^(?:client|subject|applicant|relative|field|question|opinion_one_line|relation)\b|^cc\.country$|^hard\.country$/u

function isTold({ id, skeleton }: Issue, facts: LetterFacts): boolean {
  if (id === correlationId) return facts.findings.length > 0
  return slotsOf(skeleton).some((name) => !known.test(name) && hasFact(facts, name))
}

const slotsOf = (skeleton: string) => [...skeleton.matchAll(/\{\{#?([\w.:]+)\}\}/g)].map(([, name = '']) => name)

/** `isCarried`: papers or notes tell the issue too; then a sentence that lacks something is left out. */
function writeIssue(issue: Issue, facts: LetterFacts, isCarried: boolean): string {
  if (issue.id === correlationId) return writeCorrelation(facts)
  if (issue.id === 'niw.endeavor' && facts.values['endeavor.what']?.source === 'plan') return putToMe(facts)
  const sentences = told(issue.skeleton, facts)
  const kept = isCarried ? sentences.filter((sentence) => !sentence.includes('data-gap')) : sentences
  return paragraph(...kept, ...(kept.length === 0 ? [] : missingSource(issue, facts)))
}

/** An endeavor that counsel described: short in our own sentence, long in counsel's words. */
function putToMe({ values, parties, input }: LetterFacts): string {
  const what = curlyQuotes(houseStyle(values['endeavor.what']?.value ?? ''))
  const owner = values['client.possessive']?.value ?? 'the client’s'
  const [verb = ''] = what.split(' ')
  // Counsel wrote `to develop`: a verb, whether it is known here or not.
  const asked = textOf(input.answers, 'additional_prompt') ?? ''
  const isVerb = /^(?:present|same)$/u.test(formOf(verb)) || asked.includes(`to ${what.slice(0, verb.length + 8)}`)
  if (!isVerb) {
    const pronoun = parties.client === undefined ? undefined : { he: 'his', she: 'her' }[parties.client]
    const told =
      pronoun !== undefined && what.startsWith(`${owner.replace("'", '’')} `)
        ? pronoun + what.slice(owner.length)
        : what
    return paragraph(escapeText(`As I understand it, ${owner} endeavor concerns ${told}.`))
  }
  return paragraph(
    countWords(what) > 11
      ? escapeText(`As it was put to me, ${owner} endeavor is “to ${what.replaceAll(/[“”]/gu, '’')}.”`)
      : escapeText(`As I understand it, ${owner} endeavor is to ${what}.`),
  )
}

/** Sentences of which nothing is told are left out; what one of them lacks is a gap. */
function told(skeleton: string, facts: LetterFacts): string[] {
  const sentences = skeleton.split(/(?<=[.)]) (?=\{\{|[A-Z(])/u)
  const kept = sentences.filter((sentence) => {
    const own = slotsOf(sentence).filter((name) => !known.test(name))
    return own.length === 0 ? !/\{\{/u.test(sentence) : own.some((name) => hasFact(facts, name))
  })
  return kept.map((sentence) => fillSkeleton(sentence, facts)).filter((sentence) => sentence !== '')
}

/** A general claim about a country without a source of the expert's list gets a gap for it. */
function missingSource({ needsSource, skeleton }: Issue, facts: LetterFacts): string[] {
  if (!needsSource) return []
  const names = [...skeleton.matchAll(/\{\{(cc\.[\w]+)\}\}/g)].map(([, name = '']) => name)
  const claims = names.filter((name) => name !== 'cc.country').flatMap((name) => facts.values[name]?.value ?? [])
  const country = facts.values['cc.country']?.value
  const isNamed = claims.some((claim) => namesListedSource(claim, facts.sources, country))
  return claims.length === 0 || isNamed ? [] : [needs('source')]
}
