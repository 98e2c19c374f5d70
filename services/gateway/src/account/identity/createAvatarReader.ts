import { type Address, encodeFunctionData } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import type { ContractReader } from '../createContractReader'
import { collectionAbi as abi } from '../nfts/collectionAbi'
import type { MetadataReader } from '../nfts/createMetadataReader'
import { decodeSingle } from '../nfts/decodeSingle'
import { toImageUrl } from '../nfts/toImageUrl'

/** Resolves a name's avatar record to a picture that a page may show. */
export type AvatarReader = (record: string, owner: string) => Promise<string | null>

/** What the avatar reader needs. */
export type AvatarOptions = {
  readonly nodes: Pick<Nodes, 'chains'>
  readonly read: ContractReader
  readonly readMetadata: MetadataReader
  readonly ipfsGateway: string | undefined
}

/** Reads avatar records by ENSIP-12: the URL of a picture, or a collectible that must belong to the owner. */
export function createAvatarReader({ nodes, read, readMetadata, ipfsGateway }: AvatarOptions): AvatarReader {
  return async (record, owner) => {
    const [, chainId, contract, id] =
      /^(eip155:\d{1,20})\/erc721:(0x[0-9a-fA-F]{40})\/(\d{1,78})$/.exec(record) ?? []
    if (!chainId || !contract || !id) return toImageUrl(record, ipfsGateway)
    const chain = nodes.chains.find((known) => known.id === chainId)
    const tokenId = BigInt(id)
    if (!chain || tokenId >= 2n ** 256n) return null
    const to = contract.toLowerCase() as Address
    const [holder, uri] = await read(chain, [
      { to, data: encodeFunctionData({ abi, functionName: 'ownerOf', args: [tokenId] }) },
      { to, data: encodeFunctionData({ abi, functionName: 'tokenURI', args: [tokenId] }) },
    ])
    if (decodeSingle('address', holder)?.toLowerCase() !== owner.toLowerCase()) return null
    const address = decodeSingle('string', uri)
    return address ? (await readMetadata(address)).imageUrl : null
  }
}
