import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { preflightKey } from '#web/data/query-keys.ts'
import type { DraftView } from './draft-view.ts'

/** The way to the packet; once every section is accepted, with what the forum's rules say before it is filed. */
export function PreflightLink({ draft }: { draft: DraftView }) {
  const { id: draftId, client, sections, packetAt } = draft
  const isAccepted = sections.length > 0 && sections.every(({ state }) => state === 'accepted')
  const preflight = useQuery({
    queryKey: [...preflightKey, draftId, 'before export'],
    queryFn: () => call(api.getPreflight, { params: { clientId: client.id, draftId } }),
    enabled: isAccepted,
  })
  return (
    <span>
      <Link to={packetAt}>Preflight and packet</Link>
      {isAccepted && preflight.data && wordsOf(preflight.data.summary)}
    </span>
  )
}

function wordsOf({ must_fix, to_check, questions }: { must_fix: number; to_check: number; questions: number }): string {
  const told = [
    ...(must_fix > 0 ? [`${must_fix} must fix`] : []),
    ...(to_check > 0 ? [`${to_check} to check`] : []),
    ...(questions > 0 ? [`${questions} asked`] : []),
  ]
  return told.length > 0 ? `: ${told.join(', ')}` : ': nothing open'
}
