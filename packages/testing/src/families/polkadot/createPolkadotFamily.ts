import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sign } from '@scure/sr25519'
import * as v from 'valibot'
import { requestRefused } from '../../errors'
import type { KeyPair } from '../../keys/Keys'
import { createTask } from '../createTask'
import type { Asked, Family } from '../Family'
import { parseParams } from '../parseParams'
import { showText } from '../showText'
import type { Task } from '../Task'
import { encodeAddress } from './encodeAddress'
import { encodePayload } from './encodePayload'
import { payloadSchema } from './payloadSchema'

/** The address prefixes that aren't the generic 42. */
const prefixes: { readonly [chainId: string]: number } = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:48239ef607d7928874027a43a6768920': 2,
}
const generalPrefix = 42

const messageSchema = v.object({ address: v.string(), message: v.string() })
const transactionSchema = v.object({ address: v.string(), transactionPayload: payloadSchema })

const readers: { readonly [method: string]: (keys: KeyPair, asked: Asked) => Task } = {
  polkadot_signMessage: readMessage,
  polkadot_signTransaction: readTransaction,
}

/** Polkadot and similar chains: one sr25519 key, written differently on each. */
export function createPolkadotFamily(keys: KeyPair): Family {
  return {
    namespace: 'polkadot',
    name: 'Polkadot',
    usualChains: Object.keys(prefixes).slice(0, 1),
    methods: Object.keys(readers),
    events: ['accountsChanged', 'chainChanged'],
    addressOn: (chainId) => (/^polkadot:[0-9a-f]{32}$/.test(chainId) ? addressOn(keys, chainId) : null),
    read(asked) {
      const reader = Object.hasOwn(readers, asked.method) ? readers[asked.method] : undefined
      if (!reader) throw requestRefused({ reason: `Unknown method: ${asked.method}` })
      return reader(keys, asked)
    },
  }
}

function addressOn({ publicKey }: KeyPair, chainId: string): string {
  return encodeAddress(publicKey, prefixes[chainId] ?? generalPrefix)
}

/** A key has one address on each chain, and the generic one everywhere. @throws requestRefused */
function assertOwn(keys: KeyPair, chainId: string, address: string): void {
  if (address !== addressOn(keys, chainId) && address !== encodeAddress(keys.publicKey, generalPrefix))
    throw requestRefused({ reason: `${address} isn't an account of this wallet` })
}

function readMessage(keys: KeyPair, { chainId, params }: Asked): Task {
  const { address, message } = parseParams(messageSchema, params)
  assertOwn(keys, chainId, address)
  // The wrapping prevents a text from being a transaction; a wrapped text stays as it is.
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  const bytes = utf8ToBytes(isWrapped ? message : `<Bytes>${message}</Bytes>`)
  return createTask({
    title: 'Sign a message',
    details: [{ kind: 'text', label: 'Message', text: showText(message) }],
    run: async () => ({ signature: `0x${bytesToHex(sign(keys.secretKey, bytes))}` }),
  })
}

function readTransaction(keys: KeyPair, { chainId, params }: Asked): Task {
  const { address, transactionPayload: payload } = parseParams(transactionSchema, params)
  assertOwn(keys, chainId, address)
  assertOwn(keys, chainId, payload.address)
  // A chain's reference is the first half of its genesis hash.
  if (`polkadot:${bytesToHex(payload.genesisHash).slice(0, 32)}` !== chainId)
    throw requestRefused({ reason: 'The transaction is for another chain' })
  const bytes = encodePayload(payload)
  const [pallet = 0, call = 0] = payload.method
  return createTask({
    title: 'Sign a transaction',
    details: [
      { kind: 'fact', label: 'Call', value: `number ${call} of pallet ${pallet}` },
      { kind: 'fact', label: 'Nonce', value: payload.nonce.toString() },
      { kind: 'fact', label: 'Tip', value: payload.tip.toString() },
      { kind: 'text', label: 'Data', text: `0x${bytesToHex(payload.method)}`, isCode: true },
    ],
    warnings: ["This wallet can't read what this call does."],
    run: async () => ({ signature: `0x${bytesToHex(sign(keys.secretKey, bytes))}` }),
  })
}
