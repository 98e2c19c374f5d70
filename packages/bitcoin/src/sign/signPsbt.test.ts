import type { Connector } from '@latchkey/core'
import { invalidRequest, providerUnauthorized, userRejected, walletMalformed } from '@latchkey/protocol'
import { type BitcoinWalletForm, createBitcoinWallet } from '@latchkey/testing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { Psbt } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../network/networks'
import { connect } from '../wallet/connect'
import { signPsbt } from './signPsbt'

const stranger = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

/** A connected wallet, and an unsigned payment from its first address. */
async function setUp(form: BitcoinWalletForm) {
  const wallet = createBitcoinWallet({ form })
  const { provider } = wallet
  const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
  const { accounts } = await connect({ connector, networks: [], silent: false })
  const { address = '', publicKey = '' } = accounts[0] ?? {}
  const transaction = new Transaction()
  const { script } = p2wpkh(hex.decode(publicKey))
  transaction.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 50_000n } })
  transaction.addOutputAddress(stranger, 49_000n)
  const psbt = transaction.toPSBT()
  const request = { connector, address, network: bitcoinMainnet, inputs: [{ address, index: 0 }] }
  return { wallet, request, psbt }
}

/** Whether all inputs are signed, according to another library than the signing one. */
function isSigned(psbt: string): boolean {
  return Psbt.fromBase64(psbt).validateSignaturesOfAllInputs((key, hash, signature) =>
    secp256k1.verify(signature, hash, key, { prehash: false }),
  )
}

describe.each(['standard', 'wbip', 'unisat'] as const)('signPsbt with a wallet of the form %s', (form) => {
  it('[BTC-1] accepts hexadecimal and base64, and returns base64 that another library verifies', async () => {
    const { request, psbt } = await setUp(form)
    for (const text of [hex.encode(psbt), hex.encode(psbt).toUpperCase(), base64.encode(psbt)]) {
      const signed = await signPsbt({ ...request, psbt: text })
      expect(Object.keys(signed)).toEqual(['psbt'])
      expect(isSigned(signed.psbt)).toBe(true)
    }
  })

  it('[BTC-1] doesn’t ask the wallet for an invalid PSBT, or for an account that it doesn’t show', async () => {
    const { request, wallet, psbt } = await setUp(form)
    wallet.clearLog()
    for (const junk of ['', 'junk', '70736274', base64.encode(new Uint8Array(90))])
      await expect(signPsbt({ ...request, psbt: junk })).rejects.toMatchObject({ code: invalidRequest.code })
    const { address } = request
    for (const inputs of [
      undefined,
      [],
      {},
      [null],
      [{ address }],
      [{ index: 0 }],
      [{ address, index: -1 }],
      [{ address, index: '0' }],
      [{ address, index: 0, sighashTypes: 'all' }],
    ])
      await expect(
        signPsbt({ ...request, psbt: base64.encode(psbt), inputs: inputs as never }),
      ).rejects.toMatchObject({ code: invalidRequest.code })
    expect(wallet.log).toEqual([])
    wallet.lock()
    const failed = signPsbt({ ...request, psbt: base64.encode(psbt) })
    await expect(failed).rejects.toMatchObject({ code: providerUnauthorized.code })
  })

  it('[BTC-1] [CON-12] reports a decline, and rejects an answer that isn’t a PSBT', async () => {
    const { request, wallet, psbt } = await setUp(form)
    const text = base64.encode(psbt)
    wallet.reject({ once: true })
    await expect(signPsbt({ ...request, psbt: text })).rejects.toMatchObject({ code: userRejected.code })
    for (const junk of [null, 'junk', { psbt: 'junk' }, { signedPsbt: new Uint8Array(9) }]) {
      wallet.answer(junk, { once: true })
      await expect(signPsbt({ ...request, psbt: text })).rejects.toMatchObject({ code: walletMalformed.code })
    }
  })
})
