export { listDraftItems, removeDraftsOfClient } from './store.ts'
