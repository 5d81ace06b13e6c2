import { AcceptDialog } from './accept-dialog.tsx'
import type { DraftView } from './draft-view.ts'
import { referenceAndTitle } from './draft-section.ts'
import { asOpenCheck, checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import type { Deciding, DraftDesk } from './use-draft-desk.ts'

/** Asks for the reason of what the attorney does over an open check: accept a section, file the draft, keep the words. */
export function DecisionDialog({ desk }: { desk: DraftDesk }) {
  const { view, acts, deciding, setDeciding } = desk
  const checks = deciding ? checksOf(view, deciding) : []
  const close = () => setDeciding(undefined)
  const decide = (reason: string) => {
    close()
    const findings = idsOf(checks)
    const known = (id: string) => idsOf(checksBeforeAccepting(view, id))
    if (deciding?.about === 'section')
      acts.accept.run({ sectionId: deciding.sectionId, override: reason, findings: known(deciding.sectionId) })
    if (deciding?.about === 'flag') acts.decide.run({ kind: 'accepted', findings, reason })
    if (deciding?.about === 'file')
      acts.download.run({ form: 'clean', withComments: deciding.withComments, decided: { findings, reason } })
  }
  return (
    <AcceptDialog
      key={deciding?.about === 'section' ? deciding.sectionId : deciding?.about}
      {...wordsOf(view, deciding)}
      checks={checks}
      onCancel={close}
      onAccept={decide}
    />
  )
}

const idsOf = (checks: readonly OpenCheck[]) => checks.map(({ finding }) => finding)

function checksOf(draft: DraftView, deciding: Deciding): readonly OpenCheck[] {
  if (deciding.about === 'section') {
    const known = checksBeforeAccepting(draft, deciding.sectionId)
    return known.length > 0 ? known : (deciding.refused ?? [])
  }
  return deciding.about === 'file' ? checksBeforeFiling(draft) : [asOpenCheck(deciding.flag)]
}

function wordsOf(draft: DraftView, deciding: Deciding | undefined) {
  if (deciding?.about === 'file')
    return { title: draft.title, question: 'Why is the draft filed as it is?', confirm: 'Download with this reason' }
  const id = deciding?.about === 'section' ? deciding.sectionId : deciding?.flag.place?.sectionId
  const title = id === undefined ? draft.title : referenceAndTitle(draft.sections, id)
  return deciding?.about === 'flag'
    ? { title, question: 'Why do the words stay as they are?', confirm: 'Keep with this reason' }
    : { title, question: 'Why is the section accepted as it is?', confirm: 'Accept with this reason' }
}
