import { useParams } from 'react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import type { DraftView } from './draft-view.ts'
import { referenceAndTitle } from './draft-section.ts'
import { asOpenCheck, checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import { countPoints, openPointsOf } from './review-points.ts'
import type { Deciding } from './use-deciding.ts'
import type { DraftDesk } from './use-draft-desk.ts'

/** Asks for the reason of what the attorney does over an open check: accept a section, file the draft, keep the words. */
export function DecisionDialog({ desk }: { desk: DraftDesk }) {
  const { draftId = '' } = useParams()
  const { view, acts, deciding, setDeciding } = desk
  const checks = deciding ? checksOf(view, deciding) : []
  const close = () => setDeciding(undefined)
  const decide = (reason: string, onStored: () => void) => {
    close()
    const findings = idsOf(checks)
    const known = (id: string) => idsOf(checksBeforeAccepting(view, id))
    if (deciding?.about === 'section')
      acts.accept.run(
        { sectionId: deciding.sectionId, override: reason, findings: known(deciding.sectionId) },
        onStored,
      )
    if (deciding?.about === 'flag') {
      const { alsoFindings = [] } = deciding.flag
      acts.decide.run({ kind: 'accepted', findings: [...findings, ...alsoFindings], reason }, onStored)
    }
    if (deciding?.about === 'file') {
      const reasoned = idsOf(checks.filter(({ isTick }) => !isTick))
      acts.download.run(
        {
          form: 'clean',
          withComments: deciding.withComments,
          ticked: idsOf(checks.filter(({ isTick }) => isTick)),
          ...(reasoned.length > 0 && { decided: { findings: reasoned, reason } }),
        },
        onStored,
      )
    }
  }
  if (deciding?.about === 'points') return <AcceptWithPoints desk={desk} sectionId={deciding.sectionId} />
  const about = deciding && placeOf(deciding)
  return (
    <AcceptDialog
      key={about}
      place={`${draftId} ${about}`}
      {...wordsOf(view, deciding)}
      checks={checks}
      onCancel={close}
      onAccept={decide}
    />
  )
}

/** Open placeholders and findings stop nothing: they are named once, and the section is accepted all the same. */
function AcceptWithPoints({ desk, sectionId }: { desk: DraftDesk; sectionId: string }) {
  const { view, acts, setDeciding } = desk
  const own = openPointsOf(view).filter(({ place }) => place?.sectionId === sectionId)
  const gaps = countPoints({ sections: view.sections, flags: own.filter(({ topic }) => topic === 'Placeholder') })
  const others = countPoints({ sections: view.sections, flags: own }) - gaps
  const parts = [
    ...(gaps > 0 ? [gaps === 1 ? '1 placeholder is not filled in' : `${gaps} placeholders are not filled in`] : []),
    ...(others > 0 ? [others === 1 ? '1 finding is not decided' : `${others} findings are not decided`] : []),
  ]
  return (
    <ConfirmDialog
      opened
      title="Accept with open points?"
      confirmLabel="Accept all the same"
      onCancel={() => setDeciding(undefined)}
      onConfirm={() => {
        setDeciding(undefined)
        acts.accept.run({ sectionId })
      }}
    >
      In “{referenceAndTitle(view.sections, sectionId)}” {parts.join(', and ')}.
      {gaps > 0 && ' Placeholders stand in the Word file in brackets.'}
    </ConfirmDialog>
  )
}

/** What is decided: the file, a section, or a finding. */
function placeOf(deciding: Exclude<Deciding, { about: 'points' }>): string {
  if (deciding.about === 'file') return 'file'
  return deciding.about === 'section' ? `section ${deciding.sectionId}` : `finding ${deciding.flag.finding ?? ''}`
}

const idsOf = (checks: readonly OpenCheck[]) => checks.map(({ finding }) => finding)

function checksOf(draft: DraftView, deciding: Deciding): readonly OpenCheck[] {
  if (deciding.about === 'points') return []
  if (deciding.about === 'section') {
    const known = checksBeforeAccepting(draft, deciding.sectionId)
    return known.length > 0 ? known : (deciding.refused ?? [])
  }
  return deciding.about === 'file' ? checksBeforeFiling(draft) : [asOpenCheck(deciding.flag)]
}

function wordsOf(draft: DraftView, deciding: Deciding | undefined) {
  if (deciding?.about === 'file')
    return {
      title: draft.title,
      question: 'Why is the draft filed as it is?',
      confirm: checksBeforeFiling(draft).some(({ isTick }) => !isTick) ? 'Download with this reason' : 'Download',
    }
  const id = deciding?.about === 'flag' ? deciding.flag.place?.sectionId : deciding?.sectionId
  const title = id === undefined ? draft.title : referenceAndTitle(draft.sections, id)
  return deciding?.about === 'flag'
    ? { title, question: 'Why do the words stay as they are?', confirm: 'Keep with this reason' }
    : { title, question: 'Why is the section accepted as it is?', confirm: 'Accept with this reason' }
}
