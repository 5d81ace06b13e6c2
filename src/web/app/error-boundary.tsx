import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

type State = { error: unknown; failed: boolean }

/** The last net: an error outside of any page. Inside, the router has its own. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main>
        <ErrorScreen error={this.state.error} onTryAgain={() => this.setState({ error: null, failed: false })} />
      </main>
    )
  }
}
