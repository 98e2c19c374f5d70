import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpStatus, invalidAddress, malformedAnswer, noRpcUrl, rpcMethodNotFound } from '@latchkey/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { definePolkadotNetwork } from '../network/definePolkadotNetwork'
import { getBalance } from './getBalance'

const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
/** Where a real node stores that account. */
const key =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

/** A node that gives these answers in order, then repeats the last one. */
async function startNode(...answers: readonly (object | number | string)[]) {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(JSON.parse(body))
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (typeof answer === 'number') response.writeHead(answer).end()
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}` }
}

function read(urls: readonly string[], whose = address) {
  const network = definePolkadotNetwork({ reference: 'f'.repeat(32), name: 'X', symbol: 'X', decimals: 12 })
  return getBalance({ address: whose, network: { ...network, rpcUrls: { default: { http: urls } } } })
}

const info = (free: string) => ({ result: `0x${'01000000'.repeat(4)}${free}${'0'.repeat(96)}` })

describe('getBalance', () => {
  it('[DOT-1] reads the account from the chain’s storage, to the last digit', async () => {
    const { asked, url } = await startNode(info('15cd5b07000000000000000000000001'))
    // 2^120 + 123 456 789 of the smallest unit.
    const value = '1329227995784915872903807.060403801365'
    expect(await read([url])).toEqual({ value, symbol: 'X', decimals: 12 })
    expect(asked).toEqual([{ jsonrpc: '2.0', id: 1, method: 'state_getStorage', params: [key] }])
  })

  it('[DOT-1] returns zero for an account that the chain doesn’t know', async () => {
    const { url } = await startNode({ result: null })
    expect((await read([url])).value).toBe('0')
  })

  it('retries a busy node, and tries the next one when it is down', async () => {
    const busy = await startNode(503, info(`01${'00'.repeat(15)}`))
    expect((await read([busy.url])).value).toBe('0.000000000001')
    const good = await startNode(info(`02${'00'.repeat(15)}`))
    expect((await read(['http://127.0.0.1:1', good.url])).value).toBe('0.000000000002')
  })

  it('reports failures by their kind', async () => {
    await expect(read([])).rejects.toSatisfy(noRpcUrl.is)
    await expect(read([], 'nobody')).rejects.toSatisfy(invalidAddress.is)
    const down = await startNode(500)
    await expect(read([down.url])).rejects.toSatisfy(httpStatus.is)
    const other = await startNode({ error: { code: -32601, message: 'no' } })
    await expect(read([other.url])).rejects.toSatisfy(rpcMethodNotFound.is)
    expect(other.asked).toHaveLength(1)
  })

  it.each(['', 'x', '{}', '{"result":7}', '{"result":"0x"}', '{"result":"0x1234"}', 'null'])(
    'rejects the answer %j',
    async (answer) => {
      const { url } = await startNode(answer)
      await expect(read([url])).rejects.toSatisfy(malformedAnswer.is)
    },
  )
})
