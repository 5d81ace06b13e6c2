import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from './workspace.tsx'

type Props = {
  readonly title: string
  /** The way here, with this page at its end; none where the title says it all. */
  readonly crumbs?: readonly Crumb[]
  readonly children: ReactNode
}

/** A page that cannot show what it is for: it keeps its title and the way back, above why. */
export function PlainPage({ title, crumbs = [], children }: Props) {
  return (
    <div className="wrap stack l">
      <header>
        {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
        <h1 className="title">{title}</h1>
      </header>
      {children}
    </div>
  )
}

/** The way to a page of a draft that is not at hand. */
export const crumbsOfDraft = (page: string): readonly Crumb[] => [
  { label: 'My Drafts', to: '/drafty/my-drafts' },
  { label: page },
]
