import type { AccountRequest, Asset, TransferQuote, TransferRequest, Transfers } from '@latchkey/core'
import { createSolanaWallet, localNetworkIds } from '@latchkey/testing'
import { type SurfpoolOptions, startSurfpool } from '@latchkey/testing/node'
import { base58, base64, hex } from '@scure/base'
import { type Address, address as toAddress } from '@solana/addresses'
import { expect, vi } from 'vitest'
import { solana } from '../solana'
import { tokenProgram } from '../transaction/instructions/programs'
import { tokenAccountOf } from '../transaction/tokenAccountOf'
import { createNetwork } from './createNetwork'
import { toConnector } from './toConnector'
import { mintData, tokenData } from './tokenData'

const native: Asset = { kind: 'native' }

type Sender = {
  readonly transfers: Transfers
  readonly account: AccountRequest
  readonly quote: (changes?: Partial<TransferRequest>) => Promise<TransferQuote>
}

/** An address that a key could have. */
export const newAddress = () => createSolanaWallet({ keys: [newKey()] }).addresses[0] ?? ''
const newKey = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))

/** Starts a real node to send on. */
export async function startTransferScene(options: SurfpoolOptions = {}) {
  const node = await startSurfpool(options)
  const network = createNetwork(node.url, localNetworkIds.solana)

  async function ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const { result, error } = await (await fetch(node.url, { method: 'POST', body, headers })).json()
    if (error) throw error
    return result
  }
  const setAccount = (key: string, owner: string, data: Uint8Array, more: object = {}) =>
    ask('surfnet_setAccount', key, { lamports: 10_000_000, owner, data: hex.encode(data), ...more })

  return {
    node,
    network,
    ask,
    setAccount,

    async coinsOf(key: string): Promise<bigint> {
      return BigInt(Object(await ask('getBalance', key, { commitment: 'confirmed' })).value)
    },
    /** How many tokens an owner's associated account has; null if there is none. */
    async tokensOf(owner: string, token: string, program: Address = tokenProgram): Promise<bigint | null> {
      const account = await tokenAccountOf(toAddress(owner), program, toAddress(token))
      const { value } = Object(await ask('getAccountInfo', account, { encoding: 'base64' }))
      return value && new DataView(base64.decode(value.data[0]).buffer).getBigUint64(64, true)
    },
    /** Puts a token on the chain, and gives its owner an account for each amount. */
    async addToken(
      owner: string,
      amounts: readonly bigint[],
      more: {
        readonly program?: string
        readonly mint?: Parameters<typeof mintData>[1]
        readonly held?: Partial<Parameters<typeof tokenData>[0]>
      } = {},
    ): Promise<string> {
      const [mint, program] = [newAddress(), more.program ?? tokenProgram]
      await setAccount(mint, program, mintData(10n ** 15n, more.mint))
      for (const amount of amounts)
        await setAccount(newAddress(), program, tokenData({ mint, owner, amount, ...more.held }))
      return mint
    },

    /** A new account with so many lamports, connected to a wallet. */
    async open({ balance = 1_000_000_000n, without = [] as readonly string[] } = {}) {
      const wallet = createSolanaWallet({
        keys: [newKey()],
        authorised: true,
        without,
        nodes: { 'solana:localnet': node.url },
      })
      const [address = ''] = wallet.addresses
      await node.fund(address, balance)
      const transfers = await openTransfers()
      const account = { connector: toConnector(wallet.wallet), address, network }
      const quote = (changes: Partial<TransferRequest> = {}) =>
        transfers.quote({
          ...account,
          asset: native,
          to: newAddress(),
          amount: 1_000_000n,
          speed: 'normal',
          ...changes,
        })
      return { wallet, address, transfers, account, quote }
    },
    /** Sends, and waits until it is on the chain. */
    async send({ transfers, account, quote }: Sender, changes: Partial<TransferRequest>) {
      const quoted = await quote(changes)
      expect(quoted.shortage).toBe(null)
      const handle = await transfers.send({ ...account, quote: quoted })
      const status = await vi.waitFor(async () => {
        const seen = await transfers.check({ network, address: account.address, handle })
        expect(seen.state).not.toBe('pending')
        return seen
      }, 20_000)
      expect(status).toMatchObject({ state: 'mined' })
      return { quoted, handle, status }
    },
    stop: () => node.stop(),
  }
}

/** The ability of the adapter. */
export async function openTransfers(): Promise<Transfers> {
  const { transfers } = solana().can
  if (!transfers) throw new TypeError('it can’t send')
  return transfers()
}
