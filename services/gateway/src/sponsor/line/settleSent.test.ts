import { bundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { parse } from 'valibot'
import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createVisitor, type Visitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'
import { encodeHandleOps } from '../operation/encodeHandleOps'
import { readOperation } from '../operation/readOperation'

const { chain, bundler, row, reach, attempts, mine, pass, query, spent, until } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'
const key = privateKeyToAccount(chain.settings.SPONSOR_KEY)
const mineLater = async () => {
  pass(20_000)
  await mine()
}

const send = async (visitor: Visitor, nonce = 0n) => {
  const operation = await visitor.operation([{ to: shop }], { nonce })
  return { operation, hash: (await bundler.send(operation)).result }
}

/** Sends a transaction of the sponsor's key that the gateway doesn't know of, with a nonce that it counts on. */
async function takeNonce(nonce: number) {
  const serializedTransaction = await key.signTransaction({
    type: 'eip1559',
    chainId: chain.chainId,
    nonce,
    gas: 21_000n,
    to: shop,
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 50_000_000_000n,
  })
  await chain.client.sendRawTransaction({ serializedTransaction })
}

/** Carries operations as anybody may who has seen them. */
async function carryElsewhere(visitor: Visitor, operations: readonly object[]) {
  const carrier = privateKeyToAccount(testAccounts[2].privateKey)
  const authorization = await visitor.key.signAuthorization({
    address: smartAccountAddresses.implementation,
    chainId: chain.chainId,
    nonce: 0,
  })
  const nonce = await chain.client.getTransactionCount({ address: carrier.address })
  for (const [place, operation] of operations.entries()) {
    const data = encodeHandleOps(
      readOperation(parse(bundlerOperation, operation), chain.chainId),
      carrier.address,
    )
    const serializedTransaction = await carrier.signTransaction({
      type: 'eip7702',
      chainId: chain.chainId,
      nonce: nonce + place,
      gas: 1_000_000n,
      to: smartAccountAddresses.entryPoint,
      data,
      authorizationList: [authorization],
      maxFeePerGas: 100_000_000_000n,
      maxPriorityFeePerGas: 50_000_000_000n,
    })
    await chain.client.sendRawTransaction({ serializedTransaction })
  }
}

describe('an operation whose nonce another transaction took', () => {
  it('is carried again', async () => {
    const paid = await chain.paid()
    const { hash } = await send(createVisitor(chain))
    const { tx_hash, tx_nonce } = await reach(hash, 'sent')
    await chain.client.dropTransaction({ hash: tx_hash })
    await takeNonce(Number(tx_nonce))
    const mined = await reach(hash, 'mined', mineLater)
    expect(Number(mined.tx_nonce)).toBe(Number(tx_nonce) + 1)
    expect(await attempts(hash)).toHaveLength(2)
    expect(await chain.paid()).toBe(paid + 2)
  })

  it('is not called failed when somebody else carried it, and gives back its budget', async () => {
    const [paid, before] = [await chain.paid(), await spent()]
    const visitor = createVisitor(chain)
    const { hash, operation } = await send(visitor)
    const { tx_hash, tx_nonce } = await reach(hash, 'sent')
    await chain.client.dropTransaction({ hash: tx_hash })
    await takeNonce(Number(tx_nonce))
    await carryElsewhere(visitor, [operation])
    const mined = await reach(hash, 'mined', mineLater)
    expect(mined.cost).toBeNull()
    expect((await bundler.receipt(hash)).success).toBe(true)
    expect(await spent()).toBe(before)
    expect(await chain.paid()).toBe(paid + 1)
  })
})

describe('operations that somebody else carried', () => {
  it('are done, whether they were sent or still waited', async () => {
    const before = await spent()
    const visitor = createVisitor(chain)
    const [first, second] = [await send(visitor), await send(visitor, 1n)]
    await reach(first.hash, 'sent')
    expect((await row(second.hash)).state).toBe('queued')
    await carryElsewhere(visitor, [first.operation, second.operation])
    const ended = [await reach(first.hash, 'mined', mine), await reach(second.hash, 'mined', mine)]
    // The sponsor's transaction for the first one was mined after it, and reverted.
    expect(ended[1]?.cost).toBeNull()
    expect((await spent()) - before).toBe(BigInt(ended[0]?.cost ?? 0))
    expect(await chain.client.getTransactionReceipt({ hash: ended[0]?.tx_hash ?? '0x' })).toMatchObject({
      status: 'reverted',
    })
  })
})

describe('a gap in the nonces', () => {
  it('is filled, so what comes after it is mined once', async () => {
    const paid = await chain.paid()
    const [lost, next] = [await send(createVisitor(chain)), await send(createVisitor(chain))]
    const gone = await reach(lost.hash, 'sent')
    const { tx_hash } = await reach(next.hash, 'sent')
    await query('delete from sponsor_operations where hash = $1', [lost.hash])
    await chain.client.dropTransaction({ hash: gone.tx_hash })
    const mined = await reach(next.hash, 'mined', mineLater)
    expect(mined.tx_hash).toBe(tx_hash)
    expect(await chain.paid()).toBe(paid + 2)
    expect(await chain.carried()).not.toContain(lost.hash)
  })
})

describe('a transaction that no node takes', () => {
  it('gives way, so what comes after it is mined', async () => {
    const address = chain.sponsor
    const [lost, next] = [await send(createVisitor(chain)), await send(createVisitor(chain))]
    const { tx_hash, tx_nonce } = await reach(lost.hash, 'sent')
    await reach(next.hash, 'sent')
    // Visitors cause it with transactions of their own. Here the sponsor seems to have no money.
    await chain.client.setBalance({ address, value: 0n })
    await chain.client.dropTransaction({ hash: tx_hash })
    await until(async () => {
      pass(1_000)
      if ((await attempts(lost.hash)).length < 2) throw new TypeError('Not given up')
    })
    await chain.client.setBalance({ address, value: parseEther('10') })
    const failed = await reach(lost.hash, 'failed', mineLater)
    expect(failed.tx_nonce).toBe(tx_nonce)
    await reach(next.hash, 'mined', mineLater)
    expect(await chain.carried()).not.toContain(lost.hash)
  })
})

describe('a reorganisation', () => {
  it('puts an operation back into flight, with the same transaction', async () => {
    const snapshot = await chain.client.snapshot()
    const [paid, before] = [await chain.paid(), await spent()]
    const { hash } = await send(createVisitor(chain))
    const first = await reach(hash, 'mined', mine)
    await chain.client.revert({ id: snapshot })
    // Another block takes the place of the one that carried it.
    await chain.client.mine({ blocks: 1 })
    expect(await chain.paid()).toBe(paid)
    await reach(hash, 'sent', async () => pass(3_000))
    expect((await bundler.call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
    const again = await reach(hash, 'mined', mine)
    expect([again.tx_hash, again.tx_nonce]).toEqual([first.tx_hash, first.tx_nonce])
    expect(await chain.paid()).toBe(paid + 1)
    expect((await spent()) - before).toBe(BigInt(again.cost ?? 0))
  })

  it('can drop nothing that is deep enough', async () => {
    const { hash } = await send(createVisitor(chain))
    await reach(hash, 'mined', mine)
    await chain.client.mine({ blocks: 40 })
    await expect
      .poll(
        () => {
          pass(3_000)
          return query('select final from sponsor_operations where hash = $1', [hash])
        },
        { timeout: 60_000 },
      )
      .toEqual([{ final: true }])
  })
})
