export { type ChosenTemplate, findChosenTemplate, keepingTemplate } from './draft-template.ts'
export { readStoredTemplate } from './read-stored.ts'
export { findDraftTemplate, templatesOfDrafts } from './store.ts'
