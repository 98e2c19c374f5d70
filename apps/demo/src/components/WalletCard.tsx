import type { EvmWallet } from '@latchkey/testing'
import { type ReactElement, useState } from 'react'
import { useWalletState } from '../wallets/useWalletState'
import { Segmented } from './Segmented'
import { Switch } from './Switch'
import { WalletPlace } from './WalletPlace'

const answers = { approve: 'Approve', decline: 'Decline', delay: 'Wait 3 s', hang: 'Silent' } as const
const slowMs = 3_000

/** What the user of one demo wallet can do. */
export function WalletCard({
  wallet,
  hint,
}: {
  readonly wallet: EvmWallet
  readonly hint: string
}): ReactElement {
  const { state, refresh } = useWalletState(wallet)
  const [answer, setAnswer] = useState<keyof typeof answers>('approve')
  const act = (action: () => void) => {
    action()
    refresh()
  }
  const choose = (next: keyof typeof answers) => {
    setAnswer(next)
    wallet.approve()
    if (next === 'decline') wallet.reject()
    if (next === 'delay') wallet.delay(slowMs)
    if (next === 'hang') wallet.hang()
    // What has been left waiting gets the new answer too.
    else wallet.release({ kind: next === 'decline' ? 'reject' : 'approve' })
  }
  return (
    <article className="card wallet-card" aria-label={wallet.info.name}>
      <header>
        <img src={String(wallet.info.icon)} alt="" width="40" height="40" />
        <div>
          <h3>{wallet.info.name}</h3>
          <p className="hint">{hint}</p>
        </div>
      </header>
      <Segmented label="When it is asked" value={answer} choices={answers} onChange={choose} />
      <WalletPlace wallet={wallet} state={state} act={act} />
      <Switch
        label="Locked"
        hint="The page sees no account"
        checked={state.locked}
        onChange={(on) => act(() => (on ? wallet.lock() : wallet.unlock()))}
      />
      <div className="card-foot">
        <p className="faint">
          {state.authorised ? 'This page is allowed.' : 'This page is not allowed yet.'}
        </p>
        <button
          type="button"
          className="button"
          disabled={!state.authorised}
          onClick={() => act(() => wallet.forget())}
        >
          Forget this page
        </button>
      </div>
    </article>
  )
}
