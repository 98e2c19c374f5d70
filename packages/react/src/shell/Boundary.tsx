import { type Latchkey, track } from '@latchkey/core'
import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  readonly latchkey: Latchkey
  /** What is inside, for the log. */
  readonly name: string
  /** Shown in the place of what broke; `retry` shows it again. */
  fallback(retry: () => void): ReactNode
  readonly children: ReactNode
}

/** Keeps what breaks inside of the modal from taking the rest of it, or the page, with it. */
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
