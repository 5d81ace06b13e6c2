const key = 'drafty.single-keys'

/** Keys without Ctrl or Alt can be switched off on this device (WCAG 2.1.4). */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(key) !== 'off',
  turn: (isOn: boolean): void => (isOn ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')),
}
