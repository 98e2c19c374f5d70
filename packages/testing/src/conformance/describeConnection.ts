import { isLatchkeyError, userRejected } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'
import { findWallet } from './findWallet'

/** Connecting, reconnecting and disconnecting. */
export function describeConnection(setup: SetupChain, revokes: boolean) {
  it('reports the selected account and the network', async () => {
    const { wallet, report, network } = await connectWallet(setup)
    expect(report.accounts[0]?.address).toBe(wallet.addresses[0])
    expect(report.networkId).toBe(network.caipNetworkId)
    expect(wallet.isAuthorised).toBe(true)
  })

  it('[CON-12] reports a decline as such, and connects on the next try', async () => {
    const fixture = await setup()
    const { adapter, network, wallet } = fixture
    const connector = await findWallet(fixture)
    const request = { connector, networks: [network], silent: false }
    wallet.rejectOnce()
    expect(userRejected.is(await failureOf(adapter.connect(request)))).toBe(true)
    expect(wallet.isAuthorised).toBe(false)
    expect((await adapter.connect(request)).accounts[0]?.address).toBe(wallet.addresses[0])
  })

  it('fails with a kind, whatever the wallet throws', async () => {
    const fixture = await setup()
    const { adapter, network, wallet } = fixture
    const connector = await findWallet(fixture)
    for (const thrown of ['a text', undefined, { odd: true }]) {
      wallet.throwOnce(thrown)
      const error = await failureOf(adapter.connect({ connector, networks: [network], silent: false }))
      expect(isLatchkeyError(error)).toBe(true)
    }
  })

  it('silently reconnects an allowed wallet, without a prompt', async () => {
    const { wallet, report, ask } = await connectWallet(setup)
    const { prompts } = wallet
    expect(await ask(true)).toEqual(report)
    expect(wallet.prompts).toBe(prompts)
  })

  it('finds the wallet again after a reload, without a prompt', async () => {
    const { wallet, report, network, reload, ...fixture } = await connectWallet(setup)
    const { prompts } = wallet
    const adapter = reload()
    const connector = await findWallet({ ...fixture, wallet, network, reload, adapter })
    expect(await adapter.connect({ connector, networks: [network], silent: true })).toEqual(report)
    expect(wallet.prompts).toBe(prompts)
  })

  it('silently finds nothing when nothing was allowed, without a prompt', async () => {
    const fixture = await setup()
    const { adapter, network, wallet } = fixture
    const connector = await findWallet(fixture)
    const { accounts } = await adapter.connect({ connector, networks: [network], silent: true })
    expect(accounts).toEqual([])
    expect(wallet.prompts).toBe(0)
  })

  it('revokes the permission on disconnect, so nothing is left to reconnect', async () => {
    const { adapter, connector, wallet, network, ask, reload } = await connectWallet(setup)
    await adapter.disconnect(connector)
    if (revokes) expect(wallet.isAuthorised).toBe(false)
    expect((await ask(true)).accounts).toEqual([])
    const reloaded = reload()
    const { accounts } = await reloaded.connect({ connector, networks: [network], silent: true })
    expect(accounts).toEqual([])
  })
}
