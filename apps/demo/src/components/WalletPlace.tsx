import type { EvmWallet, EvmWalletState } from '@latchkey/testing'
import { type ReactElement, useId, useState } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { listNetworks } from '../settings/listNetworks'
import { Switch } from './Switch'

const foreignChainId = 1

/** Which account and chain the wallet's user has chosen in the wallet, and where it refuses to go. */
export function WalletPlace(props: {
  readonly wallet: EvmWallet
  readonly state: EvmWalletState
  readonly act: (action: () => void) => void
}): ReactElement {
  const { wallet, state, act } = props
  const { playground } = usePlayground()
  const [refuses, setRefuses] = useState(false)
  const id = useId()
  const networks = listNetworks(playground.site).map(({ network }) => network)
  const last = networks.at(-1)
  const isElsewhere = !networks.some((network) => network.id === state.chainId)
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-account`}>Account</label>
        <select
          id={`${id}-account`}
          value={wallet.addresses.indexOf(state.selected)}
          onChange={(event) => act(() => wallet.switchAccount(Number(event.target.value)))}
        >
          {wallet.addresses.map((address, index) => (
            <option key={address} value={index}>
              {`${address.slice(0, 6)}…${address.slice(-4)}`}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-chain`}>Chain</label>
        <select
          id={`${id}-chain`}
          value={state.chainId}
          onChange={(event) => act(() => wallet.switchChain(Number(event.target.value)))}
        >
          {networks.map((network) => (
            <option key={network.id} value={network.id}>
              {network.name}
            </option>
          ))}
          <option value={isElsewhere ? state.chainId : foreignChainId}>A chain this page doesn’t have</option>
        </select>
      </div>
      {last && networks.length > 1 ? (
        <Switch
          label={`Refuse ${last.name}`}
          hint="Says no when asked to switch there"
          checked={refuses}
          onChange={(on) => {
            setRefuses(on)
            act(() => wallet.set({ refuseChains: on ? [last.id] : [] }))
          }}
        />
      ) : null}
    </>
  )
}
