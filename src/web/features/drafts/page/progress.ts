import type { DraftSection } from './draft-section.ts'
import type { DraftView } from './draft-view.ts'

export function isDone({ state }: Pick<DraftSection, 'state'>): boolean {
  return state !== 'waiting' && state !== 'generating' && state !== 'failed'
}

type Writing = {
  readonly state: DraftView['state']
  readonly startedAt: number
  readonly sections: readonly Pick<DraftSection, 'state' | 'isSetByRule' | 'words'>[]
}

const fewest = 2
const minute = 60_000

/** What a section counts for whose plan says nothing. */
const usualWords = 400

const wordsOf = (sections: Writing['sections']) => sections.reduce((sum, { words = usualWords }) => sum + words, 0)

/**
 * `about 6 minutes`, by the words that are planned for the sections and the pace of those that a model has written so far;
 * undefined until two of them tell it. What software sets takes no time.
 */
export function timeLeft({ state, startedAt, sections }: Writing, now: number): string | undefined {
  const byModel = sections.filter(({ isSetByRule }) => isSetByRule !== true)
  const done = byModel.filter(isDone)
  if (state !== 'drafting' || done.length < fewest || done.length === byModel.length) return undefined
  const written = wordsOf(done)
  const left = ((now - startedAt) * (wordsOf(byModel) - written)) / written
  if (left < minute) return 'less than a minute'
  const minutes = Math.round(left / minute)
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}
