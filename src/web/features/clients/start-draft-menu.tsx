import '#web/theme/mantine.css'
import { Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { toolIdentities } from '#tools/identities.ts'
import { insideMain } from '#web/ui/inside-main.ts'
import { Button } from '#web/ui/button.tsx'
import menu from '#web/ui/row-menu.module.css'

/** Leads to any drafting tool with this client chosen. */
export function StartDraftMenu({ clientId }: { clientId: string }) {
  return (
    <Menu
      portalProps={insideMain()}
      position="bottom-end"
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
    >
      <Menu.Target>
        <Button look="accent" iconAfter={ChevronDown}>
          Start a draft
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {toolIdentities.map(({ type, route, title }) => (
          <Menu.Item key={type} component={Link} to={`${route}?client=${clientId}`}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
