import { LogoMark } from '#web/ui/logo.tsx'
import './start-up-screen.css'

/** The pulsing logo while the app starts. `index.html` brings the same one, so that it is there before any script. */
export function StartUpScreen() {
  return (
    <main className="start-up" aria-busy="true">
      <LogoMark className="start-up-logo" />
      <p className="sr" role="status">
        Drafty is starting
      </p>
    </main>
  )
}
