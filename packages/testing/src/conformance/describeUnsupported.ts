import { cannotSwitch, chainNotSupported, noAccounts } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { failureOf } from './failureOf'
import { findWallet } from './findWallet'

const isRefusal = (error: unknown) => cannotSwitch.is(error) || chainNotSupported.is(error)

/** A network that the wallet or its account isn't for: it never counts as one of the site's, and nothing is signed there. */
export function describeUnsupported(setup: SetupChain, showsForeignAccounts: boolean) {
  /** A wallet that is on the site's network and no other. */
  const prepare = async () => {
    const fixture = await setup()
    const { adapter, wallet, network, unsupported } = fixture
    wallet.switchNetwork(network.caipNetworkId)
    const connector = await findWallet(fixture)
    const connect = (networks = [network]) => adapter.connect({ connector, networks, silent: false })
    return { ...fixture, ...unsupported, network, foreign: unsupported.network, connector, connect }
  }

  it('[NET-2] is on the wallet’s network, even if the site prefers another', async () => {
    const { network, foreign, connect } = await prepare()
    const { networkId, approvedNetworkIds = [] } = await connect([foreign, network])
    expect(networkId).toBe(network.caipNetworkId)
    expect(approvedNetworkIds).not.toContain(foreign.caipNetworkId)
  })

  it('[NET-2] never mistakes a foreign network for one of the site’s', async () => {
    const { wallet, foreign, network, connect } = await prepare()
    wallet.switchNetwork(foreign.caipNetworkId)
    if (!showsForeignAccounts) return expect(await failureOf(connect())).toSatisfy(noAccounts.is)
    const { networkId, approvedNetworkIds = [] } = await connect()
    expect(networkId).toBe(foreign.caipNetworkId)
    expect(approvedNetworkIds).not.toContain(network.caipNetworkId)
  })

  it('[NET-3] rejects a switch that the wallet can’t make, and stays', async () => {
    const { adapter, wallet, network, foreign, connector, connect } = await prepare()
    const report = await connect()
    const { switchNetwork } = adapter.can
    // Without this method it can only switch to what the wallet has approved.
    if (!switchNetwork) return expect(report.approvedNetworkIds).toEqual([network.caipNetworkId])
    expect(await failureOf(switchNetwork({ connector, network: foreign }))).toSatisfy(isRefusal)
    expect(wallet.networkId).toBe(network.caipNetworkId)
    expect(await adapter.connect({ connector, networks: [network], silent: true })).toEqual(report)
  })

  it('sends nothing on a network that the wallet isn’t for, and doesn’t ask it', async () => {
    const { adapter, wallet, foreign, transaction, connector, connect } = await prepare()
    const { sendTransaction } = adapter.can
    if (!sendTransaction) return expect.unreachable("the adapter can't send")
    const [account] = (await connect()).accounts
    const { prompts } = wallet
    const request = { connector, address: account?.address ?? '', network: foreign, transaction }
    expect(await failureOf(sendTransaction(request))).toSatisfy(isRefusal)
    expect(wallet.prompts).toBe(prompts)
  })
}
