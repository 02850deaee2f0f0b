import { Component, type ReactNode } from 'react'
import { focusStart } from '../../browser/arrival'
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

  /** Whether a reader has tried again on this page: it may look well at first and crash all the same. */
  private hasTried = false

  private readonly tryAgain = () => {
    this.hasTried = true
    this.setState({ crash: null })
  }

  override componentDidUpdate(before: CrashBoundaryProps, { crash }: CrashBoundaryState) {
    if (before.path !== this.props.path) {
      this.hasTried = false
      if (this.state.crash) this.setState({ crash: null })
    } else if (this.hasTried && crash && !this.state.crash) focusStart()
  }

  override render() {
    const { crash } = this.state
    if (!crash) return this.props.children
    return (
      <CrashScreen
        error={crash.error}
        whole={this.props.whole}
        again={this.hasTried}
        onTryAgain={this.tryAgain}
      />
    )
  }
}
