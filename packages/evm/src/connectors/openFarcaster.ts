import { type Connector, createListeners, type Eip1193Provider } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import { askFarcaster } from './askFarcaster'
import type { FramedPage } from './FramedPage'
import type { Line } from './Line'
import { openLine } from './openLine'
import { openWebViewLine } from './openWebViewLine'

/** A client that is still starting answers within a second; any other page never does. */
const limitMs = 2_000

/** The wallet of a Farcaster client as an object of our own (EIP-1193). */
function createProvider(line: Line): Eip1193Provider {
  const listeners = createListeners()
  line.hear(({ type, event, params }) => {
    if (type === 'frameEthProviderEvent' && typeof event === 'string' && Array.isArray(params))
      listeners.emit(event, params[0])
  })
  return {
    request: (call) => askFarcaster(line, call),
    on: listeners.on,
    removeListener: listeners.removeListener,
  }
}

/**
 * Finds the wallet of the Farcaster client around the page, a phone app or a page; null if another is around, or it has
 * no wallet.
 */
export async function openFarcaster(page: FramedPage, origins: readonly string[]): Promise<Connector | null> {
  const line = openWebViewLine(page) ?? openLine(page, origins)
  const chainId = await withTimeLimit(
    // A client without a wallet says so by an error.
    askFarcaster(line, { method: 'eth_chainId' }).catch(() => null),
    limitMs,
  )
  if (typeof chainId !== 'string' || !/^0x[\da-f]+$/i.test(chainId)) return null
  return {
    id: 'farcaster',
    name: 'Farcaster',
    type: 'EXTERNAL',
    chain: 'eip155',
    isAround: true,
    provider: createProvider(line),
  }
}
