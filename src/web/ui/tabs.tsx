import '#web/theme/mantine.css'
import { Tabs as MantineTabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './tabs.module.css'

export type Tab = { readonly id: string; readonly label: string; readonly count?: number; readonly content: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; value: string; onChange: (id: string) => void }

/** Parts of one thing, one in view. Arrow keys move; the strip scrolls sideways by itself where it is too narrow. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (strip.current && current) showInStrip(strip.current, current)
  }, [value])
  return (
    <MantineTabs value={value} onChange={(id) => id !== null && onChange(id)} unstyled>
      <MantineTabs.List ref={strip} className={styles.strip} aria-label={label}>
        {tabs.map(({ id, label: name, count }) => (
          <MantineTabs.Tab key={id} value={id} data-tab={id} className={styles.tab}>
            {name}
            {count !== undefined && <small className="num">{count}</small>}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ id, content }) => (
        <MantineTabs.Panel key={id} value={id} className={styles.panel}>
          {content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}

type TabLink = {
  readonly to: string
  readonly label: string
  /** Other addresses of the same page. */
  readonly also?: readonly string[]
}
type LinksProps = { label: string; links: readonly TabLink[] }

/** The same look for pages of one area: each is a page with an address of its own. */
export function TabLinks({ label, links }: LinksProps) {
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[href="${pathname}"]`)
    if (strip.current && current) showInStrip(strip.current, current)
  }, [pathname])
  return (
    <nav ref={strip} className={styles.strip} aria-label={label}>
      {links.map(({ to, label: name, also = [] }) => (
        <NavLink key={to} to={also.includes(pathname) ? pathname : to} className={styles.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** A strip too narrow for all scrolls until the current one stands in its middle. */
function showInStrip(strip: HTMLElement, current: HTMLElement): void {
  const start = current.offsetLeft - strip.offsetLeft
  strip.scrollLeft = start - (strip.clientWidth - current.offsetWidth) / 2
}
