import { Menu } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { usePart } from '#web/lazy/use-part.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/notify.tsx'

/** Under 768 px the header's places are behind this button; what slides in comes with the first use. */
export function MobileMenu() {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const renderDrawer = usePart(loadDrawer, opened, () => {
    notify('error', 'The menu could not be loaded. Please try again.')
    close()
  })
  return (
    <>
      <IconButton
        icon={Menu}
        iconSize="l"
        large
        label="Open menu"
        className="only-small"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      />
      {renderDrawer?.({ opened, close })}
    </>
  )
}

async function loadDrawer() {
  const { MobileDrawer } = await import('./mobile-drawer.tsx')
  return (props: ComponentProps<typeof MobileDrawer>) => <MobileDrawer {...props} />
}
