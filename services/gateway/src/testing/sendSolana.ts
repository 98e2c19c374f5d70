import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import type { NodeCall } from '../rpc/Nodes'

/** A Solana account that can sign. */
export type SolanaSigner = { readonly address: string; readonly key: KeyObject }

/** An instruction; its signers are among the accounts. */
export type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly {
    readonly address: string
    readonly signs?: boolean
    readonly changes?: boolean
  }[]
  readonly data: Uint8Array
}

/** Creates a new account. */
export function createSolanaSigner(): SolanaSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    address: base58.encode(Buffer.from(x, 'base64url')),
    key: createPrivateKey({ key: privateKey.export({ format: 'jwk' }), format: 'jwk' }),
  }
}

/** Sends an instruction, paid and signed by one account, and returns its signature. */
export async function sendSolana(
  ask: (call: NodeCall) => Promise<unknown>,
  payer: SolanaSigner,
  instruction: SolanaInstruction,
): Promise<string> {
  const latest = Object(await ask({ method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] }))
  const message = compile(payer.address, instruction, latest.value.blockhash)
  const whole = Buffer.concat([Buffer.of(1), sign(null, message, payer.key), message])
  const options = { encoding: 'base64', skipPreflight: true }
  return `${await ask({ method: 'sendTransaction', params: [whole.toString('base64'), options] })}`
}

/** A legacy message: signing, writable and read-only accounts, then the instruction by their indexes. */
function compile(payer: string, { program, accounts, data }: SolanaInstruction, blockhash: string): Buffer {
  const others = accounts.filter(({ address }) => address !== payer)
  const written = others.filter(({ changes }) => changes).map(({ address }) => address)
  const read = [...others.filter(({ changes }) => !changes).map(({ address }) => address), program]
  const keys = [...new Set([payer, ...written, ...read])]
  return Buffer.concat([
    Buffer.of(1, 0, new Set(read).size, keys.length),
    ...keys.map((key) => base58.decode(key)),
    base58.decode(blockhash),
    Buffer.of(
      1,
      keys.indexOf(program),
      accounts.length,
      ...accounts.map(({ address }) => keys.indexOf(address)),
    ),
    Buffer.of(data.length),
    data,
  ])
}

/** Transfers lamports between accounts. */
export function transferSol(from: string, to: string, lamports: bigint): SolanaInstruction {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(lamports, 4)
  const accounts = [
    { address: from, signs: true, changes: true },
    { address: to, changes: true },
  ]
  return { program: '11111111111111111111111111111111', accounts, data }
}

/** Transfers tokens between token accounts. */
export function transferToken(options: {
  readonly program: string
  readonly mint: string
  readonly decimals: number
  readonly owner: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}): SolanaInstruction {
  const { program, mint, decimals, owner, from, to, amount } = options
  const data = Buffer.alloc(10)
  data.writeUInt8(12)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(decimals, 9)
  const accounts = [
    { address: from, changes: true },
    { address: mint },
    { address: to, changes: true },
    { address: owner, signs: true },
  ]
  return { program, accounts, data }
}
