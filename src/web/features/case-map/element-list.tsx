import { Brackets, Check, CircleEllipsis, Contrast, type LucideIcon, Scale } from 'lucide-react'
import type { ElementState } from '#domain/case-map/case-map.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EvidenceDesk } from './evidence-desk.ts'
import { elsewhere, factsOfElement, reasonOf } from './element-facts.ts'
import styles from './evidence.module.css'

type Look = { readonly icon: LucideIcon; readonly word: string }

export const elementLooks: Readonly<Record<ElementState, Look>> = {
  supported: { icon: Check, word: 'Supported' },
  thin: { icon: Contrast, word: 'Thin' },
  nothing: { icon: Brackets, word: 'Nothing yet' },
  adverse: { icon: Scale, word: 'Adverse' },
}

/** What the law requires here, one line each, with how the file stands. */
export function ElementList({ desk }: { desk: EvidenceDesk }) {
  const { map, element, goToElement } = desk
  const unbound = factsOfElement(map, elsewhere).supports.length
  return (
    <ol className={styles.elements}>
      {map.elements.map((one, index) => {
        const { icon, word } = elementLooks[one.state]
        const { supports, against } = factsOfElement(map, one.id)
        const reason = reasonOf(map, one)
        return (
          <li key={one.id}>
            <button
              type="button"
              className={styles.element}
              data-state={one.state}
              aria-current={one.id === element ? 'true' : undefined}
              onClick={() => goToElement(one.id)}
            >
              <span className={styles.letter}>{letterOf(index)}.</span>
              <span>{one.name}</span>
              <span className={styles.count}>
                {supports.length + against.length}
                <span className="sr"> facts</span>
                <Icon icon={icon} size="s" label={word} />
              </span>
              {reason !== undefined && <small>{reason}</small>}
            </button>
          </li>
        )
      })}
      {unbound > 0 && (
        <li>
          <button
            type="button"
            className={styles.element}
            aria-current={element === elsewhere ? 'true' : undefined}
            onClick={() => goToElement(elsewhere)}
          >
            <Icon icon={CircleEllipsis} size="s" />
            <span>Other facts</span>
            <span className={styles.count}>{unbound}</span>
          </button>
        </li>
      )}
    </ol>
  )
}

/** `A` to `Z`, then `AA`. */
export function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
