import type { TransferStatus } from '@latchkey/core'
import {
  familyOfAddress,
  namespaces,
  receiverInvalid,
  receiverOtherFamily,
  userRejected,
} from '@latchkey/protocol'
import { expect, it, vi } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { connectWallet } from './connectWallet'
import { failureOf } from './failureOf'

/** A good address of each family. */
const addresses = {
  eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
} as const

/** How long a real node may take to include a transaction. */
const limit = { timeout: 60_000, interval: 200 }

/** Sending through `can.transfers`. */
export function describeTransfers(setup: SetupChain) {
  const prepare = async () => {
    const fixture = await connectWallet(setup)
    const { adapter, connector, address, network, payment } = fixture
    const transfers = (await adapter.can.transfers?.()) ?? expect.unreachable("the adapter can't send")
    const { to = '', value = 0n } = payment.transaction
    const account = { connector, address, network }
    const asset = { kind: 'native' } as const
    const quote = (amount: bigint | 'max') =>
      transfers.quote({ ...account, asset, to, amount, speed: 'normal' })
    const read = (text: string) => transfers.readReceiver({ network, text, asset, sender: address })
    return { ...fixture, transfers, account, asset, to, value, quote, read }
  }

  it('[SND-1] sends an amount that arrives to the last unit, and follows it to the end', async () => {
    const { transfers, account, quote, to, value, readBalance, network, address } = await prepare()
    const before = await readBalance(to)
    const quoted = await quote(value)
    expect(quoted).toMatchObject({ amount: value, to, shortage: null })
    const handle = await transfers.send({ ...account, quote: quoted })
    // It is stored in between, so nothing but text may matter.
    const stored: typeof handle = JSON.parse(JSON.stringify(handle))
    const status = await vi.waitFor(async (): Promise<TransferStatus> => {
      const now = await transfers.check({ network, address, handle: stored })
      expect(now.state).not.toBe('pending')
      return now
    }, limit)
    expect(status.state).toBe('mined')
    await vi.waitFor(async () => expect(await readBalance(to)).toBe(before + value), limit)
  })

  it('[SND-5] has a max that the account can pay together with the fee', async () => {
    const { quote, readBalance, address } = await prepare()
    const balance = await readBalance(address)
    const all = await quote('max')
    const costs = all.extra.reduce((sum, { amount }) => sum + amount, all.isFeeOfWallet ? 0n : all.fee.likely)
    expect(all.amount).toBe(all.max)
    expect(all.amount).toBeGreaterThan(0n)
    expect(all.amount + costs).toBeLessThanOrEqual(balance)
    expect(all.shortage).toBe(null)
  })

  it('[SND-4] says that the account has too little', async () => {
    const { quote, readBalance, address } = await prepare()
    expect(await quote((await readBalance(address)) + 1n)).toMatchObject({ shortage: 'asset' })
  })

  it('[SND-5] refuses receivers of other families by name, and texts that are none', async () => {
    const { read, network } = await prepare()
    for (const namespace of namespaces.filter((each) => each !== network.chainNamespace)) {
      expect(familyOfAddress(addresses[namespace])).toBe(namespace)
      const failure = await failureOf(read(addresses[namespace]))
      expect(receiverOtherFamily.is(failure) && failure.values.family).toBe(namespace)
    }
    for (const text of ['', 'hello', '0x1234', '💸', 'x'.repeat(1_000)])
      expect(receiverInvalid.is(await failureOf(read(text))), text).toBe(true)
  })

  it('[CON-12] reports that the user declined, and sends nothing', async () => {
    const { transfers, account, quote, value, wallet, readBalance, to } = await prepare()
    const before = await readBalance(to)
    const quoted = await quote(value)
    wallet.rejectOnce()
    expect(userRejected.is(await failureOf(transfers.send({ ...account, quote: quoted })))).toBe(true)
    expect(await readBalance(to)).toBe(before)
  })
}
