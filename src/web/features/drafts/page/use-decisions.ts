import { useState } from 'react'
import type { DownloadForm } from './download-button.tsx'
import type { DraftPageProps } from './draft-page-props.ts'
import type { DraftFlag, DraftSection } from './draft-view.ts'
import { checksBeforeAccepting, checksBeforeFiling, type OpenCheck } from './open-checks.ts'

/** What a reason is asked for. */
export type Deciding =
  | { readonly about: 'section'; readonly section: DraftSection; readonly refused?: readonly OpenCheck[] }
  | { readonly about: 'file'; readonly withComments: boolean }
  | { readonly about: 'flag'; readonly flag: DraftFlag }

/** Accepting, downloading and keeping words: at once, or after the question for a reason where a check is open. */
export function useDecisions(props: DraftPageProps, current: DraftSection | undefined) {
  const { draft } = props
  const [deciding, setDeciding] = useState<Deciding>()

  function accept() {
    if (!current) return
    if (checksBeforeAccepting(draft, current.id).length > 0) setDeciding({ about: 'section', section: current })
    else void acceptAtOnce(current)
  }

  /** The server may know of a check that the page has not heard of yet. */
  async function acceptAtOnce(section: DraftSection) {
    const refused = await props.onAccept(section.id)
    if (refused && refused.length > 0) setDeciding({ about: 'section', section, refused })
  }

  function download(form: DownloadForm, withComments: boolean) {
    if (form === 'clean' && checksBeforeFiling(draft).length > 0) setDeciding({ about: 'file', withComments })
    else props.onDownload(form, withComments)
  }

  function actOnFlag(flag: DraftFlag, action: string) {
    if (action === 'keep') setDeciding({ about: 'flag', flag })
    else props.onFlagAction(flag, action)
  }

  return { deciding, setDeciding, accept, download, actOnFlag }
}
