import { getAccount, getNetwork, getWalletInfo, type State, type WalletInfo } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import type { AccountFaceProps } from '../loader/ModalParts'

/** What a button of the site's own shows of an account. */
export type OwnFace = {
  readonly address: string | null
  /** The account's name, such as an ENS name. */
  readonly name: string | null
  /** Formatted, with its symbol; null until read. */
  readonly balance: string | null
  readonly network: Network | null
  /** Whether the wallet is on a network that the site doesn't support. `open` then shows the way out. */
  readonly isUnsupported: boolean
  readonly wallet: WalletInfo | null
}

/** Returns what a button of the site's own shows of an account. */
export function readOwnFace(state: State, { balance = 'show', namespace }: AccountFaceProps): OwnFace {
  const { address, details } = getAccount(state, namespace)
  const { profileName = null, balanceText, balanceSymbol = '' } = details
  const network = getNetwork(state, namespace)
  return {
    address,
    name: profileName,
    balance: balance === 'show' && balanceText ? `${balanceText} ${balanceSymbol}`.trim() : null,
    network: network?.network ?? null,
    isUnsupported: network !== null && !network.isSupported,
    wallet: getWalletInfo(state, namespace),
  }
}
