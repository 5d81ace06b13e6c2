import { AcceptDialog } from './accept-dialog.tsx'
import type { DraftPageProps } from './draft-page-props.ts'
import { type DraftView, referenceAndTitle } from './draft-view.ts'
import { asOpenCheck, checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import type { Deciding } from './use-decisions.ts'
import type { DraftDesk } from './use-draft-page.ts'

type Props = { readonly props: DraftPageProps; readonly desk: Pick<DraftDesk, 'deciding' | 'setDeciding'> }

/** Asks for the reason of what the attorney does over an open check: accept a section, file the draft, keep the words. */
export function DecisionDialog({ props, desk: { deciding, setDeciding } }: Props) {
  const checks = deciding ? checksOf(props.draft, deciding) : []
  const close = () => setDeciding(undefined)
  const decide = (reason: string) => {
    close()
    if (deciding?.about === 'section') void props.onAccept(deciding.section.id, reason)
    const findings = checks.map(({ finding }) => finding)
    if (deciding?.about === 'flag') props.onKeep(findings, reason)
    if (deciding?.about === 'file') props.onDownload('clean', deciding.withComments, { findings, reason })
  }
  return (
    <AcceptDialog
      key={deciding?.about === 'section' ? deciding.section.id : deciding?.about}
      {...wordsOf(props.draft, deciding)}
      checks={checks}
      onCancel={close}
      onAccept={decide}
    />
  )
}

function checksOf(draft: DraftView, deciding: Deciding): readonly OpenCheck[] {
  if (deciding.about === 'section') {
    const known = checksBeforeAccepting(draft, deciding.section.id)
    return known.length > 0 ? known : (deciding.refused ?? [])
  }
  return deciding.about === 'file' ? checksBeforeFiling(draft) : [asOpenCheck(deciding.flag)]
}

function wordsOf(draft: DraftView, deciding: Deciding | undefined) {
  if (deciding?.about === 'file')
    return { title: draft.title, question: 'Why is the draft filed as it is?', confirm: 'Download with this reason' }
  const id = deciding?.about === 'section' ? deciding.section.id : deciding?.flag.place?.sectionId
  const title = id === undefined ? draft.title : referenceAndTitle(draft.sections, id)
  return deciding?.about === 'flag'
    ? { title, question: 'Why do the words stay as they are?', confirm: 'Keep with this reason' }
    : { title, question: 'Why is the section accepted as it is?', confirm: 'Accept with this reason' }
}
