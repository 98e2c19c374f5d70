import { equalBytes } from '@noble/curves/utils.js'
import { Transaction } from '@scure/btc-signer'
import { rpcError } from '../script/rpcError'
import type { BitcoinAddress } from './BitcoinAddress'

/** Signs the given inputs of a PSBT, or all that belong to the wallet. @throws RpcError */
export function signBitcoinPsbt(
  addresses: readonly BitcoinAddress[],
  psbt: Uint8Array,
  indexes: readonly number[] | null,
  finalize: boolean,
): Transaction {
  const transaction = open(psbt)
  const ownerOf = (index: number) => {
    const { script } = transaction.getInput(index).witnessUtxo ?? {}
    return script ? addresses.find((own) => equalBytes(own.script, script)) : undefined
  }
  const all = Array.from({ length: transaction.inputsLength }, (_, index) => index)
  const wanted = indexes ?? all.filter(ownerOf)
  for (const index of wanted) {
    const owner = index < transaction.inputsLength ? ownerOf(index) : undefined
    if (!owner) throw rpcError(-32602, `Input ${index} doesn't belong to this wallet.`)
    transaction.signIdx(owner.key.secretKey, index)
    if (finalize) transaction.finalizeIdx(index)
  }
  if (wanted.length === 0) throw rpcError(-32602, 'No input belongs to this wallet.')
  return transaction
}

function open(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, lowR: true })
  } catch {
    throw rpcError(-32602, 'Invalid PSBT.')
  }
}
