import type { MantineThemeComponents } from '@mantine/core'

const overlay = { backgroundOpacity: 1, color: 'var(--scrim)' }

/** Defaults of the Mantine parts in use, as data: naming a component here does not load it. */
export const components: MantineThemeComponents = {
  Input: {
    defaultProps: { size: 'sm' },
    vars: () => ({ wrapper: { '--input-height': '2.5rem', '--input-fz': '0.875rem' } }),
  },
  Select: { defaultProps: { size: 'sm', maxDropdownHeight: 320 } },
  MultiSelect: { defaultProps: { size: 'sm', maxDropdownHeight: 320 } },
  Menu: {
    defaultProps: {
      shadow: 'md',
      position: 'bottom-end',
      width: 208,
      offset: 4,
      transitionProps: { duration: 120 },
      withInitialFocusPlaceholder: false,
    },
  },
  Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  Tooltip: { defaultProps: { radius: 'sm', openDelay: 300, transitionProps: { duration: 120 } } },
  ModalRoot: { defaultProps: { centered: true, padding: 0, shadow: 'md', transitionProps: { duration: 200 } } },
  ModalOverlay: { defaultProps: overlay },
  DrawerRoot: { defaultProps: { size: 320, padding: 0, transitionProps: { duration: 200 } } },
  DrawerOverlay: { defaultProps: overlay },
  Tabs: { defaultProps: { keepMounted: false } },
}
