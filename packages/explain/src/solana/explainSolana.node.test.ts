import { hasSurfpool } from '@latchkey/testing/node'
import { base58 } from '@scure/base'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { by, bytesOf, from, into, tokenProgram } from '../testing/buildSolana'
import { codesOf, newAddress, startSolanaScene } from '../testing/startSolanaScene'
import { endless, tokenData } from '../testing/tokenData'

async function describeNode() {
  const scene = await startSolanaScene()
  afterAll(() => scene.stop())
  const { account, thief, mint, held, accountRent, token, setAccount, explain, amountIn, coinsOf } = scene

  it('shows exactly what leaves: tokens, the rent of the receiver’s new account and the fee', async () => {
    const receiver = newAddress()
    const target = await scene.tokenAccountOf(receiver)
    const steps = [scene.createTokenAccount(receiver, target), scene.transferChecked(target, 1_500n)]
    const explanation = await explain(...steps)
    expect(explanation.lines).toEqual([
      { kind: 'send', token, amount: 1_500n, to: receiver },
      { kind: 'rent', amount: accountRent, at: target, owner: receiver },
    ])
    expect(codesOf(explanation)).toEqual([])
    const before = await coinsOf(account)
    await scene.sendReally(steps)
    await vi.waitFor(async () => expect(await amountIn(target)).toBe(1_500n), 10_000)
    expect(before - (await coinsOf(account))).toBe(accountRent + (explanation.fee?.likely ?? 0n))
  })

  it('shows an allowance, without an end or with one, and taking it back', async () => {
    const approve = (amount: bigint) => ({
      program: tokenProgram,
      accounts: [into(held), from(thief), by(account)],
      data: [4, ...bytesOf(amount, 8)],
    })
    const all = await explain(approve(endless))
    expect(all.lines).toEqual([{ kind: 'allow', token, spender: thief, amount: 'unlimited' }])
    expect(codesOf(all)).toEqual(['unlimited-allowance'])
    // As much as there is.
    expect(codesOf(await explain(approve(1_000_000n)))).toEqual(['unlimited-allowance'])
    const some = await explain(approve(999n))
    expect(some.lines).toEqual([{ kind: 'allow', token, spender: thief, amount: 999n }])
    expect(codesOf(some)).toEqual([])
    const own = newAddress()
    await setAccount(own, tokenProgram, tokenData(mint, account, 5n, { delegate: thief, delegated: 5n }))
    const revoke = await explain({ program: tokenProgram, accounts: [into(own), by(account)], data: [5] })
    expect(revoke.lines).toEqual([{ kind: 'revoke', token, spender: thief }])
  })

  it('shows that a token account gets another owner, and what goes with it', async () => {
    const data = [6, 2, 1, ...base58.decode(thief)]
    const explanation = await explain({ program: tokenProgram, accounts: [into(held), by(account)], data })
    expect(explanation.lines).toEqual([
      { kind: 'send', token, amount: await amountIn(held), to: thief },
      { kind: 'change', what: 'owner', at: held, to: thief },
    ])
    expect(explanation.warnings).toEqual([{ code: 'owner-change', address: held }])
  })
}

// It isn't published for every machine; there, only the readings are tested.
if (hasSurfpool()) describe('explainSolana', describeNode)
else it('has no node on this machine', () => expect(hasSurfpool()).toBe(false))
