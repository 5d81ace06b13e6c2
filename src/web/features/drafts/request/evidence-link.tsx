import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { caseMapQuery, type MapPath } from '#web/features/case-map/case-map-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to the evidence before drafting, where the tool has a case map. It can be skipped, and costs nothing. */
export function EvidenceLink({ path, route }: { path: MapPath; route: string }) {
  const { data } = useQuery(caseMapQuery(path))
  if (!data) return null
  return (
    <ButtonLink wide icon={ListChecks} to={`${route}/evidence?client=${path.clientId}`}>
      Look at the evidence first
    </ButtonLink>
  )
}
