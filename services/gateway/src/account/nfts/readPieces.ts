import { type Address, encodeFunctionData } from 'viem'
import type { Chain } from '../../config/chainSchema'
import type { ContractReader } from '../createContractReader'
import { collectionAbi as abi } from './collectionAbi'
import { decodeSingle } from './decodeSingle'
import type { SeenCollection } from './SeenCollections'

/** A collectible of an account. */
export type Piece = { readonly contract: string; readonly tokenId: bigint; readonly uri: string | undefined }

/** Which collectibles of an account to read. */
export type PiecesWanted = {
  readonly chain: Chain
  /** In lower case. */
  readonly owner: string
  readonly collections: readonly SeenCollection[]
  readonly offset: number
  readonly count: number
  readonly signal: AbortSignal | undefined
}

/** A page of an account's collectibles, and their total. */
export type PiecesRead = { readonly pieces: readonly Piece[]; readonly total: number }

/** A contract may claim any number. */
const mostOfOne = 1_000

type Place = { readonly contract: string } & ({ readonly index: bigint } | { readonly tokenId: bigint })

/** Reads collectibles from their contracts: by the contract's own list if it has one, otherwise the seen ones. */
export async function readPieces(read: ContractReader, wanted: PiecesWanted): Promise<PiecesRead> {
  const { chain, offset, count, signal } = wanted
  const places = await listPlaces(read, wanted)
  const owned = await readIds(read, wanted, places.slice(offset, offset + count))
  const results = await read(
    chain,
    owned.map(({ contract, tokenId }) => ({
      to: contract,
      data: encodeFunctionData({ abi, functionName: 'tokenURI', args: [tokenId] }),
    })),
    signal,
  )
  const pieces = owned.map((piece, at) => ({ ...piece, uri: decodeSingle('string', results[at]) }))
  return { pieces, total: places.length }
}

async function listPlaces(
  read: ContractReader,
  { chain, owner, collections, signal }: PiecesWanted,
): Promise<Place[]> {
  const account = owner as Address
  const balance = encodeFunctionData({ abi, functionName: 'balanceOf', args: [account] })
  const first = encodeFunctionData({ abi, functionName: 'tokenOfOwnerByIndex', args: [account, 0n] })
  const results = await read(
    chain,
    collections.flatMap(({ contract: to }) => [
      { to, data: balance },
      { to, data: first },
    ]),
    signal,
  )
  return collections.flatMap(({ contract, tokenIds = [] }, at): Place[] => {
    const held = decodeSingle('uint256', results[at * 2]) ?? 0n
    if (held === 0n) return []
    if (decodeSingle('uint256', results[at * 2 + 1]) === undefined)
      return tokenIds.slice(0, mostOfOne).map((tokenId) => ({ contract, tokenId: BigInt(tokenId) }))
    const length = held > BigInt(mostOfOne) ? mostOfOne : Number(held)
    return Array.from({ length }, (_, index) => ({ contract, index: BigInt(index) }))
  })
}

async function readIds(
  read: ContractReader,
  { chain, owner, signal }: PiecesWanted,
  places: readonly Place[],
): Promise<{ contract: string; tokenId: bigint }[]> {
  const account = owner as Address
  const results = await read(
    chain,
    places.map((place) => ({
      to: place.contract,
      data:
        'index' in place
          ? encodeFunctionData({ abi, functionName: 'tokenOfOwnerByIndex', args: [account, place.index] })
          : encodeFunctionData({ abi, functionName: 'ownerOf', args: [place.tokenId] }),
    })),
    signal,
  )
  return places.flatMap((place, at) => {
    const { contract } = place
    if ('tokenId' in place) {
      // It arrived once; only the contract knows whether it is still there.
      const holder = decodeSingle('address', results[at])?.toLowerCase()
      return holder === owner ? [{ contract, tokenId: place.tokenId }] : []
    }
    const tokenId = decodeSingle('uint256', results[at])
    return tokenId === undefined ? [] : [{ contract, tokenId }]
  })
}
