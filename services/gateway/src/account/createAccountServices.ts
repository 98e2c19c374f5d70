import type { Config } from '../config/readConfig'
import type { Names } from '../name/createNames'
import type { NameLookups } from '../name/lookup/createNameLookups'
import type { Nodes } from '../rpc/Nodes'
import type { BalanceSource } from './BalanceSource'
import { createBitcoinBalances } from './createBitcoinBalances'
import { type ContractReader, createContractReader } from './createContractReader'
import { createEvmBalances } from './createEvmBalances'
import { createPolkadotBalances } from './createPolkadotBalances'
import { createSolanaBalances } from './createSolanaBalances'
import { createAvatarReader } from './identity/createAvatarReader'
import { createIdentities, type Identities } from './identity/createIdentities'
import { createNameResolver, type NameResolver } from './identity/createNameResolver'
import { withZoneNames } from './identity/withZoneNames'
import { createMetadataReader } from './nfts/createMetadataReader'
import { createNftReader, type NftReader } from './nfts/createNftReader'
import type { SeenCollections } from './nfts/SeenCollections'
import { createApiPrices } from './prices/createApiPrices'
import { createFeedPrices } from './prices/createFeedPrices'
import { createPrices, type Prices } from './prices/createPrices'
import { createTablePrices } from './prices/createTablePrices'

/** The sources of account data. */
export type AccountServices = {
  readonly readContracts: ContractReader
  /** By namespace. */
  readonly balanceSources: ReadonlyMap<string, BalanceSource>
  readonly prices: Prices
  readonly readNfts: NftReader
  readonly identities: Identities
  readonly resolveName: NameResolver
}

/** What the gateway itself knows about accounts. */
export type AccountSources = {
  readonly seenCollections?: SeenCollections
  readonly names?: Names
  readonly nameLookups?: NameLookups
}

/** Creates the configured sources of account data; for prices, feeds come first and the table last. */
export function createAccountServices(
  config: Pick<Config, 'GATEWAY_PRICES' | 'GATEWAY_PRICE_API' | 'GATEWAY_IPFS'>,
  nodes: Nodes,
  now: () => number,
  { seenCollections = async () => [], names, nameLookups }: AccountSources = {},
): AccountServices {
  const { GATEWAY_PRICES: table, GATEWAY_PRICE_API: api, GATEWAY_IPFS: ipfsGateway } = config
  const readContracts = createContractReader(nodes, now)
  const readMetadata = createMetadataReader({ ipfsGateway, now })
  const readAvatar = createAvatarReader({ nodes, read: readContracts, readMetadata, ipfsGateway })
  const identities = createIdentities({ nodes, readAvatar, now, nameLookups })
  const mainId = nodes.chains.find((chain) => chain.names)?.id ?? 'eip155:1'
  return {
    readContracts,
    balanceSources: new Map([
      ['eip155', createEvmBalances(readContracts)],
      ['solana', createSolanaBalances(nodes)],
      ['bip122', createBitcoinBalances(nodes)],
      ['polkadot', createPolkadotBalances(nodes)],
    ]),
    readNfts: createNftReader({ read: readContracts, readMetadata, seenCollections, now }),
    identities: names ? withZoneNames(identities, { names, now, mainId }) : identities,
    resolveName: createNameResolver({ nodes, now, names }),
    prices: createPrices({
      sources: [
        createFeedPrices(readContracts, now),
        ...(api ? [createApiPrices(api)] : []),
        createTablePrices(table),
      ],
      rates: table,
      now,
    }),
  }
}
