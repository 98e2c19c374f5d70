import type { Network } from '@latchkey/protocol'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { bitcoin } from '../bitcoin'

const key = hex.decode('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
const own = p2wpkh(key)
const address = own.address ?? ''
const other = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const network: Network = {
  id: '000000000019d6689c085ae165831e93',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}

/** Spends 100,000 satoshi: 40,000 to another, 59,000 back. */
function buildPsbt(sighashType?: number): Uint8Array {
  const transaction = new Transaction()
  transaction.addInput({
    txid: '11'.repeat(32),
    index: 0,
    witnessUtxo: { script: own.script, amount: 100_000n },
    ...(sighashType === undefined ? {} : { sighashType }),
  })
  transaction.addOutputAddress(other, 40_000n)
  transaction.addOutputAddress(address, 59_000n)
  return transaction.toPSBT()
}

async function ask(method: string, params: unknown) {
  const { explain } = bitcoin().can
  if (!explain) return expect.unreachable()
  const through = async () => expect.unreachable('Bitcoin needs no node')
  return explain({ method, params, address, addresses: [address], network, sources: {}, through })
}

describe('explain', () => {
  const psbt = buildPsbt()
  const text = base64.encode(psbt)

  it.each([
    ['a paired wallet', 'signPsbt', { account: address, psbt: text, signInputs: [{ address, index: 0 }] }],
    ['sats-connect', 'signPsbt', { psbt: text, signInputs: { [address]: [0] }, broadcast: true }],
    ['UniSat', 'signPsbt', [hex.encode(psbt), { toSignInputs: [{ index: 0, address }] }]],
    ['UniSat without options', 'signPsbt', [hex.encode(psbt)]],
    ['the wallet standard', 'signTransaction', [{ psbt, inputsToSign: [{ signingIndexes: [0] }] }]],
    ['the adapter itself', 'signPsbt', { psbt: text, inputs: [{ address, index: 0 }] }],
  ])('explains a PSBT for %s', async (_, method, params) => {
    const { lines, fee } = await ask(method, params)
    expect(lines).toEqual([
      { kind: 'send', token: { kind: 'native' }, amount: 40_000n, to: other },
      { kind: 'return', token: { kind: 'native' }, amount: 59_000n, to: address },
    ])
    expect(fee?.likely).toBe(1_000n)
  })

  it.each([
    ['a paired wallet', 'sendTransfer', { account: address, recipientAddress: other, amount: '5000' }],
    ['sats-connect', 'sendTransfer', { recipients: [{ address: other, amount: 5000 }] }],
    ['UniSat', 'sendBitcoin', [other, 5000]],
  ])('explains a payment for %s', async (_, method, params) => {
    const { lines, intent } = await ask(method, params)
    expect(intent.code).toBe('send')
    expect(lines).toEqual([{ kind: 'send', token: { kind: 'native' }, amount: 5_000n, to: other }])
  })

  it.each([
    ['a wrong receiver', 'sendTransfer', { recipientAddress: 'x', amount: '5' }],
    ['a fraction', 'sendBitcoin', [other, 0.5]],
    ['something else', 'signPsbt', { psbt: 1 }],
    ['another method', 'dance', {}],
  ])('is blind for %s', async (_, method, params) => {
    expect(await ask(method, params)).toMatchObject({ lines: [], warnings: [{ code: 'blind' }] })
  })

  it.each([
    ['none of the payments', 0x02, 'nothing-in-return'],
    ['one payment to another', 0x03, 'nothing-in-return'],
    ['none of the payments, and coins of anyone', 0x82, 'nothing-in-return'],
  ])('warns of a signature that covers %s', async (_, sighash, code) => {
    const loose = base64.encode(buildPsbt(sighash))
    for (const request of [
      { psbt: loose, signInputs: [{ address, index: 0 }] },
      // The request asks for it, not the PSBT.
      { psbt: text, signInputs: [{ address, index: 0, sighashTypes: [sighash] }] },
    ]) {
      const { lines, warnings } = await ask('signPsbt', request)
      expect(lines).toEqual([{ kind: 'send', token: { kind: 'native' }, amount: 100_000n, atMost: true }])
      expect(warnings.map((one) => one.code)).toEqual(['partial-signature', code])
    }
  })

  it('warns of a signature that lets anyone add coins', async () => {
    const { warnings } = await ask('signPsbt', { psbt: base64.encode(buildPsbt(0x81)) })
    expect(warnings.map(({ code }) => code)).toEqual(['partial-signature'])
  })

  it('warns of a payment whose change goes to somebody else', async () => {
    const payment = { account: address, recipientAddress: other, amount: '5000' }
    expect((await ask('sendTransfer', { ...payment, changeAddress: address })).warnings).toEqual([])
    const stolen = await ask('sendTransfer', { ...payment, changeAddress: other })
    expect(stolen.warnings).toEqual([{ code: 'change-not-own', address: other }])
    expect((await ask('sendTransfer', { ...payment, changeAddress: 'x' })).warnings).toEqual([
      { code: 'change-not-own' },
    ])
  })

  it('warns of a payment whose fee robs, and shows what it writes down', async () => {
    const { warnings, lines } = await ask('sendBitcoin', [other, 5000, { feeRate: 90_000, memo: 'Thanks' }])
    expect(warnings).toEqual([{ code: 'high-fee' }])
    expect(lines.at(-1)).toMatchObject({ kind: 'note', text: 'Thanks' })
    expect((await ask('sendBitcoin', [other, 5000, { feeRate: 'x' }])).warnings).toEqual([
      { code: 'high-fee' },
    ])
    expect((await ask('sendBitcoin', [other, 5000, { feeRate: 12 }])).warnings).toEqual([])
  })

  it('shows the text of a message', async () => {
    const { lines } = await ask('signMessage', { message: 'Hello', address })
    expect(lines).toEqual([{ kind: 'message', text: 'Hello' }])
  })
})
