import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { type Address, encodeFunctionData, type Hex, numberToHex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, vi } from 'vitest'

const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function mint(address to)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 id)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
])
const { dollar, token, collection } = getSeedContracts()
const retries = { timeout: 20_000, interval: 50 }

type Work = { readonly to: Address; readonly data?: Hex; readonly value?: bigint }
type Receipt = {
  readonly status: Hex
  readonly logs: readonly { readonly topics: readonly string[] }[]
}
type Ask = { readonly method: string; readonly params: readonly unknown[] }

/** Sends several calls to the first node in one request. */
export async function askNode(asks: readonly Ask[]): Promise<readonly unknown[]> {
  const answer = await fetch(inject('stack').chains[0].rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asks.map((ask, id) => ({ jsonrpc: '2.0', id, ...ask }))),
  })
  const answers = (await answer.json()) as readonly { id: number; result?: unknown; error?: unknown }[]
  expect(answers.filter(({ error }) => error)).toEqual([])
  return [...answers].sort((left, right) => left.id - right.id).map(({ result }) => result)
}

/** Has the node send for accounts that it holds, and waits until everything is mined. */
export async function carryOut(
  works: readonly (Work & { from: Address; nonce?: Hex })[],
): Promise<readonly Receipt[]> {
  const asked = works.map(({ value = 0n, ...work }) => {
    const transaction = { ...work, value: numberToHex(value), gas: numberToHex(500_000) }
    return { method: 'eth_sendTransaction', params: [transaction] }
  })
  // Where the node sets the nonce, another file may take the same one at the same time.
  const isShared = works.some(({ nonce }) => nonce === undefined)
  const hashes = await (isShared ? vi.waitFor(() => askNode(asked), retries) : askNode(asked))
  const asks = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }))
  let receipts: readonly (Receipt | null)[] = []
  await expect
    .poll(async () => {
      receipts = (await askNode(asks)) as readonly (Receipt | null)[]
      return receipts.filter((receipt) => receipt?.status !== '0x1').length
    })
    .toBe(0)
  return receipts.filter((receipt) => receipt !== null)
}

/** Gives an account LKD, in the smallest unit. */
export async function mintDollars(to: Address, amount: bigint): Promise<void> {
  await carryOut([mint(dollar, to, amount)])
}

// Only the deployer may mint.
const mint = (asset: Address, to: Address, amount: bigint) => ({
  from: testAccounts[9].address,
  to: asset,
  data: encodeFunctionData({ abi, functionName: 'mint', args: [to, amount] }),
})

/** An account that no other journey uses, with ether on the first chain. */
export async function createHolder(ether: string) {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  await askNode([
    { method: 'anvil_setBalance', params: [address, numberToHex(parseEther(ether))] },
    { method: 'anvil_impersonateAccount', params: [address] },
  ])
  let nonce = 0
  const send = (works: readonly Work[]) =>
    carryOut(works.map((work) => ({ ...work, from: address, nonce: numberToHex(nonce++) })))
  return {
    address,
    privateKey,
    /** Gives it 1000 LKD, 10 LKT and one collectible, and returns the collectible's id. */
    async endow(): Promise<bigint> {
      // In sequence: the node assigns the nonces.
      await mintDollars(address, 1_000_000_000n)
      await carryOut([mint(token, address, parseEther('10'))])
      const data = encodeFunctionData({ abi, functionName: 'mint', args: [address] })
      const [receipt] = await carryOut([{ from: testAccounts[9].address, to: collection, data }])
      return BigInt(receipt?.logs[0]?.topics[3] ?? -1)
    },
    /** Sends 1.5 ether, 25 LKD and a collectible. */
    giveAll: (to: Address, id: bigint) =>
      send([
        { to, value: parseEther('1.5') },
        { to: dollar, data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, 25_000_000n] }) },
        {
          to: collection,
          data: encodeFunctionData({ abi, functionName: 'transferFrom', args: [address, to, id] }),
        },
      ]),
    /** Sends a little ether this many times. */
    async giveOften(to: Address, times: number): Promise<void> {
      for (let left = times; left > 0; left -= 80)
        await send(Array.from({ length: Math.min(80, left) }, (_, at) => ({ to, value: BigInt(left - at) })))
    },
  }
}
