import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { Accounts } from './components/Accounts'
import { ConnectForm } from './components/ConnectForm'
import { Elsewhere } from './components/Elsewhere'
import { RelayTrouble } from './components/RelayTrouble'
import { Sheet } from './components/Sheet'
import { Sites } from './components/Sites'
import { WaitingList } from './components/WaitingList'
import type { OpenedWallet } from './openWallet'
import type { Wallet } from './wallet/createWallet'
import type { WalletState } from './wallet/WalletState'

/** Subscribes to the wallet's state. */
function useWalletState(wallet: Wallet): WalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}

type Props = { readonly opened: OpenedWallet; readonly relays: readonly string[] }

const relayWords = {
  idle: 'Ready',
  connecting: 'Connecting…',
  connected: 'Online',
  unreachable: 'Offline',
}

/** The whole wallet. */
export function App({ opened, relays }: Props): ReactElement {
  const { wallet, uri, phrase, restart } = opened
  const { relay, isElsewhere, isPairing, waiting, sessions, notice } = useWalletState(wallet)
  const [putOff, setPutOff] = useState<ReadonlySet<number>>(new Set())
  const shown = waiting.find(({ id }) => !putOff.has(id))
  const without = (id: number) => new Set([...putOff].filter((one) => one !== id))
  return (
    <div className="frame">
      <header className="top">
        <h1>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          Latchkey wallet
        </h1>
        <p className="relay" data-state={relay} role="status">
          {relayWords[relay]}
        </p>
      </header>
      {isElsewhere ? (
        <Elsewhere onTakeOver={restart} />
      ) : (
        <main>
          {relay === 'unreachable' ? <RelayTrouble relays={relays} /> : null}
          <p className="notice" role="status" data-state={notice ? (notice.isBad ? 'bad' : 'good') : 'none'}>
            {notice?.text}
          </p>
          <WaitingList waiting={waiting} onOpen={(id) => setPutOff(without(id))} />
          <ConnectForm wallet={wallet} given={uri} isPairing={isPairing} />
          <Sites wallet={wallet} sessions={sessions} />
          <Accounts wallet={wallet} phrase={phrase} onChanged={restart} />
          {shown ? (
            <Sheet
              key={shown.id}
              wallet={wallet}
              waiting={shown}
              nodes={opened.nodes}
              onLater={() => setPutOff(new Set([...putOff, shown.id]))}
            />
          ) : null}
        </main>
      )}
    </div>
  )
}
