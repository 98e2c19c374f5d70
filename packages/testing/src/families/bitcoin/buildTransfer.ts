import { Script, selectUTXO, type Transaction } from '@scure/btc-signer'
import { fundsMissing } from '../../errors'
import type { BitcoinAccount } from './BitcoinAccount'
import type { BitcoinCoin } from './openEsplora'

/** A payment to make. */
export type BitcoinTransfer = {
  readonly to: string
  readonly amount: bigint
  /** Stored on chain, where everyone can read it. */
  readonly memo: Uint8Array | undefined
}

/** Builds an unsigned payment from the account's coins, with the change going back to it. @throws fundsMissing */
export function buildTransfer(
  { chainId, network, address, script }: BitcoinAccount,
  coins: readonly BitcoinCoin[],
  feePerByte: bigint,
  { to, amount, memo }: BitcoinTransfer,
): Transaction {
  const inputs = coins.map(({ txid, index, amount: value }) => ({
    txid,
    index,
    witnessUtxo: { script, amount: value },
  }))
  const outputs = [
    { address: to, amount },
    ...(memo ? [{ script: Script.encode(['RETURN', memo]), amount: 0n }] : []),
  ]
  const selected = selectUTXO(inputs, outputs, 'default', {
    changeAddress: address,
    feePerByte,
    network,
    bip69: true,
    createTx: true,
    allowUnknownOutputs: true,
    lowR: true,
  })
  if (!selected?.tx) throw fundsMissing({ chain: chainId })
  return selected.tx
}
