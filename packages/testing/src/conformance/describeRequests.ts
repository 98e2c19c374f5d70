import { fromBaseUnits, userRejected } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'

/** What every family does for a connected account. */
export function describeRequests(setup: SetupChain) {
  it.each([['Hello'], ['0xabcdef'], ['Grüße, 世界 🗝\n']])(
    'signs %j so that another library verifies it',
    async (message) => {
      const { adapter, connector, address, isSignedBy } = await connectWallet(setup)
      const signature = await adapter.signMessage({ connector, address, message })
      expect(await isSignedBy(address, message, signature)).toBe(true)
      expect(await isSignedBy(address, `${message}.`, signature).catch(() => false)).toBe(false)
    },
  )

  it('[CON-12] reports that the user declined to sign', async () => {
    const { adapter, connector, address, wallet } = await connectWallet(setup)
    wallet.rejectOnce()
    const error = await failureOf(adapter.signMessage({ connector, address, message: 'Hello' }))
    expect(userRejected.is(error)).toBe(true)
  })

  it('reads the balance as exact decimal text', async () => {
    const { adapter, address, network, readBalance } = await connectWallet(setup)
    const { decimals, symbol } = network.nativeCurrency
    const value = fromBaseUnits(await readBalance(address), decimals)
    expect(await adapter.getBalance({ address, network })).toEqual({ value, symbol, decimals })
  })

  it('has no stubs: each ability is a function', async () => {
    const { adapter } = await setup()
    for (const ability of Object.values(adapter.can)) expect(ability).toBeTypeOf('function')
  })
}
