export { listFinishedDrafts, writeDraftFile } from './draft-file.ts'
export { listDraftItems, removeDraftsOfClient } from './store.ts'
