import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { NETWORK, p2wpkh, Script, SigHash, Transaction } from '@scure/btc-signer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fundsMissing, nodeMissing, nodeRefused, requestRefused } from '../../errors'
import { demoPhrase } from '../../keys/demoPhrase'
import { deriveKeys } from '../../keys/deriveKeys'
import { addressOf } from './addressOf'
import { createBitcoinFamily } from './createBitcoinFamily'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const keys = deriveKeys(demoPhrase).bitcoin
const payment = p2wpkh(keys.main.publicKey)
const own = payment.address ?? ''
const stranger = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const coin = (byte: string, value: number) => ({ txid: byte.repeat(32), vout: 1, value, status: {} })

/** A block explorer with these answers, by the end of the path. */
async function openExplorer(answers: { readonly [end: string]: unknown }, status = 200) {
  const sent: string[] = []
  const server = createServer(async (request, response) => {
    const { url = '' } = request
    const body = await text(request)
    if (url === '/api/tx') sent.push(body)
    const end = Object.keys(answers).find((one) => url.endsWith(one)) ?? ''
    const answer = answers[end]
    response.statusCode = url === '/api/tx' ? status : 200
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const node = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  const family = createBitcoinFamily({ keys, nodeOf: () => node })
  return { sent, read: (method: string, params: unknown) => family.read({ chainId, method, params }) }
}

/** Whether the account signed each input for its amount. */
function isSigned(transaction: Transaction, amounts: readonly bigint[]): boolean {
  const code = Uint8Array.of(0x76, 0xa9, 0x14, ...payment.hash, 0x88, 0xac)
  return amounts.every((amount, index) => {
    const [der = new Uint8Array()] = transaction.getInput(index).finalScriptWitness ?? []
    const digest = transaction.preimageWitnessV0(index, code, SigHash.ALL, amount)
    const options = { prehash: false, format: 'der' } as const
    return secp256k1.verify(der.slice(0, -1), digest, keys.main.publicKey, options)
  })
}

const rich = { '/utxo': [coin('22', 30_000), coin('11', 90_000)], '/fee-estimates': { 6: 2.5 }, '/tx': 'ok' }
const asked = { account: own, recipientAddress: stranger, amount: '100000' }

describe('sendTransfer', () => {
  it('builds, shows, signs and broadcasts a payment, and returns the change', async () => {
    const { read, sent } = await openExplorer(rich)
    const task = read('sendTransfer', { ...asked, memo: bytesToHex(utf8ToBytes('Rent')) })
    expect(task.amount).toBe('0.001 BTC')
    expect(task.details).toMatchObject([{ label: 'To', value: stranger }, { text: 'Rent' }])
    const [fee] = (await task.more?.()) ?? []
    const { txid } = (await task.run()) as { txid: string }
    const transaction = Transaction.fromRaw(hexToBytes(sent[0] ?? ''), { allowUnknownOutputs: true })
    expect(transaction.id).toBe(txid)
    const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => ({
      to: addressOf(transaction.getOutput(index).script, NETWORK),
      amount: transaction.getOutput(index).amount ?? 0n,
    }))
    expect(outputs).toContainEqual({ to: stranger, amount: 100_000n })
    expect(outputs).toContainEqual({ to: null, amount: 0n })
    const change = outputs.find(({ to }) => to === own)?.amount ?? 0n
    // Three satoshi per virtual byte: the estimate, rounded up.
    const paid = 120_000n - 100_000n - change
    expect(Number(paid) / transaction.vsize).toBeCloseTo(3, 0)
    expect(fee).toMatchObject({
      label: 'Fee',
      value: `0.${String(paid).padStart(8, '0').replace(/0+$/, '')} BTC`,
    })
    expect(isSigned(transaction, [90_000n, 30_000n])).toBe(true)
  })

  it('reports insufficient funds, a rejection by the explorer, and a missing one', async () => {
    const poor = await openExplorer({ ...rich, '/utxo': [coin('11', 90_000)] })
    await expect(poor.read('sendTransfer', asked).more?.()).rejects.toSatisfy(fundsMissing.is)
    const strict = await openExplorer({ ...rich, '/tx': 'min relay fee not met' }, 400)
    await expect(strict.read('sendTransfer', asked).run()).rejects.toThrow('min relay fee not met')
    const strange = await openExplorer({ ...rich, '/utxo': [{ txid: 'x', vout: -1 }] })
    await expect(strange.read('sendTransfer', asked).run()).rejects.toSatisfy(nodeRefused.is)
    const bare = createBitcoinFamily({ keys, nodeOf: () => undefined })
    expect(() => bare.read({ chainId, method: 'sendTransfer', params: asked })).toThrow(
      expect.toSatisfy(nodeMissing.is),
    )
  })

  it.each([
    { amount: '0' },
    { amount: '1.5' },
    { amount: 5 },
    { recipientAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
    { recipientAddress: 'nobody' },
    { changeAddress: stranger },
    { memo: 'not hex' },
    { memo: '00'.repeat(81) },
    { account: stranger },
  ])('rejects %j', async (part) => {
    const { read } = await openExplorer(rich)
    expect(() => read('sendTransfer', { ...asked, ...part })).toThrow(expect.toSatisfy(requestRefused.is))
  })
})

describe('signPsbt with broadcast', () => {
  const psbt = (isForeign: boolean) => {
    const transaction = new Transaction({ allowUnknownOutputs: true })
    const script = isForeign
      ? p2wpkh(secp256k1.getPublicKey(new Uint8Array(32).fill(5))).script
      : payment.script
    const input = (txid: string, utxo: Uint8Array) => ({
      txid: txid.repeat(32),
      index: 0,
      witnessUtxo: { script: utxo, amount: 50_000n },
    })
    transaction.addInput(input('11', payment.script))
    transaction.addInput(input('22', script))
    transaction.addOutputAddress(stranger, 99_000n)
    transaction.addOutput({ script: Script.encode(['RETURN', utf8ToBytes('hi')]), amount: 0n })
    return base64.encode(transaction.toPSBT())
  }

  it('sends a complete transaction', async () => {
    const { read, sent } = await openExplorer(rich)
    const task = read('signPsbt', { account: own, psbt: psbt(false), broadcast: true })
    expect([task.verb, task.amount]).toEqual(['Send', '0.001 BTC'])
    const { txid } = (await task.run()) as { txid: string }
    const transaction = Transaction.fromRaw(hexToBytes(sent[0] ?? ''), { allowUnknownOutputs: true })
    expect(transaction.id).toBe(txid)
    expect(isSigned(transaction, [50_000n, 50_000n])).toBe(true)
  })

  it('rejects a transaction that others still have to sign, and sends nothing without an explorer', async () => {
    const { read, sent } = await openExplorer(rich)
    expect(() => read('signPsbt', { account: own, psbt: psbt(true), broadcast: true })).toThrow('input 1')
    expect(sent).toEqual([])
    const bare = createBitcoinFamily({ keys, nodeOf: () => undefined })
    const params = { account: own, psbt: psbt(false), broadcast: true }
    expect(() => bare.read({ chainId, method: 'signPsbt', params })).toThrow(expect.toSatisfy(nodeMissing.is))
  })
})
