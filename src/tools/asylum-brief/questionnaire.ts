import { type Questionnaire, questionsOf } from '#domain/questionnaire/question.ts'
import { forumGroup } from './questionnaire/forum.ts'
import { groundsGroup } from './questionnaire/grounds.ts'
import { harmGroup } from './questionnaire/harm.ts'
import { historyGroup } from './questionnaire/history.ts'
import { moreFactsGroup } from './questionnaire/more-facts.ts'
import { reliefGroup } from './questionnaire/relief.ts'
import { sourcesGroup } from './questionnaire/sources.ts'
import { timingGroup } from './questionnaire/timing.ts'

/** The form of specification 2 section 3 in the order of the domain file, then the optional facts, collapsed. */
export const questionnaire: Questionnaire = {
  groups: [forumGroup, timingGroup, reliefGroup, historyGroup, groundsGroup, harmGroup, sourcesGroup, moreFactsGroup],
}

const labels = new Map(questionsOf(questionnaire).map(({ name, label }) => [name, label]))

/** The label of a question, for the gap that its missing answer leaves. */
export function labelOf(name: string): string {
  return labels.get(name) ?? name
}
