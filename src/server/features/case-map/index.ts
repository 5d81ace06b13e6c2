export { documentSources, readCaseDocuments } from './case-documents.ts'
export { mapForDraft } from './map-for-draft.ts'
export { listSentForMap, readSentForMap } from './sent-for-map.ts'
export { showPassage } from './show-passage.ts'
