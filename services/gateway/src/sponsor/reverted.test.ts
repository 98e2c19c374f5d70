import { testAccounts } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createVisitor, type Visitor } from '../testing/sponsor/createVisitor'
import { setUpSponsor } from '../testing/sponsor/setUpSponsor'

const { chain, bundler, reach, mine, pass, spent } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'
const relayer = privateKeyToAccount(testAccounts[3].privateKey)
const refusal = { code: -32504, data: { reason: 'budget-visitor' } }
const dayMs = 86_400_000

/** Delegates an account to other code, at a price that goes before the sponsor's transaction. */
async function delegateElsewhere(visitor: Visitor) {
  const authorization = await visitor.key.signAuthorization({
    address: shop,
    chainId: chain.chainId,
    nonce: await chain.client.getTransactionCount({ address: visitor.address }),
  })
  const serializedTransaction = await relayer.signTransaction({
    type: 'eip7702',
    chainId: chain.chainId,
    nonce: await chain.client.getTransactionCount({ address: relayer.address }),
    gas: 200_000n,
    to: shop,
    authorizationList: [authorization],
    maxFeePerGas: 200_000_000_000n,
    maxPriorityFeePerGas: 100_000_000_000n,
  })
  await chain.client.sendRawTransaction({ serializedTransaction })
}

describe('a visitor whose delegation changed before the transaction was mined', () => {
  it('cost the sponsor a transaction, so it pays nothing more for them for a day', async () => {
    const visitor = createVisitor(chain)
    const first = await bundler.send(await visitor.operation([{ to: shop }]))
    await reach(first.result, 'mined', mine)
    const before = await spent()
    const { result: hash } = await bundler.send(
      await visitor.operation([{ to: shop }], { nonce: 1n, authorization: null }),
    )
    await reach(hash, 'sent')
    await delegateElsewhere(visitor)
    const { cost, tx_hash } = await reach(hash, 'failed', mine)
    expect(await chain.client.getTransactionReceipt({ hash: tx_hash })).toMatchObject({ status: 'reverted' })
    expect((await spent()) - before).toBe(BigInt(cost ?? 0))

    const again = await visitor.operation([{ to: shop, data: '0x01' }], {
      nonce: 1n,
      authorization: { nonce: 2 },
    })
    for (const ask of [bundler.estimate, bundler.send])
      expect((await ask(again)).error).toMatchObject(refusal)
    pass(dayMs)
    expect((await bundler.send(again)).error).toMatchObject(refusal)
    const stranger = await bundler.send(await createVisitor(chain).operation([{ to: shop }]))
    await reach(stranger.result, 'mined', mine)
    pass(dayMs)
    await reach((await bundler.send(again)).result, 'mined', mine)
  })
})
