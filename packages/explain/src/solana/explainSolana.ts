import type { Explanation, Line, Token, Warning } from '../Explanation'
import { intentCode } from '../intentCode'
import { mostDecimals } from '../mostDecimals'
import { showText } from '../showText'
import { accountLines } from './accountLines'
import { feeOf } from './feeOf'
import { parseTransaction, type SolanaTransaction, tablesOf } from './parseTransaction'
import { allowLine, readInstruction } from './readInstruction'
import { type Accounts, readMint, readTokenAccount } from './SolanaAccount'
import type { SolanaPorts } from './SolanaPorts'
import { askAccounts, askTables, simulateTransaction } from './simulateTransaction'

/** More than anyone pays to be quick: a fiftieth of a coin. */
const highFee = 20_000_000n

type Found = Pick<Explanation, 'lines' | 'will' | 'reason' | 'fee'> & {
  readonly isRead: boolean
  readonly slot?: number | undefined
}

/**
 * Explains what a wallet is asked to sign: one transaction or several in their wire form. Never rejects: what can't be
 * found out is left out, and said so.
 */
export async function explainSolana(
  transactions: readonly Uint8Array[],
  ports: SolanaPorts,
): Promise<Explanation> {
  const { now = Date.now } = ports
  const at = now()
  const all = await Promise.all(transactions.map((wire) => find(wire, ports)))
  const lines = await nameTokens(
    all.flatMap((one) => one.lines),
    ports,
  )
  const [first] = all
  const isOne = all.length === 1
  // Later transactions may need what the earlier ones did.
  const will = isOne || first?.will === 'revert' ? (first?.will ?? 'unknown') : 'unknown'
  const decoded =
    all.length > 0 && all.every(({ isRead }) => isRead) && lines.every(({ kind }) => kind !== 'unknown')
  const isSimulated = all.length > 0 && all.every(({ slot }) => slot !== undefined)
  // A later transaction that failed alone may do anything after the earlier ones.
  const isWhole = isSimulated && (isOne || all.every((one) => one.will === 'succeed'))
  // A transaction that changes nothing that can be seen changes something else.
  const isSeen = isWhole && (will === 'revert' || lines.some(({ kind }) => kind !== 'unknown'))
  const fees = all.flatMap(({ fee }) => (fee ? [fee] : []))
  return {
    intent: isOne
      ? { code: intentCode(lines, 'call'), values: {} }
      : { code: 'batch', values: { count: `${all.length}` } },
    lines,
    warnings: [
      ...warningsFor(lines, ports.account),
      ...(will === 'revert' ? [{ code: 'reverts' } as const] : []),
      ...(fees.some(({ max }) => max > highFee) ? [{ code: 'high-fee' } as const] : []),
      ...(decoded || isSeen ? [] : [{ code: 'blind' } as const]),
    ],
    will,
    reason: will === 'revert' ? first?.reason : undefined,
    seen: {
      decoded,
      simulated: isSimulated && first?.slot !== undefined ? { block: first.slot, at } : undefined,
    },
    fee:
      fees.length > 0
        ? { max: sum(fees.map(({ max }) => max)), likely: sum(fees.map(({ likely }) => likely)) }
        : undefined,
  }
}

async function find(wire: Uint8Array, { account, ask }: SolanaPorts): Promise<Found> {
  const plain = parseTransaction(wire)
  if (!plain) return { lines: [], will: 'unknown', isRead: false }
  const nothing = foundIn(plain, account, new Map())
  if (!ask) return nothing
  try {
    const tables = plain.isPartial ? await askTables(ask, tablesOf(wire)) : undefined
    const transaction = tables ? (parseTransaction(wire, tables) ?? plain) : plain
    const addresses = [...new Set([account, ...transaction.writable])]
    const [before, simulation] = await Promise.all([
      askAccounts(ask, addresses),
      simulateTransaction(ask, wire, addresses),
    ])
    const read = foundIn(transaction, account, before ?? new Map())
    if (!before || !simulation) return read
    const { slot, after, reason } = simulation
    if (!after) return { ...read, will: 'revert', reason, slot }
    const lines = accountLines({ account, fee: read.fee?.likely ?? 0n, before, after })
    return { ...read, lines: merge(lines, read.lines), will: 'succeed', slot }
  } catch {
    // The node can't be reached. What the transaction says still holds.
    return nothing
  }
}

/** What the transaction itself says. */
function foundIn(transaction: SolanaTransaction, account: string, accounts: Accounts): Found {
  const known = (address: string) => readTokenAccount(accounts.get(address))
  const { instructions, signers, isPartial } = transaction
  return {
    lines: instructions.flatMap((one) => readInstruction(one, account, known)),
    will: 'unknown',
    isRead: !isPartial,
    fee: signers[0] === account ? feeOf(transaction) : undefined,
  }
}

/** What happened, and of what was asked for the permissions, which outlive the simulation, and what nobody could read. */
function merge(seen: readonly Line[], asked: readonly Line[]): readonly Line[] {
  const isLasting = (line: Line) => line.kind === 'allow' || line.kind === 'change' || line.kind === 'unknown'
  const lasting = asked.filter(isLasting)
  const isIn = (line: Line, list: readonly Line[]) => list.some((one) => keyOf(one) === keyOf(line))
  // The instruction knows where the coins of a closed account go.
  const kept = seen.filter(
    (line) => !(line.kind === 'change' && line.what === 'closed' && isIn(line, lasting)),
  )
  return [...kept, ...lasting.filter((line) => !isIn(line, kept))]
}

function keyOf(line: Line): string {
  if (line.kind === 'change') return `${line.what} ${line.at}`
  return 'spender' in line && line.token.kind === 'fungible'
    ? `${line.kind} ${line.token.address} ${line.spender}`
    : line.kind
}

function warningsFor(lines: readonly Line[], account: string): readonly Warning[] {
  return lines.flatMap((line): readonly Warning[] => {
    if (line.kind === 'allow' && line.amount === 'unlimited')
      return [{ code: 'unlimited-allowance', address: line.spender }]
    if (line.kind === 'send' && line.arrives !== undefined && line.token.kind === 'fungible')
      return [{ code: 'receiver-gets-less', address: line.token.address }]
    if (line.kind !== 'change') return []
    // Whoever gets the signature can use it at any time.
    if (line.what === 'nonce') return [{ code: 'no-expiry', address: line.at }]
    const isHarmless = line.what === 'closed' && line.to === account
    return isHarmless ? [] : [{ code: 'owner-change', address: line.at }]
  })
}

/** Writes symbols and decimals into lines, and sees which allowances are for all there is. */
async function nameTokens(lines: readonly Line[], { ask, tokenOf }: SolanaPorts): Promise<readonly Line[]> {
  const mints = [
    ...new Set(
      lines.flatMap((line) =>
        'token' in line && line.token.kind === 'fungible' ? [line.token.address] : [],
      ),
    ),
  ]
  const accounts = await readMints(ask, mints)
  return lines.map((line) => {
    if (!('token' in line) || line.token.kind !== 'fungible') return line
    const { address } = line.token
    const mint = readMint(accounts.get(address))
    const facts = tokenOf?.(address)
    const token: Token = {
      ...line.token,
      symbol: facts && showText(facts.symbol, 24),
      decimals: mint && mint.decimals <= mostDecimals ? mint.decimals : facts?.decimals,
    }
    if (line.kind === 'allow' && line.amount !== 'unlimited')
      return allowLine(token, line.spender, line.amount, mint?.supply)
    // Only tokens with extensions keep a part. Elsewhere somebody else moved tokens at the same time.
    return line.kind === 'send' && !mint?.isExtended
      ? { ...line, token, arrives: undefined }
      : { ...line, token }
  })
}

async function readMints(ask: SolanaPorts['ask'], mints: readonly string[]): Promise<Accounts> {
  try {
    return (ask && (await askAccounts(ask, mints))) ?? new Map()
  } catch {
    // Without its decimals an amount is shown in the smallest unit.
    return new Map()
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, one) => total + one, 0n)
}
