export { composeDraft } from './compose-draft.ts'
export { checkDraftText } from './check-draft-text.ts'
export { listDecisions } from './flag-decisions.ts'
export { readSurroundings } from './surroundings.ts'
export { fingerprintFiles } from './signed-drafts.ts'
export { fingerprintText } from './text-fingerprint.ts'
export { signerOfText } from './sign-off-of-text.ts'
export { listFinishedDrafts, writeDraftFile, writeDraftInPacket, writeFiledDraft } from './file/draft-file.ts'
export { pageSettingOf } from './file/page-setting.ts'
export { latestDrafts, listDraftsOfClient } from './list-drafts.ts'
export { changeExhibits } from './change-exhibits.ts'
export { letterExhibits, type Tab } from './move-exhibits.ts'
export { laterFiling, numberCites, placed, type PacketPlace } from './number-cites.ts'
export { findDraftById, findSections, inputOf, planOf } from './store.ts'
export { removeDraftsOfClient } from './remove-drafts.ts'
export { draftFor, sectionOf } from './draft-access.ts'
export {
  answerForHold,
  askForHold,
  endHold,
  keepTyped,
  listHolds,
  momentOfFree,
  putAside,
  takeHold,
} from './section-holds.ts'
export { takeNewerLaw } from './law-of-draft.ts'
export { presentDraft } from './present-draft.ts'
