import { type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { forumGroup } from './questions/forum.ts'
import { groundsGroup } from './questions/grounds.ts'
import { harmGroup } from './questions/harm.ts'
import { historyGroup } from './questions/history.ts'
import { moreFactsGroup } from './questions/more-facts.ts'
import { reliefGroup } from './questions/relief.ts'
import { sourcesGroup } from './questions/sources.ts'
import { timingGroup } from './questions/timing.ts'

/** The form of specification 2 section 3 in the order of the domain file, then the optional facts, collapsed. */
export const questionnaire: Questionnaire = {
  groups: [forumGroup, timingGroup, reliefGroup, historyGroup, groundsGroup, harmGroup, sourcesGroup, moreFactsGroup],
}

const labels = new Map(questionsOf(questionnaire).map(({ name, label }) => [name, label]))

/** The label of a question, for the gap that its missing answer leaves. */
export function labelOf(name: string): string {
  return labels.get(name) ?? name
}
