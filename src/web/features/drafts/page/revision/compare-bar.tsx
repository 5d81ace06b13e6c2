import { Menu } from '@mantine/core'
import { ArrowLeft, ArrowRight, Check, ChevronDown } from 'lucide-react'
import { insideMain } from '#web/ui/inside-main.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import type { SectionVersion } from '../draft-view.ts'
import bar from '../draft-bar.module.css'
import styles from './compare-bar.module.css'
import type { Proposal } from './proposal.ts'
import type { Compared, RedlineLook } from './use-revision.ts'
import { versionName } from './version-history.tsx'

type Props = {
  /** The section, named while nothing is compared. */
  readonly title: string
  readonly versions: readonly SectionVersion[]
  readonly proposal: Proposal | undefined
  readonly nextVersion: number
  readonly compared: Compared | undefined
  readonly look: RedlineLook
  readonly onCompared: (compared: Compared) => void
  readonly onLook: (look: RedlineLook) => void
  readonly onClose: () => void
}

/** Which two versions are on show, and whether with their differences or as the text would read. */
export function CompareBar(props: Props) {
  const { title, versions, proposal, nextVersion, compared, look, onCompared, onLook, onClose } = props
  const options = [
    ...(proposal?.state === 'ready'
      ? [{ value: 'proposal' as const, name: `Version ${nextVersion}`, by: proposal.by ?? proposal.model }]
      : []),
    ...versions.map((version) => ({ value: version.version, name: versionName(version), by: byText(version) })),
  ]
  return (
    <div className={`${bar.bar} ${styles.bar}`}>
      <div className={styles.inner}>
        <IconButton icon={ArrowLeft} label="Back to the draft" onClick={onClose} />
        {!compared && <span className="sub">{title}</span>}
        {compared && (
          <div className={styles.pair}>
            <span className={`${styles.word} small muted`}>Compare</span>
            <VersionMenu
              label="From"
              options={options.filter(({ value }) => value !== 'proposal')}
              value={compared.from}
              onChange={(from) => from !== 'proposal' && onCompared({ ...compared, from })}
            />
            <Icon icon={ArrowRight} label="with" className={styles.arrow} />
            <VersionMenu
              label="To"
              options={options}
              value={compared.to}
              onChange={(to) => onCompared({ ...compared, to })}
            />
          </div>
        )}
        {compared && <RedlineLookControl look={look} onLook={onLook} />}
      </div>
    </div>
  )
}

function RedlineLookControl({ look, onLook }: Pick<Props, 'look' | 'onLook'>) {
  return (
    <span className={`${bar.look} ${styles.look}`}>
      <SegmentedControl
        label="View"
        value={look}
        onChange={onLook}
        options={[
          { value: 'redline', label: 'Redline' },
          { value: 'clean', label: 'Clean' },
        ]}
      />
    </span>
  )
}

type Choice = { readonly value: Compared['to']; readonly name: string; readonly by: string }
type MenuProps = {
  readonly label: string
  readonly options: readonly Choice[]
  readonly value: Compared['to']
  readonly onChange: (value: Compared['to']) => void
}

function VersionMenu({ label, options, value, onChange }: MenuProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Menu portalProps={insideMain()} width={256} position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button look="quiet" size="s" iconAfter={ChevronDown}>
          <span className="sr">{label}: </span>
          <span>
            {chosen?.name}
            {chosen && <span className={styles.by}>, {chosen.by}</span>}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.Item
            key={option.value}
            leftSection={
              option.value === value ? <Icon icon={Check} label="Chosen" /> : <span className={styles.gap} />
            }
            onClick={() => onChange(option.value)}
          >
            {option.name}, {option.by}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function byText({ origin, by }: SectionVersion): string {
  if (origin === 'manual') return `edited by ${by}`
  return origin === 'restored' ? `restored by ${by}` : by
}
