import { type Connector, createLazyProvider, type LoadedProvider } from '@latchkey/core'
import { loaded, walletMalformed } from '@latchkey/protocol'
import { isEip1193Provider } from '../wallet/isEip1193Provider'
import type { BroughtProvider, EvmConnector } from './EvmConnector'

function toLoaded(provider: BroughtProvider): LoadedProvider {
  if (!isEip1193Provider(provider)) throw walletMalformed({ what: 'provider' })
  return {
    request: (call) => provider.request(call),
    on: (event, listener) => void provider.on?.(event, listener as (payload: unknown) => void),
    removeListener: (event, listener) =>
      void provider.removeListener?.(event, listener as (payload: unknown) => void),
    disconnect: async () =>
      provider.disconnect ? provider.disconnect() : provider.request({ method: 'wallet_disconnect' }),
  }
}

/** The connector of a wallet that the site brings along. Nothing of it is fetched until it is asked for something. */
export function toConnector({ id, name, icon, load }: EvmConnector): Connector {
  let loading: Promise<LoadedProvider> | undefined
  const open = () => {
    loading ??= loaded(load()).then(toLoaded)
    // A visitor who was offline can pick it again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return {
    id,
    name,
    type: 'EXTERNAL',
    chain: 'eip155',
    ...(icon ? { imageUrl: icon } : {}),
    // Only a wallet that was connected before is asked silently, and the library itself keeps what it was granted.
    provider: createLazyProvider(open, () => true),
  }
}
