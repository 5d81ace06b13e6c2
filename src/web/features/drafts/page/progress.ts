import type { DraftSection } from './draft-section.ts'
import type { DraftView } from './draft-view.ts'

export function isDone({ state }: Pick<DraftSection, 'state'>): boolean {
  return state !== 'waiting' && state !== 'generating' && state !== 'failed'
}

type Writing = {
  readonly state: DraftView['state']
  readonly startedAt: number
  readonly sections: readonly Pick<DraftSection, 'state' | 'isSetByRule'>[]
}

const fewest = 2
const minute = 60_000

/**
 * `about 6 minutes`, by the pace of the sections that a model has written so far; undefined until two of them tell it.
 * What software sets takes no time.
 */
export function timeLeft({ state, startedAt, sections }: Writing, now: number): string | undefined {
  const byModel = sections.filter(({ isSetByRule }) => isSetByRule !== true)
  const done = byModel.filter(isDone).length
  if (state !== 'drafting' || done < fewest || done === byModel.length) return undefined
  const left = ((now - startedAt) * (byModel.length - done)) / done
  if (left < minute) return 'less than a minute'
  const minutes = Math.round(left / minute)
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}
