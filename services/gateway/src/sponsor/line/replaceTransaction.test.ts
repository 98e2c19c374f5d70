import { parseTransaction } from 'viem'
import { describe, expect, it } from 'vitest'
import { createVisitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'

const { chain, bundler, row, reach, attempts, mine, pass, query, until, spent } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'

/** Sends an operation, and raises the price of gas beyond what its transaction offers. */
async function sendUnderpriced() {
  const { result: hash } = await bundler.send(await createVisitor(chain).operation([{ to: shop }]))
  const { raw, tx_hash: first } = await reach(hash, 'sent')
  const { maxFeePerGas = 0n, nonce = 0 } = parseTransaction(raw)
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: maxFeePerGas * 2n })
  await mine()
  expect((await row(hash)).state).toBe('sent')
  return { hash, first, raw, nonce, maxFeePerGas }
}

/** Lets time pass until a second transaction was signed. */
const untilReplaced = (hash: unknown) =>
  until(async () => {
    pass(10_000)
    const [one, two] = await attempts(hash)
    if (!one || !two) throw new TypeError('Not replaced')
    return two
  })

describe('a transaction that offers too little', () => {
  it('is replaced under the same nonce, and paid once', async () => {
    const [paid, before] = [await chain.paid(), await spent()]
    const { hash, first, nonce, maxFeePerGas } = await sendUnderpriced()
    await untilReplaced(hash)
    const mined = await reach(hash, 'mined', mine)
    expect(await attempts(hash)).toContain(first)
    expect(mined.tx_hash).not.toBe(first)
    const second = await chain.client.getTransaction({ hash: mined.tx_hash })
    expect(second.nonce).toBe(nonce)
    expect(second.maxFeePerGas).toBeGreaterThan(maxFeePerGas)
    expect((await bundler.receipt(hash)).success).toBe(true)
    expect(await chain.paid()).toBe(paid + 1)
    expect((await spent()) - before).toBe(BigInt(mined.cost ?? 0))
  })

  it('is looked for after it was replaced: whichever is mined counts', async () => {
    const paid = await chain.paid()
    const { hash, first, raw } = await sendUnderpriced()
    await untilReplaced(hash)
    // A miner that never saw the second one.
    await until(async () => {
      await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 1n })
      for (const one of await attempts(hash)) await chain.client.dropTransaction({ hash: one })
      await chain.client.sendRawTransaction({ serializedTransaction: raw })
      await mine()
      await chain.client.getTransactionReceipt({ hash: first })
    })
    expect(await reach(hash, 'mined')).toMatchObject({ tx_hash: first })
    expect((await bundler.receipt(hash)).receipt.transactionHash).toBe(first)
    expect(await chain.paid()).toBe(paid + 1)
  })

  it('gives way to nothing when the budgets do not allow more, so others are not held up', async () => {
    const paid = await chain.paid()
    const { hash, nonce } = await sendUnderpriced()
    const other = (await bundler.send(await createVisitor(chain).operation([{ to: shop }]))).result
    await query("update sponsor_budgets set spent = 9000000000000000000 where key like 'visitor %'")
    await untilReplaced(hash)
    const failed = await reach(hash, 'failed', mine)
    const empty = await chain.client.getTransaction({ hash: failed.tx_hash })
    expect([empty.nonce, empty.input, empty.gas]).toEqual([nonce, '0x', 60_000n])
    expect(BigInt(failed.cost ?? 0)).toBe(21_000n * (empty.gasPrice ?? 0n))
    await reach(other, 'mined', mine)
    expect(await chain.carried()).not.toContain(hash)
    expect(await chain.paid()).toBe(paid + 2)
  })

  it('stays when its price is right, however often the gateway looks', async () => {
    const { result: hash } = await bundler.send(await createVisitor(chain).operation([{ to: shop }]))
    await reach(hash, 'sent')
    for (let round = 0; round < 4; round++) {
      pass(40_000)
      await mine().then(() => chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: 1n }))
    }
    await reach(hash, 'mined', mine)
    expect(await attempts(hash)).toHaveLength(1)
  })
})
