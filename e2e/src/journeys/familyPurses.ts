import { randomBytes } from 'node:crypto'
import {
  createBitcoinWallet,
  createPolkadotWallet,
  createSolanaWallet,
  localNetworkIds,
  type PolkadotKey,
} from '@latchkey/testing'
import { getSeedContracts, solanaSeedTokens } from '@latchkey/testing/node'
import { base58, bech32 } from '@scure/base'
import { definePolkadotNetwork, polkadot } from 'latchkey/polkadot'
import { type Address, numberToHex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { inject, vi } from 'vitest'
import type { FamilyId } from '../browser/openFamilies'
import { readChain } from '../browser/readChain'
import { askNode, mintDollars } from './accountChain'

/** Something of value on the local chain of a family. Amounts are in the smallest unit. */
export type Purse = {
  readonly symbol: string
  /** Gives an account this much. */
  give(address: string, amount: bigint): Promise<void>
  /** How much an account has, by the node. */
  of(address: string): Promise<bigint>
}

/** What a family's local chain knows. */
export type FamilyPurse = {
  /** An address that nobody has used. */
  newAddress(): string
  readonly coin: Purse
  readonly token?: Purse
}

/** A key for a Solana account that nobody has used. */
export const newSolanaKey = () => base58.encode(Uint8Array.from(randomBytes(32)))
/** The same for Polkadot. */
export const newPolkadotKey = (): PolkadotKey => ({
  type: 'sr25519',
  seed: `0x${randomBytes(32).toString('hex')}`,
})

const { dollar } = getSeedContracts()
const [solanaDollar] = solanaSeedTokens
const erc20 = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
/** The number of an asset on the Polkadot chain, which is how a visitor finds it. */
export const polkadotAssetId = '1984'

async function call(networkId: keyof typeof nodes, method: string, ...params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(nodes[networkId], { method: 'POST', body, headers })
  const { result, error } = Object(await answer.json())
  if (error) throw new TypeError(`${method}: ${JSON.stringify(error)}`)
  return result
}

const { nodes } = inject('stack').families
const { solana, bitcoin, polkadot: dot } = localNetworkIds
const hub = definePolkadotNetwork({
  reference: dot.slice('polkadot:'.length),
  name: 'Local Polkadot',
  symbol: 'ROC',
  decimals: 12,
  url: nodes[dot],
})

async function readPolkadot(address: string, asset: { kind: 'native' } | { kind: 'token'; token: string }) {
  const transfers = await polkadot().can.transfers?.()
  return (await transfers?.readAsset({ network: hub, address, asset }))?.balance ?? 0n
}

/** Pays from the third account of the demo phrase, which no journey sends from. */
async function payBitcoin(address: string, satoshi: bigint): Promise<void> {
  const wallet = createBitcoinWallet({
    form: 'unisat',
    networkId: bitcoin,
    nodes: { [bitcoin]: nodes[bitcoin] },
    authorised: true,
  })
  wallet.switchAccount(2)
  // Another file may spend the same coin at the same time.
  await vi.waitFor(() => Object(wallet.provider).sendBitcoin(address, Number(satoshi)), {
    timeout: 20_000,
    interval: 300,
  })
}

/** What each family's local chain gives and tells. */
export const purses: { readonly [F in FamilyId]: FamilyPurse } = {
  eip155: {
    newAddress: () => privateKeyToAddress(generatePrivateKey()),
    coin: {
      symbol: 'ETH',
      async give(address, amount) {
        await askNode([{ method: 'anvil_setBalance', params: [address, numberToHex(amount)] }])
      },
      of: (address) => readChain().getBalance({ address: address as Address }),
    },
    token: {
      symbol: 'LKD',
      give: (address, amount) => mintDollars(address as Address, amount),
      of: (address) =>
        readChain().readContract({
          address: dollar,
          abi: erc20,
          functionName: 'balanceOf',
          args: [address as Address],
        }),
    },
  },
  solana: {
    newAddress: () => createSolanaWallet({ keys: [newSolanaKey()] }).addresses[0] ?? '',
    coin: {
      symbol: 'SOL',
      give: (address, amount) => call(solana, 'surfnet_setAccount', address, { lamports: Number(amount) }),
      of: async (address) =>
        BigInt((await call(solana, 'getBalance', address, { commitment: 'confirmed' })).value),
    },
    token: {
      symbol: solanaDollar.symbol,
      give: (address, amount) =>
        call(solana, 'surfnet_setTokenAccount', address, solanaDollar.address, { amount: Number(amount) }),
      async of(address) {
        const { value } = await call(
          solana,
          'getTokenAccountsByOwner',
          address,
          { mint: solanaDollar.address },
          { encoding: 'jsonParsed', commitment: 'confirmed' },
        )
        const amounts = (value as readonly unknown[]).map((row) =>
          BigInt(Object(row).account.data.parsed.info.tokenAmount.amount),
        )
        return amounts.reduce((sum, amount) => sum + amount, 0n)
      },
    },
  },
  bip122: {
    newAddress: () => bech32.encode('bcrt', [0, ...bech32.toWords(Uint8Array.from(randomBytes(20)))]),
    coin: {
      symbol: 'BTC',
      give: payBitcoin,
      async of(address) {
        const { chain_stats: stats } = await (await fetch(`${nodes[bitcoin]}/address/${address}`)).json()
        return BigInt(stats.funded_txo_sum - stats.spent_txo_sum)
      },
    },
  },
  polkadot: {
    newAddress: () => createPolkadotWallet({ keys: [newPolkadotKey()] }).addresses[0] ?? '',
    coin: {
      symbol: 'ROC',
      give: (address, amount) =>
        call(dot, 'dev_setStorage', {
          System: { Account: [[[address], { providers: 1, data: { free: `${amount}` } }]] },
        }),
      of: (address) => readPolkadot(address, { kind: 'native' }),
    },
    token: {
      symbol: 'LKD',
      async give(address, amount) {
        const roles = { owner: address, issuer: address, admin: address, freezer: address }
        const counts = { deposit: 0, accounts: 1, sufficients: 0, approvals: 0, isFrozen: false }
        const asset = { ...roles, ...counts, supply: '1000000000000', minBalance: '1000', isSufficient: true }
        const about = { deposit: 0, name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6, isFrozen: false }
        const held = { balance: `${amount}`, isFrozen: false, reason: 'Sufficient', extra: null }
        await call(dot, 'dev_setStorage', {
          Assets: {
            Asset: [[[polkadotAssetId], asset]],
            Metadata: [[[polkadotAssetId], about]],
            Account: [[[polkadotAssetId, address], held]],
          },
        })
      },
      of: (address) => readPolkadot(address, { kind: 'token', token: polkadotAssetId }),
    },
  },
}
