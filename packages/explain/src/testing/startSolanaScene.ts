import { createSolanaWallet } from '@latchkey/testing'
import { startSurfpool } from '@latchkey/testing/node'
import { base58, base64, hex } from '@scure/base'
import type { Explanation } from '../Explanation'
import { explainSolana } from '../solana/explainSolana'
import {
  buildSolana,
  by,
  bytesOf,
  from,
  into,
  type Step,
  systemProgram,
  tokenAccountProgram,
  tokenProgram,
} from './buildSolana'
import { mintData, tokenData } from './tokenData'

const [account = '', friend = ''] = createSolanaWallet().addresses
/** What a token account keeps. */
const accountRent = 2_039_280n

export const newAddress = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))
export const codesOf = ({ warnings }: Explanation) => warnings.map(({ code }) => code)

/** Starts a real node with a token, and an account that has some of it in `held`. */
export async function startSolanaScene() {
  const node = await startSurfpool()
  const [mint, held, thief] = [newAddress(), newAddress(), newAddress()]

  async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const { result, error } = await (await fetch(node.url, { method: 'POST', body, headers })).json()
    if (error) throw error
    return result
  }
  const setAccount = (key: string, owner: string, data: readonly number[], lamports = 10_000_000) =>
    ask('surfnet_setAccount', [key, { lamports, owner, data: hex.encode(Uint8Array.from(data)) }])

  await node.fund(account, 1_000_000_000_000n)
  await node.fund(friend, 1_000_000_000n)
  await setAccount(mint, tokenProgram, mintData(1_000_000n))
  await setAccount(held, tokenProgram, tokenData(mint, account, 500_000n), Number(accountRent))

  return {
    account,
    friend,
    thief,
    mint,
    held,
    accountRent,
    token: { kind: 'fungible', address: mint, symbol: 'DOL', decimals: 6 },
    ask,
    setAccount,
    stop: () => node.stop(),

    explain: (...steps: readonly Step[]) =>
      explainSolana([buildSolana(account, steps)], {
        account,
        ask,
        tokenOf: (one) => (one === mint ? { symbol: 'DOL', decimals: 6 } : undefined),
      }),

    /** The associated token account, as its program finds it: the first address that no key can have. */
    async tokenAccountOf(owner: string): Promise<string> {
      const { getAddressEncoder, getProgramDerivedAddress, address } = await import('@solana/addresses')
      const seeds = [owner, tokenProgram, mint].map((key) => getAddressEncoder().encode(address(key)))
      const [found] = await getProgramDerivedAddress({ programAddress: address(tokenAccountProgram), seeds })
      return found
    },
    createTokenAccount(receiver: string, target: string): Step {
      const programs = [from(systemProgram), from(tokenProgram)]
      const accounts = [by(account), into(target), from(receiver), from(mint), ...programs]
      return { program: tokenAccountProgram, accounts, data: [1] }
    },
    transferChecked(target: string, amount: bigint): Step {
      const accounts = [into(held), from(mint), into(target), by(account)]
      return { program: tokenProgram, accounts, data: [12, ...bytesOf(amount, 8), 6] }
    },

    /** How many tokens a token account has. */
    async amountIn(key: string): Promise<bigint> {
      const { value } = Object(await ask('getAccountInfo', [key, { encoding: 'base64' }]))
      const data = base64.decode(value?.data[0] ?? '')
      return data.length < 72 ? 0n : new DataView(data.buffer).getBigUint64(64, true)
    },
    async coinsOf(key: string): Promise<bigint> {
      return BigInt(Object(await ask('getBalance', [key])).value)
    },
    /** Has the wallet sign and send the same steps. */
    async sendReally(steps: readonly Step[]): Promise<void> {
      const wallet = createSolanaWallet({ authorised: true, nodes: { 'solana:localnet': node.url } })
      const { value } = Object(await ask('getLatestBlockhash', []))
      const transaction = buildSolana(account, steps, { blockhash: value.blockhash })
      const feature = Object(wallet.wallet.features['solana:signAndSendTransaction'])
      await feature.signAndSendTransaction({
        account: wallet.wallet.accounts[0],
        transaction,
        chain: 'solana:localnet',
      })
    },
  }
}
