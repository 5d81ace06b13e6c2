import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { usePart } from '#web/lazy/use-part.ts'
import { notify } from './notify.tsx'

export type MenuControl = { readonly opened: boolean; readonly onChange: (opened: boolean) => void }

/**
 * A menu whose code is loaded when its button is first pointed at, focused or pressed: most pages open none. `button` goes
 * to the button; it keeps the focus while the menu is put around it. `onWanted` is called then too.
 */
export function useMenuPart<Props>(load: () => Promise<(props: Props) => ReactNode>, onWanted?: () => void) {
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const render = usePart(load, wanted, () => {
    setWanted(false)
    setOpened(false)
    notify('error', 'The menu could not be loaded. Please try again.')
  })
  const hadFocus = useRef(false)
  const ref = useCallback((element: HTMLButtonElement) => {
    if (hadFocus.current) element.focus()
    return () => {
      hadFocus.current = document.activeElement === element
    }
  }, [])
  function want() {
    setWanted(true)
    onWanted?.()
  }
  function open() {
    want()
    setOpened(true)
  }
  // Pressed counts at once: the menu may be put around the button before it is let go, and then no click arrives.
  const waiting = { 'aria-haspopup': 'menu', 'aria-expanded': opened, onMouseDown: open, onClick: open } as const
  const control: MenuControl = { opened, onChange: setOpened }
  // Until the focus has moved into the menu Escape comes to the button.
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') setOpened(false)
  }
  return { render, control, button: { ref, onPointerEnter: want, onFocus: want, onKeyDown, ...(!render && waiting) } }
}
