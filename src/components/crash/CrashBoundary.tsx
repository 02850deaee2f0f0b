import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen'

interface CrashBoundaryProps {
  /** Another path is another page: the crash is over. */
  path: string
  /** Whether the layout itself stands inside, so that nothing is left around the crash. */
  whole?: boolean
  children: ReactNode
}

interface CrashBoundaryState {
  crash: { error: unknown } | null
}

/** Shows a crash in the place of what has crashed, until the reader tries again or goes elsewhere. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null }

  static getDerivedStateFromError = (error: unknown): CrashBoundaryState => ({ crash: { error } })

  private readonly tryAgain = () => this.setState({ crash: null })

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crash && before.path !== this.props.path) this.tryAgain()
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return <CrashScreen error={crash.error} whole={this.props.whole} onTryAgain={this.tryAgain} />
  }
}
