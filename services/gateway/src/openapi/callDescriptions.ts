import { explainDescriptions } from './explainDescriptions'
import { nameDescriptions } from './nameDescriptions'
import { onrampDescriptions } from './onrampDescriptions'
import { signInDescriptions } from './signInDescriptions'
import { smartAccountDescriptions } from './smartAccountDescriptions'
import { smartSessionDescriptions } from './smartSessionDescriptions'
import { swapDescriptions } from './swapDescriptions'

/** What a contract can't say about itself. */
export type Description = {
  readonly group:
    | 'Directory'
    | 'Accounts'
    | 'Names'
    | 'Networks'
    | 'Explanations'
    | 'Swaps'
    | 'Purchases'
    | 'Events'
    | 'Sign-in'
    | 'Status'
  readonly summary: string
  /** Whether it works without a project. */
  readonly isOpen?: boolean
  /** The required token: for a nonce in x-nonce-jwt, for a session in authorization. */
  readonly token?: 'nonce' | 'session'
  /** What the parameters mean. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly answer?: unknown
  }
}

const address = '0x1111111111111111111111111111111111111111'
const account = 'Plain address'
const chainId = 'CAIP-2 id of a network; default: all networks'
const historyId = 'CAIP-2 id of a network; default: all EVM chains'
const currency = 'Currency of the values'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const bitcoinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const bitcoinId = 'CAIP-2 id of a Bitcoin network'
const cursor = '`next` from the previous page'
const size = 'Width and height in pixels, from 16 to 512'

/** The description of every contract, by name. */
export const callDescriptions: Readonly<Record<string, Description>> = {
  getHealth: {
    group: 'Status',
    summary: 'Returns whether the gateway is up',
    isOpen: true,
    example: { answer: { status: 'ok' } },
  },
  getConfig: {
    group: 'Status',
    summary: 'Returns the name, version and enabled services of the gateway',
    isOpen: true,
    example: {
      answer: {
        name: 'Latchkey gateway',
        version: '1.0.0',
        services: { directory: true, blockchain: true, relay: true, analytics: false },
        nameZones: ['sample.eth'],
      },
    },
  },
  getWallets: {
    group: 'Directory',
    summary: 'Lists wallets by order and name; a search puts names that start with it first',
    parameters: {
      page: 'From 1',
      entries: 'Wallets per page',
      chains: 'Wallets that support one of these networks, by CAIP-2 id',
      include: 'Only wallets with these ids',
      exclude: 'No wallets with these ids',
      search: 'Any part of the name, ignoring case and accents',
      badge_type: 'Wallets with or without the badge',
      platform: 'Wallets available in the store of this platform',
      names: 'Only wallets with these names',
      rdns: 'Only wallets with these reverse-DNS ids',
    },
    example: {
      query: { page: '1', entries: '1', chains: 'eip155:1', search: 'sample' },
      answer: {
        count: 1,
        data: [
          {
            id: 'af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf',
            name: 'Sample Wallet',
            homepage: 'https://wallet.example',
            image_id: '0f1e2d3c-0000-4000-8000-000000000001',
            order: 10,
            badge_type: 'certified',
            chains: ['eip155:1'],
            mobile_link: 'sample://',
            desktop_link: null,
            webapp_link: null,
            app_store: 'https://apps.example/1',
            play_store: null,
            chrome_store: null,
            rdns: 'com.example.wallet',
            injected: [{ namespace: 'eip155', injected_id: 'isSample' }],
          },
        ],
        nextPage: null,
        previousPage: null,
      },
    },
  },
  getWalletImage: {
    group: 'Directory',
    summary: 'Returns the image of a wallet',
    isOpen: true,
    parameters: { id: 'Image id or id of the wallet', size },
    example: { params: { id: '0f1e2d3c-0000-4000-8000-000000000001' } },
  },
  getAssetImage: {
    group: 'Directory',
    summary: 'Returns the image of a network or connector',
    isOpen: true,
    parameters: { id: 'CAIP-2 id of the network, or id of the connector', size },
    example: { params: { id: 'eip155:1' } },
  },
  getCurrencyImage: {
    group: 'Directory',
    summary: 'Returns the image of a currency',
    isOpen: true,
    parameters: { id: 'Currency code', size },
    example: { params: { id: 'EUR' } },
  },
  getTokenImage: {
    group: 'Directory',
    summary: 'Returns the image of a token',
    isOpen: true,
    parameters: { id: 'Token symbol', size },
    example: { params: { id: 'ETH' }, query: { size: '64' } },
  },
  getAnalyticsConfig: {
    group: 'Directory',
    summary: 'Returns whether the operator wants events',
    example: { answer: { isAnalyticsEnabled: false } },
  },
  getSupportedChains: {
    group: 'Networks',
    summary: 'Lists the networks that the gateway serves',
    isOpen: true,
    example: { answer: { http: ['eip155:1'], ws: [] } },
  },
  getIdentity: {
    group: 'Accounts',
    summary: 'Returns the name and picture of an address',
    parameters: {
      address: account,
      sender: 'The account that asks, as CAIP-10',
      chainId: 'CAIP-2 id of a network whose names come first',
    },
    example: {
      params: { address },
      answer: { name: 'sample.eth', avatar: null, resolvedAt: '2026-01-01T00:00:00.000Z' },
    },
  },
  ...nameDescriptions,
  getBalance: {
    group: 'Accounts',
    summary: 'Returns the native currency and tokens of an account',
    parameters: {
      address: account,
      currency,
      chainId,
      forceUpdate: 'CAIP-10 addresses of tokens to read from the chain again',
    },
    example: {
      params: { address },
      query: { currency: 'usd', chainId: 'eip155:1' },
      answer: {
        balances: [
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            value: 3000,
            price: 3000,
            quantity: { decimals: '18', numeric: '1.0' },
            iconUrl: 'https://gateway.example/public/getTokenImage/ETH',
          },
        ],
      },
    },
  },
  getNfts: {
    group: 'Accounts',
    summary: 'Lists the collectibles of an account',
    parameters: { address: account, chainId, cursor },
    example: {
      params: { address },
      answer: {
        nfts: [
          {
            id: `eip155:1/erc721:${address}/1`,
            chainId: 'eip155:1',
            contract: address,
            tokenId: '1',
            collection: 'Samples',
            name: 'Sample 1',
            imageUrl: null,
            isSpam: false,
          },
        ],
        next: null,
      },
    },
  },
  getHistory: {
    group: 'Accounts',
    summary: 'Lists the history of an account on an EVM chain, Solana or Bitcoin, newest first',
    parameters: {
      address: account,
      chainId: historyId,
      cursor,
      currency,
      onramp: 'Only purchases from this provider',
    },
    example: {
      params: { address },
      answer: {
        data: [
          {
            id: 'eip155:1:0xaa',
            metadata: {
              operationType: 'send',
              hash: `0x${'a'.repeat(64)}`,
              minedAt: '2026-01-01T00:00:00.000Z',
              sentFrom: address,
              sentTo: '0x2222222222222222222222222222222222222222',
              status: 'confirmed',
              nonce: 0,
              application: null,
              chain: 'eip155:1',
            },
            transfers: [
              {
                fungible_info: { name: 'Ether', symbol: 'ETH', icon: null },
                nft_info: null,
                direction: 'out',
                quantity: { numeric: '0.5' },
                value: 1500,
                price: 3000,
              },
            ],
          },
        ],
        next: null,
      },
    },
  },
  getPortfolio: {
    group: 'Accounts',
    summary: "Returns the value of an account on each of the last days, at today's prices",
    parameters: { address: account, chainId, currency, days: 'Number of days, 30 by default' },
    example: {
      params: { address },
      query: { chainId: 'eip155:1', currency: 'usd', days: '2' },
      answer: {
        method: 'today-prices',
        points: [
          { day: '2026-01-01', value: 1500 },
          { day: '2026-01-02', value: 3000 },
        ],
      },
    },
  },
  getPrice: {
    group: 'Accounts',
    summary: 'Returns the prices of tokens, by CAIP-10 address',
    example: {
      body: { currency: 'usd', addresses: ['eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'] },
      answer: {
        fungibles: [
          {
            address: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
            name: 'Ether',
            symbol: 'ETH',
            iconUrl: 'https://gateway.example/public/getTokenImage/ETH',
            price: 3000,
            decimals: 18,
          },
        ],
      },
    },
  },
  postRpc: {
    group: 'Networks',
    summary:
      'Sends JSON-RPC to the nodes of an EVM, Solana or Polkadot network: one call, or several as an array',
    parameters: { chainId: 'CAIP-2 id of the network' },
    example: {
      query: { chainId: 'eip155:1' },
      body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
      answer: { jsonrpc: '2.0', id: 1, result: '0x10' },
    },
  },
  getCoins: {
    group: 'Networks',
    summary: 'Lists the coins a Bitcoin address can spend, in the format of Esplora',
    parameters: { address: account, chainId: bitcoinId },
    example: {
      params: { address: bitcoinAddress },
      query: { chainId: bitcoin },
      answer: [
        {
          txid: 'a'.repeat(64),
          vout: 0,
          value: 50_000,
          status: {
            confirmed: true,
            block_height: 900_000,
            block_hash: 'b'.repeat(64),
            block_time: 1_767_225_600,
          },
        },
      ],
    },
  },
  getFeeEstimates: {
    group: 'Networks',
    summary:
      'Estimates the fee per virtual byte on a Bitcoin network, by number of blocks until confirmation',
    parameters: { chainId: bitcoinId },
    example: { query: { chainId: bitcoin }, answer: { '1': 12.5, '6': 8, '144': 1 } },
  },
  postTransaction: {
    group: 'Networks',
    summary: 'Sends a signed Bitcoin transaction as hexadecimal text, and returns its id',
    parameters: { chainId: bitcoinId },
    example: {
      query: { chainId: bitcoin },
      body: '02000000000101000000000000000000000000000000',
      answer: 'a'.repeat(64),
    },
  },
  ...explainDescriptions,
  getTransaction: {
    group: 'Networks',
    summary: 'Returns a Bitcoin transaction: what it spends and pays, and whether a block contains it',
    parameters: { txid: 'Transaction id', chainId: bitcoinId },
    example: {
      params: { txid: 'a'.repeat(64) },
      query: { chainId: bitcoin },
      answer: {
        txid: 'a'.repeat(64),
        vin: [{ txid: 'b'.repeat(64), vout: 0 }],
        vout: [{ scriptpubkey_address: bitcoinAddress, value: 49_000 }],
        fee: 1_000,
        status: { confirmed: true },
      },
    },
  },
  getSpender: {
    group: 'Networks',
    summary: 'Tells which transaction spends an output of a Bitcoin transaction',
    parameters: { txid: 'Transaction id', index: 'Number of the output', chainId: bitcoinId },
    example: {
      params: { txid: 'b'.repeat(64), index: '0' },
      query: { chainId: bitcoin },
      answer: { spent: true, txid: 'a'.repeat(64) },
    },
  },
  postEvent: {
    group: 'Events',
    summary: 'Stores an event from the modal of a site with analytics',
    example: {
      body: {
        eventId: '6f2c1c0e-5a0e-4b4b-9d3a-3c1a2b0f9e11',
        url: 'https://site.example/app',
        domain: 'site.example',
        timestamp: 1_767_225_600_000,
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      },
      answer: { status: 'ok' },
    },
  },
  ...onrampDescriptions,
  ...signInDescriptions,
  ...smartSessionDescriptions,
  ...smartAccountDescriptions,
  ...swapDescriptions,
}
