import { rpcInvalidParams } from '@latchkey/protocol'
import { maxLength, pipe, safeParse, string, tuple } from 'valibot'
import { sponsorRefused } from '../sponsor/errors'
import type { SolanaSponsoring, WantedSolana } from '../sponsor/solana/startSolanaSponsor'
import type { SolanaMethod } from './isSolanaMethod'

/** A call to the sponsor on Solana. */
export type SolanaCall = Omit<WantedSolana, 'transaction'> & {
  readonly method: SolanaMethod
  readonly params: readonly unknown[]
}

const paramsSchema = tuple([pipe(string(), maxLength(2_000))])

/** Says what a transaction would cost the sponsor, or returns it with the sponsor's signature. @throws what the sponsor throws */
export async function answerSolana(
  solana: SolanaSponsoring | undefined,
  { method, params, ...call }: SolanaCall,
): Promise<{ readonly fee: string } | readonly [string]> {
  const parsed = safeParse(paramsSchema, params)
  if (!parsed.success) throw rpcInvalidParams()
  if (!solana) throw sponsorRefused({ reason: 'off' })
  const [transaction] = parsed.output
  const wanted = { transaction, ...call }
  if (method === 'latchkey_estimateTransaction') return { fee: `${await solana.estimate(wanted)}` }
  return [await solana.sign(wanted)]
}
