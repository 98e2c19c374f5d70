import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'

const game: Hex = '0x00000000000000000000000000000000000000c0'
const token: Hex = '0x00000000000000000000000000000000000000f0'
const someone: Hex = '0x00000000000000000000000000000000000000bb'
const gameAbi = parseAbi([
  'function play(uint256 round, address friend)',
  'function quit()',
  'function feed(uint8 level) payable',
])
const play = (round: bigint, friend: Hex = someone) =>
  encodeFunctionData({ abi: gameAbi, functionName: 'play', args: [round, friend] })
const quit = encodeFunctionData({ abi: gameAbi, functionName: 'quit' })
const feed = encodeFunctionData({ abi: gameAbi, functionName: 'feed', args: [3] })
const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [someone, amount] })
const approve = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [someone, amount] })

const daily = (allowance: bigint) => ({ allowance: `0x${allowance.toString(16)}`, start: 0, period: 86_400 })
const native = (allowance: bigint) => ({ type: 'native-token-recurring-allowance', data: daily(allowance) })
const erc20 = (allowance: bigint) => ({
  type: 'erc20-recurring-allowance',
  data: { address: token, ...daily(allowance) },
})
const gameCalls = (...functions: object[]) => ({
  type: 'contract-call',
  data: { address: game, abi: gameAbi, functions },
})

/** Contracts, calls and permissions for tests of signing. */
export const testCalls = {
  game,
  token,
  someone,
  play,
  quit,
  feed,
  transfer,
  approve,
  native,
  erc20,
  gameCalls,
}
