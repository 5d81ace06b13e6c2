import '#web/theme/mantine.css'
import { Menu } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { insideMain } from './inside-main.ts'
import type { RowAction } from './row-action.ts'
import styles from './row-menu.module.css'
import type { MenuControl } from './use-menu-part.ts'

type Props = MenuControl & { actions: readonly RowAction[]; target: ReactElement }

/** What opens under the button of a row. */
export function RowMenuDropdown({ opened, onChange, actions, target }: Props) {
  // Only what opens after it was mounted knows where the focus has to go back to.
  const mounted = useMounted()
  const plain = actions.filter(({ danger }) => danger !== true)
  const dangerous = actions.filter(({ danger }) => danger === true)
  return (
    <Menu
      opened={opened && mounted}
      width="max-content"
      portalProps={insideMain()}
      onChange={onChange}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '', divider: styles.divider ?? '' }}
    >
      <Menu.Target>{target}</Menu.Target>
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
