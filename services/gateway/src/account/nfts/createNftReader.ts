import type { Nft } from '@latchkey/protocol'
import { encodeFunctionData } from 'viem'
import { cleanText } from '../../activity/cleanText'
import { isSpam } from '../../activity/isSpam'
import { createCache } from '../../cache/createCache'
import type { Chain } from '../../config/chainSchema'
import type { ContractReader } from '../createContractReader'
import { collectionAbi as abi } from './collectionAbi'
import type { MetadataReader } from './createMetadataReader'
import { decodeSingle } from './decodeSingle'
import { readPieces } from './readPieces'
import type { SeenCollection, SeenCollections } from './SeenCollections'

/** Reads a page of an account's collectibles on a chain, and their total. @throws chainDown */
export type NftReader = (
  chain: Chain,
  address: string,
  page: { readonly offset: number; readonly count: number; readonly signal?: AbortSignal | undefined },
) => Promise<{ readonly nfts: Nft[]; readonly total: number }>

/** What the reader of collectibles needs. */
export type NftReaderOptions = {
  readonly read: ContractReader
  readonly readMetadata: MetadataReader
  readonly seenCollections: SeenCollections
  readonly now: () => number
}

const mostCollections = 300
const nameLifetimeMs = 3_600_000

/** Reads collectibles of configured and of seen collections; the latter may be spam. */
export function createNftReader({ read, readMetadata, seenCollections, now }: NftReaderOptions): NftReader {
  const names = createCache<{ readonly name: string | null }>({ now, most: 10_000 })

  const readNames = async (chain: Chain, contracts: readonly string[]): Promise<void> => {
    const unknown = [...new Set(contracts)].filter((contract) => !names.get(`${chain.id} ${contract}`))
    const data = encodeFunctionData({ abi, functionName: 'name' })
    const results = await read(
      chain,
      unknown.map((to) => ({ to, data })),
    )
    for (const [at, contract] of unknown.entries()) {
      const name = decodeSingle('string', results[at])
      names.set(`${chain.id} ${contract}`, { name: name ? cleanText(name, 100) : null }, nameLifetimeMs)
    }
  }

  return async (chain, address, { offset, count, signal }) => {
    const owner = address.toLowerCase()
    const own = new Set(chain.collections.map((contract) => contract.toLowerCase()))
    const collections = merge(own, await seenCollections(chain.id, owner))
    const { pieces, total } = await readPieces(read, { chain, owner, collections, offset, count, signal })
    await readNames(
      chain,
      pieces.map(({ contract }) => contract),
    )
    const nfts = pieces.map(async ({ contract, tokenId, uri }): Promise<Nft> => {
      const collection = names.get(`${chain.id} ${contract}`)?.name ?? null
      const { name, imageUrl } = uri ? await readMetadata(uri) : { name: null, imageUrl: null }
      return {
        id: `${chain.id}/erc721:${contract}/${tokenId}`,
        chainId: chain.id,
        contract,
        tokenId: `${tokenId}`,
        collection,
        name,
        imageUrl,
        isSpam: !own.has(contract) && (isSpam({ name: collection }) || isSpam({ name })),
      }
    })
    return { nfts: await Promise.all(nfts), total }
  }
}

/** The operator's come first; seen ones may add token ids to them. */
function merge(own: ReadonlySet<string>, seen: readonly SeenCollection[]): SeenCollection[] {
  const all = new Map<string, SeenCollection>([...own].map((contract) => [contract, { contract }]))
  for (const collection of seen) {
    const contract = collection.contract.toLowerCase()
    if (/^0x[0-9a-f]{40}$/.test(contract)) all.set(contract, { ...collection, contract })
  }
  return [...all.values()].slice(0, mostCollections)
}
