import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { address as addresses, networks, payments, script as scripts, Transaction } from 'bitcoinjs-lib'

type Spent = { readonly address: string; readonly value: number }

/** The output script of a segwit address, without the elliptic curve that the library wants for Taproot. */
function outputOf(address: string): Buffer {
  const { version, data } = addresses.fromBech32(address)
  return Buffer.from([version === 0 ? 0 : 0x50 + version, data.length, ...data])
}

/**
 * Whether every input of a transaction is signed by the address it spends from, according to a library that made none of
 * it.
 */
export function isRightlySigned(hex: string, spent: readonly Spent[]): boolean {
  const transaction = Transaction.fromHex(hex)
  const network = networks.regtest
  const outputs = spent.map(({ address }) => outputOf(address))
  const values = spent.map(({ value }) => value)
  return transaction.ins.every(({ witness }, index) => {
    const { address = '', value = 0 } = spent[index] ?? {}
    const [signature = Buffer.alloc(0), key] = witness
    if (!key) {
      const hash = transaction.hashForWitnessV1(index, outputs, values, Transaction.SIGHASH_DEFAULT)
      const output = outputs[index] ?? Buffer.alloc(0)
      return schnorr.verify(signature.subarray(0, 64), hash, output.subarray(2))
    }
    const isOwner = payments.p2wpkh({ pubkey: key, network }).address === address
    const code = payments.p2pkh({ pubkey: key, network }).output ?? Buffer.alloc(0)
    const { signature: compact, hashType } = scripts.signature.decode(signature)
    const hash = transaction.hashForWitnessV0(index, code, value, hashType)
    return isOwner && secp256k1.verify(compact, hash, key, { prehash: false })
  })
}
