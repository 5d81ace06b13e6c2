import type { ForumId } from '#law/filing-kit/filing-kit.ts'
import { runPreflight } from '../run-preflight.ts'
import { alarms } from './sample-filing.ts'
import { type Planted, teacherFiling } from './tesfaye-filing.ts'

/** A rule, the forum, and what is planted in the teacher's filing so that the rule has to speak. */
export type Defect = readonly [code: string, forum: ForumId, planted: Planted]

/** Which planted defects were not found, and what else was said to be wrong. */
export function readRound(defects: readonly Defect[]): { missed: string[]; beside: string[] } {
  const missed: string[] = []
  const beside: string[] = []
  for (const [code, forum, planted] of defects) {
    const found = alarms(runPreflight(teacherFiling(forum, planted)))
    if (!found.some((line) => line.code === code)) missed.push(`${code} in ${forum}`)
    for (const line of found) if (line.code !== code) beside.push(`${code}: ${line.code} ${line.sentence}`)
  }
  return { missed, beside }
}
