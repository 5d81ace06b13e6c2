export { type ChosenTemplate, findChosenTemplate } from './draft-template.ts'
export { keepingTemplate } from './keep-template.ts'
export { withOldCase } from './old-case-of-draft.ts'
export { findDraftTemplate, templatesOfDrafts } from './store.ts'
