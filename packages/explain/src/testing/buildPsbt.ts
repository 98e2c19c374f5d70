import { hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'

/** Keys of this file only. Nothing is at their addresses. */
const secretOf = (number: number) => new Uint8Array(32).fill(number)
const ownKey = secretOf(1)
const publicKey = hex.decode('031b84c5567b126440995d3ed5aaba0565d71e1834604819ff9c17f5e9d5dd078f')
const otherKey = hex.decode('024d4b6cd1361032ca9bd2aeb9d900aa4d45d9ead80ac9423374c451a7254d0766')

/** The forms of an account's addresses. */
export const own = {
  segwit: p2wpkh(publicKey),
  taproot: p2tr(publicKey.slice(1)),
  nested: p2sh(p2wpkh(publicKey)),
  legacy: p2pkh(publicKey),
}
/** The addresses of somebody else. */
export const other = { segwit: p2wpkh(otherKey), taproot: p2tr(otherKey.slice(1)), legacy: p2pkh(otherKey) }

type Payment = { readonly script: Uint8Array; readonly address?: string; readonly redeemScript?: Uint8Array }

/** An input: coins of an account, and what the PSBT tells of them. */
export type PsbtCoin = {
  readonly at: Payment
  readonly amount: bigint
  /** Tell nothing, the output, or the whole earlier transaction. Defaults to the output. */
  readonly told?: 'nothing' | 'output' | 'all'
  readonly sighash?: number
}

/** An output. */
export type PsbtPayment = {
  readonly to: Payment | Uint8Array
  readonly amount: bigint
  /** Tell that it's the wallet's own change. */
  readonly isMarkedOwn?: boolean
}

/** Builds a PSBT with an independent library. */
export function buildPsbt(
  coins: readonly PsbtCoin[],
  payments: readonly PsbtPayment[],
  version: 0 | 2 = 0,
): Transaction {
  const built = new Transaction({
    PSBTVersion: version,
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
    allowLegacyWitnessUtxo: true,
    disableScriptCheck: true,
    lowR: true,
  })
  coins.forEach(({ at, amount, told = 'output', sighash }, number) => {
    const { script, redeemScript } = at
    const earlier = new Transaction({ allowUnknownOutputs: true, allowUnknownInputs: true })
    earlier.addOutput({ script, amount })
    earlier.addInput({ txid: secretOf(number + 50), index: 0, finalScriptSig: new Uint8Array([81]) })
    built.addInput({
      txid: earlier.id,
      index: 0,
      ...(told === 'output' ? { witnessUtxo: { script, amount } } : {}),
      ...(told === 'all' ? { nonWitnessUtxo: earlier.hex } : {}),
      ...(redeemScript ? { redeemScript } : {}),
      ...(sighash === undefined ? {} : { sighashType: sighash }),
      ...(at === own.taproot ? { tapInternalKey: publicKey.slice(1) } : {}),
    })
  })
  for (const { to, amount, isMarkedOwn } of payments) {
    const script = to instanceof Uint8Array ? to : to.script
    const path = [84 + 2 ** 31, 0, 0, 1, 0]
    built.addOutput({
      script,
      amount,
      ...(isMarkedOwn ? { bip32Derivation: [[otherKey, { fingerprint: 7, path }]] } : {}),
    })
  }
  return built
}

/** How large a PSBT's transaction is once the account has signed it. */
export function signedSize(psbt: Uint8Array): number {
  const transaction = Transaction.fromPSBT(psbt, { allowLegacyWitnessUtxo: true, lowR: true })
  transaction.sign(ownKey)
  transaction.finalize()
  return transaction.vsize
}

/** A note in a script (OP_RETURN) of up to 75 bytes. */
export function noteScript(data: Uint8Array): Uint8Array {
  return Uint8Array.from([0x6a, data.length, ...data])
}
