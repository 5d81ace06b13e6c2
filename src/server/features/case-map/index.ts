export { readCaseDocuments } from './case-documents.ts'
export { mapForDraft } from './map-for-draft.ts'
export { orderExhibits } from './keep-decision.ts'
