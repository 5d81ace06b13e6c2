import { Outlet } from 'react-router'
import { TabLinks } from '#web/ui/tabs.tsx'
import { FreshProofDialog } from './fresh-proof-dialog.tsx'
import styles from './settings.module.css'

const pages = [
  { to: '/settings/profile', label: 'Attorney profile' },
  {
    to: '/settings/billingandsubscriptions',
    label: 'Billing and Subscriptions',
    also: ['/settings/billing', '/drafty/billing'],
  },
  { to: '/settings/dependents', label: 'Dependent users' },
  { to: '/settings/security', label: 'Security' },
  { to: '/settings/privacy', label: 'Privacy' },
  { to: '/settings/law', label: 'Law' },
  { to: '/settings/audit', label: 'Audit trail' },
  { to: '/settings/appearance', label: 'Appearance' },
]

/** The settings and the way between their pages. */
export function SettingsFrame() {
  return (
    <div className={`wrap ${styles.frame}`}>
      <TabLinks label="Settings" links={pages} />
      <Outlet />
      <FreshProofDialog />
    </div>
  )
}
