import { type Latchkey, track } from '@latchkey/core'
import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  readonly latchkey: Latchkey
  /** The name of its content, for the log. */
  readonly name: string
  /** Shown instead of what broke; `retry` shows it again. */
  fallback(retry: () => void): ReactNode
  readonly children: ReactNode
}

/** Keeps an error inside the modal from breaking the rest of it, or the page. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const { latchkey, name } = this.props
    latchkey.logger.error(`${name} broke`, error)
    const errorMessage = error instanceof Error ? error.message : String(error)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: name, errorMessage, uncaught: true })
  }

  override render(): ReactNode {
    const { fallback, children } = this.props
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children
  }
}
