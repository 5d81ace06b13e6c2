import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { Background, Post } from '../case/background.ts'
import type { Degree } from '../case/degree-lines.ts'
import { citeExhibit, curriculumOf, type LetterExhibit } from '../case/exhibits.ts'
import { dottedDegrees } from '../case/degrees.ts'
import { roleInWords } from '../case/roles.ts'
import { withThe } from '../case/schools.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'
import type { LetterFacts } from '../case.ts'
import { fillSkeleton, hasFact, needs } from './fill.ts'
import { ofExpert, recordSentences } from './record-sentences.ts'
import * as frame from './frame.ts'

/** Who the expert is: the words of the fact sheet first, then what curriculum vitae and description tell. */
export function writeCredentials(facts: LetterFacts): string {
  const { expertLife: life } = facts
  const works = life.entries
    .filter((entry) => ofOwn.test(entry))
    .map((entry) => escapeText(houseStyle(`${entry.replace(ofOwn, 'My ')}.`)))
  const told = [
    ...degreesOf(facts, life),
    ...postsOf(facts, life),
    ...own(facts),
    ...works,
    ...given(facts),
    ...careerOf(facts),
  ]
  const { sentences: listedRecord, rest: entries } = recordSentences(
    life.entries.filter(
      (entry) =>
        !ofOwn.test(entry) &&
        // Dated posts say it better than a count of years.
        (life.posts.length === 0 || !/^\d+\+? ?(?:years|yrs)\b(?! of (?:field ?work|research)\b)/iu.test(entry)) &&
        !isGiven(entry, facts),
    ),
    ofExpert,
  )
  // `Before that` is before the posts.
  const earlier = listedRecord.filter((words) => words.startsWith('Before that I spent'))
  const recorded = listedRecord.filter((words) => !earlier.includes(words))
  const posts = postsOf(facts, life)
  told.splice(told.indexOf(posts.at(-1) ?? '') + 1, 0, ...earlier.map((words) => escapeText(curlyQuotes(words))))
  const field = hasFact(facts, 'expert.field') ? [fillSkeleton(frame.credentials.field, facts)] : []
  const curriculum = curriculumOf(facts.exhibits)
  const attached = curriculum === undefined ? [] : [attachedAs(curriculum)]
  const isOffice = hasFact(facts, 'expert.position_said')
  const office = isOffice
    ? fillSkeleton('I give this opinion as {{expert.position_said}}.', facts)
    : needs('degrees, posts and field of the expert')
  const first = told.length + recorded.length + entries.length === 0 ? [office] : told
  return (
    paragraph(...first) +
    paragraph(...recorded.map((words) => escapeText(curlyQuotes(houseStyle(dottedDegrees(words)))))) +
    (entries.length === 0
      ? ''
      : listed(`My record also ${entries.length > 1 ? 'lists these' : 'lists this'}:`, entries)) +
    paragraph(...field, ...attached)
  )
}

/** What the notes say of earlier testimony, unless description or curriculum vitae count the same. */
function careerOf({ notes, expertLife: life }: LetterFacts): string[] {
  const counted = [...life.entries, ...life.sentences].filter((words) => /testif|testimon/iu.test(words)).join(' ')
  return notes.career
    .filter((words) => !(words.match(/\d+/gu) ?? []).some((number) => counted.includes(number)))
    .map((words) => escapeText(houseStyle(words)))
}

/** `His book appeared in 2017`. */
const ofOwn = /^(?:His|Her|Their) (?=\p{Ll})/u

/** The fact sheet has said it already. */
function isGiven(entry: string, { values }: LetterFacts): boolean {
  return ['expert.output', 'expert.testimony', 'expert.posts'].some((name) => {
    const value = values[name]?.source === 'fact sheet' ? values[name].value : undefined
    return value !== undefined && (entry.includes(value) || value.includes(entry))
  })
}

function attachedAs(exhibit: LetterExhibit): string {
  return `${frame.credentials.attached} ${exhibit.isListed ? citeExhibit(exhibit) : `Exhibit ${exhibit.letter}`}.`
}

function degreesOf(facts: LetterFacts, { degrees }: Background): string[] {
  if (hasFact(facts, 'expert.degrees'))
    return [dottedDegrees(fillSkeleton('I hold {{expert.degrees}}.', facts)).replace('..', '.')]
  return degrees.length === 0 ? [] : [escapeText(`I hold ${degreesInWords(degrees)}.`)]
}

function postsOf(facts: LetterFacts, { posts }: Background): string[] {
  if (hasFact(facts, 'expert.posts')) return [fillSkeleton('I have served as {{expert.posts}}.', facts)]
  return postSentences(posts, { subject: 'I', has: 'have', later: 'I' }).map(escapeText)
}

function own(facts: LetterFacts): string[] {
  return facts.expertLife.sentences.flatMap((sentence) => {
    // In the expert’s own papers `he` is the expert, whatever the client is called.
    const pronoun = /^(?:(?:From|Since|Between|In|Until) [^,.;]{4,30},? )?(he|she)\b/iu
      .exec(sentence)?.[1]
      ?.toLowerCase()
    const own: Parties =
      pronoun === 'he' || pronoun === 'she'
        ? { ...facts.parties, expert: pronoun, client: undefined, clientNames: [] }
        : facts.parties
    const said = inOwnWords(sentence, own)
    return said === undefined ? [] : [escapeText(houseStyle(dottedDegrees(said)))]
  })
}

function given(facts: LetterFacts): string[] {
  return Object.entries(frame.credentials.given).flatMap(([name, skeleton]) =>
    hasFact(facts, name) ? [fillSkeleton(skeleton, facts)] : [],
  )
}

/** `a Ph.D. in Grain Science (1998) and an M.S. in Agricultural Engineering (1993), both from X`. */
export function degreesInWords(degrees: readonly Degree[]): string {
  const schools = new Set(degrees.map(({ school }) => school))
  const isOne = degrees.length === 2 && schools.size === 1 && degrees[0]?.school !== undefined
  const told = degrees.map(({ title, field, school, year }) => {
    const from = isOne || school === undefined ? '' : ` from ${withThe(school)}`
    const when = year === undefined ? '' : ` (${year})`
    return `${/^(?:M|LL|A)\.?[A-Z]|^Ed/u.test(title) ? 'an' : 'a'} ${title}${field === undefined ? '' : ` in ${field}`}${from}${when}`
  })
  return `${listInWords(told)}${isOne ? `, both from ${withThe(degrees[0]?.school ?? '')}` : ''}`
}

type Voice = { readonly subject: string; readonly has: string; readonly later: string }

const ofCompany =
  /\b(?:engineer|manager|director|president|head|lead|analyst|designer|developer|architect|scientist)$/iu
const company =
  /\b(?:Group|Inc\.?|LLC|Corp\.?|Corporation|Company|Systems|Technologies|Industries|Partners|Holdings|Laborator(?:y|ies)|Motors|Energy|Power|Robotics|Infrastructure)$/u
const ofUnit =
  /\b(?:Department|Division|School|College|Faculty|Institute|University|Center|Centre|Office|Hospital|Group|Team|Unit)\b/u

/** `Corrosion Monitoring, Lakeshore Infrastructure Group`: a field of work within a company, and no employer. */
function unitOf(where: string): { readonly unit: string; readonly company: string } | undefined {
  const [unit = '', named, ...rest] = where.split(', ')
  const isUnit = named !== undefined && rest.length === 0 && company.test(named)
  return isUnit && !company.test(unit) && !ofUnit.test(unit) ? { unit, company: named } : undefined
}

/** Posts that last, then those before, each with its time. */
export function postSentences(posts: readonly Post[], { subject, has, later }: Voice): string[] {
  const now = posts.filter(({ to, from }) => to === undefined && from !== undefined)
  const past = posts.filter(({ to }) => to !== undefined)
  let last: string | undefined
  const place = ({ title, where }: Post) => {
    const role = roleInWords(title)
    if (where === undefined) return role
    const isSame = where === last
    last = where
    if (role === 'in private practice') return `${role} in ${where}`
    const of = /^(?:editor|editor-in-chief|associate editor|reviewer|member|president|chair|founder)$/iu.test(role)
      ? 'of'
      : 'at'
    // `chair of the ReCell review panel`
    const body = /\b(?:panel|committee|board|council|jury)$/iu.test(where) && !/^the /iu.test(where)
    const post = of === 'of' ? role.charAt(0).toLowerCase() + role.slice(1) : role
    const part = isSame || of === 'of' ? undefined : unitOf(where)
    if (part !== undefined && ofCompany.test(role))
      return `${role} ${/(?:director|manager|head|president)$/iu.test(role) ? 'of' : 'for'} ${part.unit} at ${withThe(part.company)}`
    return isSame
      ? `${role} there`
      : `${post} ${of} ${body ? `the ${where}` : withThe(where)}${where.includes(',') ? ',' : ''}`
  }
  const current = now.map((post) => `${place(post)} since ${post.from}`)
  const before = past.map((post) => `${place(post)} from ${post.from} to ${post.to}`)
  return [
    ...(current.length === 0 ? [] : [`${subject} ${has} been ${listInWords(current)}.`]),
    ...(before.length === 0
      ? []
      : [
          current.length === 0
            ? `${subject} was ${listInWords(before)}.`
            : `${endsBefore(past, now) ? 'Before that, ' : 'In addition, '}${later} was ${listInWords(before)}.`,
        ]),
  ]
}

/** All that is over ended before the first of what lasts began. */
function endsBefore(past: readonly Post[], now: readonly Post[]): boolean {
  const began = now.flatMap(({ from }) => (from === undefined ? [] : [Number(/\d{4}/u.exec(from)?.[0] ?? 0)]))
  return past.every(({ to }) => Number(/\d{4}/u.exec(to ?? '')?.[0] ?? 0) <= Math.min(...began))
}

/** A line that leads into a list, and the list. */
export function listed(lead: string, items: readonly string[]): string {
  const told = items.map((item) => `<li>${escapeText(capitalized(houseStyle(dottedDegrees(item))))}</li>`)
  return `${paragraph(escapeText(lead))}<ul>${told.join('')}</ul>`
}
