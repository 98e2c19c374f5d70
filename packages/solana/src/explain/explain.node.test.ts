import type { ExplainRequest } from '@latchkey/core'
import type { Explanation } from '@latchkey/explain'
import type { Network } from '@latchkey/protocol'
import { hasSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { type Address, address as toAddress } from '@solana/addresses'
import { AccountRole, type Instruction } from '@solana/instructions'
import { afterAll, describe, expect, it } from 'vitest'
import { solana } from '../solana'
import { createNetwork } from '../testing/createNetwork'
import { newAddress, startTransferScene } from '../testing/startTransferScene'
import { startTwistedNode } from '../testing/startTwistedNode'
import { mintData, tokenData } from '../testing/tokenData'
import { encodeTransaction } from '../transaction/encodeTransaction'
import { moveToken } from '../transaction/instructions/moveToken'
import { tokenProgram } from '../transaction/instructions/programs'
import { transferSol } from '../transaction/instructions/transferSol'
import { writeData } from '../transaction/instructions/writeData'

const native = { kind: 'native' }
const endless = (1n << 64n) - 1n
const { READONLY, READONLY_SIGNER, WRITABLE } = AccountRole
const lifetime = { blockhash: '1'.repeat(32), lastValidBlockHeight: 0n } as Parameters<
  typeof encodeTransaction
>[1]
const codesOf = ({ warnings }: Explanation) => warnings.map(({ code }) => code)

async function describeNode() {
  const scene = await startTransferScene()
  afterAll(() => scene.stop())
  const { node, network, setAccount } = scene
  const [me, friend, thief, mint, held] = [0, 1, 2, 3, 4].map(() => toAddress(newAddress())) as [
    Address,
    Address,
    Address,
    Address,
    Address,
  ]
  await node.fund(me, 1_000_000_000n)
  await node.fund(friend, 1_000_000_000n)
  await setAccount(mint, tokenProgram, mintData(10n ** 12n))
  await setAccount(held, tokenProgram, tokenData({ mint, owner: me, amount: 500_000n }))
  const token = { kind: 'fungible', address: mint, decimals: 6 }

  /** A token account of somebody. */
  async function accountOf(owner: string): Promise<Address> {
    const key = toAddress(newAddress())
    await setAccount(key, tokenProgram, tokenData({ mint, owner, amount: 1n }))
    return key
  }

  const write = (instructions: readonly Instruction[], price = 0n): string =>
    encodeTransaction({ payer: me, instructions, units: 100_000n, price }, lifetime)
  const move = (target: Address, amount: bigint) =>
    moveToken({ program: tokenProgram, mint, decimals: 6, amount, owner: me, source: held, target })

  async function ask(request: Partial<ExplainRequest>, at: Network = network): Promise<Explanation> {
    const { explain } = solana().can
    const parts = { address: me, addresses: [me], network: at, sources: {} }
    return (explain ?? expect.unreachable())({
      method: 'solana_signTransaction',
      params: {},
      ...parts,
      through: (read) => read(at),
      ...request,
    })
  }
  const explain = (...instructions: readonly Instruction[]) =>
    ask({ params: { transaction: write(instructions) } })

  it('shows coins sent, from every form of the request', async () => {
    const transaction = write([transferSol(me, friend, 1_000n)])
    const line = { kind: 'send', token: native, amount: 1_000n, to: friend }
    for (const [method, params] of [
      ['solana_signTransaction', { transaction }],
      ['solana_signAndSendTransaction', { transaction }],
      ['signTransaction', [{ transaction: Buffer.from(transaction, 'base64') }]],
      ['solana_signAllTransactions', { transactions: [transaction] }],
    ] as const)
      expect(await ask({ method, params }), method).toMatchObject({
        intent: { code: 'send' },
        lines: [line],
        warnings: [],
        will: 'succeed',
        fee: { likely: 5_000n },
      })
  })

  it('shows who really gets tokens: the owner of the token account', async () => {
    const target = await accountOf(friend)
    expect(await explain(move(target, 1_500n))).toMatchObject({
      lines: [{ kind: 'send', token, amount: 1_500n, to: friend }],
      warnings: [],
      will: 'succeed',
    })
    // The site says that it's the friend's.
    expect((await explain(move(await accountOf(thief), 1_500n))).lines).toMatchObject([{ to: thief }])
  })

  it('shows an allowance for everything and a token account that gets another owner', async () => {
    const approve: Instruction = {
      programAddress: tokenProgram,
      accounts: [
        { address: held, role: WRITABLE },
        { address: thief, role: READONLY },
        { address: me, role: READONLY_SIGNER },
      ],
      data: writeData([4n, 1], [endless, 8]),
    }
    const allowed = await explain(approve)
    expect(allowed.lines).toMatchObject([{ kind: 'allow', token, spender: thief, amount: 'unlimited' }])
    expect(allowed.warnings).toEqual([{ code: 'unlimited-allowance', address: thief }])
    const setOwner: Instruction = {
      programAddress: tokenProgram,
      accounts: [
        { address: held, role: WRITABLE },
        { address: me, role: READONLY_SIGNER },
      ],
      data: Uint8Array.from([6, 2, 1, ...base58.decode(thief)]),
    }
    const moved = await explain(transferSol(me, friend, 1n), setOwner)
    expect(moved.lines).toMatchObject([
      { kind: 'send', token: native, amount: 1n, to: friend },
      { kind: 'send', token, amount: 500_000n, to: thief },
      { kind: 'change', what: 'owner', at: held, to: thief },
    ])
    expect(moved.warnings).toEqual([{ code: 'owner-change', address: held }])
  })

  it('shows units of a token that says it has more decimals than anyone could read', async () => {
    const [odd, account] = [toAddress(newAddress()), toAddress(newAddress())]
    await setAccount(odd, tokenProgram, mintData(10n ** 12n).with(44, 255))
    await setAccount(account, tokenProgram, tokenData({ mint: odd, owner: me, amount: 9n }))
    const burn: Instruction = {
      programAddress: tokenProgram,
      accounts: [
        { address: account, role: WRITABLE },
        { address: odd, role: WRITABLE },
        { address: me, role: READONLY_SIGNER },
      ],
      data: writeData([8n, 1], [4n, 8]),
    }
    const { lines } = await explain(burn)
    expect(lines).toEqual([{ kind: 'send', token: { kind: 'fungible', address: odd }, amount: 4n }])
  })

  it('warns of a fee that only robs', async () => {
    const transaction = write([transferSol(me, friend, 1n)], 5_000_000_000n)
    const explanation = await ask({ params: { transaction } })
    expect(explanation.fee?.max).toBe(500_005_000n)
    expect(codesOf(explanation)).toEqual(['high-fee'])
  })

  it('says that a transaction fails, and why', async () => {
    const explanation = await explain(move(await accountOf(friend), 500_001n))
    expect(explanation).toMatchObject({ will: 'revert', lines: [{ kind: 'send', amount: 500_001n }] })
    expect(explanation.reason).toMatch(/insufficient funds/)
    expect(codesOf(explanation)).toEqual(['reverts'])
  })

  it('doesn’t vouch for a transaction that fails only without the ones before it', async () => {
    const stranger: Instruction = {
      programAddress: toAddress(newAddress()),
      accounts: [{ address: me, role: READONLY_SIGNER }],
      data: Uint8Array.from([1]),
    }
    const transactions = [write([transferSol(me, friend, 1n)]), write([stranger])]
    const explanation = await ask({ method: 'solana_signAllTransactions', params: { transactions } })
    expect(explanation.intent).toEqual({ code: 'batch', values: { count: '2' } })
    expect(explanation.lines).toMatchObject([{ kind: 'send', amount: 1n }, { kind: 'unknown' }])
    expect(codesOf(explanation)).toEqual(['blind'])
  })

  it('reads the transaction where the node can’t simulate or can’t be reached', async () => {
    const missing = () => {
      throw { code: -32601, message: 'Method not found' }
    }
    const twisted = await startTwistedNode(node.url, { simulateTransaction: missing })
    const target = await accountOf(thief)
    const params = { transaction: write([move(target, 9n)]) }
    for (const url of [twisted, 'http://127.0.0.1:9']) {
      const explanation = await ask({ params }, createNetwork(url, network.caipNetworkId))
      expect(explanation).toMatchObject({ lines: [{ kind: 'send', amount: 9n }], will: 'unknown' })
      expect(explanation.seen.simulated).toBeUndefined()
    }
  })

  it('shows the text of a message, and what isn’t a transaction as unreadable', async () => {
    const message = base58.encode(new TextEncoder().encode('Hello'))
    const { lines } = await ask({ method: 'solana_signMessage', params: { message } })
    expect(lines).toEqual([{ kind: 'message', text: 'Hello' }])
    expect(codesOf(await ask({ params: { transaction: 'AAAA' } }))).toEqual(['blind'])
  })
}

// It isn't published for every machine; there, only the readings are tested.
if (hasSurfpool()) describe('explain', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
