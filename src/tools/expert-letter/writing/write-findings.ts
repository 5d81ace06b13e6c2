import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { retold } from '#domain/prose/retelling.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, heading, paragraph } from '#domain/section-content/write.ts'
import { countWords } from '#domain/language/sentences.ts'
import { type Finding, isClinical, type LetterFacts } from '../case.ts'
import { namesListedSource } from '../case/source-list.ts'
import { withClientName } from '../case/own-words.ts'
import { bestIssue, mainIssue, restId } from '../map/best-issue.ts'
import { writeClientBackground } from './client-background.ts'
import { correlationId, correlationSkeleton, degreesUsed } from './clinical-issues.ts'
import { listed } from './credentials.ts'
import { evidenceOf } from './evidence.ts'
import { fillSkeleton, hasFact, needs } from './fill.ts'
import type { Issue } from './issue.ts'
import { writeOwnWork } from './own-work.ts'
import { issuesOf } from './issues.ts'

/**
 * The findings: under each heading what the fact sheet tells, what the papers say with exhibit and page, and what the
 * expert finds and holds. The issues of which nothing is told are one gap.
 */
export function writeFindings(facts: LetterFacts): string {
  const issues = issuesOf(facts)
  const parts = new Map(issues.map((issue) => [issue.id, partsOf(issue, facts)]))
  const written = issues.map(({ id, heading: title }) => {
    const part = parts.get(id) ?? ''
    return part === '' ? '' : heading(title, 3) + part
  })
  const rest = restOf(facts)
  const isWorkTold = (facts.clientLife?.posts.length ?? 0) > 0
  const untold = issues.filter(
    ({ id, isOptional }) => parts.get(id) === '' && !isOptional && !(isWorkTold && id === 'eb1b.experience'),
  )
  const open = untold.map((issue) => issue.heading.charAt(0).toLowerCase() + issue.heading.slice(1))
  const missing = open.length === 0 ? '' : paragraph(needs(`your findings on these points: ${open.join('; ')}`))
  return [writeClientBackground(facts), ...written, rest, missing].join('')
}

function partsOf(issue: Issue, facts: LetterFacts): string {
  const rows =
    issue.id === 'clinical.basis' && facts.rows.length > 0
      ? listed('From my record of the examination:', facts.rows)
      : ''
  const evidence = evidenceOf(facts).get(issue.id)
  const limits = issue.id === 'cc.contrary' ? limitsOf(facts) : []
  const against = limits.length === 0 ? '' : `<ul>${limits.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const work = issue.id === mainIssue[facts.type] ? writeOwnWork(facts) : ''
  const others = [rows, work, evidence?.supports ?? '', against, ownWords(issue.id, facts)].join('')
  return (isTold(issue, facts) ? writeIssue(issue, facts, others !== '') : '') + others
}

/** What limits the opinion by the papers, wherever they say it. */
export function limitsOf(facts: LetterFacts): string[] {
  return [...evidenceOf(facts).values()].flatMap(({ limits }) => limits)
}

/** What no issue asks for, under a heading of its own. */
function restOf(facts: LetterFacts): string {
  const evidence = evidenceOf(facts).get(restId)?.supports ?? ''
  const own = ownWords(restId, facts)
  return evidence + own === '' ? '' : heading('Further points', 3) + evidence + own
}

/** The expert's own words and what the instructions tell, each under the issue that it serves. */
function ownWords(issue: string, facts: LetterFacts): string {
  const own = ownGroups(facts).filter((group) => group.issue === issue)
  return [
    ...own.map(({ words }) => paragraph(escapeText(curlyQuotes(withName(words, facts).join(' '))))),
    paragraph(...instructed(issue, facts)),
  ].join('')
}

type Group = { readonly issue: string; readonly words: readonly string[] }

const leansBack = /^(?:It|This|That|These|Those|They|Such|He|She|His|Her|The same|A flagged)\b/u

/** Paragraphs of the notes, divided where a sentence serves another issue; what leans on the one before stays with it. */
function ownGroups(facts: LetterFacts): Group[] {
  return facts.notes.findings.flatMap((paragraphOf) => {
    const groups: { issue: string; words: string[] }[] = []
    for (const words of paragraphOf) {
      const found = issueFor(words, facts)
      const last = groups.at(-1)
      if (last && (last.issue === found || found === restId || (leansBack.test(words) && !isClinical(facts))))
        last.words.push(words)
      else groups.push({ issue: found, words: [words] })
    }
    return groups
  })
}

const compares =
  /\bamong the (?!\w+ of)|\bone of the (?:few|best|leading|strongest|foremost|top)\b|\bthe (?:best|strongest|foremost) \b|\btop \d|\bleading people\b/iu

/** Where the letter has a section that compares with peers, an opinion that compares stands there. */
function issueFor(words: string, facts: LetterFacts): string {
  return facts.type === 'EB1A' && compares.test(words) ? standingId : bestIssue(words, facts)
}

/** Opinions that compare the client with peers. */
export const standingId = 'standing'

export function comparisons(facts: LetterFacts): string {
  return ownWords(standingId, facts)
}

/** `She reported` at the head of a paragraph that was moved: the name of the person examined. */
function withName([first = '', ...rest]: readonly string[], facts: LetterFacts): string[] {
  const { values, statements } = facts
  if (!isClinical(facts)) return [withClientName(first, facts.parties), ...rest]
  const pronoun = /^(He|She|His|Her)\b(?! and\b)/u.exec(first)?.[1]
  if (pronoun === undefined) return [first, ...rest]
  const isMan = pronoun.startsWith('H') && pronoun !== 'Her'
  const titled = isMan ? /\bMr\. \p{Lu}[\p{L}’'-]+/u : /\b(?:Mrs|Ms|Miss)\. \p{Lu}[\p{L}’'-]+/u
  const name = titled.exec(statements.flat().join(' '))?.[0] ?? values['subject.name']?.value
  if (name === undefined) return [first, ...rest]
  return [first.replace(pronoun, /^H(?:is|er)$/u.test(pronoun) ? `${name}’s` : name), ...rest]
}

/** Counsel's word for an opinion makes it the expert's to adopt; what counsel tells of the client is told as that. */
function instructed(issue: string, facts: LetterFacts): string[] {
  let before = restId
  const leads = ['As I understand it,', 'I also understand that', 'I am further told that']
  let number = 0
  return facts.instructions.told.flatMap(({ kind, words }) => {
    const leans = /^(?:it|this|that|they|these|those)\b/iu.test(words)
    const own = leans ? before : issueFor(words, facts)
    before = own
    const lead = kind === 'opinion' ? 'In my opinion,' : leads[number++ % leads.length]
    return own === issue
      ? [
          `${escapeText(retold(houseStyle(`${lead} ${words}`), [textOf(facts.input.answers, 'additional_prompt') ?? '']))}.`,
        ]
      : []
  })
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
function putToMe({ values }: LetterFacts): string {
  const what = curlyQuotes(houseStyle(values['endeavor.what']?.value ?? ''))
  const owner = values['client.possessive']?.value ?? 'the client’s'
  return paragraph(
    countWords(what) > 14
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

function writeCorrelation(facts: LetterFacts): string {
  const sentences = facts.findings.map((finding, index) => paragraph(writeFinding(finding, index + 1, facts)))
  return sentences.join('') + paragraph(degreesUsed)
}

function writeFinding(finding: Finding, number: number, facts: LetterFacts): string {
  const own = { n: String(number), ...finding }
  const values = Object.entries(own).flatMap(([name, value]) =>
    value.trim() === ''
      ? []
      : [[`finding.${name}`, { value: value.trim().replaceAll(/\s+/g, ' '), source: 'fact sheet' as const }]],
  )
  return fillSkeleton(correlationSkeleton, { ...facts, values: { ...facts.values, ...Object.fromEntries(values) } })
}
