import '#web/theme/mantine.css'
import { AppearancePage } from '#web/features/accounts/settings/appearance-page.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ControlSections } from './controls.tsx'
import styles from './dev.module.css'
import { FeedbackSections } from './feedback.tsx'
import { FloatingSections } from './floating.tsx'
import { FoundationSections } from './foundations.tsx'
import { ListSections } from './lists.tsx'
import { ShellSections } from './shell-parts.tsx'

/** Every component of the product in every state. Development only. */
export function ComponentsPage() {
  return (
    <main className={`wrap ${styles.page}`} id="main">
      <div className="stack">
        <Logo />
        <h1 className="title">Components</h1>
        <p className="lead muted">Every component in every state, in the theme of this device.</p>
      </div>
      <FoundationSections />
      <ControlSections />
      <FeedbackSections />
      <ListSections />
      <FloatingSections />
      <ShellSections />
      <AppearancePage />
    </main>
  )
}
