import { type ReactElement, useId } from 'react'
import type { DemoWallet, WalletPart } from '../wallets/DemoWallet'
import type { ShownWallet } from '../wallets/useWalletState'
import { WalletChain } from './WalletChain'

/** The account selected in the wallet, and the chain if it has one. */
export function WalletPlace(props: {
  readonly wallet: DemoWallet
  readonly state: ShownWallet
  readonly each: (action: (part: WalletPart) => unknown) => void
}): ReactElement {
  const { wallet, state, each } = props
  const { parts, evm } = wallet
  const id = useId()
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Account</label>
        <select
          id={id}
          value={state.selected}
          onChange={(event) => each((part) => part.switchAccount(Number(event.target.value)))}
        >
          {parts[0].accounts.map((address, index) => (
            <option key={address} value={index}>
              {parts.length > 1 ? `Account ${index + 1}` : `${address.slice(0, 6)}…${address.slice(-4)}`}
            </option>
          ))}
        </select>
      </div>
      {evm && state.chainId !== null ? (
        <WalletChain wallet={evm} chainId={state.chainId} refresh={() => each(() => undefined)} />
      ) : null}
    </>
  )
}
