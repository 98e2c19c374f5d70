import { hasSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buildSolana,
  by,
  bytesOf,
  from,
  into,
  systemProgram,
  token2022Program,
  tokenProgram,
  transfer,
} from '../testing/buildSolana'
import { codesOf, newAddress, startSolanaScene } from '../testing/startSolanaScene'
import { endless, feeExtension, mintData, tokenData } from '../testing/tokenData'
import { explainSolana } from './explainSolana'

async function describeNode() {
  const scene = await startSolanaScene()
  afterAll(() => scene.stop())
  const { account, friend, mint, held, accountRent, ask, setAccount, explain } = scene

  it('shows coins sent, the fee, and the block it was seen in', async () => {
    const { lines, will, warnings, fee, seen, intent } = await explain(transfer(account, friend, 7n))
    expect(lines).toEqual([{ kind: 'send', token: { kind: 'native' }, amount: 7n, to: friend }])
    expect({ will, warnings, intent }).toEqual({
      will: 'succeed',
      warnings: [],
      intent: { code: 'send', values: {} },
    })
    expect(fee).toEqual({ max: 5_000n, likely: 5_000n })
    expect(seen).toMatchObject({ decoded: true, simulated: { block: expect.any(Number) } })
  })

  it('shows how much of a token with a fee arrives', async () => {
    const [taxed, source, target] = [newAddress(), newAddress(), newAddress()]
    await setAccount(taxed, token2022Program, [...mintData(1_000_000n), ...feeExtension(100n)])
    for (const [key, holder, amount] of [
      [source, account, 500_000n],
      [target, friend, 0n],
    ] as const)
      await setAccount(key, token2022Program, [
        ...tokenData(taxed, holder, amount),
        2,
        2,
        0,
        8,
        0,
        ...bytesOf(0n, 8),
      ])
    const data = [12, ...bytesOf(10_000n, 8), 6]
    const accounts = [into(source), from(taxed), into(target), by(account)]
    const explanation = await explain({ program: token2022Program, accounts, data })
    expect(explanation.lines).toEqual([
      {
        kind: 'send',
        token: { kind: 'fungible', address: taxed, decimals: 6 },
        amount: 10_000n,
        to: friend,
        arrives: 9_900n,
      },
    ])
    expect(codesOf(explanation)).toEqual(['receiver-gets-less'])
  })

  it('shows that an account is closed, and warns if its coins go to somebody else', async () => {
    const empty = newAddress()
    await setAccount(empty, tokenProgram, tokenData(mint, account, 0n), Number(accountRent))
    const close = (to: string) =>
      explain({ program: tokenProgram, accounts: [into(empty), into(to), by(account)], data: [9] })
    const own = await close(account)
    expect(own.lines).toEqual([
      { kind: 'receive', token: { kind: 'native' }, amount: accountRent, confirmed: true },
      { kind: 'change', what: 'closed', at: empty, to: account },
    ])
    expect(codesOf(own)).toEqual([])
    const theirs = await close(friend)
    expect(theirs.lines).toEqual([{ kind: 'change', what: 'closed', at: empty, to: friend }])
    expect(codesOf(theirs)).toEqual(['owner-change'])
  })

  it('shows that a wallet itself is handed to a program', async () => {
    const data = [...bytesOf(1n, 4), ...base58.decode(tokenProgram)]
    const explanation = await explain({ program: systemProgram, accounts: [by(account)], data })
    expect(explanation.lines).toEqual([{ kind: 'change', what: 'owner', at: account, to: tokenProgram }])
    expect(codesOf(explanation)).toEqual(['owner-change'])
  })

  it('says that a transaction fails, and why', async () => {
    const explanation = await explain(scene.transferChecked(held, 10n ** 12n))
    expect(explanation).toMatchObject({ will: 'revert', reason: expect.stringMatching(/insufficient funds/) })
    expect(codesOf(explanation)).toEqual(['reverts'])
  })

  it('reads accounts from a look-up table', async () => {
    const table = newAddress()
    const keys = [newAddress(), friend]
    const meta = [...bytesOf(1n, 4), ...bytesOf(endless, 8), ...Array(44).fill(0)]
    const program = 'AddressLookupTab1e1111111111111111111111111'
    await setAccount(table, program, [...meta, ...keys.flatMap((key) => [...base58.decode(key)])])
    const wire = buildSolana(account, [transfer(account, friend, 9n)], { table: { key: table, keys } })
    const { lines, will, seen } = await explainSolana([wire], { account, ask })
    expect(lines).toEqual([{ kind: 'send', token: { kind: 'native' }, amount: 9n, to: friend }])
    expect({ will, decoded: seen.decoded }).toEqual({ will: 'succeed', decoded: true })
    // Without a node nobody knows whom it names.
    expect(codesOf(await explainSolana([wire], { account }))).toEqual(['blind'])
  })
}

// It isn't published for every machine; there, only the readings are tested.
if (hasSurfpool()) describe('explainSolana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
