import '#web/theme/mantine.css'
import { Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useHeldPage } from '#web/ui/hold-page.ts'
import styles from './mobile-menu.module.css'
import { MenuContent } from './menu-content.tsx'

type Props = { opened: boolean; close: () => void }

/** The links of the header and the user menu with the credits strip, sliding in from the left. */
export function MobileDrawer({ opened, close }: Props) {
  // Only what opens after it was mounted knows where the focus has to go back to.
  const mounted = useMounted()
  useHeldPage(opened)
  return (
    <Drawer.Root
      opened={opened && mounted}
      onClose={close}
      size={320}
      lockScroll={false}
      classNames={{ content: styles.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <MenuContent close={close} />
      </Drawer.Content>
    </Drawer.Root>
  )
}
