import { type ReactElement, useState } from 'react'
import { Accounts } from './components/Accounts'
import { ConnectForm } from './components/ConnectForm'
import { Sheet } from './components/Sheet'
import { Sites } from './components/Sites'
import { useWalletState } from './components/useWalletState'
import { WaitingList } from './components/WaitingList'
import type { Wallet } from './wallet/createWallet'

type Props = { readonly wallet: Wallet; readonly uri: string; readonly onTakeOver: () => void }

const relayWords = {
  idle: 'Ready',
  connecting: 'Connecting…',
  connected: 'Online',
  unreachable: 'Relay out of reach, trying again',
}

/** The whole wallet. */
export function App({ wallet, uri, onTakeOver }: Props): ReactElement {
  const { relay, isElsewhere, waiting, sessions, notice } = useWalletState(wallet)
  const [putOff, setPutOff] = useState<ReadonlySet<number>>(new Set())
  const shown = waiting.find(({ id }) => !putOff.has(id))
  const without = (id: number) => new Set([...putOff].filter((one) => one !== id))
  return (
    <div className="frame">
      <header className="top">
        <h1>Latchkey wallet</h1>
        <p className="relay" data-state={relay} role="status">
          {relayWords[relay]}
        </p>
      </header>
      {isElsewhere ? (
        <main className="card">
          <h2>The wallet is open in another tab</h2>
          <p className="empty">Only one tab at a time can answer sites.</p>
          <button type="button" className="primary-button" onClick={onTakeOver}>
            Use it here
          </button>
        </main>
      ) : (
        <main>
          <p className="notice" role="status" data-state={notice ? (notice.isBad ? 'bad' : 'good') : 'none'}>
            {notice?.text}
          </p>
          <WaitingList waiting={waiting} onOpen={(id) => setPutOff(without(id))} />
          <ConnectForm wallet={wallet} given={uri} />
          <Sites wallet={wallet} sessions={sessions} />
          <Accounts families={wallet.families} />
          {shown ? (
            <Sheet
              key={shown.id}
              wallet={wallet}
              waiting={shown}
              onLater={() => setPutOff(new Set([...putOff, shown.id]))}
            />
          ) : null}
        </main>
      )}
    </div>
  )
}
