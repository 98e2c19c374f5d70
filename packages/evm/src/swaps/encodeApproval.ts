import type { TransactionRequest } from '@latchkey/core'
import { addressWord, toWord } from '../transfers/encodeTransfer'

/** `approve(address,uint256)` */
const selector = '0x095ea7b3'

/** [SWP-1] The call that lets a contract move exactly an amount of a token. */
export function encodeApproval(token: string, spender: string, amount: bigint): TransactionRequest {
  return { to: token, value: 0n, data: selector + addressWord(spender) + toWord(amount) }
}
