import { createEvmWallet } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, it } from 'vitest'

let node: AnvilNode
beforeAll(async () => {
  node = await startAnvil() // chain 31337 on a free port, with tokens, a collection and names
})
afterAll(() => node.stop())

it('sends a real transaction', async () => {
  const wallet = createEvmWallet({
    chains: [{ chainId: node.chainId, rpcUrl: node.url, tokens: [node.contracts.dollar] }],
    authorised: true,
  })
  const [from, to] = wallet.addresses
  const hash = await wallet.provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to, value: '0xde0b6b3a7640000' }],
  })
  const getReceipt = () => wallet.provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
  await expect.poll(getReceipt, { timeout: 10_000 }).toMatchObject({ status: '0x1' })
})
