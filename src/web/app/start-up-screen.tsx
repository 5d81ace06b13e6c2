import { LogoMark } from '../ui/logo.tsx'
import styles from './start-up-screen.module.css'

/** The pulsing logo while the app starts. */
export function StartUpScreen() {
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="sr">Drafty</h1>
      <LogoMark className={styles.logo} />
      <p className="sr" role="status">
        Drafty is starting
      </p>
    </main>
  )
}
