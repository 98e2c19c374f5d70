import { networkFailure } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { BuiltInWallet } from './builtInWallets'
import { emptyList } from './DirectoryState'
import { isChosen } from './isWanted'
import { listAnswered, listAsked, listFailed } from './transitions'
import type { WalletListing } from './WalletListing'

const name = 'builtIn'

function toListing({ namespaces: _, ...wallet }: BuiltInWallet): WalletListing {
  return { ...wallet, group: 'recommended', isInstalled: false, isRecent: false }
}

/**
 * Loads the built-in wallets, once: those that the site allows and that work with one of its families. Never
 * throws: the list holds a failure.
 */
export async function loadBuiltIn(latchkey: Latchkey): Promise<void> {
  const { logger, store } = latchkey
  const known = store.getState().directory?.[name]
  if (known?.isLoading || known?.isDone) return
  store.send(listAsked, { name, query: emptyList.query })
  const turn = store.getState().directory?.[name]?.turn ?? 0
  try {
    const { builtInWallets } = await import('./builtInWallets')
    const { networks } = store.getState().network
    const isUsable = ({ namespaces }: BuiltInWallet) =>
      networks.length === 0 || networks.some(({ chainNamespace }) => namespaces.includes(chainNamespace))
    const wallets = builtInWallets
      .filter((wallet) => isChosen(latchkey, wallet) && isUsable(wallet))
      .map(toListing)
    store.send(listAnswered, { name, turn, wallets, count: wallets.length, isDone: true })
  } catch (cause) {
    logger.warn('Could not load the built-in wallets', cause)
    store.send(listFailed, { name, turn, error: networkFailure({}, { cause }) })
  }
}
