import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '#contract/drafting.ts'
import { notify } from '#web/ui/notify.tsx'
import type { DownloadForm } from './download-button.tsx'
import type { DraftFlag } from './draft-flag.ts'
import type { DraftPath } from './draft-queries.ts'
import type { DraftView } from './draft-view.ts'
import { checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'
import { hasPointsIn } from './review-points.ts'
import { useDraftActions } from './use-draft-actions.ts'

/** What a reason is asked for. */
export type Deciding =
  | { readonly about: 'section'; readonly sectionId: string; readonly refused?: readonly OpenCheck[] }
  /** What is open in a section but stops nothing: placeholders, findings to look at. */
  | { readonly about: 'points'; readonly sectionId: string }
  | { readonly about: 'file'; readonly withComments: boolean }
  | { readonly about: 'flag'; readonly flag: DraftFlag }

type DecidingInput = Pick<Parameters<typeof useDraftActions>[2], 'onEdited' | 'onDone'> & {
  /** The checks of the text as it stands are on their way. */
  readonly isChecking: boolean
  readonly mayDecide: boolean
}

const cleanAfterDeciding =
  'The clean copy comes when an attorney has decided what is open. The copies with changes or sources are there now.'

/** What can be done to the draft: at once, or after the question for a reason where a check is open. */
export function useDeciding(
  path: DraftPath,
  draft: Draft,
  view: DraftView,
  { isChecking, mayDecide, ...listeners }: DecidingInput,
) {
  const [deciding, setDeciding] = useState<Deciding>()
  const [isAddingSource, setAddingSource] = useState(false)
  const acts = useDraftActions(path, draft, {
    onOpenChecks: (sectionId, refused) => setDeciding({ about: 'section', sectionId, refused }),
    ...listeners,
  })

  function accept(sectionId: string | undefined) {
    if (sectionId === undefined) return
    if (isChecking) setAwaited(sectionId)
    else if (checksBeforeAccepting(view, sectionId).length > 0) setDeciding({ about: 'section', sectionId })
    else if (hasPointsIn(view, sectionId)) setDeciding({ about: 'points', sectionId })
    else acts.accept.run({ sectionId })
  }

  // What is open is asked about, and it is known when the checks of this very text are there.
  const [awaited, setAwaited] = useState<string>()
  const acceptAwaited = useEffectEvent(() => {
    setAwaited(undefined)
    accept(awaited)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was asked for waits for the server's answer
    if (awaited !== undefined && !isChecking) acceptAwaited()
  }, [awaited, isChecking])

  function download(form: DownloadForm, withComments: boolean) {
    const isOpen = form === 'clean' && checksBeforeFiling(view).length > 0
    if (isOpen && !mayDecide) notify('warning', cleanAfterDeciding)
    else if (isOpen) setDeciding({ about: 'file', withComments })
    else acts.download.run({ form, withComments })
  }

  function actOnFlag(flag: DraftFlag, action: string) {
    const { finding, alsoFindings = [] } = flag
    if (action === 'keep') setDeciding({ about: 'flag', flag })
    else if (action === 'source') setAddingSource(true)
    else if (action !== 'verify') acts.applyFlag(flag, action)
    else if (finding !== undefined) acts.decide.run({ kind: 'verified', findings: [finding, ...alsoFindings] })
  }

  return {
    acts,
    deciding,
    setDeciding,
    isAddingSource,
    setAddingSource,
    accept,
    isChecking,
    isAcceptAwaited: awaited !== undefined,
    download,
    actOnFlag,
  }
}
