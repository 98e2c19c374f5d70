import type { EvmProvider } from './EvmProvider'

/** The detail of an EIP-6963 announcement; the icon is whatever the options said. */
export type Announced = {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly rdns: string
    readonly icon: unknown
  }
  readonly provider: EvmProvider
}

/** Announces a provider on a target, and again whenever the page asks (EIP-6963); the function given back ends that. */
export function announceProvider(detail: Announced, target: EventTarget, afterMs = 0): () => void {
  const say = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const start = () => {
    target.addEventListener('eip6963:requestProvider', say)
    say()
  }
  const timer = afterMs > 0 ? setTimeout(start, afterMs) : undefined
  if (timer === undefined) start()
  return () => {
    clearTimeout(timer)
    target.removeEventListener('eip6963:requestProvider', say)
  }
}
