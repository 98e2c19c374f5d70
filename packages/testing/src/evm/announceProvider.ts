import type { EvmProvider } from './EvmProvider'

/** The detail of an EIP-6963 announcement, with the icon of the options. */
export type Announced = {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly rdns: string
    readonly icon: unknown
  }
  readonly provider: EvmProvider
}

/** Announces a provider on a target, and again whenever the page asks (EIP-6963). Returns how to stop. */
export function announceProvider(details: readonly Announced[], target: EventTarget): () => void {
  const say = () => {
    for (const detail of details)
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', say)
  say()
  return () => target.removeEventListener('eip6963:requestProvider', say)
}
