import { heading, paragraph } from '#domain/section-content/write.ts'
import type { Finding, LetterFacts } from '../case.ts'
import type { LetterType } from '../case/letter-type.ts'
import { namesListedSource } from '../case/source-list.ts'
import { eb1aIssues, eb1bIssues, niwIssues, o1Issues } from './achievement-issues.ts'
import {
  correlationId,
  correlationSkeleton,
  degreesUsed,
  genericIssues,
  hardshipIssues,
  medicalIssues,
} from './clinical-issues.ts'
import { countryIssues } from './country-issues.ts'
import { fillSkeleton, hasFact, needs } from './fill.ts'
import { writeFromPapers, writeOpinions } from './from-papers.ts'
import type { Issue } from './issue.ts'

const issues: Readonly<Record<LetterType, readonly Issue[]>> = {
  EB1A: eb1aIssues,
  EB1B: eb1bIssues,
  NIW: niwIssues,
  O1A: o1Issues,
  O1B: o1Issues,
  CC: countryIssues,
  MED: medicalIssues,
  HARD: hardshipIssues,
  GENERIC: genericIssues,
}

/** The issues of this letter's findings, in order. */
export function issuesOf(facts: LetterFacts): Issue[] {
  return issues[facts.type].filter(({ when }) => when?.(facts) ?? true)
}

/**
 * The findings: an issue of which something is told under its heading; the expert's opinions; what the papers say. The
 * issues of which nothing is told are one gap.
 */
export function writeFindings(facts: LetterFacts): string {
  const told = issuesOf(facts).filter((issue) => isTold(issue, facts))
  const untold = issuesOf(facts).filter((issue) => !told.includes(issue))
  const written = told.map((issue) => heading(issue.heading, 3) + writeIssue(issue, facts)).join('')
  const open = untold.map((issue) => issue.heading.charAt(0).toLowerCase() + issue.heading.slice(1))
  const missing = open.length === 0 ? '' : paragraph(needs(`your findings on these points: ${open.join('; ')}`))
  return written + writeOpinions(facts) + writeFromPapers(facts) + missing
}

/** Names that are known in every letter and say nothing about the issue. */
const known =
  /^(?:client|subject|applicant|relative|field|question|opinion_one_line|relation)\b|^cc\.country$|^hard\.country$/u

function isTold({ id, skeleton }: Issue, facts: LetterFacts): boolean {
  if (id === correlationId) return facts.findings.length > 0
  const names = [...skeleton.matchAll(/\{\{#?([\w.:]+)\}\}/g)].map(([, name = '']) => name)
  return names.some((name) => !known.test(name) && hasFact(facts, name))
}

function writeIssue(issue: Issue, facts: LetterFacts): string {
  if (issue.id === correlationId) return writeCorrelation(facts)
  return paragraph(fillSkeleton(issue.skeleton, facts), ...missingSource(issue, facts))
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
  if (facts.findings.length === 0) return paragraph(needs('findings and the account given of them'), degreesUsed)
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
