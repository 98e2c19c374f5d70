import { array, looseObject, null_, nullable, number, object, safeParse, union, unknown } from 'valibot'
import { refusals } from '../../http/refusals'
import type { CallOutcome, Nodes } from '../../rpc/Nodes'
import { operationRejected, operationReverted, sponsorRefused } from '../errors'
import type { SolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'
import { settledFee } from './settledFee'

/** What to keep, so the account of the sponsor isn't deleted: the rent of an empty one. */
const rent = 890_880n
const options = { commitment: 'confirmed' } as const

const feeSchema = object({ value: nullable(number()) })
const validSchema = looseObject({ value: unknown() })
const balanceSchema = object({ value: number() })
const simulationSchema = looseObject({
  value: looseObject({
    err: union([null_(), unknown()]),
    accounts: array(looseObject({ lamports: number() })),
  }),
})

/** A transaction, and how to try it. */
export type SolanaTrial = {
  readonly chain: string
  readonly transaction: SolanaTransaction
  readonly bytes: Uint8Array
  readonly signal?: AbortSignal | undefined
}

/**
 * Tries a transaction on the network's current state, and returns what it costs, in lamports. It may take nothing but the
 * fee from the sponsor. @throws sponsorRefused, operationRejected, operationReverted, chainDown
 */
export async function tryTransaction(
  nodes: Pick<Nodes, 'callMany'>,
  { address, maxFee }: SolanaSponsor,
  { chain, transaction, bytes, signal }: SolanaTrial,
): Promise<bigint> {
  const { message, blockhash } = transaction
  const trial = {
    ...options,
    encoding: 'base64',
    sigVerify: false,
    replaceRecentBlockhash: false,
    accounts: { addresses: [address], encoding: 'base64' },
  }
  const outcomes = await nodes.callMany(
    chain,
    [
      { method: 'isBlockhashValid', params: [blockhash, options] },
      { method: 'getFeeForMessage', params: [Buffer.from(message).toString('base64'), options] },
      { method: 'getBalance', params: [address, options] },
      { method: 'simulateTransaction', params: [Buffer.from(bytes).toString('base64'), trial] },
    ],
    signal,
  )
  const [valid, cost, money, simulation] = outcomes.map(resultOf)
  const [isValid, fee, balance] = [
    safeParse(validSchema, valid),
    safeParse(feeSchema, cost),
    safeParse(balanceSchema, money),
  ]
  if (!isValid.success || !fee.success || !balance.success) throw refusals.chainDown({ chainId: chain })
  if (isValid.output.value !== true || fee.output.value === null)
    throw operationRejected({ reason: 'its block is not recent' })
  const [asked, own] = [BigInt(fee.output.value), settledFee(transaction)]
  const lamports = asked > own ? asked : own
  const has = BigInt(balance.output.value)
  if (lamports > maxFee) throw sponsorRefused({ reason: 'gas' })
  if (has < lamports + rent) throw sponsorRefused({ reason: 'empty' })
  const tried = safeParse(simulationSchema, simulation)
  if (!tried.success || tried.output.value.err !== null)
    throw operationReverted({ data: JSON.stringify(Object(simulation)?.value?.err ?? null).slice(0, 500) })
  const [after] = tried.output.value.accounts
  if (!after || BigInt(after.lamports) < has - lamports) throw sponsorRefused({ reason: 'target' })
  return lamports
}

function resultOf(outcome: CallOutcome): unknown {
  return outcome.ok ? outcome.result : undefined
}
