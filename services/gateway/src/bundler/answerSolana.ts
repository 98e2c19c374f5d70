import { rpcInvalidParams } from '@latchkey/protocol'
import { maxLength, pipe, safeParse, string, tuple } from 'valibot'
import { sponsorRefused } from '../sponsor/errors'
import type { SolanaSponsoring, WantedSolana } from '../sponsor/solana/startSolanaSponsor'

/** A call to the sponsor on Solana. */
export type SolanaCall = Omit<WantedSolana, 'transaction'> & { readonly params: readonly unknown[] }

const paramsSchema = tuple([pipe(string(), maxLength(2_000))])

/** Returns a transaction with the sponsor's signature. @throws what the sponsor throws */
export async function answerSolana(
  solana: SolanaSponsoring | undefined,
  { params, ...call }: SolanaCall,
): Promise<string> {
  const parsed = safeParse(paramsSchema, params)
  if (!parsed.success) throw rpcInvalidParams()
  if (!solana) throw sponsorRefused({ reason: 'off' })
  const [transaction] = parsed.output
  return solana.sign({ transaction, ...call })
}
