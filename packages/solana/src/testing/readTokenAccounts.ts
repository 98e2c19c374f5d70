import { base58 } from '@scure/base'
import { address } from '@solana/addresses'
import type { LiteSVM } from 'litesvm'
import { token2022Program, tokenProgram } from '../transaction/instructions/programs'

/** The length of a token account without extensions, which is the shortest. */
const accountLength = 165

type Filter = { readonly mint?: string; readonly programId?: string }

/** The token accounts of an owner as nodes return them for `jsonParsed`. */
export function readTokenAccounts(chain: LiteSVM, owner: string, { mint, programId }: Filter) {
  const programs = programId ? [address(programId)] : [tokenProgram, token2022Program]
  return programs
    .flatMap((program) => chain.getProgramAccounts(program))
    .filter(({ data }) => data.length >= accountLength)
    .map(({ address: pubkey, data, programAddress }) => ({
      pubkey,
      owner: programAddress,
      mint: base58.encode(Uint8Array.from(data.slice(0, 32))),
      holder: base58.encode(Uint8Array.from(data.slice(32, 64))),
      amount: new DataView(Uint8Array.from(data).buffer).getBigUint64(64, true),
    }))
    .filter((one) => one.holder === owner && (mint === undefined || one.mint === mint))
    .map((one) => {
      const found = chain.getAccount(address(one.mint))
      const decimals = found.exists ? (found.data[44] ?? 0) : 0
      const info = { mint: one.mint, owner, tokenAmount: { amount: String(one.amount), decimals } }
      return { pubkey: one.pubkey, account: { owner: one.owner, data: { parsed: { info } } } }
    })
}
