// Made by `node run.js scripts/tool-lists.ts` from the folders in src/tools: no line of it is written by hand.
import type { DraftType } from '#domain/drafting/tool.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { questionnaire as draft_generator } from './asylum-brief/questionnaire.ts'
import { naturalizationQuestionnaire as naturalization } from './naturalization-cover-letter/questionnaire.ts'
import { i601aQuestionnaire as upw } from './i601a-waiver/questionnaire.ts'
import { expertLetterQuestionnaire as expert_letter } from './expert-letter/questionnaire.ts'
import { templateRevisionQuestionnaire as draft_from_template_sections } from './template-revision/questionnaire.ts'

/** The questions of every tool, by the type of its drafts: the page of a tool loads them. */
export const questionnairesByType: Readonly<Record<DraftType, Questionnaire | (() => Questionnaire)>> = {
  draft_generator,
  naturalization,
  upw,
  expert_letter,
  draft_from_template_sections,
}
