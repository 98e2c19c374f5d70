import { userRejected } from '@latchkey/protocol'
import { expect, it, vi } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'

/** Sending. */
export function describePayments(setup: SetupChain) {
  const prepare = async () => {
    const { adapter, connector, address, network, payment, wallet } = await connectWallet(setup)
    const { sendTransaction } = adapter.can
    if (!sendTransaction) return expect.unreachable("the adapter can't send")
    const send = () => sendTransaction({ connector, address, network, transaction: payment.transaction })
    return { send, wallet, hasArrived: payment.hasArrived }
  }

  it('sends transactions that arrive', async () => {
    const { send, hasArrived } = await prepare()
    const hash = await send()
    await vi.waitFor(async () => expect(await hasArrived(hash)).toBe(true), { timeout: 10_000 })
  })

  it('[CON-12] reports that the user declined to send', async () => {
    const { send, wallet } = await prepare()
    wallet.rejectOnce()
    expect(userRejected.is(await failureOf(send()))).toBe(true)
  })
}
