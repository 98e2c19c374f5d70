import { smartAccountAddresses } from '@latchkey/protocol'
import { getSeedContracts } from '@latchkey/testing/node'
import { type Address, encodeFunctionData, erc20Abi, type Hex, numberToHex } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { readChain } from '../browser/readChain'
import { usePartitions } from '../browser/usePartitions'
import { purses } from './familyPurses'

const browser = usePartitions()
const patience = { timeout: 60_000 }
const { dollar } = getSeedContracts()

describe('the smart account of a visitor without coins', () => {
  it('[FRM-13] approves and pays in one approval and one transaction', async () => {
    const [{ chainId }] = inject('stack').chains
    const visit = await openEmbedded(browser(), 0, { query: `networks=eip155:${chainId}` })
    const account = (await visit.signIn(visit.address, visit.mailbox)) as Address
    const { coin, token, newAddress } = purses.eip155
    await token?.give(account, 1_000n)
    const shop = newAddress() as Address
    const encode = (functionName: 'approve' | 'transfer') =>
      encodeFunctionData({ abi: erc20Abi, functionName, args: [shop, 500n] })
    const ask = (method: string, params: readonly unknown[]) =>
      visit.page.evaluate(askWallet, { method, params: [...params] })

    const bundle = {
      version: '2.0.0',
      from: account,
      chainId: numberToHex(chainId),
      atomicRequired: true,
      calls: (['approve', 'transfer'] as const).map((name) => ({ to: dollar, data: encode(name) })),
    }
    const sent = ask('wallet_sendCalls', [bundle])
    await visit.approve()
    const { id } = Object(await sent)

    const status = async () => Object(await ask('wallet_getCallsStatus', [id]))
    await expect.poll(async () => (await status()).status, patience).toBe(200)
    const { atomic, receipts } = await status()
    expect([atomic, receipts.length]).toEqual([true, 1])
    const hash: Hex = receipts[0].transactionHash
    expect(await readChain().getTransaction({ hash })).toMatchObject({ type: 'eip7702' })
    expect(await token?.of(shop)).toBe(500n)
    expect(await coin.of(account)).toBe(0n)
    expect(await readChain().getCode({ address: account })).toBe(
      `0xef0100${smartAccountAddresses.implementation.slice(2).toLowerCase()}`,
    )
  })
})

/** Runs in the page: sends a request that the demo has no card for. */
async function askWallet(call: { method: string; params: unknown[] }): Promise<unknown> {
  const provider = await window.latchkey?.getProvider('eip155')
  return provider?.request(call)
}
