import { smartAccountAddresses } from '@latchkey/protocol'
import { getPoolContracts, getSeedContracts } from '@latchkey/testing/node'
import type { Browser } from 'playwright-core'
import { type Address, encodeFunctionData, erc20Abi, numberToHex, parseAbi } from 'viem'
import { inject } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { swapOf } from '../browser/swapOf'
import { askNode, carryOut, createHolder, mintDollars } from './accountChain'

const { permitToken, strictToken, feeToken, router, wrapped } = getPoolContracts()
const { dollar, token } = getSeedContracts()

/** The tokens of the local exchange, by symbol. */
export const swapTokens = {
  LKD: dollar,
  LKT: token,
  LKP: permitToken,
  LKU: strictToken,
  LKF: feeToken,
  WETH: wrapped,
} as const

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])
const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] path, address to) payable',
  'function wrapETH(uint256 value) payable',
  'function multicall(bytes[] calls) payable',
])

/** How much of a token an account has. */
export const heldOf = (of: keyof typeof swapTokens, owner: Address): Promise<bigint> =>
  readChain().readContract({
    address: swapTokens[of],
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })

/** What the exchange may move of an account's token. */
export const allowanceOf = (of: keyof typeof swapTokens, owner: Address): Promise<bigint> =>
  readChain().readContract({
    address: swapTokens[of],
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, router],
  })

/** Gives an account some of a token that anybody can mint. */
export async function mintFor(of: 'LKP' | 'LKU' | 'LKF', to: Address, amount: bigint): Promise<void> {
  const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [to, amount] })
  await carryOut([{ from: to, to: swapTokens[of], data }])
}

/** Lets the exchange move some of an account's token. */
export async function allow(of: keyof typeof swapTokens, owner: Address, amount: bigint): Promise<void> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] })
  await carryOut([{ from: owner, to: swapTokens[of], data }])
}

/** Somebody else buys a token with many coins, directly and for dollars, so it gets more expensive everywhere. */
export async function movePools(of: 'LKT' | 'LKP', coins: bigint): Promise<void> {
  const { address } = await createHolder('1')
  await askNode([{ method: 'anvil_setBalance', params: [address, numberToHex(coins * 4n)] }])
  const wrap = encodeFunctionData({ abi: routerAbi, functionName: 'wrapETH', args: [coins] })
  for (const path of [
    [wrapped, swapTokens[of]],
    [wrapped, dollar, swapTokens[of]],
  ]) {
    // Zero is all that the exchange holds.
    const args = [0n, 0n, path, address] as const
    const buy = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args })
    const data = encodeFunctionData({ abi: routerAbi, functionName: 'multicall', args: [[wrap, buy]] })
    await carryOut([{ from: address, to: router, data, value: coins }])
  }
}

/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const tolerated = [/status of 503 .*\/history/]

/** Lets an account run many calls in one transaction, as its wallet does once the visitor agreed (EIP-7702). */
async function delegate(account: Address): Promise<void> {
  const code = `0xef0100${smartAccountAddresses.implementation.slice(2)}`
  await askNode([{ method: 'anvil_setCode', params: [account, code] }])
}

/** What a wallet says that runs many calls in one transaction (EIP-5792). */
const batches = { atomic: { status: 'supported' } }

/** Connects a new account with 10 ether and 1,000 LKD. */
export async function openSwap(
  browser: Browser,
  { isBatching = false, ...options }: VisitOptions & { readonly isBatching?: boolean } = {},
) {
  const holder = await createHolder('10')
  await mintDollars(holder.address, 1_000_000_000n)
  const [{ chainId }] = inject('stack').chains
  const capabilities = isBatching ? { [numberToHex(chainId)]: batches } : {}
  if (isBatching) await delegate(holder.address)
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities })]
  const visit = await openVisit(browser, {
    wallets,
    ...options,
    tolerated: [...tolerated, ...(options.tolerated ?? [])],
  })
  await connectWallet(visit)
  return { ...visit, form: swapOf(visit), holder }
}
