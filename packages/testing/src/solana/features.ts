import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { signTransaction } from '../families/solana/signTransaction'
import type { KeyPair } from '../keys/Keys'
import { rpcError } from '../script/rpcError'
import { callRpc } from '../wallet/callRpc'
import type { Prepared } from '../wallet/createAsk'
import type { RpcTransport } from '../wallet/fetchTransport'
import type { StandardAccount } from '../wallet/StandardWallet'
import { withOrigin, withoutOrigin } from '../wallet/withOrigin'
import { createSignInText } from './createSignInText'
import type { SolanaMemory } from './createSolanaMemory'

/** What the features use. */
export type FeatureContext = {
  readonly memory: SolanaMemory
  readonly nodes: { readonly [chain: string]: string }
  readonly transport: RpcTransport
  accounts(): readonly StandardAccount[]
}

/** One feature's method. It checks its input before it prompts, and throws an `RpcError`. */
export type Feature = (context: FeatureContext, inputs: readonly unknown[]) => Prepared

const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Expected bytes')
const account = v.object({ address: v.string() })
const messageSchema = v.object({ account, message: bytes })
const transactionSchema = v.object({
  account,
  transaction: bytes,
  chain: v.optional(v.string()),
  options: v.optional(v.record(v.string(), v.unknown())),
})
const signInSchema = v.optional(v.record(v.string(), v.unknown()), {})

function parseInputs<Schema extends v.GenericSchema>(schema: Schema, inputs: readonly unknown[]) {
  const result = v.safeParse(v.array(schema), inputs)
  if (result.success) return result.output
  throw rpcError(-32602, `Invalid parameters: ${result.issues[0].message}.`)
}

function keyOf({ memory }: FeatureContext, address: string): KeyPair {
  const key = memory.keys().find(({ publicKey }) => base58.encode(publicKey) === address)
  if (!key || !memory.view().accounts.includes(address)) throw rpcError(4100)
  return key
}

const connect: Feature = ({ memory, accounts }, [input]) => {
  const { authorised, locked } = memory.view()
  if (v.is(v.object({ silent: v.literal(true) }), input)) {
    const isRefused = memory.quirks().refusesSilent && !authorised
    return {
      prompts: false,
      approve() {
        if (isRefused) throw rpcError(4001)
        return { accounts: accounts() }
      },
    }
  }
  return {
    prompts: locked || !authorised,
    approve() {
      memory.update({ locked: false, origins: withOrigin(memory) })
      return { accounts: accounts() }
    },
  }
}

const disconnect: Feature = ({ memory }) => ({
  prompts: false,
  approve() {
    if (memory.quirks().ignoresDisconnect) return
    memory.update({ origins: withoutOrigin(memory) })
  },
})

const signMessage: Feature = (context, inputs) => {
  const all = parseInputs(messageSchema, inputs).map(({ account, message }) => ({
    message,
    key: keyOf(context, account.address),
  }))
  return {
    prompts: true,
    approve() {
      if (context.memory.quirks().isLedger)
        throw new TypeError('Signing off-chain messages with a Ledger is not supported')
      return all.map(({ message, key }) => ({
        signedMessage: message,
        signature: ed25519.sign(message, key.secretKey),
      }))
    },
  }
}

function readTransactions(context: FeatureContext, inputs: readonly unknown[]) {
  return parseInputs(transactionSchema, inputs).map((input) => {
    const chain = input.chain ?? ''
    if (chain !== '' && !context.memory.quirks().chains.includes(chain))
      throw rpcError(-32602, `This wallet doesn't support ${chain}.`)
    return { ...input, chain, key: keyOf(context, input.account.address) }
  })
}

const signOne: Feature = (context, inputs) => {
  const all = readTransactions(context, inputs)
  return {
    prompts: true,
    approve: () =>
      all.map(({ key, transaction }) => ({ signedTransaction: signTransaction(key, transaction).signed })),
  }
}

const signAndSend: Feature = (context, inputs) => {
  const all = readTransactions(context, inputs)
  return {
    prompts: true,
    approve: () =>
      Promise.all(
        all.map(async ({ key, transaction, chain, options }) => {
          const { signature, signed } = signTransaction(key, transaction)
          const url = Object.hasOwn(context.nodes, chain) ? context.nodes[chain] : undefined
          if (!url) throw rpcError(4901, `This wallet has no node for ${chain}.`)
          const sent = [base64.encode(signed), { ...options, encoding: 'base64' }]
          await callRpc(context.transport, url, { method: 'sendTransaction', params: sent })
          return { signature }
        }),
      ),
  }
}

const signIn: Feature = (context, inputs) => {
  const all = parseInputs(signInSchema, inputs.length === 0 ? [{}] : inputs)
  const { memory } = context
  return {
    prompts: true,
    approve() {
      memory.update({ locked: false, origins: withOrigin(memory) })
      return all.map((input) => {
        const [first] = context.accounts()
        const account = context.accounts().find(({ address }) => address === input.address) ?? first
        if (!account) throw rpcError(4100)
        const text = createSignInText(input, new URL(memory.origin).host, account.address)
        const signedMessage = new TextEncoder().encode(text)
        const { secretKey } = keyOf(context, account.address)
        return { account, signedMessage, signature: ed25519.sign(signedMessage, secretKey) }
      })
    },
  }
}

/** Every feature that has a method, by name. */
export const features: ReadonlyMap<string, Feature> = /* @__PURE__ */ new Map([
  ['standard:connect', connect],
  ['standard:disconnect', disconnect],
  ['solana:signMessage', signMessage],
  ['solana:signTransaction', signOne],
  ['solana:signAndSendTransaction', signAndSend],
  ['solana:signIn', signIn],
])
