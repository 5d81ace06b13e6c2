import type { RefObject } from 'react'
import { isOpenKind } from '#domain/draft-checks/open-points.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftFlag } from '../draft-flag.ts'
import { lookOf } from '../flag-looks.ts'
import styles from './margin-icons.module.css'
import { rankOnLine, useMarginPlaces } from './use-margin-places.ts'

type Props = {
  readonly text: RefObject<HTMLElement | null>
  readonly flags: readonly DraftFlag[]
  readonly onFlag: (flag: DraftFlag, byKeyboard: boolean) => void
}

/** A small icon on the line of each flag that wants a decision or was computed. The keyboard uses the mark itself. */
export function MarginIcons({ text, flags, onFlag }: Props) {
  const places = useMarginPlaces(text, 'data-flag')
  const shown = places.flatMap((place) => {
    const flag = flags.find(({ id }) => id === place.id)
    return flag && hasIcon(flag) ? [{ ...place, flag }] : []
  })
  return (
    <div className={styles.margin} data-aside="" data-margin="" aria-hidden>
      {shown.map(({ id, top, flag }, index) => {
        const { icon, tone } = lookOf(flag)
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={`${styles.icon} ${styles[tone]}`}
            data-rank={rankOnLine(shown, index)}
            style={{ top }}
            title={flag.kind}
            onClick={() => onFlag(flag, false)}
          >
            <Icon icon={icon} size="s" />
          </button>
        )
      })}
    </div>
  )
}

function hasIcon({ kind }: DraftFlag): boolean {
  return kind === 'Computed' || isOpenKind(kind)
}
