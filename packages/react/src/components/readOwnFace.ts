import { getAccount, getNetwork, getWalletInfo, type State } from '@latchkey/core'
import type { AccountFaceProps, OwnFace } from '../loader/ModalParts'

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
