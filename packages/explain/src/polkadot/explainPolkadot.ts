import { fieldsOf } from '@latchkey/protocol'
import { hex } from '@scure/base'
import type { Explanation, Line, Token, Warning } from '../Explanation'
import { intentCode } from '../intentCode'
import { mostDecimals } from '../mostDecimals'
import { readInteger } from '../readInteger'
import { showSymbol } from '../showSymbol'
import { assetKey } from './assets'
import { type DryRun, dryRun } from './dryRun'
import { eventLines } from './eventLines'
import { loadRuntime } from './loadRuntime'
import type { PolkadotPorts } from './PolkadotPorts'
import type { Runtime } from './Runtime'
import { allowLine, everything, readCall } from './readCall'

/** What a wallet is asked to sign: the payload that sites give to extensions, or as much of it as there is. */
export type PolkadotRequest = {
  /** The call, in hexadecimal. */
  readonly method: string
  /** How long the signature is valid, in hexadecimal. */
  readonly era?: string | undefined
  /** What the visitor adds to the fee. */
  readonly tip?: string | number | bigint | undefined
  readonly genesisHash?: string | undefined
  /** The asset that the fee is paid in, if it isn't the coin. Its price is that of a market, which anyone can make. */
  readonly assetId?: unknown
}

type Found = {
  readonly lines: readonly Line[]
  readonly run?: DryRun | undefined
  readonly block?: number | undefined
  /** Without the tip. */
  readonly fee?: bigint | undefined
  readonly isElsewhere?: boolean
}

const nothing: Found = { lines: [{ kind: 'unknown', selector: '' }] }
/** A signature that is valid for ever. */
const immortal = '0x00'
/** The signature and what goes with it, which the network takes a fee for as well. */
const envelope = 110
/** How requests say that the fee is paid in the coin. */
const coins: readonly unknown[] = [undefined, null, '', '0x', '0x00']
/** A tip of more than this many fees isn't for speed. */
const highTip = 10n

/**
 * Explains what a wallet is asked to sign, by the chain's own description of its calls, and by a dry run where the
 * runtime offers one. Never rejects: what can't be found out is left out, and said so.
 */
export async function explainPolkadot(request: PolkadotRequest, ports: PolkadotPorts): Promise<Explanation> {
  const { now = Date.now } = ports
  const at = now()
  const { lines, run, block, fee, isElsewhere = false } = await find(request, ports)
  const isRead = ({ kind }: Line) => kind !== 'unknown'
  const decoded = lines.every(isRead)
  const will = run ? (run.failure === undefined ? 'succeed' : 'revert') : 'unknown'
  const tip = readInteger(request.tip) ?? 0n
  const isInAsset = !coins.includes(request.assetId)
  const warnings: Warning[] = [...warningsFor(lines)]
  const warn = (isTrue: boolean, code: Warning['code']) => {
    if (isTrue) warnings.push({ code })
  }
  warn(request.era === immortal, 'no-expiry')
  warn(tip > highTip * (fee ?? 0n), 'high-fee')
  warn(isElsewhere, 'other-network')
  warn(will === 'revert', 'reverts')
  warn(isInAsset, 'amount-unknown')
  // A call that changes nothing that can be seen changes something else.
  warn(!decoded && !(run && (will === 'revert' || lines.some(isRead))), 'blind')
  return {
    intent: { code: intentCode(lines, 'call'), values: {} },
    lines,
    warnings,
    will,
    reason: run?.failure,
    seen: { decoded, simulated: run && block !== undefined ? { block, at } : undefined },
    fee: fee === undefined || isInAsset ? undefined : { max: fee + tip, likely: fee + tip },
  }
}

async function find(request: PolkadotRequest, ports: PolkadotPorts): Promise<Found> {
  const { ask, account } = ports
  const bytes = bytesIn(request.method)
  if (!ask || !bytes) return nothing
  try {
    const genesis = request.genesisHash === undefined ? undefined : await ask('chain_getBlockHash', [0])
    // Another chain may mean something else by the same bytes.
    if (genesis !== request.genesisHash) return { ...nothing, isElsewhere: true }
    const runtime = await (ports.runtime ?? loadRuntime(ask))
    const call = runtime.decodeCall(bytes)
    if (call === undefined) return nothing
    const [run, fee, header] = await Promise.all([
      orNothing(dryRun(runtime, account, call)),
      orNothing(askFee(runtime, call, bytes.length + envelope)),
      orNothing(ask('chain_getHeader', [])),
    ])
    const asked = readCall(call, account)
    // A call that failed as a whole did nothing: then only what it asks for can be shown.
    const isDone = run && (run.failure === undefined || run.events.length > 0)
    const found = isDone ? merge(eventLines(run.events, account), asked) : asked
    const lines = await nameTokens(found, runtime, ports)
    const block = readInteger(fieldsOf(header).number)
    return { lines, run, fee, block: block === undefined ? undefined : Number(block) }
  } catch {
    // The node can't be reached or doesn't describe its chain, so nobody knows what the call means.
    return nothing
  }
}

function bytesIn(call: unknown): Uint8Array | undefined {
  if (typeof call !== 'string' || !/^0x([\da-f]{2})+$/i.test(call)) return undefined
  return hex.decode(call.slice(2).toLowerCase())
}

/** Some things can be missing without the rest being wrong. */
async function orNothing<Value>(wanted: Promise<Value>): Promise<Value | undefined> {
  try {
    return await wanted
  } catch {
    // The node doesn't offer it, or its answer isn't one.
    return undefined
  }
}

async function askFee(runtime: Runtime, call: unknown, length: number): Promise<bigint | undefined> {
  const { partial_fee } = fieldsOf(
    await runtime.ask('TransactionPaymentCallApi', 'query_call_info', [call, length]),
  )
  return typeof partial_fee === 'bigint' ? partial_fee : undefined
}

/** What happened, and of what was asked for all that isn't a move, since it outlives the dry run or wasn't seen. */
function merge(seen: readonly Line[], asked: readonly Line[]): readonly Line[] {
  const rest = asked.filter(({ kind }) => kind !== 'send' && kind !== 'receive')
  return [...seen, ...rest.filter((line) => !seen.some((one) => keyOf(one) === keyOf(line)))]
}

function keyOf(line: Line): string {
  return JSON.stringify(line, (_, one) => (typeof one === 'bigint' ? `${one}` : one))
}

/** Writes symbols, decimals and balances into lines, and sees which allowances are for all there is. */
function nameTokens(
  lines: readonly Line[],
  runtime: Runtime,
  { tokenOf, account }: PolkadotPorts,
): Promise<readonly Line[]> {
  const read = (pallet: string, entry: string, keys: readonly unknown[]) =>
    orNothing(runtime.read(pallet, entry, keys)).then(fieldsOf)
  return Promise.all(
    lines.map(async (line): Promise<Line> => {
      if (!('token' in line)) return line
      const key = line.token.kind === 'fungible' ? assetKey(line.token.address) : undefined
      const token = await named(line.token, key)
      if (line.kind === 'allow' && line.amount !== 'unlimited' && token.kind === 'fungible' && key) {
        const { supply } = await read(key[0], 'Asset', [key[1]])
        return allowLine(token, line.spender, line.amount, typeof supply === 'bigint' ? supply : undefined)
      }
      if (line.kind !== 'send' || line.amount !== everything) return { ...line, token }
      const held = key
        ? (await read(key[0], 'Account', [key[1], account])).balance
        : fieldsOf((await read('System', 'Account', [account])).data).free
      const isKnown = typeof held === 'bigint' && (key !== undefined || token.kind === 'native')
      return isKnown
        ? { ...line, token, amount: held }
        : { kind: 'unknown', to: line.to, selector: 'transfer_all' }
    }),
  )

  async function named(token: Token, key: ReturnType<typeof assetKey>): Promise<Token> {
    if (token.kind !== 'fungible') return token
    const facts = tokenOf?.(token.address)
    const { symbol, decimals } = key ? await read(key[0], 'Metadata', [key[1]]) : {}
    const own = symbol instanceof Uint8Array ? new TextDecoder().decode(symbol.subarray(0, 64)) : ''
    const text = facts?.symbol ?? own
    return {
      ...token,
      symbol: text === '' ? undefined : showSymbol(text),
      decimals: facts?.decimals ?? (text !== '' ? placesIn(decimals) : undefined),
    }
  }
}

function placesIn(decimals: unknown): number | undefined {
  return typeof decimals === 'number' && decimals <= mostDecimals ? decimals : undefined
}

function warningsFor(lines: readonly Line[]): readonly Warning[] {
  return lines.flatMap((line): readonly Warning[] => {
    if (line.kind === 'allow' && line.amount === 'unlimited')
      return [{ code: 'unlimited-allowance', address: line.spender }]
    if (line.kind !== 'change') return []
    if (line.what === 'delegation') return [{ code: 'delegate-account', address: line.to }]
    return [{ code: line.what === 'code' ? 'code-change' : 'owner-change', address: line.at }]
  })
}
