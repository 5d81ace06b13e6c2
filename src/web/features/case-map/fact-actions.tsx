import { ArrowRight, Check, Scale } from 'lucide-react'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { Button } from '#web/ui/button.tsx'
import type { RowAction } from '#web/ui/row-action.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { EvidenceDesk, FactProps } from './evidence-desk.ts'
import { elsewhere } from './element-facts.ts'
import styles from './evidence.module.css'

/** What can be done with the current fact. */
export function FactActions({ desk, one: { fact, link }, number }: FactProps) {
  const { decisions, element } = desk
  return (
    <div className={styles.actions}>
      {fact.state === 'proposed' && (
        <Button size="s" icon={Check} onClick={() => decisions.setState(fact.id, 'confirmed')} aria-keyshortcuts="y">
          Confirm
        </Button>
      )}
      <Button size="s" onClick={() => desk.setWriting({ fact: fact.id, what: 'correction' })} aria-keyshortcuts="e">
        Correct
      </Button>
      <Button size="s" onClick={() => decisions.setState(fact.id, 'left-out')} aria-keyshortcuts="x">
        Leave out
      </Button>
      <RowMenu name={`fact ${number}`} actions={movesOf(desk, fact, element, link?.direction)} />
    </div>
  )
}

/** Where else the fact can serve, and whether it speaks for or against. */
function movesOf(desk: EvidenceDesk, fact: CaseFact, element: string, direction = 'supports'): RowAction[] {
  const { map, decisions } = desk
  const turned = direction === 'against' ? ('supports' as const) : ('against' as const)
  const turn: RowAction[] =
    element === elsewhere
      ? []
      : [
          {
            label: turned === 'against' ? 'It speaks against the element' : 'It speaks for the element',
            icon: Scale,
            run: () => decisions.link({ fact: fact.id, element, direction: turned }),
          },
        ]
  const others = map.elements.filter(({ id }) => id !== element)
  return [
    ...turn,
    ...others.map(({ id, name }) => ({
      label: `Use under ${name}`,
      icon: ArrowRight,
      run: () =>
        decisions.link({
          fact: fact.id,
          element: id,
          direction: 'supports',
          ...(element !== elsewhere && { from: element }),
        }),
    })),
  ]
}
