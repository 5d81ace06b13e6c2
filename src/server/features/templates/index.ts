export { type ChosenTemplate, findChosenTemplate, keepingTemplate } from './draft-template.ts'
export { findDraftTemplate, templatesOfDrafts } from './store.ts'
