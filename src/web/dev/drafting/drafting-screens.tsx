import type { ReactNode } from 'react'
import { draftScreens } from './draft-screens.tsx'
import { toolScreens } from './tool-screens.tsx'

const screens: Readonly<Record<string, () => ReactNode>> = { ...toolScreens, ...draftScreens }

/** One state of a drafting screen, or the list of all of them. */
export function DraftingScreens({ show }: { show: string | null }) {
  const screen = show === null ? undefined : screens[show]
  if (screen) return screen()
  return (
    <div className="wrap stack l">
      <h1 className="title">Drafting screens</h1>
      <ul className="stack">
        {Object.keys(screens).map((name) => (
          <li key={name}>
            <a href={`?show=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
