import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { malformedAnswer, type Network } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bitcoinMainnet } from '../network/networks'
import { getFeeRate } from './getFeeRate'

async function rateOf(answer: string): Promise<bigint> {
  const server = createServer((_, response) => response.end(answer))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const network: Network = { ...bitcoinMainnet, rpcUrls: { default: { http: [url] } } }
  return getFeeRate(network)
}

describe('getFeeRate', () => {
  it('[BTC-1] rounds up, and pays at least the minimum of every node', async () => {
    expect(await rateOf('{"1":30,"6":12.1}')).toBe(13n)
    expect(await rateOf('{"6":0.2}')).toBe(1n)
    expect(await rateOf('{}')).toBe(1n)
  })

  it('[BTC-1] caps an absurdly high rate', async () => {
    expect(await rateOf('{"6":1e300}')).toBe(1000n)
    expect(await rateOf('{"6":123456789}')).toBe(1000n)
  })

  it.each(['', 'no', '{"6":-1}', '{"6":"12"}', '{"6":{}}'])('[BTC-1] rejects %j', async (answer) => {
    await expect(rateOf(answer)).rejects.toSatisfy(malformedAnswer.is)
  })
})
