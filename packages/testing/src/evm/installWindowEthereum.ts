import type { EvmProvider } from './EvmProvider'

/** Puts a provider at `ethereum` of an object, as wallets did before EIP-6963. Returns how to restore it. */
export function installWindowEthereum(provider: EvmProvider, target: object): () => void {
  const before = Object.getOwnPropertyDescriptor(target, 'ethereum')
  Object.defineProperty(target, 'ethereum', {
    value: provider,
    configurable: true,
    writable: true,
    enumerable: true,
  })
  target instanceof EventTarget && target.dispatchEvent(new Event('ethereum#initialized'))
  return () => {
    if (before) Object.defineProperty(target, 'ethereum', before)
    else Reflect.deleteProperty(target, 'ethereum')
  }
}
