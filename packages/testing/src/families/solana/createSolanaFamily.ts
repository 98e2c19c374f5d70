import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { nodeMissing, requestRefused } from '../../errors'
import type { KeyPair } from '../../keys/Keys'
import { callNode } from '../callNode'
import { createTask } from '../createTask'
import { decodedBytes } from '../decodedBytes'
import type { Asked, Family } from '../Family'
import { parseParams } from '../parseParams'
import { readableBytes } from '../readableBytes'
import type { Task } from '../Task'
import { describeTransaction, formatSol } from './describeTransaction'
import { parseTransaction, type SolanaTransaction } from './parseTransaction'
import { readSolTransfer } from './readSolTransfer'
import { signTransaction } from './signTransaction'

/** What the Solana family uses. */
export type SolanaPorts = { readonly keys: KeyPair; nodeOf(chainId: string): string | undefined }

const wire = decodedBytes(base64, 'base64')
const pubkey = v.optional(v.string())
const messageSchema = v.object({ message: decodedBytes(base58, 'base58'), pubkey })
const oneSchema = v.object({ transaction: wire, pubkey })
const allSchema = v.object({ transactions: v.pipe(v.array(wire), v.minLength(1), v.maxLength(100)) })
const sendSchema = v.object({
  ...oneSchema.entries,
  sendOptions: v.optional(
    v.object({
      skipPreflight: v.optional(v.boolean()),
      preflightCommitment: v.optional(v.picklist(['processed', 'confirmed', 'finalized'])),
      maxRetries: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      minContextSlot: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
})

type Reader = (ports: SolanaPorts, asked: Asked) => Task

const readers: { readonly [method: string]: Reader } = {
  solana_signMessage: readMessage,
  solana_signTransaction: readOne,
  solana_signAllTransactions: readAll,
  solana_signAndSendTransaction: readSend,
  solana_getAccounts: tellAccounts,
  solana_requestAccounts: tellAccounts,
}

/** Solana: one Ed25519 key on all its clusters. */
export function createSolanaFamily(ports: SolanaPorts, usualChains: readonly string[]): Family {
  const address = base58.encode(ports.keys.publicKey)
  return {
    namespace: 'solana',
    name: 'Solana',
    usualChains,
    methods: Object.keys(readers),
    events: ['accountsChanged', 'chainChanged'],
    addressOn: (chainId) => (/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(chainId) ? address : null),
    read(asked) {
      const reader = Object.hasOwn(readers, asked.method) ? readers[asked.method] : undefined
      if (!reader) throw requestRefused({ reason: `Unknown method: ${asked.method}` })
      return reader(ports, asked)
    },
  }
}

function readMessage({ keys }: SolanaPorts, { params }: Asked): Task {
  const { message, pubkey } = parseParams(messageSchema, params)
  assertOwn(keys, pubkey)
  assertNoTransaction(message)
  return createTask({
    title: 'Sign a message',
    details: [readableBytes('Message', message)],
    run: async () => ({ signature: base58.encode(ed25519.sign(message, keys.secretKey)) }),
  })
}

/**
 * Rejects a message that is a transaction: a signed text has no prefix, so it would sign that transaction. @throws
 * requestRefused
 */
function assertNoTransaction(message: Uint8Array): void {
  const count = (message[0] ?? 0) & 0x80 ? (message[1] ?? 0) : (message[0] ?? 0)
  const bytes = new Uint8Array(1 + count * 64 + message.length)
  bytes[0] = count
  bytes.set(message, 1 + count * 64)
  try {
    parseTransaction(bytes)
  } catch {
    // Not a transaction, as it should be.
    return
  }
  throw requestRefused({ reason: 'The message is a transaction' })
}

function readOne({ keys }: SolanaPorts, { params }: Asked): Task {
  const { transaction, pubkey } = parseParams(oneSchema, params)
  assertOwn(keys, pubkey)
  const read = readOwn(keys, transaction)
  return createTask({
    title: 'Sign a transaction',
    ...paidBy(keys, [read]),
    details: describeTransaction(read),
    async run() {
      const { signature, signed } = signTransaction(keys, transaction)
      return { signature: base58.encode(signature), transaction: base64.encode(signed) }
    },
  })
}

function readAll({ keys }: SolanaPorts, { params }: Asked): Task {
  const { transactions } = parseParams(allSchema, params)
  const all = transactions.map((transaction) => readOwn(keys, transaction))
  return createTask({
    title: `Sign ${transactions.length} transactions`,
    ...paidBy(keys, all),
    details: all.flatMap((read, index) => describeTransaction(read, `Transaction ${index + 1}`)),
    run: async () => ({
      transactions: transactions.map((transaction) =>
        base64.encode(signTransaction(keys, transaction).signed),
      ),
    }),
  })
}

function readSend({ keys, nodeOf }: SolanaPorts, { chainId, params }: Asked): Task {
  const { transaction, pubkey, sendOptions } = parseParams(sendSchema, params)
  assertOwn(keys, pubkey)
  const url = nodeOf(chainId)
  if (!url) throw nodeMissing({ chain: chainId })
  const read = readOwn(keys, transaction)
  return createTask({
    title: 'Send a transaction',
    verb: 'Send',
    ...paidBy(keys, [read]),
    details: describeTransaction(read),
    async run() {
      const { signature, signed } = signTransaction(keys, transaction)
      const options = { ...sendOptions, encoding: 'base64' }
      await callNode(chainId, url, 'sendTransaction', [base64.encode(signed), options])
      return { signature: base58.encode(signature) }
    },
  })
}

/** What plain transfers take from the wallet's account. What programs take isn't known. */
function paidBy(
  { publicKey }: KeyPair,
  transactions: readonly SolanaTransaction[],
): { readonly amount: string } | null {
  const own = base58.encode(publicKey)
  const lamports = transactions
    .flatMap(({ instructions }) => instructions.map(readSolTransfer))
    .reduce((sum, transfer) => (transfer?.from === own ? sum + transfer.lamports : sum), 0n)
  return lamports > 0n ? { amount: formatSol(lamports) } : null
}

/** Parses a transaction that needs the wallet's signature. @throws requestRefused */
function readOwn({ publicKey }: KeyPair, bytes: Uint8Array): SolanaTransaction {
  const transaction = parseTransaction(bytes)
  if (!transaction.signers.includes(base58.encode(publicKey)))
    throw requestRefused({ reason: 'The transaction doesn’t need this wallet’s signature' })
  return transaction
}

function tellAccounts({ keys }: SolanaPorts): Task {
  const accounts = [{ pubkey: base58.encode(keys.publicKey) }]
  return createTask({ title: 'Share the account', isQuiet: true, run: async () => accounts })
}

function assertOwn({ publicKey }: KeyPair, pubkey: string | undefined): void {
  if (pubkey !== undefined && pubkey !== base58.encode(publicKey))
    throw requestRefused({ reason: `${pubkey} isn't an account of this wallet` })
}
