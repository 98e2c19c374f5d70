import { getStatus } from '@latchkey/core'
import type { ConnectionStatus, Namespace } from '@latchkey/protocol'
import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react'
import { wrongProp } from '../errors'
import { useLatchkey } from '../hooks/useLatchkey'
import { useSelector } from '../hooks/useSelector'
import type { OwnFace } from '../loader/ModalParts'
import { useAccountModule } from './useAccountModule'

/** What a connect button of the site's own shows. */
export type ConnectButtonState = OwnFace & {
  /** False until a stored connection is restored or given up. */
  readonly isReady: boolean
  readonly status: ConnectionStatus
  readonly isConnected: boolean
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

const noAccount: OwnFace = {
  address: null,
  name: null,
  balance: null,
  network: null,
  isUnsupported: false,
  wallet: null,
}

/** A connect button that the site draws: `children` gets the state and what a press can do. @throws invalidOption */
export function CustomConnectButton(props: CustomConnectButtonProps): ReactElement {
  const { namespace, balance, children } = props
  // Plain JavaScript may pass anything.
  if (typeof children !== 'function') throw wrongProp('children', 'a function', children)
  const { latchkey, open, preload } = useLatchkey()
  const isInitialized = useSelector((state) => state.initialized)
  const status = useSelector((state) => getStatus(state, namespace))
  const module = useAccountModule(status !== 'disconnected')
  const account = status === 'connected' ? module : undefined
  const face = useSelector((state) => account?.readOwnFace(state, { namespace, balance }) ?? noAccount)
  useEffect(
    () => (balance === 'hide' ? undefined : account?.watchAccount(latchkey, namespace)),
    [balance, account, latchkey, namespace],
  )
  const actions = useMemo(() => {
    const family = namespace ? { namespace } : {}
    return {
      open: () => open(account?.accountRequest(latchkey, namespace) ?? { view: 'Connect', ...family }),
      openNetworks: () => open({ view: 'Networks', ...family }),
      preload,
      disconnect: () => latchkey.disconnect(namespace),
    }
  }, [latchkey, namespace, open, preload, account])
  // The wallet may have connected before the account's part of the buttons has loaded.
  const isLoading = status === 'connected' && !account
  return (
    <>
      {children({
        ...face,
        isReady: isInitialized && !isLoading,
        status: isLoading ? 'connecting' : status,
        isConnected: account !== undefined,
        ...actions,
      })}
    </>
  )
}
