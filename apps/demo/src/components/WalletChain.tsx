import type { EvmWallet } from '@latchkey/testing'
import { type ReactElement, useId, useState } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { evmChains } from '../wallets/evmChains'
import { Switch } from './Switch'

const foreignChainId = 1

/** The chain selected in an EVM wallet, and the one it declines to switch to. */
export function WalletChain(props: {
  readonly wallet: EvmWallet
  readonly chainId: number
  readonly refresh: () => void
}): ReactElement {
  const { wallet, chainId, refresh } = props
  const { playground } = usePlayground()
  const [refuses, setRefuses] = useState(false)
  const id = useId()
  const chains = evmChains(playground.site)
  const last = chains.at(-1)
  const isElsewhere = !chains.some((chain) => chain.chainId === chainId)
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Chain</label>
        <select
          id={id}
          value={chainId}
          onChange={(event) => {
            wallet.switchChain(Number(event.target.value))
            refresh()
          }}
        >
          {chains.map((chain) => (
            <option key={chain.chainId} value={chain.chainId}>
              {chain.name}
            </option>
          ))}
          <option value={isElsewhere ? chainId : foreignChainId}>A chain this page doesn’t have</option>
        </select>
      </div>
      {last && chains.length > 1 ? (
        <Switch
          label={`Refuse ${last.name}`}
          hint="Decline to switch there"
          checked={refuses}
          onChange={(on) => {
            setRefuses(on)
            wallet.set({ refuseChains: on ? [last.chainId] : [] })
            refresh()
          }}
        />
      ) : null}
    </>
  )
}
