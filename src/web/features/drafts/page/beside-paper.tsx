import type { ReactNode } from 'react'
import type { DraftPath } from './draft-queries.ts'
import { SourcePane } from './sources/source-pane.tsx'
import { CommentPane, type NewPassage } from './together/comment-pane.tsx'
import { selectWords } from './together/select-words.ts'
import type { DraftDesk } from './use-draft-desk.ts'

export type Part = { readonly desk: DraftDesk }

/** The page of a source that was opened, or the checks and the revision. */
export function BesidePaper({ desk, path, pane }: Part & { path: DraftPath; pane: ReactNode }) {
  const { beside, mode, closeSource } = desk
  if (beside.is === 'comments' && mode.is === 'reading')
    return <Comments desk={desk} path={path} passage={beside.passage} />
  if (beside.is !== 'source' || mode.is !== 'reading') return pane
  return (
    <SourcePane
      key={`${beside.source.id} ${beside.source.start}`}
      path={path}
      source={beside.source}
      onClose={closeSource}
    />
  )
}

function Comments({ desk, path, passage }: Part & { path: DraftPath; passage: NewPassage | undefined }) {
  return (
    <CommentPane
      path={path}
      sections={desk.view.sections}
      passage={passage}
      sectionId={desk.current?.id}
      canComment={desk.may('comment')}
      onPlace={({ section_id, place }) => {
        desk.setSheet(undefined)
        selectWords(desk.pane.current, section_id, place)
      }}
      onClose={() => {
        desk.setSheet(undefined)
        desk.closeSource()
      }}
    />
  )
}
