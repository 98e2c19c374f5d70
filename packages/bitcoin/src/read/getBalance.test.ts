import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpStatus, malformedAnswer, type Network, networkFailure, noRpcUrl } from '@latchkey/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bitcoinMainnet } from '../network/networks'
import { getBalance } from './getBalance'

const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

async function serve(body: string, status = 200) {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.statusCode = status
    response.end(body)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const on = (...http: string[]): Network => ({ ...bitcoinMainnet, rpcUrls: { default: { http } } })
const coin = (value: number) => ({ txid: '11'.repeat(32), vout: 0, value, status: { confirmed: true } })

describe('getBalance', () => {
  it('[BTC-1] adds up what is spendable, to the last satoshi', async () => {
    const { url, asked } = await serve(JSON.stringify([coin(2_099_999_997_690_000), coin(1)]))
    expect(await getBalance({ address, network: on(`${url}/api/`) })).toEqual({
      value: '20999999.97690001',
      symbol: 'BTC',
      decimals: 8,
    })
    expect(asked).toEqual([`/api/address/${address}/utxo`])
  })

  it('[BTC-1] keeps the network and project of a gateway’s URL', async () => {
    const { url, asked } = await serve('[]')
    const { value } = await getBalance({ address, network: on(`${url}/v1?chainId=bip122%3Ax&projectId=dev`) })
    expect(value).toBe('0')
    expect(asked).toEqual([`/v1/address/${address}/utxo?chainId=bip122%3Ax&projectId=dev`])
  })

  it('[BTC-1] tries the next URL when one fails, and fails when none is left', async () => {
    const [broken, good] = [await serve('no', 503), await serve('[]')]
    expect((await getBalance({ address, network: on(broken.url, good.url) })).value).toBe('0')
    const ask = (...urls: string[]) => getBalance({ address, network: on(...urls) })
    await expect(ask(broken.url)).rejects.toMatchObject({ code: httpStatus.code })
    await expect(ask('http://127.0.0.1:1')).rejects.toMatchObject({ code: networkFailure.code })
    await expect(ask()).rejects.toMatchObject({ code: noRpcUrl.code })
  })

  it.each([
    '',
    'no',
    '{}',
    'null',
    '[null]',
    '[{"txid":"x"}]',
    JSON.stringify([coin(-1)]),
    JSON.stringify([coin(1.5)]),
  ])('[BTC-1] rejects %j', async (body) => {
    const { url } = await serve(body)
    const failed = getBalance({ address, network: on(url) })
    await expect(failed).rejects.toMatchObject({ code: malformedAnswer.code })
  })
})
