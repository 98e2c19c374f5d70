import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { encodePath } from './encodePath'
import type { SwapLeg } from './SwapPlan'

/** What a call to a router must do. */
export type SwapWork = {
  readonly side: 'in' | 'out'
  readonly legs: readonly SwapLeg[]
  /** The most that may be paid; of all legs together. */
  readonly amountInMax: bigint
  /** The least that must arrive; of all legs together. */
  readonly amountOutMin: bigint
  readonly paysNative: boolean
  readonly getsNative: boolean
  /** The token that arrives; the wrapped one for the native currency. */
  readonly to: Address
  readonly receiver: Address
  /** In seconds. */
  readonly deadline: bigint
  /** Runs first. */
  readonly before?: readonly Hex[]
}

/** The call of a router. */
export type RouterCall = { readonly to: Address; readonly data: Hex; readonly value: bigint }

/** The calls of SwapRouter02 that swaps need. */
export const routerAbi = parseAbi([
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'struct ExactInput { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct ExactOutput { bytes path; address recipient; uint256 amountOut; uint256 amountInMaximum; }',
  'function exactInput(ExactInput params) payable returns (uint256)',
  'function exactOutput(ExactOutput params) payable returns (uint256)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
  'function wrapETH(uint256 value) payable',
  'function pull(address token, uint256 value) payable',
  'function refundETH() payable',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
])

const classicAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable',
  'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
])

/** The router's word for itself as a receiver. */
const router: Address = '0x0000000000000000000000000000000000000002'

/** Writes the call that carries out a swap. Its minimum is for all legs together. */
export function encodeSwap(work: SwapWork): RouterCall {
  const [{ route } = { route: undefined }] = work.legs
  const to = route?.router.address ?? '0x'
  const value = work.paysNative ? work.amountInMax : 0n
  const data = route?.router.runs === 'one' ? encodeClassic(work) : encodeMany(work)
  return { to, data, value }
}

function encodeMany(work: SwapWork): Hex {
  const { side, legs, amountOutMin, getsNative, paysNative, to, receiver, deadline, before = [] } = work
  const isDirect = !getsNative && (legs.length === 1 || side === 'out')
  const swaps = legs.map((leg) => encodeLeg(work, leg, isDirect ? receiver : router))
  const after: Hex[] = []
  if (getsNative)
    after.push(
      encodeFunctionData({ abi: routerAbi, functionName: 'unwrapWETH9', args: [amountOutMin, receiver] }),
    )
  else if (!isDirect) {
    const args = [to, amountOutMin, receiver] as const
    after.push(encodeFunctionData({ abi: routerAbi, functionName: 'sweepToken', args }))
  }
  // A v3 pool that ran dry, and every exact purchase, leave some of what was sent.
  if (paysNative && (side === 'out' || legs.some(({ route }) => route.kind === 'v3')))
    after.push(encodeFunctionData({ abi: routerAbi, functionName: 'refundETH' }))
  const args = [deadline, [...before, ...swaps, ...after]] as const
  return encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args })
}

function encodeLeg(work: SwapWork, leg: SwapLeg, recipient: Address): Hex {
  const { side, legs, amountInMax, amountOutMin } = work
  const { route, amount } = leg
  const path = tokensOf(leg)
  if (side === 'in') {
    // Of several legs, only the sum matters, which the last call checks.
    const least = legs.length === 1 ? amountOutMin : 0n
    if (route.kind === 'v2')
      return encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactTokensForTokens',
        args: [amount, least, path, recipient],
      })
    const params = { path: encodePath(route, side), recipient, amountIn: amount, amountOutMinimum: least }
    return encodeFunctionData({ abi: routerAbi, functionName: 'exactInput', args: [params] })
  }
  const most = mostOf(legs, leg, amountInMax)
  if (route.kind === 'v2')
    return encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapTokensForExactTokens',
      args: [amount, most, path, recipient],
    })
  const params = { path: encodePath(route, side), recipient, amountOut: amount, amountInMaximum: most }
  return encodeFunctionData({ abi: routerAbi, functionName: 'exactOutput', args: [params] })
}

/** Divides the most that may be paid among legs, in proportion to what they expect. */
function mostOf(legs: readonly SwapLeg[], leg: SwapLeg, amountInMax: bigint): bigint {
  const total = legs.reduce((sum, { quoted }) => sum + quoted, 0n)
  return total === 0n ? amountInMax : (amountInMax * leg.quoted) / total
}

function encodeClassic(work: SwapWork): Hex {
  const { side, legs, amountInMax, amountOutMin, paysNative, getsNative, receiver, deadline } = work
  const [leg] = legs
  if (!leg) return '0x'
  const path = tokensOf(leg)
  const abi = classicAbi
  const end = [path, receiver, deadline] as const
  if (side === 'in') {
    const { amount } = leg
    if (paysNative)
      return encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [amountOutMin, ...end] })
    const functionName = getsNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
    return encodeFunctionData({ abi, functionName, args: [amount, amountOutMin, ...end] })
  }
  if (paysNative)
    return encodeFunctionData({ abi, functionName: 'swapETHForExactTokens', args: [leg.amount, ...end] })
  const functionName = getsNative ? 'swapTokensForExactETH' : 'swapTokensForExactTokens'
  return encodeFunctionData({ abi, functionName, args: [leg.amount, amountInMax, ...end] })
}

function tokensOf({ route: { hops } }: SwapLeg): readonly Address[] {
  return [...hops.slice(0, 1).map(({ from }) => from), ...hops.map(({ to }) => to)]
}
