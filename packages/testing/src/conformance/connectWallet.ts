import type { WalletChange, WalletReport } from '@latchkey/core'
import type { SetupChain } from './ChainFixture'
import { findWallet } from './findWallet'

/** Waits long enough for pending events to arrive. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

/** A visitor who has connected. Collects what the wallet reports from then on. */
export async function connectWallet(setup: SetupChain) {
  const fixture = await setup()
  const connector = await findWallet(fixture)
  const changes: WalletChange[] = []
  const stop = fixture.adapter.watch(connector, (change) => changes.push(change))
  const ask = (silent: boolean): Promise<WalletReport> =>
    fixture.adapter.connect({ connector, networks: [fixture.network], silent })
  const report = await ask(false)
  await settle()
  changes.length = 0
  const [address = ''] = report.accounts.map((account) => account.address)
  return { ...fixture, connector, report, address, changes, stop, ask }
}
