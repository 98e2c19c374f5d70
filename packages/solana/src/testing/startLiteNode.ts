import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { base58, base64 } from '@scure/base'
import { address } from '@solana/addresses'
import { lamports } from '@solana/rpc-types'
import { getTransactionDecoder } from '@solana/transactions'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { readTokenAccounts } from './readTokenAccounts'

/** A chain for tests: Solana's own engine behind the few JSON-RPC methods that the adapter uses. */
export type LiteNode = {
  readonly url: string
  fund(owner: string, amount: bigint): void
  /** Puts an account on the chain as its program stores it. */
  setAccount(account: string, data: Uint8Array, program: string): void
  stop(): Promise<void>
}

const rent = 10_000_000n

type Refusal = { readonly code: number; readonly message: string }
type Method = (...params: readonly unknown[]) => unknown

function createMethods(chain: LiteSVM): { readonly [method: string]: Method } {
  const genesisHash = base58.encode(crypto.getRandomValues(new Uint8Array(32)))
  const inContext = (value: unknown) => ({ context: { slot: 1 }, value })
  return {
    getBalance: (owner) => inContext(Number(chain.getBalance(address(String(owner))) ?? 0n)),
    getGenesisHash: () => genesisHash,
    getAccountInfo(key) {
      const found = chain.getAccount(address(String(key)))
      return inContext(found.exists ? { owner: found.programAddress } : null)
    },
    getLatestBlockhash: () => inContext({ blockhash: chain.latestBlockhash(), lastValidBlockHeight: 150 }),
    isBlockhashValid: (hash) => inContext(hash === chain.latestBlockhash()),
    getRecentPrioritizationFees: () =>
      [1, 2, 3, 4].map((fee) => ({ slot: fee, prioritizationFee: fee * 100 })),
    getTokenAccountsByOwner: (owner, filter) =>
      inContext(readTokenAccounts(chain, String(owner), Object(filter))),
    getSignatureStatuses: (all) =>
      inContext(
        (Array.isArray(all) ? all : []).map((signature) => {
          const found = chain.getTransaction(String(signature) as Parameters<LiteSVM['getTransaction']>[0])
          return found && { slot: 1, err: found instanceof FailedTransactionMetadata ? String(found) : null }
        }),
      ),
    sendTransaction(text) {
      const transaction = getTransactionDecoder().decode(base64.decode(String(text)))
      const done = chain.sendTransaction(transaction)
      if (done instanceof FailedTransactionMetadata)
        throw { code: -32002, message: `Transaction simulation failed: ${done}` } satisfies Refusal
      return base58.encode(Object.values(transaction.signatures)[0] ?? new Uint8Array())
    },
  }
}

/** Starts a chain with its signatures checked, on 127.0.0.1 and without any network. */
export async function startLiteNode(): Promise<LiteNode> {
  const chain = new LiteSVM()
  const methods = createMethods(chain)
  const answer = (method: string, params: readonly unknown[]) => {
    try {
      const run = methods[method]
      if (!run) return { error: { code: -32601, message: 'Method not found' } }
      return { result: run(...params) }
    } catch (cause) {
      const { code = -32602, message } = Object(cause)
      return { error: { code, message } }
    }
  }
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer(method, params) }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fund: (owner, amount) => void chain.airdrop(address(owner), lamports(amount)),
    setAccount: (account, data, program) =>
      chain.setAccount({
        address: address(account),
        data,
        executable: false,
        lamports: lamports(rent),
        programAddress: address(program),
        space: BigInt(data.length),
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
