import { getAccount, type Latchkey } from '@latchkey/core'
import type { WalletAdapter } from './WalletAdapter'

/** `on` and `off` of a wallet adapter: they follow the account of the instance. */
export function createListeners<PublicKey>(
  latchkey: Latchkey,
  PublicKey: new (address: string) => PublicKey,
): Pick<WalletAdapter<PublicKey>, 'on' | 'off'> {
  type Event = 'connect' | 'disconnect'
  type Listener = (...keys: PublicKey[]) => void
  const stops = { connect: new Map<Listener, () => void>(), disconnect: new Map<Listener, () => void>() }
  const off = (event: Event, listener: Listener) => {
    stops[event].get(listener)?.()
    stops[event].delete(listener)
  }
  return {
    on(event: Event, listener: Listener) {
      off(event, listener)
      const stop = latchkey.subscribe(
        (state) => getAccount(state, 'solana').address,
        (address) => {
          if (event === 'disconnect' && address === null) listener()
          if (event === 'connect' && address !== null) listener(new PublicKey(address))
        },
      )
      stops[event].set(listener, stop)
    },
    off,
  }
}
