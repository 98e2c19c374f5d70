import type { Connector, DiscoverContext } from '@latchkey/core'
import type { WalletPage } from '../EvmOptions'
import { isEip1193Provider } from '../wallet/isEip1193Provider'
import { parseAnnouncement } from './parseAnnouncement'

/** Wallets answer a request for announcements at once or within a task; this is enough for both. */
const settleMs = 100

/** The page-wide object, or undefined if it is missing or reading it throws. */
function injectedProvider(page: WalletPage): unknown {
  try {
    return isEip1193Provider(page.ethereum) ? page.ethereum : undefined
  } catch {
    // Two wallets that compete for the name may leave a getter that throws; then there is no fallback.
    return undefined
  }
}

/** [EVM-1] Reports every wallet that announces itself, now and later, and the page-wide object if none does. */
export function discover(
  page: WalletPage | undefined = globalThis.window,
  context: DiscoverContext,
): () => void {
  if (!page) return () => undefined
  /** The ids that each wallet's object announced, without regard to case. */
  const idsSeen = new Map<unknown, Set<string>>()

  const announced = (event: Event) => {
    const connector = parseAnnouncement(event)
    if (!connector) return context.refused?.(event)
    // Only the object and the id together tell whether a wallet is known. Any program can copy an id, or announce
    // another program's object under an id of its own: if one of them were enough, it would hide the wallet.
    const ids = idsSeen.get(connector.provider) ?? new Set()
    const id = connector.id.toLowerCase()
    if (ids.has(id)) return
    idsSeen.set(connector.provider, ids.add(id))
    context.found(connector)
  }

  let offered = false
  const offerInjected = () => {
    const provider = injectedProvider(page)
    if (offered || !provider || idsSeen.size > 0) return
    offered = true
    const connector: Connector = {
      id: 'injected',
      name: 'Browser Wallet',
      type: 'INJECTED',
      chain: 'eip155',
      provider,
    }
    context.found(connector)
  }

  const stops: (() => void)[] = []
  const listen = (type: string, listener: (event: Event) => void) => {
    page.addEventListener(type, listener)
    stops.push(() => page.removeEventListener(type, listener))
  }
  if (context.injected) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(offerInjected, settleMs)
    }
    stops.push(() => clearTimeout(timer))
    // Old wallets' mobile browsers fire this when they set the page-wide object after the page has loaded.
    listen('ethereum#initialized', settle)
    settle()
  }
  if (context.announced) {
    listen('eip6963:announceProvider', announced)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return () => {
    for (const stop of stops) stop()
  }
}
