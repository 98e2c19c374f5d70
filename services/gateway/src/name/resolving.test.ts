import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpNames } from '../testing/name/setUpNames'
import { openEvm } from '../testing/openSigners'
import { openSmartAccount } from '../testing/openSmartAccount'

let anvil: AnvilNode
const settings: Record<string, string> = {}
beforeAll(async () => {
  anvil = await startAnvil()
  settings.GATEWAY_CHAINS = JSON.stringify([
    { id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names: anvil.contracts.ensUniversalResolver },
    {
      id: 'eip155:31338',
      name: 'Second',
      rpc: [anvil.url],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ])
}, 60_000)
const gateway = setUpNames(settings)
afterAll(() => anvil.stop())

const ask = async (path: string) => (await gateway().ask(path)).json()
const addressOf = (name: string, chainId: string) => ask(`/v1/names/${name}?chainId=${chainId}`)

describe('a name of the operator’s zones', () => {
  it('[SND-5] leads to its account on every chain, and says when it changed', async () => {
    const signer = openEvm(1)
    const { registered_at: changedAt } = await (await gateway().register(signer, 'bobby.sample.eth')).json()
    for (const chainId of ['eip155:31337', 'eip155:31338', 'eip155:8453'])
      expect(await addressOf('Bobby.sample.eth', chainId)).toEqual({
        name: 'bobby.sample.eth',
        chainId,
        address: getAddress(signer.address),
        isForChain: true,
        changedAt,
        resolvedAt: expect.any(String),
      })
    expect(await addressOf('bobby.sample.eth', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toMatchObject({
      address: null,
    })
    const { updated_at: later } = await (
      await gateway().register(signer, 'bobby.sample.eth', { attributes: { bio: 'New' } })
    ).json()
    expect((await addressOf('bobby.sample.eth', 'eip155:31337')).changedAt).toBe(later)
    expect(later > changedAt).toBe(true)
  })

  it('[SND-5] of a contract leads to it only where it signed', async () => {
    const account = openSmartAccount(anvil.url, 81)
    await gateway().register(account, 'contract.sample.eth')
    expect(await addressOf('contract.sample.eth', 'eip155:31337')).toMatchObject({ address: account.address })
    expect(await addressOf('contract.sample.eth', 'eip155:31338')).toMatchObject({
      address: null,
      isForChain: false,
    })
    expect(await ask(`/v1/identity/${account.address}`)).toMatchObject({ name: 'contract.sample.eth' })
    expect(await ask(`/v1/identity/${account.address}?chainId=eip155:31338`)).toMatchObject({ name: null })
  })

  it('[SND-5] that nobody registered leads nowhere', async () => {
    for (const name of ['nobody.sample.eth', 'deep.bobby.sample.eth', 'a.sample.eth'])
      expect(await addressOf(name, 'eip155:31337')).toMatchObject({ address: null, changedAt: null })
  })

  it('[ACC-1] is the name of an address without one on chain, from the moment it is registered', async () => {
    const signer = openEvm(2)
    const identity = () => gateway().ask(`/v1/identity/${signer.address}`)
    expect(await (await identity()).json()).toMatchObject({ name: null })
    await gateway().register(signer, 'carol.sample.eth')
    const answer = await identity()
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=1[45]$/)
    expect(await answer.json()).toMatchObject({ name: 'carol.sample.eth', avatar: null })
    const account = `eip155:31337:${signer.address}`
    expect(await ask(`/v1/labels?addresses=${account}`)).toEqual({
      labels: [{ address: account, name: 'carol.sample.eth', source: 'name' }],
    })
  })

  it('[ACC-1] comes after the name on chain', async () => {
    await gateway().register(openEvm(0), 'another.sample.eth')
    expect(await ask(`/v1/identity/${openEvm(0).address}`)).toMatchObject({ name: 'alice.latchkey.eth' })
  })
})
