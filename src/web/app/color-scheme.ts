import { localStorageColorSchemeManager } from '@mantine/core'

/** The choice stays on this device, under the key that the page's first script reads before the first paint. */
export const colorScheme = localStorageColorSchemeManager({ key: 'drafty-color-scheme' })
