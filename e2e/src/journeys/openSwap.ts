import { getPoolContracts, getSeedContracts } from '@latchkey/testing/node'
import type { Browser } from 'playwright-core'
import { type Address, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { readChain } from '../browser/readChain'
import { swapOf } from '../browser/swapOf'
import { carryOut, createHolder, mintDollars } from './accountChain'

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

/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const tolerated = [/status of 503 .*\/history/]

/** Connects a new account with 10 ether and 1,000 LKD. */
export async function openSwap(browser: Browser, options: VisitOptions = {}) {
  const holder = await createHolder('10')
  await mintDollars(holder.address, 1_000_000_000n)
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
  const visit = await openVisit(browser, {
    wallets,
    ...options,
    tolerated: [...tolerated, ...(options.tolerated ?? [])],
  })
  await connectWallet(visit)
  return { ...visit, form: swapOf(visit), holder }
}
