import '../theme/mantine.css'
import { Menu } from '@mantine/core'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './row-menu.module.css'

export type RowAction = {
  readonly label: string
  readonly icon: LucideIcon
  /** A page to go to, or something to do. */
  readonly to?: string
  readonly run?: () => void
  readonly disabled?: boolean
  /** Deletes or stops something: stands last, after a line. */
  readonly danger?: boolean
}

/** The actions of a row behind one button. `name` is what the row is about. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const plain = actions.filter(({ danger }) => danger !== true)
  const dangerous = actions.filter(({ danger }) => danger === true)
  return (
    <Menu classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '', divider: styles.divider ?? '' }}>
      <Menu.Target>
        <IconButton icon={Ellipsis} label={`Actions for ${name}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {plain.map((action) => (
          <Item key={action.label} action={action} />
        ))}
        {plain.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <Item key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Item({ action }: { action: RowAction }) {
  const { label, icon, to, run, disabled = false, danger = false } = action
  const look = {
    leftSection: <Icon icon={icon} />,
    disabled,
    ...(danger && { 'data-danger': true }),
  }
  if (to !== undefined)
    return (
      <Menu.Item {...look} component={Link} to={to}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item {...look} {...(run && { onClick: run })}>
      {label}
    </Menu.Item>
  )
}
