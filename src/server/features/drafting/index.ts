export { listFinishedDrafts, writeDraftFile } from './file/draft-file.ts'
export { listDraftItems, removeDraftsOfClient } from './store.ts'
