import { Building2, CircleQuestionMark, Files, LayoutDashboard, type LucideIcon, Settings, Users } from 'lucide-react'

export type NavigationItem = {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Pages that lie under this one, though their addresses do not. */
  readonly under?: readonly string[]
}

/** The header's links (specification 1, section 2). */
export const mainNavigation: readonly NavigationItem[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, under: ['/ai/'] },
  { to: '/drafty/clients', label: 'Clients', icon: Users },
  { to: '/drafty/my-drafts', label: 'My Drafts', icon: Files, under: ['/drafty/revision-workflow'] },
]

/** Beside them for those who work in a firm. */
export const firmNavigation: NavigationItem = { to: '/firm', label: 'Firm', icon: Building2 }

/** What the user menu holds before Log Out. */
export const accountNavigation: readonly NavigationItem[] = [
  { to: '/settings', label: 'Settings', icon: Settings },
  { to: '/drafty/faq', label: 'FAQ', icon: CircleQuestionMark },
]

/** The place of the header that a page belongs to. */
export function isHere({ to, under = [] }: NavigationItem, path: string): boolean {
  const isOwn = to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)
  return isOwn || under.some((start) => path.startsWith(start))
}
