import { hex } from '@scure/base'
import { blindExplanation } from '../blindExplanation'
import type { Explanation, Line, Token, Warning } from '../Explanation'
import { intentCode } from '../intentCode'
import { addressOf, scriptOf } from './addresses'
import type { BitcoinPorts } from './BitcoinPorts'
import { movesRunes, noteIn } from './noteIn'
import { psbtBytes } from './psbtBytes'
import { type OpenPsbt, readPsbt } from './readPsbt'
import { type ScriptForm, scriptForm } from './scriptForm'
import { virtualSize } from './virtualSize'

/** What a wallet is asked to sign. */
export type PsbtRequest = {
  /** Bytes, or text in hexadecimal or base64. */
  readonly psbt: Uint8Array | string
  /** The inputs to sign; all own ones if it's missing. */
  readonly inputs?:
    | readonly { readonly index: number; readonly sighashTypes?: readonly number[] | undefined }[]
    | undefined
}

/** Coins that are spent. */
type Spent = {
  readonly amount: bigint | undefined
  readonly isOwn: boolean
  /** Whether they're signed for, and what the signature may cover. */
  readonly isSigned: boolean
  readonly modes: readonly number[]
  readonly form: ScriptForm
  /** Whether a signature would be invalid if the amount were another one. */
  readonly isCertain: boolean
}

/** Coins that are paid. */
type Paid = {
  readonly amount: bigint
  readonly isOwn: boolean
  readonly isMarkedOwn: boolean
  /** Missing if the script has no address. */
  readonly to: string | undefined
  readonly script: Uint8Array
}

const native: Token = { kind: 'native' }
/** Signatures that cover everything, in the newer and the older form. */
const covering: readonly number[] = [0, 1]
const single = 3
/** Inscriptions and runes are on coins of about this amount, mostly at Taproot addresses. */
const cargoAmount = 10_000n
/** More than anyone pays by choice: 300 satoshi for a virtual byte, or a twentieth of what is paid. */
export const highRate = 300
const highShare = 20n

/** Explains what a wallet is asked to sign by comparing what a PSBT spends with what it pays. Never throws. */
export function explainBitcoin(request: PsbtRequest, ports: BitcoinPorts): Explanation {
  const open = readPsbt(psbtBytes(request.psbt))
  const spent = open ? spentBy(open, request, ports) : []
  if (!open || !spent.some(({ isSigned }) => isSigned)) return blindExplanation
  const paid = paidBy(open, ports)
  const signed = spent.filter(({ isSigned }) => isSigned)
  const isFixed = signed.every(({ modes }) => modes.every((mode) => (mode & 0x1f) < 2))
  const isLoose = signed.some(({ modes }) => modes.some((mode) => !covering.includes(mode)))
  const isKnown = spent.every(({ isCertain }) => isCertain)
  const lines = [
    ...(isFixed ? fixedLines(spent, paid, request) : looseLines(spent, paid)),
    ...paid.flatMap(({ script }) => noteIn(script)),
  ]
  const rest = sumOf(spent) - sumOf(paid)
  const isImpossible = isKnown && !isLoose && rest < 0n
  const rate = Math.round((Number(rest) * 10) / virtualSize(open)) / 10
  const isAlone = spent.every(({ isOwn }) => isOwn)
  const decoded = lines.every(({ kind }) => kind !== 'unknown')
  const warnings: Warning[] = isFixed && isAlone ? [...changeWarnings(paid)] : []
  const warn = (isTrue: boolean, code: Warning['code']) => {
    if (isTrue) warnings.push({ code })
  }
  const hasFee = isKnown && isFixed && rest >= 0n
  warn(isLoose, 'partial-signature')
  warn(!isFixed && lines.every(({ kind }) => kind !== 'receive-at-least'), 'nothing-in-return')
  warn(!isKnown, 'amount-unknown')
  warn(hasFee && (rate > highRate || rest * highShare > (isAlone ? baseOf(paid) : sumOf(paid))), 'high-fee')
  warn(signed.some(mayHoldCargo) || paid.some(({ script }) => movesRunes(script)), 'may-hold-collectibles')
  warn(isImpossible, 'reverts')
  warn(!decoded, 'blind')
  return {
    intent: { code: intentCode(lines, 'sign'), values: {} },
    lines,
    warnings,
    will: isImpossible ? 'revert' : 'unknown',
    seen: { decoded },
    fee: hasFee ? { max: rest, likely: rest, rate } : undefined,
  }
}

function spentBy(
  { inputs }: OpenPsbt,
  { inputs: asked }: PsbtRequest,
  ports: BitcoinPorts,
): readonly Spent[] {
  const own = ownScripts(ports)
  return inputs.map((input, index) => {
    const { coins, isProven, sighash } = input
    const wanted = asked?.find((one) => one.index === index)
    const isAtOwn = coins !== undefined && own.has(hex.encode(coins.script))
    const form = scriptForm(input)
    return {
      amount: coins?.amount,
      isOwn: isAtOwn || wanted !== undefined,
      isSigned: asked ? wanted !== undefined : isAtOwn,
      modes: [sighash ?? 0, ...(wanted?.sighashTypes ?? [])],
      form,
      // Signatures of the oldest form don't cover the amount, so only the earlier transaction proves it.
      isCertain: isProven || (coins !== undefined && form !== 'legacy' && form !== 'other'),
    }
  })
}

function paidBy({ outputs }: OpenPsbt, ports: BitcoinPorts): readonly Paid[] {
  const own = ownScripts(ports)
  return outputs.map(({ amount, script, isMarkedOwn }) => ({
    amount,
    script,
    isMarkedOwn,
    isOwn: own.has(hex.encode(script)),
    to: addressOf(script, ports.prefix ?? 'bc'),
  }))
}

function ownScripts({ addresses }: BitcoinPorts): ReadonlySet<string> {
  return new Set(addresses.flatMap((address) => scriptOf(address) ?? []))
}

/** What leaves and what comes back, if the signatures hold for all payments. */
function fixedLines(
  spent: readonly Spent[],
  paid: readonly Paid[],
  { inputs }: PsbtRequest,
): readonly Line[] {
  const own = spent.filter(({ isOwn }) => isOwn)
  if (own.length === spent.length)
    return paid.flatMap(({ isOwn, amount, to }): readonly Line[] => {
      if (amount === 0n) return []
      return isOwn && to !== undefined
        ? [{ kind: 'return', token: native, amount, to }]
        : [{ kind: 'send', token: native, amount, to }]
    })
  // With coins of others in it, nobody can tell who pays whom: only the difference is certain, if all is known.
  const isOpen = spent.some(({ amount, isOwn }) => amount === undefined && (isOwn || !inputs))
  if (isOpen) return [{ kind: 'unknown', selector: 'psbt' }]
  const loss = sumOf(own) - sumOf(paid.filter(({ isOwn }) => isOwn))
  if (loss < 0n) return [{ kind: 'receive', token: native, amount: -loss, confirmed: false }]
  return loss > 0n ? [{ kind: 'send', token: native, amount: loss }] : []
}

/** The worst that a signature allows that doesn't hold for all payments: whoever gets it sets the others. */
function looseLines(spent: readonly Spent[], paid: readonly Paid[]): readonly Line[] {
  const held = spent.map(({ isSigned, modes }, index) => {
    const payment = paid[index]
    const isHeld = modes.some(isSingle) && modes.every((mode) => isSingle(mode) || mode === 0)
    return isSigned && isHeld && payment?.isOwn ? payment.amount : 0n
  })
  const least = held.reduce((sum, amount) => sum + amount, 0n)
  const amount = sumOf(spent.filter(({ isOwn }) => isOwn))
  const send: Line = { kind: 'send', token: native, amount, atMost: true }
  return least > 0n
    ? [send, { kind: 'receive-at-least', token: native, amount: least, source: 'psbt' }]
    : [send]
}

function isSingle(mode: number): boolean {
  return (mode & 0x1f) === single
}

/** Change that isn't: marked as the wallet's own, or missing where there are several receivers. */
function changeWarnings(paid: readonly Paid[]): readonly Warning[] {
  const others = paid.filter(({ isOwn, amount }) => !isOwn && amount > 0n)
  const marked = others.filter(({ isMarkedOwn }) => isMarkedOwn)
  if (marked.length > 0) return marked.map(({ to }) => ({ code: 'change-not-own', address: to }))
  return others.length > 1 && others.length === paid.filter(({ amount }) => amount > 0n).length
    ? [{ code: 'change-not-own' }]
    : []
}

/** What a fee is compared with: what others get, else all of it. */
function baseOf(paid: readonly Paid[]): bigint {
  return sumOf(paid.filter(({ isOwn }) => !isOwn)) || sumOf(paid)
}

function mayHoldCargo({ form, amount }: Spent): boolean {
  return form === 'taproot' && amount !== undefined && amount <= cargoAmount
}

function sumOf(list: readonly { readonly amount: bigint | undefined }[]): bigint {
  return list.reduce((sum, { amount = 0n }) => sum + amount, 0n)
}
