import { toCoinType } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  labelhash,
  namehash,
  parseAbi,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFrom } from '../../testing/sendFrom'
import { setUpGateway } from '../../testing/setUpGateway'
import { createIdentities } from './createIdentities'

const abi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setName(bytes32 node, string name)',
  'function setAddr(bytes32 node, uint256 coinType, bytes account)',
])
const reverseAbi = parseAbi(['function setName(string name)'])
const operator = testAccounts[9]
const account = testAccounts[3].address
const base = 'eip155:8453'
const [own, any] = [toCoinType(8453), 0x80000000]
let anvil: AnvilNode
const settings: Record<string, string> = {}
beforeAll(async () => {
  anvil = await startAnvil()
  const { ensUniversalResolver: names } = anvil.contracts
  settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc: [anvil.url], names }])
}, 60_000)
const gateway = setUpGateway(settings)
afterAll(() => anvil.stop())

const send = (to: Address, data: Hex) => sendFrom(anvil.url, operator.privateKey, { to, data })
async function delegate(parent: string, label: string): Promise<void> {
  const args = [namehash(parent), labelhash(label), operator.address] as const
  await send(anvil.contracts.ensRegistry, encodeFunctionData({ abi, functionName: 'setSubnodeOwner', args }))
}
async function record(parent: string, label: string): Promise<Hex> {
  const { ensRegistry, ensResolver } = anvil.contracts
  const args = [namehash(parent), labelhash(label), operator.address, ensResolver, 0n] as const
  await send(ensRegistry, encodeFunctionData({ abi, functionName: 'setSubnodeRecord', args }))
  return namehash(`${label}.${parent}`)
}
/** Lets the account claim a name for a coin type. */
async function claim(coinType: number, name: string): Promise<void> {
  const label = coinType === any ? 'default' : coinType.toString(16)
  await delegate('reverse', label)
  const node = await record(`${label}.reverse`, account.slice(2).toLowerCase())
  await send(
    anvil.contracts.ensResolver,
    encodeFunctionData({ abi, functionName: 'setName', args: [node, name] }),
  )
}
/** Points a name to an address. */
async function point(label: string, coinType: number, to: Hex): Promise<void> {
  const node = await record('latchkey.eth', label)
  const args = [node, BigInt(coinType), to] as const
  await send(anvil.contracts.ensResolver, encodeFunctionData({ abi, functionName: 'setAddr', args }))
}
/** Asks without a cache. */
const nameOn = async (chainId?: string, address: string = account) => {
  const { nodes, now } = gateway().services
  return (await createIdentities({ nodes, now, readAvatar: async () => null })(address, chainId)).name
}

describe('[ACC-1] the name of an address on another chain (ENSIP-19)', () => {
  it('is the one for the chain, else the one for all EVM chains, else the one of Ethereum', async () => {
    expect(await nameOn(base)).toBeNull()
    await point('everywhere', any, account)
    await claim(any, 'everywhere.latchkey.eth')
    expect(await nameOn(base)).toBe('everywhere.latchkey.eth')
    await point('onbase', own, account)
    await claim(own, 'onbase.latchkey.eth')
    expect(await nameOn(base)).toBe('onbase.latchkey.eth')
    expect(await nameOn('eip155:10')).toBe('everywhere.latchkey.eth')
    // Neither is a name on Ethereum.
    expect(await nameOn('eip155:31337')).toBeNull()
    expect(await nameOn()).toBeNull()
    const answer = await gateway().ask(`/v1/identity/${account}?chainId=${base}`)
    expect(await answer.json()).toMatchObject({ name: 'onbase.latchkey.eth' })
  }, 60_000)

  it('is none that leads elsewhere on that chain', async () => {
    await claim(own, 'stolen.latchkey.eth')
    await point('stolen', own, testAccounts[4].address)
    expect(await nameOn(base)).toBe('everywhere.latchkey.eth')
    // Right for all chains, but another account on this one.
    await claim(any, 'stolen.latchkey.eth')
    await point('stolen', any, account)
    expect(await nameOn(base)).toBeNull()
    expect(await nameOn('eip155:10')).toBe('stolen.latchkey.eth')
  }, 60_000)

  it('is the one of Ethereum only if that leads to the address there', async () => {
    const [holder, other] = [testAccounts[5], testAccounts[4].address]
    const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(anvil.url) })
    const set = encodeFunctionData({
      abi: reverseAbi,
      functionName: 'setName',
      args: ['mainly.latchkey.eth'],
    })
    await sendFrom(anvil.url, holder.privateKey, { to: anvil.contracts.ensReverseRegistrar, data: set })
    await point('mainly', 60, holder.address)
    const here = (chainId?: string) => nameOn(chainId, holder.address)
    expect([await here(), await here(base)]).toEqual(['mainly.latchkey.eth', 'mainly.latchkey.eth'])
    // The name leads to somebody else on this chain, so whoever sends to it there means them.
    await point('mainly', own, other)
    expect([await here(), await here(base), await here('eip155:10')]).toEqual([
      'mainly.latchkey.eth',
      null,
      'mainly.latchkey.eth',
    ])
    await point('mainly', any, other)
    expect(await here('eip155:10')).toBeNull()
    await point('mainly', any, '0x')
    // A contract may be somebody else's on another chain.
    await client.setCode({ address: holder.address, bytecode: '0x6001' })
    expect([await here(), await here('eip155:10')]).toEqual(['mainly.latchkey.eth', null])
    await client.setCode({ address: holder.address, bytecode: `0xef0100${other.slice(2)}` as Hex })
    expect(await here('eip155:10')).toBe('mainly.latchkey.eth')
  }, 60_000)
})
