import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { readConfig } from '../../config/readConfig'
import type { ContractReader } from '../createContractReader'
import { collectionAbi as abi } from './collectionAbi'
import { createNftReader } from './createNftReader'

const owner = `0x${'ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`
const lure = `0x${'01'.repeat(20)}`
const plain = `0x${'02'.repeat(20)}`
const broken = `0x${'03'.repeat(20)}`
const [chain] = readConfig({
  GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'One', rpc: ['http://127.0.0.1:9'] }]),
}).GATEWAY_CHAINS

/** Two contracts that can't list what an account has, and one that answers nonsense. */
const read: ContractReader = async (_chain, reads) =>
  reads.map((wanted): Hex | undefined => {
    if (!('to' in wanted)) return undefined
    if (wanted.to === broken) return '0x1234'
    const { functionName, args } = decodeFunctionData({ abi, data: wanted.data })
    if (functionName === 'tokenOfOwnerByIndex') return undefined
    if (functionName === 'balanceOf') return encodeFunctionResult({ abi, functionName, result: 2n ** 255n })
    if (functionName === 'ownerOf')
      return encodeFunctionResult({ abi, functionName, result: (args[0] === 8n ? other : owner) as Hex })
    if (functionName === 'tokenURI')
      return encodeFunctionResult({ abi, functionName, result: `uri ${args[0]}` })
    return encodeFunctionResult({
      abi,
      functionName,
      result: wanted.to === lure ? 'Claim at rewards.xyz' : 'Paintings',
    })
  })

it('lists seen collectibles that are still there, and flags advertisements', async () => {
  const readNfts = createNftReader({
    read,
    readMetadata: async (uri) => ({ name: uri, imageUrl: null }),
    seenCollections: async () => [
      { contract: lure, tokenIds: ['7', '8'] },
      { contract: plain.toUpperCase().replace('0X', '0x'), tokenIds: ['9'] },
      { contract: broken, tokenIds: ['1'] },
      { contract: 'no contract', tokenIds: ['1'] },
    ],
    now: Date.now,
  })
  if (!chain) throw new TypeError('There is one chain')
  const { nfts } = await readNfts(chain, owner, { offset: 0, count: 20 })
  expect(nfts).toMatchObject([
    { contract: lure, tokenId: '7', collection: 'Claim at rewards.xyz', name: 'uri 7', isSpam: true },
    { contract: plain, tokenId: '9', collection: 'Paintings', name: 'uri 9', isSpam: false },
  ])
  expect(nfts.length).toBe(2)
  const own = { ...chain, collections: [lure] }
  const again = await readNfts(own, owner, { offset: 0, count: 1 })
  expect(again.nfts).toMatchObject([{ contract: lure, isSpam: false }])
})
