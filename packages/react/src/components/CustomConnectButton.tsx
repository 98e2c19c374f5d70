import {
  getAccount,
  getNetwork,
  getWalletInfo,
  type OpenRequest,
  type WalletInfo,
  watchAccount,
} from '@latchkey/core'
import type { ConnectionStatus, Namespace, Network } from '@latchkey/protocol'
import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react'
import { useLatchkey } from '../hooks/useLatchkey'
import { useSelector } from '../hooks/useSelector'

/** What a connect button of the site's own shows. */
export type ConnectButtonState = {
  /** False until a stored connection is restored or given up. */
  readonly isReady: boolean
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly address: string | null
  /** The account's name, such as an ENS name. */
  readonly name: string | null
  /** Formatted, with its symbol; null until read. */
  readonly balance: string | null
  readonly network: Network | null
  /** Whether the wallet is on a network that the site doesn't support. `open` then shows the way out. */
  readonly isUnsupported: boolean
  readonly wallet: WalletInfo | null
  /** Opens the wallets, or the account once connected. */
  open(): Promise<void>
  openNetworks(): Promise<void>
  /** Loads the modal early: call it when a press is likely. */
  preload(): void
  disconnect(): Promise<void>
}

/** Props of {@link CustomConnectButton}. */
export type CustomConnectButtonProps = {
  readonly namespace?: Namespace
  /** `hide` reads no balance. */
  readonly balance?: 'show' | 'hide'
  readonly children: (state: ConnectButtonState) => ReactNode
}

/** A connect button that the site draws: `children` gets the state and what a press can do. */
export function CustomConnectButton(props: CustomConnectButtonProps): ReactElement {
  const { namespace, balance = 'show', children } = props
  const { latchkey, open, preload } = useLatchkey()
  const isReady = useSelector((state) => state.initialized)
  const { status, isConnected, address, details } = useSelector((state) => getAccount(state, namespace))
  const now = useSelector((state) => getNetwork(state, namespace))
  const wallet = useSelector((state) => getWalletInfo(state, namespace))
  const isBalanceRead = balance === 'show' && isConnected
  useEffect(
    () => (isBalanceRead ? watchAccount(latchkey, namespace) : undefined),
    [isBalanceRead, latchkey, namespace],
  )
  const isUnsupported = isConnected && now !== null && !now.isSupported
  const actions = useMemo(() => {
    const family = namespace ? { namespace } : {}
    const { enableNetworkSwitch, allowUnsupportedChain } = latchkey.options
    const isLost = isUnsupported && enableNetworkSwitch && !allowUnsupportedChain
    const request: OpenRequest = {
      view: isLost ? 'UnsupportedChain' : isConnected ? 'Account' : 'Connect',
      ...family,
    }
    return {
      open: () => open(request),
      openNetworks: () => open({ view: 'Networks', ...family }),
      preload,
      disconnect: () => latchkey.disconnect(namespace),
    }
  }, [latchkey, namespace, open, preload, isConnected, isUnsupported])
  const { profileName = null, balanceText, balanceSymbol = '' } = details
  return (
    <>
      {children({
        isReady,
        status,
        isConnected,
        address,
        name: profileName,
        balance: balance === 'show' && balanceText ? `${balanceText} ${balanceSymbol}`.trim() : null,
        network: now?.network ?? null,
        isUnsupported,
        wallet,
        ...actions,
      })}
    </>
  )
}
