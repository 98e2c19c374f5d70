import { type ReactElement, useState } from 'react'
import type { DemoWallet, WalletPart } from '../wallets/DemoWallet'
import { useWalletState } from '../wallets/useWalletState'
import { Segmented } from './Segmented'
import { Switch } from './Switch'
import { WalletPlace } from './WalletPlace'

const answers = { approve: 'Approve', decline: 'Decline', delay: 'Wait 3 s', hang: 'Never answer' } as const
const slowMs = 3_000

/** The controls of one demo wallet. */
export function WalletCard({ wallet }: { readonly wallet: DemoWallet }): ReactElement {
  const { name, icon, hint, parts } = wallet
  const { state, refresh } = useWalletState(wallet)
  const [answer, setAnswer] = useState<keyof typeof answers>('approve')
  /** Acts on the wallet in each of its families. */
  const each = (action: (part: WalletPart) => unknown) => {
    for (const part of parts) action(part)
    refresh()
  }
  const choose = (next: keyof typeof answers) => {
    setAnswer(next)
    each((part) => {
      part.approve()
      if (next === 'decline') part.reject()
      if (next === 'delay') part.delay(slowMs)
      if (next === 'hang') part.hang()
      // Pending requests get the new answer, too.
      else part.release({ kind: next === 'decline' ? 'reject' : 'approve' })
    })
  }
  return (
    <article className="card wallet-card" aria-label={name}>
      <header>
        <img src={icon} alt="" width="40" height="40" />
        <div>
          <h3>{name}</h3>
          <p className="hint">{hint}</p>
        </div>
      </header>
      <Segmented label="When asked" value={answer} choices={answers} onChange={choose} />
      <WalletPlace wallet={wallet} state={state} each={each} />
      <Switch
        label="Locked"
        hint="The page can’t see any account"
        checked={state.locked}
        onChange={(on) => each((part) => (on ? part.lock() : part.unlock()))}
      />
      <div className="card-foot">
        <p className="faint">{state.authorised ? 'This page has access.' : 'This page has no access yet.'}</p>
        <button
          type="button"
          className="button"
          disabled={!state.authorised}
          onClick={() => each((part) => part.forget())}
        >
          Remove access
        </button>
      </div>
    </article>
  )
}
