import { fromBaseUnits } from '@latchkey/protocol'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { Address, type Transaction } from '@scure/btc-signer'
import * as v from 'valibot'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import { decodedBytes } from '../decodedBytes'
import { parseParams } from '../parseParams'
import { readableBytes } from '../readableBytes'
import type { Detail, Task } from '../Task'
import type { BitcoinAccount } from './BitcoinAccount'
import { buildTransfer } from './buildTransfer'
import { esploraOf } from './openEsplora'

/** The largest data output that nodes relay. */
const longestMemo = 80

const schema = v.object({
  recipientAddress: v.string(),
  amount: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,15}$/, 'Expected a whole number of satoshi'),
    v.transform((text) => BigInt(text)),
  ),
  changeAddress: v.optional(v.string()),
  memo: v.optional(
    v.pipe(
      decodedBytes({ decode: (text) => hexToBytes(text.replace(/^0x/, '')) }, 'hexadecimal'),
      v.check(({ length }) => length <= longestMemo, `Expected at most ${longestMemo} bytes`),
    ),
  ),
})

/** `sendTransfer`: builds, signs and broadcasts a payment from the account's coins. @throws requestRefused, nodeMissing */
export function readTransfer(account: BitcoinAccount, params: unknown): Task {
  const { recipientAddress: to, amount, changeAddress, memo } = parseParams(schema, params)
  assertAddress(account, to)
  // The change is most of the money, so a site can't choose where it goes.
  if (changeAddress !== undefined && changeAddress !== account.address)
    throw requestRefused({ reason: 'The change must go back to this wallet' })
  const esplora = esploraOf(account)
  let planned: Promise<Transaction> | undefined
  const plan = () => {
    planned ??= build().catch((error: unknown) => {
      planned = undefined
      throw error
    })
    return planned
  }
  const build = async () => {
    const [coins, rate] = await Promise.all([esplora.coins(account.address), esplora.feeRate()])
    return buildTransfer(account, coins, rate, { to, amount, memo })
  }
  return createTask({
    title: 'Send bitcoin',
    verb: 'Send',
    amount: formatBitcoin(amount),
    details: [
      { kind: 'fact', label: 'To', value: to, isCode: true },
      ...(memo?.length ? [readableBytes('Memo (public)', memo)] : []),
    ],
    more: async () => describePlan(await plan(), amount),
    async run() {
      const transaction = (await plan()).clone()
      transaction.sign(account.key.secretKey)
      transaction.finalize()
      await esplora.broadcast(bytesToHex(transaction.extract()))
      return { txid: transaction.id }
    },
  })
}

function describePlan({ fee }: Transaction, amount: bigint): readonly Detail[] {
  return [
    { kind: 'fact', label: 'Fee', value: formatBitcoin(fee) },
    { kind: 'fact', label: 'In all', value: formatBitcoin(amount + fee) },
  ]
}

function assertAddress({ network }: BitcoinAccount, address: string): void {
  try {
    Address(network).decode(address)
  } catch (cause) {
    throw requestRefused({ reason: `${address.slice(0, 100)} isn't an address on this network` }, { cause })
  }
}

/** Formats satoshi as bitcoin. */
export function formatBitcoin(satoshi: bigint): string {
  return `${fromBaseUnits(satoshi, 8)} BTC`
}
