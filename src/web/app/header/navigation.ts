import { CircleQuestionMark, Files, LayoutDashboard, type LucideIcon, Settings, Users } from 'lucide-react'

export type NavigationItem = { readonly to: string; readonly label: string; readonly icon: LucideIcon }

/** The header's links (specification 1, section 2). */
export const mainNavigation: readonly NavigationItem[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/drafty/clients', label: 'Clients', icon: Users },
  { to: '/drafty/my-drafts', label: 'My Drafts', icon: Files },
]

/** What the user menu holds before Log Out. */
export const accountNavigation: readonly NavigationItem[] = [
  { to: '/settings', label: 'Settings', icon: Settings },
  { to: '/drafty/faq', label: 'FAQ', icon: CircleQuestionMark },
]
