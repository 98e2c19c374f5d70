import { sendIncomplete } from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getTokenAccounts } from '../read/getTokenAccounts'
import { solana } from '../solana'
import { createNetwork } from '../testing/createNetwork'
import { type LiteNode, startLiteNode } from '../testing/startLiteNode'
import { toConnector } from '../testing/toConnector'
import { token2022Program, tokenProgram } from './instructions/programs'
import { writeData } from './instructions/writeData'

let node: LiteNode
beforeAll(async () => {
  node = await startLiteNode()
  for (const address of createSolanaWallet().addresses) node.fund(address, 1_000_000_000_000n)
})
afterAll(() => node.stop())

const newAddress = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))
const nobody = new Uint8Array(36)

/** Puts a token with 6 decimals and an account that holds some on the chain, as the programs store them. */
function mintTo(owner: string, program: string, amount: bigint): string {
  const mint = newAddress()
  const supply = writeData([amount, 8], [6n, 1], [1n, 1])
  node.setAccount(mint, Uint8Array.from([...nobody, ...supply, ...nobody]), program)
  const held = [...base58.decode(mint), ...base58.decode(owner), ...writeData([amount, 8]), ...nobody]
  const rest = [...writeData([1n, 1]), ...new Uint8Array(12), ...new Uint8Array(8), ...nobody]
  node.setAccount(newAddress(), Uint8Array.from([...held, ...rest]), program)
  return mint
}

function setup() {
  const wallet = createSolanaWallet({ authorised: true, nodes: { 'solana:devnet': node.url } })
  const [address = ''] = wallet.addresses
  const { can } = solana()
  const { sendToken, getTokens } = can
  if (!sendToken || !getTokens) return expect.unreachable('it can’t send tokens')
  const network = createNetwork(node.url)
  return {
    wallet,
    network,
    sendToken,
    getTokens,
    account: { connector: toConnector(wallet.wallet), address, network },
  }
}

describe.each([
  ['the token program', tokenProgram],
  ['the one with extensions', token2022Program],
])('tokens of %s', (_, program) => {
  it('[SOL-1] have an exact balance, and arrive where they are sent', async () => {
    const { account, network, sendToken, getTokens } = setup()
    const token = mintTo(account.address, program, 5_000_001n)
    const balanceOf = async (address: string) =>
      (await getTokens({ address, network })).find((one) => one.token === token)?.value
    expect(await balanceOf(account.address)).toBe('5.000001')
    const to = newAddress()
    await sendToken({ ...account, token, to, value: 1_500_000n })
    await vi.waitFor(async () => expect(await balanceOf(to)).toBe('1.5'), { timeout: 10_000 })
    expect(await balanceOf(account.address)).toBe('3.500001')
    await sendToken({ ...account, token, to, value: 500_000n })
    await vi.waitFor(async () => expect(await balanceOf(to)).toBe('2'), { timeout: 10_000 })
  })
})

it('[SOL-1] sends no tokens to a mint or a token account, where they would be lost', async () => {
  const { account, wallet, sendToken, network } = setup()
  const token = mintTo(account.address, tokenProgram, 5n)
  const [held] = await getTokenAccounts(network, account.address, { mint: token })
  for (const to of [token, held?.account ?? ''])
    await expect(sendToken({ ...account, token, to, value: 1n })).rejects.toSatisfy(sendIncomplete.is)
  expect(wallet.log).toEqual([])
})

it('[SND-2] doesn’t ask the wallet when the balance is too low', async () => {
  const { account, wallet, sendToken } = setup()
  const token = mintTo(account.address, tokenProgram, 5n)
  for (const [of, value] of [
    [token, 6n],
    [newAddress(), 1n],
  ] as const)
    await expect(sendToken({ ...account, token: of, to: newAddress(), value })).rejects.toSatisfy(
      sendIncomplete.is,
    )
  expect(wallet.log).toEqual([])
})
