import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evm } from '../evm'

describe('pending transactions', () => {
  let node: AnvilNode
  /** A proxy in front of the node. Every tenth poll it reports a missing filter, as nodes do after some minutes. */
  let forgetful: Server
  let looks = 0
  beforeAll(async () => {
    node = await startAnvil()
    forgetful = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      const { id, method } = JSON.parse(body)
      const isForgotten = method === 'eth_getFilterChanges' && ++looks % 10 === 0
      const error = { code: -32000, message: 'filter not found' }
      response.setHeader('content-type', 'application/json')
      response.end(
        isForgotten
          ? JSON.stringify({ jsonrpc: '2.0', id, error })
          : await (
              await fetch(node.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
            ).text(),
      )
    }).listen(0)
    await once(forgetful, 'listening')
  })
  afterAll(async () => {
    forgetful.close()
    await node.stop()
  })

  function setUp(enable: boolean) {
    const { can } = evm({ pendingTransactionsFilter: { enable, pollingInterval: 5 } })
    const network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`] } },
    } as const
    const account = privateKeyToAccount(testAccounts[0].privateKey)
    const wallet = createWalletClient({ account, transport: http(node.url) })
    const send = () => wallet.sendTransaction({ to: account.address, value: 1n, chain: null })
    const watching = new AbortController()
    let notices = 0
    const over = can.watchPending?.({ network, notify: () => notices++, signal: watching.signal })
    return { over, send, stop: () => watching.abort(), notices: () => notices }
  }

  it('[ACC-9] are reported as they come, up to 99 times, even when the node drops its filter', async () => {
    const { over, send, notices } = setUp(true)
    let isOver = false
    void over?.then(() => {
      isOver = true
    })
    let sent = 0
    while (!isOver && sent < 1_000) {
      await send()
      sent += 1
    }
    expect(isOver).toBe(true)
    expect(notices()).toBe(99)
    await send()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(notices()).toBe(99)
  })

  it('aren’t polled unless the site asks for it, nor after the watch stops', async () => {
    expect(evm().can.watchPending).toBeUndefined()
    expect(setUp(false).over).toBeUndefined()
    const { over, stop, send, notices } = setUp(true)
    stop()
    await over
    await send()
    expect(notices()).toBe(0)
  })
})
