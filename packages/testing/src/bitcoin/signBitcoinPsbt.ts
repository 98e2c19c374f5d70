import { equalBytes } from '@noble/curves/utils.js'
import { Transaction } from '@scure/btc-signer'
import { rpcError } from '../script/rpcError'
import type { BitcoinAddress } from './BitcoinAddress'

/** Signs inputs of a PSBT, those named or all that are the wallet's. @throws RpcError */
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
    if (!owner) throw rpcError(-32602, `Input ${index} is not of this wallet.`)
    transaction.signIdx(owner.key.secretKey, index)
    if (finalize) transaction.finalizeIdx(index)
  }
  if (wanted.length === 0) throw rpcError(-32602, 'No input is of this wallet.')
  return transaction
}

function open(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, lowR: true })
  } catch {
    throw rpcError(-32602, 'The PSBT can not be read.')
  }
}
