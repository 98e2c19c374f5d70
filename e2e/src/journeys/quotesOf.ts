import { postSwapQuotes, type SwapQuote } from '@latchkey/protocol'
import type { Page, Response } from 'playwright-core'
import { type Address, parseAbi } from 'viem'
import { expect } from 'vitest'
import { readChain } from '../browser/readChain'

const abi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
])

/** Keeps what the gateway offers to a page from now on. */
export function quotesOf(page: Page) {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === postSwapQuotes.path && response.ok()) answers.push(response)
  })
  /** The newest offer: what was carried out, since a form that is empty again asks for none. */
  const last = async (): Promise<SwapQuote> => {
    const read = await Promise.all(
      answers.slice(-5).map(async (answer) => ((await answer.json()) as { quotes: SwapQuote[] }).quotes[0]),
    )
    const quote = read.filter((one) => one !== undefined).at(-1)
    return quote ?? expect.unreachable('the gateway offered nothing')
  }
  return {
    last,
    /** Whether nobody else swapped in any pool between the offer and the swap of an account. */
    async isUnmoved(owner: Address): Promise<boolean> {
      const { block } = await last()
      const fromBlock = BigInt(block ?? 0) + 1n
      const chain = readChain()
      const swaps = await chain.getLogs({ event: abi[0], fromBlock, toBlock: 'latest' })
      const senders = await Promise.all(
        [...new Set(swaps.map(({ transactionHash }) => transactionHash))].map(async (hash) => {
          const { from, input } = await chain.getTransaction({ hash })
          // Somebody else sends for an embedded wallet; its address is in the data.
          return from.toLowerCase() === owner.toLowerCase() || input.includes(owner.slice(2).toLowerCase())
        }),
      )
      return senders[0] === true
    },
  }
}
