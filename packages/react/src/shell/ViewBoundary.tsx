import { type Latchkey, track, type ViewName } from '@latchkey/core'
import { Component, type ReactNode } from 'react'
import { FailedView } from './FailedView'

type BoundaryProps = {
  readonly latchkey: Latchkey
  readonly view: ViewName
  readonly children: ReactNode
}

/** Keeps a view that breaks from taking the card, or the page, with it. */
export class ViewBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const { latchkey, view } = this.props
    latchkey.logger.error(`The view ${view} broke`, error)
    const errorMessage = error instanceof Error ? error.message : String(error)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: `view/${view}`, errorMessage, uncaught: true })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return <FailedView retry={() => this.setState({ isBroken: false })} />
  }
}
