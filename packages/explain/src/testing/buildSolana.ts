import { base58 } from '@scure/base'

/** An account that an instruction uses. */
export type Meta = { readonly key: string; readonly isSigner?: boolean; readonly isWritable?: boolean }

/** An instruction to put into a transaction. */
export type Step = {
  readonly program: string
  readonly accounts: readonly Meta[]
  readonly data: readonly number[]
}

export const systemProgram = '1'.repeat(32)
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const tokenAccountProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** Writes a number in little-endian bytes. */
export function bytesOf(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** An account that only is read. */
export const from = (key: string): Meta => ({ key })
/** An account that is changed. */
export const into = (key: string): Meta => ({ key, isWritable: true })
/** An account that signs and is changed. */
export const by = (key: string): Meta => ({ key, isWritable: true, isSigner: true })

/** Moves coins. */
export function transfer(payer: string, to: string, lamports: bigint): Step {
  const data = [...bytesOf(2n, 4), ...bytesOf(lamports, 8)]
  return { program: systemProgram, accounts: [by(payer), into(to)], data }
}

/** Builds an unsigned transaction in its wire form; accounts in `table` are looked up there. */
export function buildSolana(
  payer: string,
  steps: readonly Step[],
  {
    blockhash = systemProgram,
    table,
  }: {
    readonly blockhash?: string
    readonly table?: { readonly key: string; readonly keys: readonly string[] }
  } = {},
): Uint8Array {
  const metas = new Map<string, Meta>([[payer, by(payer)]])
  for (const { key, isSigner = false, isWritable = false } of steps.flatMap((one) => [
    ...one.accounts,
    from(one.program),
  ])) {
    const old = metas.get(key)
    metas.set(key, {
      key,
      isSigner: isSigner || old?.isSigner === true,
      isWritable: isWritable || old?.isWritable === true,
    })
  }
  const rank = ({ isSigner, isWritable }: Meta) => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  const isLookedUp = ({ key }: Meta) => table?.keys.includes(key) ?? false
  const all = [...metas.values()].sort((one, other) => rank(one) - rank(other))
  const fixed = all.filter((one) => !isLookedUp(one))
  const looked = all.filter(isLookedUp)
  const order = [...fixed, ...looked].map(({ key }) => key)
  const count = (wanted: number) => fixed.filter((one) => rank(one) === wanted).length
  const signers = count(0) + count(1)
  const indexes = (isWritable: boolean) =>
    looked.filter((one) => one.isWritable === isWritable).map(({ key }) => table?.keys.indexOf(key) ?? 0)
  const list = (bytes: readonly number[]) => [bytes.length, ...bytes]
  const message = [
    ...(table ? [0x80] : []),
    signers,
    count(1),
    count(3),
    fixed.length,
    ...fixed.flatMap(({ key }) => [...base58.decode(key)]),
    ...base58.decode(blockhash),
    steps.length,
    ...steps.flatMap(({ program, accounts, data }) => [
      order.indexOf(program),
      ...list(accounts.map(({ key }) => order.indexOf(key))),
      ...list(data),
    ]),
    ...(table ? [1, ...base58.decode(table.key), ...list(indexes(true)), ...list(indexes(false))] : []),
  ]
  return Uint8Array.from([signers, ...new Uint8Array(64 * signers), ...message])
}
