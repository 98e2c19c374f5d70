import { cannotSwitch, chainNotSupported, userRejected } from '@latchkey/protocol'
import { expect, it, vi } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'

/** Switching, in families with several networks; where these have addresses of their own, both change at once. */
export function describeNetworks(setup: SetupChain) {
  const prepare = async () => {
    const { otherNetworks, ...rest } = await connectWallet(setup)
    const { switchNetwork } = rest.adapter.can
    if (!switchNetwork || !otherNetworks) return expect.unreachable('the fixture has no other networks')
    return { ...rest, ...otherNetworks, switchNetwork }
  }

  it('[CON-14] tells another network that the user chooses', async () => {
    const { wallet, changes, known } = await prepare()
    wallet.switchNetwork(known.caipNetworkId)
    await vi.waitFor(() => expect(changes).toMatchObject([{ networkId: known.caipNetworkId }]))
  })

  it('[NET-2] names a network that the site does not support instead of guessing one', async () => {
    const { wallet, changes, ask, refused } = await prepare()
    wallet.switchNetwork(refused.caipNetworkId)
    await vi.waitFor(() => expect(changes).toMatchObject([{ networkId: refused.caipNetworkId }]))
    expect((await ask(true)).networkId).toBe(refused.caipNetworkId)
  })

  it('[NET-3] asks the wallet for another network, and tells where the wallet then is', async () => {
    const { connector, wallet, known, switchNetwork } = await prepare()
    const report = await switchNetwork({ connector, network: known })
    expect(report.networkId).toBe(known.caipNetworkId)
    expect(wallet.networkId).toBe(known.caipNetworkId)
    expect(report.accounts[0]?.address).toBe(wallet.addresses[0])
  })

  it('[NET-3] [CON-12] leaves the wallet where it is when the user declines', async () => {
    const { connector, wallet, network, known, switchNetwork } = await prepare()
    wallet.rejectOnce()
    const error = await failureOf(switchNetwork({ connector, network: known }))
    expect(userRejected.is(error)).toBe(true)
    expect(wallet.networkId).toBe(network.caipNetworkId)
  })

  it('[NET-3] tells a network that the wallet does not support', async () => {
    const { connector, wallet, network, refused, switchNetwork } = await prepare()
    const error = await failureOf(switchNetwork({ connector, network: refused }))
    expect(cannotSwitch.is(error) || chainNotSupported.is(error)).toBe(true)
    expect(wallet.networkId).toBe(network.caipNetworkId)
  })
}
