import type { Network } from '@latchkey/protocol'
import { networkFailure } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, seedName, startAnvil } from '@latchkey/testing/node'
import { createWalletClient, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getName } from './getName'
import { isNormalized } from './isNormalized'
import { readText } from './readText'

describe('getName', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil()
  })
  afterAll(() => node.stop())

  const ask = (address: string, url = node.url, registry = node.contracts?.ensRegistry) => {
    const network: Network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      contracts: { ensRegistry: { address: registry ?? '' } },
    }
    return getName(new Map(), { address, network })
  }

  /** Any account may claim any name. */
  async function claim(account: (typeof testAccounts)[number], name: string) {
    const client = createWalletClient({
      account: privateKeyToAccount(account.privateKey),
      chain: foundry,
      transport: http(node.url),
    })
    await client.writeContract({
      address: node.contracts?.ensReverseRegistrar ?? expect.unreachable(),
      abi: parseAbi(['function setName(string name)']),
      functionName: 'setName',
      args: [name],
    })
  }

  it('[ACC-8] finds a name, however the address is written', async () => {
    const { address } = testAccounts[0]
    expect(await ask(address)).toBe(seedName)
    expect(await ask(address.toLowerCase())).toBe(seedName)
  })

  it('[ACC-8] doesn’t show a name that belongs to another account', async () => {
    const [, thief] = testAccounts
    await claim(thief, seedName)
    expect(await ask(thief.address)).toBe(null)
  })

  it.each([['Alice.latchkey.eth'], ['alice.latchkey.eth.'], ['not a name'], ['аlice.latchkey.eth'], ['']])(
    '[ACC-8] doesn’t show %j',
    async (name) => {
      const [, , account] = testAccounts
      await claim(account, name)
      expect(await ask(account.address)).toBe(null)
    },
  )

  it('[ACC-8] finds no name in a contract that isn’t a registry', async () => {
    expect(await ask(testAccounts[0].address, node.url, node.contracts?.token)).toBe(null)
    expect(await ask(testAccounts[0].address, node.url, testAccounts[1].address)).toBe(null)
  })

  it('fails when the registry can’t be read', async () => {
    await expect(ask(testAccounts[0].address, 'http://127.0.0.1:1')).rejects.toMatchObject({
      code: networkFailure.code,
    })
  })
})

describe('isNormalized', () => {
  it.each([['vitalik.eth'], ['a-b.c9.eth'], ['größe.eth'], ['日本.eth'], ['🦊.eth'], ['_x.eth']])(
    '[ACC-8] accepts %j',
    async (name) => {
      expect(await isNormalized(name)).toBe(true)
    },
  )

  it.each([
    ['Vitalik.eth'],
    ['xn--abc.eth'],
    ['a..eth'],
    ['.eth'],
    ['GRÖSSE.eth'],
    ['vita\u200blik.eth'],
    ['vitаlik.eth'],
    ['a b.eth'],
  ])('[ACC-8] rejects %j', async (name) => {
    expect(await isNormalized(name)).toBe(false)
  })
})

describe('readText', () => {
  const word = (value: number) => value.toString(16).padStart(64, '0')
  it('reads an ABI-encoded text', () => {
    expect(readText(`0x${word(32)}${word(3)}${'616263'.padEnd(64, '0')}`)).toBe('abc')
  })

  it.each([
    ['nothing', '0x'],
    ['null', null],
    ['an empty text', `0x${word(32)}${word(0)}`],
    ['another offset', `0x${word(64)}${word(3)}616263`],
    ['a length beyond the end', `0x${word(32)}${word(9)}616263`],
    ['a length beyond all bounds', `0x${word(32)}${'f'.repeat(64)}616263`],
    ["bytes that aren't UTF-8", `0x${word(32)}${word(1)}ff`],
  ])('reads nothing from %s', (_, answer) => {
    expect(readText(answer)).toBe(null)
  })
})
