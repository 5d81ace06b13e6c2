export { findAnswers } from './answers-store.ts'
export { listFinishedDrafts, writeDraftFile } from './file/draft-file.ts'
export { listDraftItems, removeDraftsOfClient } from './store.ts'
export { findTool } from './recipes.ts'
