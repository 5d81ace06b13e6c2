import { hash, randomUUID } from 'node:crypto'
import { type DraftCheck, orderChecks } from '#domain/draft-checks/draft-check.ts'
import { nameOf } from '#domain/findings/name-finding.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { lawHere } from '#server/law/law-here.ts'
import { callInThread, ThreadLimitExceeded } from '#server/threads/call-in-thread.ts'
import type { FlagCall } from './flags-in-thread.ts'
import type { Surroundings } from './surroundings.ts'

const inThread = callInThread<typeof import('./flags-in-thread.ts')>(
  new URL('./flags-in-thread.ts', import.meta.url),
  'checks',
)
/** Milliseconds. A long brief takes a second; a thread that starts, on a machine that is busy, takes some more. */
type Limits = { readonly whole: number; readonly section: number }
const usualLimits: Limits = { whole: 30_000, section: 8000 }

/**
 * Every mark in a draft's text as it stands now, found in a thread with a limit of time. A text that takes longer is left
 * out and says so, red, on its own section; the others are checked all the same. Checks of one account come in turn, so
 * that no account takes the time of another.
 */
export function checkDraftText(
  draft: DraftRow,
  sections: readonly SectionRow[],
  surroundings: Surroundings,
  now: number,
  limits: Limits = usualLimits,
): Promise<DraftCheck[]> {
  const { input, ...row } = draft
  const call: FlagCall = {
    draft: { ...row, law_version: lawHere().version },
    // Of other drafts; the checks have no use for it.
    sections: sections.map((row) => ({ ...row, passages_hash: null })),
    now,
    // They change with every version; what is kept in the thread does not.
    marks: surroundings.marks,
    verdicts: surroundings.verdicts,
    inputKey: hash('sha256', input),
    surroundingsKey: keyOf(surroundings),
  }
  const around = { ...surroundings, marks: {}, verdicts: [] }
  return inTurn(draft.owner_id, () => checkAround({ call, input, surroundings: around, limits }))
}

type Work = {
  readonly call: FlagCall
  readonly input: string
  readonly surroundings: Surroundings
  readonly limits: Limits
}

/** Checks all but what is known to take too long, and finds out what that is when it is something new. */
async function checkAround(work: Work): Promise<DraftCheck[]> {
  const { sections } = work.call
  for (;;) {
    const slow = new Set(sections.filter(isSlow).map(({ section_id }) => section_id))
    const shortened = sections.map((row) => (slow.has(row.section_id) ? { ...row, content: beginningOf(row) } : row))
    const flags = await tryToCheck(work, shortened, work.limits.whole)
    if (flags) {
      const ofOthers = flags.filter(({ place }) => !slow.has(place?.sectionId ?? ''))
      const ids = sections.map(({ section_id }) => section_id)
      return orderChecks([...ofOthers, ...[...slow].map(notChecked)], ids)
    }
    if (slow.size === sections.length) return [...slow].map(notChecked)
    await findSlow(work, sections)
  }
}

/** Marks at least one section: those that take too long by themselves, else the longest of all. */
async function findSlow(work: Work, sections: readonly SectionRow[]): Promise<void> {
  const left = sections.filter((row) => !isSlow(row)).toSorted((a, b) => b.content.length - a.content.length)
  let found = 0
  for (const row of left)
    if (!(await tryToCheck(work, [row], work.limits.section))) {
      rememberSlow(row)
      found += 1
    }
  const [longest] = left
  if (found === 0 && longest) rememberSlow(longest)
}

async function tryToCheck(
  { call, input, surroundings }: Work,
  sections: readonly SectionRow[],
  milliseconds: number,
): Promise<readonly DraftCheck[] | undefined> {
  const limit = { milliseconds }
  try {
    const found = await inThread('flagInThread', limit, { ...call, sections })
    if (found !== 'unknown') return found
    const whole = await inThread('flagInThread', limit, { ...call, sections, sent: { input, surroundings } })
    return whole === 'unknown' ? undefined : whole
  } catch (error) {
    if (error instanceof ThreadLimitExceeded) return undefined
    throw error
  }
}

/** The same objects have the same key: they are kept for the drafts in use. */
const keys = new WeakMap<object, string>()

function keyOf({ otherClients, earlierDrafts }: Surroundings): string {
  return [otherClients, earlierDrafts].map(keyOfOne).join(' ')
}

function keyOfOne(value: object): string {
  const known = keys.get(value) ?? randomUUID()
  keys.set(value, known)
  return known
}

/** Texts that took too long, by what they say: no second try, until they change. */
const slowTexts = new Set<string>()
const keptTexts = 500

function isSlow(row: SectionRow): boolean {
  return slowTexts.has(nameOfText(row))
}

function rememberSlow(row: SectionRow): void {
  slowTexts.add(nameOfText(row))
  if (slowTexts.size > keptTexts) slowTexts.delete([...slowTexts][0] ?? '')
}

function nameOfText({ draft_id, section_id, content }: SectionRow): string {
  return `${draft_id} ${section_id} ${hash('sha256', content)}`
}

/** So much stands in for it that the rules on the whole draft see that there is a section. */
function beginningOf({ content }: SectionRow): string {
  return content.slice(0, 2000).replace(/<[^<>]*$/, '')
}

function notChecked(sectionId: string): DraftCheck {
  const finding = nameOf('not-checked', sectionId)
  return {
    id: finding,
    finding,
    code: 'not-checked',
    kind: 'Not found',
    severity: 'red',
    message:
      'This section could not be checked in the time that there is for it. Make it shorter, or read it yourself.',
    place: { sectionId, start: 0, end: 0 },
    passages: [],
  }
}

const lastOf = new Map<string, Promise<unknown>>()

async function inTurn<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(ownerId) ?? Promise.resolve()
  const mine = before.then(work, work)
  lastOf.set(ownerId, mine)
  try {
    return await mine
  } finally {
    if (lastOf.get(ownerId) === mine) lastOf.delete(ownerId)
  }
}
