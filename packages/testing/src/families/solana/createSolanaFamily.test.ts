import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { base58, base64 } from '@scure/base'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nodeMissing, requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { createSolanaFamily } from './createSolanaFamily'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const keys = deriveKeys(demoPhrase).solana
const own = base58.encode(keys.publicKey)
const setUp = (url?: string) => {
  const family = createSolanaFamily({ keys, nodeOf: () => url }, [chainId])
  return (method: string, params: unknown) => family.read({ chainId, method, params })
}
const read = setUp()

/** Verifies a signature with OpenSSL. */
function isValid(message: Uint8Array, signature: Uint8Array): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), keys.publicKey])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, message, key, signature)
}

/** A transfer of 1.5 SOL with two signers; the wallet is the second. */
function transfer(isVersioned: boolean) {
  const payer = new Uint8Array(32).fill(1)
  const receiver = new Uint8Array(32).fill(2)
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(1_500_000_000n, 4)
  const message = Buffer.concat([
    Buffer.from(isVersioned ? [0x80, 2, 0, 1, 4] : [2, 0, 1, 4]),
    payer,
    keys.publicKey,
    receiver,
    new Uint8Array(32),
    new Uint8Array(32).fill(9),
    Buffer.from([1, 3, 2, 1, 2, 12]),
    data,
    Buffer.from(isVersioned ? [0] : []),
  ])
  const others = new Uint8Array(64).fill(7)
  return { message, wire: Buffer.concat([Buffer.from([2]), others, new Uint8Array(64), message]) }
}

type Signed = { signature: string; transaction: string }

describe.each([false, true])('a transaction (versioned: %s)', (isVersioned) => {
  const { message, wire } = transfer(isVersioned)
  const params = { transaction: base64.encode(wire), pubkey: own }

  it('is signed in place, and the other signature stays', async () => {
    const { signature, transaction } = (await read('solana_signTransaction', params).run()) as Signed
    const signed = base64.decode(transaction)
    expect(isValid(message, base58.decode(signature))).toBe(true)
    expect(signed.slice(65, 129)).toEqual(base58.decode(signature))
    expect([...signed.slice(1, 65)]).toEqual(Array(64).fill(7))
    expect(signed.slice(129)).toEqual(new Uint8Array(message))
  })

  it('is described', () => {
    const tree = read('solana_signTransaction', params).details.at(-1)
    const to = base58.encode(new Uint8Array(32).fill(2))
    expect(tree).toMatchObject({ nodes: [{ name: '1. System program', value: `sends 1.5 SOL to ${to}` }] })
  })

  it('can’t be signed as a message', () => {
    const asked = () => read('solana_signMessage', { message: base58.encode(message), pubkey: own })
    expect(asked).toThrow('The message is a transaction')
  })

  it('is signed along with others', async () => {
    const both = { transactions: [params.transaction, params.transaction] }
    const { transactions } = (await read('solana_signAllTransactions', both).run()) as {
      transactions: string[]
    }
    expect(transactions).toHaveLength(2)
    for (const text of transactions) expect(isValid(message, base64.decode(text).slice(65, 129))).toBe(true)
  })

  it('is sent to the node', async () => {
    const bodies: string[] = []
    const node = createServer(async (request, response) => {
      for await (const chunk of request) bodies.push(String(chunk))
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x' }))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void node.close())
    await once(node, 'listening')
    const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
    const asked = { ...params, sendOptions: { skipPreflight: true } }
    const { signature } = (await setUp(url)('solana_signAndSendTransaction', asked).run()) as Signed
    expect(isValid(message, base58.decode(signature))).toBe(true)
    const { method, params: sent } = JSON.parse(bodies.join(''))
    expect([method, sent[1]]).toEqual(['sendTransaction', { skipPreflight: true, encoding: 'base64' }])
    expect(() => read('solana_signAndSendTransaction', asked)).toThrow(expect.toSatisfy(nodeMissing.is))
  })
})

it('signs a message', async () => {
  const bytes = Buffer.from('Grüße')
  const task = read('solana_signMessage', { message: base58.encode(bytes), pubkey: own })
  expect(task.details).toEqual([{ kind: 'text', label: 'Message', text: 'Grüße' }])
  const { signature } = (await task.run()) as Signed
  expect(isValid(bytes, base58.decode(signature))).toBe(true)
})

it('returns its account without a prompt', async () => {
  const task = read('solana_getAccounts', {})
  expect([task.isQuiet, await task.run()]).toEqual([true, [{ pubkey: own }]])
})

const { wire } = transfer(true)
it.each([
  ['solana_signMessage', { message: 'not base58: 0OIl' }],
  [
    'solana_signMessage',
    { message: base58.encode(Buffer.from('hi')), pubkey: base58.encode(new Uint8Array(32)) },
  ],
  ['solana_signTransaction', { transaction: base64.encode(wire.subarray(0, 200)) }],
  ['solana_signTransaction', { transaction: '' }],
  ['solana_signTransaction', { transaction: base64.encode(Buffer.alloc(300)) }],
  ['solana_signAllTransactions', { transactions: [] }],
  ['toString', {}],
])('rejects %s with %j', (method, params) => {
  expect(() => read(method, params)).toThrow(expect.toSatisfy(requestRefused.is))
})
