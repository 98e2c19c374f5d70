import type { WalletChange } from '@latchkey/core'
import { type NetworkId, userRejected } from '@latchkey/protocol'
import { expect, it, vi } from 'vitest'
import type { SetupChain, WalletUnderTest } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'

/** What the wallet must have reported: the network, and the accounts only if they differ there. */
function moveTo(wallet: WalletUnderTest, id: NetworkId, before: readonly string[]): readonly WalletChange[] {
  const [address] = wallet.addresses
  if (address === before[0]) return [{ networkId: id }]
  const accounts = expect.arrayContaining([expect.objectContaining({ address })])
  return [{ networkId: id, accounts }]
}

/** Switching, in families whose wallets have a network. If each network has its own addresses, both change at once. */
export function describeNetworks(setup: SetupChain) {
  const prepare = async () => {
    const { otherNetwork: known, ...rest } = await connectWallet(setup)
    const { switchNetwork } = rest.adapter.can
    if (!switchNetwork || !known) return expect.unreachable('the fixture has no other network')
    return { ...rest, known, switchNetwork, before: [...rest.wallet.addresses] }
  }

  it('[CON-14] reports another network that the user selects', async () => {
    const { wallet, changes, known, before } = await prepare()
    wallet.switchNetwork(known.caipNetworkId)
    await vi.waitFor(() => expect(changes).toEqual(moveTo(wallet, known.caipNetworkId, before)))
  })

  it('[NET-2] reports an unsupported network instead of guessing one', async () => {
    const { wallet, changes, ask, unsupported, before } = await prepare()
    const id = unsupported.network.caipNetworkId
    wallet.switchNetwork(id)
    await vi.waitFor(() => expect(changes).toEqual(moveTo(wallet, id, before)))
    expect((await ask(true)).networkId).toBe(id)
  })

  it('[NET-3] asks the wallet for another network, and reports where the wallet is then', async () => {
    const { connector, wallet, known, switchNetwork } = await prepare()
    const report = await switchNetwork({ connector, network: known })
    expect(report.networkId).toBe(known.caipNetworkId)
    expect(wallet.networkId).toBe(known.caipNetworkId)
    expect(report.accounts[0]?.address).toBe(wallet.addresses[0])
  })

  it('[NET-3] [CON-12] keeps the wallet’s network when the user declines', async () => {
    const { connector, wallet, network, known, switchNetwork } = await prepare()
    wallet.rejectOnce()
    const error = await failureOf(switchNetwork({ connector, network: known }))
    expect(userRejected.is(error)).toBe(true)
    expect(wallet.networkId).toBe(network.caipNetworkId)
  })
}
