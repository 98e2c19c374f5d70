import { setTimeout as sleep } from 'node:timers/promises'
import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { createTestClient, createWalletClient, erc20Abi, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import { setUpOnramp } from '../testing/onramp/setUpOnramp'

const { gateway, url, order, open, press, waitFor, balanceOf, read } = setUpOnramp()
const receiver = testAccounts[5].address
const payer = privateKeyToAccount(testAccounts[9].privateKey)
const bought = 32_833_333_333_333_333n

const chain = () => createTestClient({ mode: 'anvil', transport: http(url()) }).extend(publicActions)
/** Longer than several passes of the vendor take. */
const passes = () => sleep(1_500)
const stateOf = async (orderId: string) => {
  const rows = await gateway().services.database.query<{ state: string; hash: string | null }>(
    'select state, hash from stand_in_payments where order_id = $1',
    [orderId],
  )
  return rows[0]
}
afterEach(() => chain().setAutomine(true))

describe('a payment of the stand-in vendor', () => {
  it('[ONR-1] can be decided once: no button works after it ended', async () => {
    const before = await balanceOf(receiver)
    const started = await order()
    const page = await open(started)
    await press(page, 'pay')
    await waitFor(started, 'done')
    for (const choice of ['pay', 'slow', 'decline'] as const) await press(page, choice)
    expect(await stateOf(started.orderId)).toMatchObject({ state: 'done' })
    await passes()
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] keeps its transaction while the chain is slow, and sends a lost one again', async () => {
    const before = await balanceOf(receiver)
    await chain().setAutomine(false)
    const started = await order()
    await press(await open(started), 'pay')
    const { hash } = await waitFor(started, 'sending')
    await passes()
    expect(await stateOf(started.orderId)).toEqual({ state: 'sent', hash })
    // A node that restarts forgets what it hasn't mined.
    await chain().dropTransaction({ hash: `0x${hash?.slice(2)}` })
    await passes()
    await chain().mine({ blocks: 1 })
    expect(await waitFor(started, 'done')).toMatchObject({ hash })
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] gets another transaction when its nonce was used, and is still paid once', async () => {
    const before = await balanceOf(receiver)
    await chain().setAutomine(false)
    const started = await order()
    await press(await open(started), 'pay')
    const { hash } = await waitFor(started, 'sending')
    const client = chain()
    const nonce = await client.getTransactionCount({ address: payer.address })
    await client.dropTransaction({ hash: `0x${hash?.slice(2)}` })
    const wallet = createWalletClient({ account: payer, transport: http(url()) })
    await wallet.sendTransaction({
      chain: null,
      to: payer.address,
      nonce,
      gas: 21_000n,
      // More than the vendor offers, so its own can't take the place back.
      maxFeePerGas: 200_000_000_000n,
      maxPriorityFeePerGas: 100_000_000_000n,
    })
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    const done = await waitFor(started, 'done')
    expect((await stateOf(started.orderId))?.hash).not.toBe(hash)
    expect(done.hash).toBeDefined()
    await passes()
    expect((await balanceOf(receiver)) - before).toBe(bought)
  })

  it('[ONR-1] fails when the account has too little, and says so', async () => {
    const { dollar } = getSeedContracts()
    const wallet = createWalletClient({ account: payer, transport: http(url()) })
    await wallet.writeContract({
      chain: null,
      address: dollar,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [testAccounts[8].address, 1_000_000_000_000n],
    })
    const asset = `eip155:31337/erc20:${dollar.toLowerCase()}`
    const started = await order({ asset })
    await press(await open(started), 'pay')
    expect(await waitFor(started, 'failed')).toMatchObject({ reason: 'payout-failed' })
    expect((await read(started)).hash).toBeUndefined()
  })
})
