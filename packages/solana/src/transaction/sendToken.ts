import type { AccountRequest } from '@latchkey/core'
import { notSupportedByWallet, sendIncomplete } from '@latchkey/protocol'
import { getTokenAccounts } from '../read/getTokenAccounts'
import { assertNoTokenAccount } from './assertNoTokenAccount'
import { createTokenAccount } from './instructions/createTokenAccount'
import { moveToken } from './instructions/moveToken'
import { token2022Program, tokenProgram } from './instructions/programs'
import { readAddress, readAmount } from './readAddress'
import { sendPlan } from './sendPlan'
import { tokenAccountOf } from './tokenAccountOf'

/** Creating the receiver's account takes up to 30 000; the rest is for a transfer with extensions. */
const units = 100_000n

type TokenRequest = AccountRequest & { readonly token: string; readonly to: string; readonly value: bigint }

/** [SOL-1] Has the wallet send an amount of a token, of either token program. @throws sendIncomplete, userRejected, blockhashExpired, rpcTransactionRejected */
export async function sendToken(request: TokenRequest): Promise<string> {
  const owner = readAddress(request.address)
  const receiver = readAddress(request.to)
  const mint = readAddress(request.token)
  const amount = readAmount(request.value)
  const [held] = await Promise.all([
    getTokenAccounts(request.network, owner, { mint }),
    assertNoTokenAccount(request.network, receiver),
  ])
  const from = held.find((account) => account.amount >= amount)
  if (!from) throw sendIncomplete()
  const program = [tokenProgram, token2022Program].find((known) => known === from.program)
  if (!program) throw notSupportedByWallet({ what: from.program })
  const target = await tokenAccountOf(receiver, program, mint)
  const { decimals } = from
  const source = readAddress(from.account)
  const instructions = [
    createTokenAccount({ payer: owner, account: target, owner: receiver, mint, program }),
    moveToken({ program, mint, decimals, amount, owner, source, target }),
  ]
  const { id } = await sendPlan(request, { payer: owner, instructions, units })
  return id
}
