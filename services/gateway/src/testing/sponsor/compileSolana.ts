import { sign } from 'node:crypto'
import { base58 } from '@scure/base'
import type { SolanaInstruction, SolanaSigner } from '../sendSolana'

/** What a transaction of a test consists of. */
export type SolanaDraft = {
  readonly payer: string
  readonly signers: readonly SolanaSigner[]
  readonly instructions: readonly SolanaInstruction[]
  readonly blockhash: string
  /** Writes version 0, with this many bytes of lookup tables after a count. */
  readonly lookups?: Uint8Array
}

/** Compiles a transaction that everybody signed but the one who pays, in base64. */
export function compileSolana({ payer, signers, instructions, blockhash, lookups }: SolanaDraft): string {
  const first = [payer, ...signers.map(({ address }) => address)]
  const others = instructions.flatMap(({ accounts, program }) => [...accounts, { address: program }])
  const outside = others.filter(({ address }) => !first.includes(address))
  const written = outside.filter((one) => 'changes' in one && one.changes).map(({ address }) => address)
  const keys = [...new Set([...first, ...written, ...outside.map(({ address }) => address)])]
  const readOnly = keys.filter((key) => !first.includes(key) && !written.includes(key)).length
  const message = Buffer.concat([
    lookups ? Buffer.of(0x80) : Buffer.of(),
    Buffer.of(first.length, 0, readOnly, keys.length),
    ...keys.map((key) => base58.decode(key)),
    base58.decode(blockhash),
    Buffer.of(instructions.length),
    ...instructions.map(({ program, accounts, data }) =>
      Buffer.concat([
        Buffer.of(keys.indexOf(program), accounts.length),
        Buffer.from(accounts.map(({ address }) => keys.indexOf(address))),
        Buffer.of(data.length),
        data,
      ]),
    ),
    lookups ?? Buffer.of(),
  ])
  const signatures = signers.map(({ key }) => sign(null, message, key))
  return Buffer.concat([Buffer.of(first.length), Buffer.alloc(64), ...signatures, message]).toString('base64')
}
