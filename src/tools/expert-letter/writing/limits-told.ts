import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { LetterFacts } from '../case.ts'
import { formally, withClientName } from '#domain/prose/own-words.ts'
import { withSubjectName } from '../case/subject.ts'
import { knowsByPapers, leavesLaw } from './bounds.ts'
import { fillSkeleton, hasFact } from './fill.ts'
import * as frame from './frame.ts'
import { limitsOf } from './write-findings.ts'

/** What was not done or seen, what the papers hold against the opinion, and what could change it. */
export function writeLimits(facts: LetterFacts): string {
  const { notDone, change, against } = frame.limits
  const isSaid = facts.ties.sentences.some((words) => /^I (?:have|did) not /u.test(words))
  const own = hasFact(facts, 'limits.not_done')
    ? [fillSkeleton(notDone, facts)]
    : namedOnce(facts).map((words) => escapeText(curlyQuotes(words)))
  const papers = own.length === 0 && !isSaid ? [knowsByPapers(facts)].flatMap((words) => words ?? []) : []
  const limits = facts.type === 'CC' ? [] : limitsOf(facts)
  const list =
    limits.length === 0 ? '' : `${paragraph(against)}<ul>${limits.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const changes = hasFact(facts, 'limits.change')
    ? [fillSkeleton(change, facts)]
    : facts.notes.changes
        .filter((words) => !own.join(' ').includes(escapeText(curlyQuotes(words))))
        .map((words) => escapeText(curlyQuotes(formally(words, facts.parties))))
  return paragraph(...own, ...papers) + list + paragraph(...changes, leavesLaw(facts))
}

/** The client, or whom the clinician examines, by name at the first mention. */
function namedOnce({ subject, parties, notes }: LetterFacts): string[] {
  const names = [...(subject?.name.split(' ') ?? []), ...parties.clientNames.flatMap((name) => name.split(' '))]
  let isNamed = false
  return notes.notDone.map((noted) => {
    const words = formally(noted, parties)
    const said = isNamed ? words : subject ? withSubjectName(words, subject, parties) : withClientName(words, parties)
    isNamed ||= names.some((name) => name.length > 2 && said.includes(name))
    return said
  })
}
