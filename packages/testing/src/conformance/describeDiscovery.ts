import { expect, it, vi } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { settle } from './connectWallet'
import { findWallet, startDiscovery } from './findWallet'

/** Finding wallets without being fooled. */
export function describeDiscovery(setup: SetupChain) {
  it('finds an earlier wallet, bound to the announced object', async () => {
    const fixture = await setup()
    const connector = await findWallet(fixture)
    expect(connector.chain).toBe(fixture.adapter.namespace)
    expect(connector.provider).toBe(fixture.wallet.provider)
    expect(connector.name).not.toBe('')
    expect(fixture.wallet.prompts).toBe(0)
  })

  it('finds a wallet that announces itself late', async () => {
    const fixture = await setup()
    const { found } = startDiscovery(fixture)
    await settle()
    expect(found).toEqual([])
    fixture.wallet.announce()
    await vi.waitFor(() => expect(found.map(({ id }) => id)).toEqual([fixture.wallet.connectorId]))
  })

  it('reports a wallet once, however often it announces itself', async () => {
    const fixture = await setup()
    const { found } = startDiscovery(fixture)
    await settle()
    fixture.wallet.announce()
    fixture.wallet.announce()
    await vi.waitFor(() => expect(found).not.toEqual([]))
    await settle()
    expect(found).toHaveLength(1)
  })

  it('reports nothing after it stops, even if stopped at once', async () => {
    const fixture = await setup()
    const early = startDiscovery(fixture)
    early.stop()
    const late = startDiscovery(fixture)
    await settle()
    late.stop()
    fixture.wallet.announce()
    await settle()
    expect([...early.found, ...late.found]).toEqual([])
  })
}
