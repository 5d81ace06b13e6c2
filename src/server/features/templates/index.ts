export { type ChosenTemplate, findChosenTemplate, keepingTemplate } from './draft-template.ts'
export { withOldCase } from './old-case-of-draft.ts'
export { findDraftTemplate, templatesOfDrafts } from './store.ts'
