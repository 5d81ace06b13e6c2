import { useQuery } from '@tanstack/react-query'
import { Brackets, Check, Contrast, type LucideIcon, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '#contract/api.ts'
import type { CaseMapSummary } from '#contract/case-maps.ts'
import { toolIdentities } from '#tools/identities.ts'
import { call } from '#web/data/call.ts'
import { caseMapKey } from '#web/data/query-keys.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './evidence-strip.module.css'

const states: readonly (readonly [Exclude<keyof CaseMapSummary, 'type' | 'facts'>, LucideIcon, string])[] = [
  ['supported', Check, 'supported'],
  ['thin', Contrast, 'thin'],
  ['nothing', Brackets, 'missing'],
  ['adverse', Scale, 'adverse'],
]

/** How the elements of a client's case stand, as the step Evidence has them; nothing while none were read. */
export function EvidenceStrip({ clientId }: { clientId: string }) {
  const { data } = useQuery({
    queryKey: [...caseMapKey, clientId, 'of client'],
    queryFn: () => call(api.listCaseMaps, { params: { clientId } }),
  })
  const [latest] = data ?? []
  const tool = toolIdentities.find(({ type }) => type === latest?.type)
  if (!latest || !tool) return null
  return (
    <section aria-labelledby="client-evidence-title">
      <div className={styles.head}>
        <h2 className="head" id="client-evidence-title">
          Evidence
        </h2>
        <Link to={`${tool.route}/evidence?client=${clientId}`}>
          Open the map<span className="sr">: {tool.title}</span>
        </Link>
      </div>
      <ul className={`panel ${styles.states}`}>
        {states.map(([state, icon, word]) => (
          <li key={state} data-state={state}>
            <Icon icon={icon} /> <b>{latest[state]}</b> {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
