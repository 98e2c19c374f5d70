import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { entryPoint06Address, entryPoint08Address, getUserOperationHash } from 'viem/account-abstraction'
import { afterAll, describe, expect, it } from 'vitest'
import { encodeCalls, type TestCall } from '../testing/smart-sessions/encodeCalls'
import { newKey, setUpSigning } from '../testing/smart-sessions/setUpSigning'
import { signedOperation } from '../testing/smart-sessions/signedOperation'
import { testCalls } from '../testing/smart-sessions/testCalls'
import { startScriptedNode } from '../testing/startScriptedNode'

let price: unknown = '0x3b9aca00'
const node = await startScriptedNode(({ method }) => {
  if (method !== 'eth_gasPrice') return null
  if (price === 'refuse') throw { code: -32000, message: 'no' }
  return price
})
afterAll(() => node.stop())
const chain = { chainId: 31337, url: node.url }
const sessions = setUpSigning(chain)
const { open, sign, termsOf } = sessions
const { game, token, someone, play, quit, feed, native, gameCalls } = testCalls

describe('an operation', () => {
  it('is signed only for the account of the session, if the site’s key signed all of it', async () => {
    const { account, site, pci, operation } = await open([native(10n ** 18n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    const { userOp: later } = await operation(encodeCalls([{ to: someone, value: 2n }]))
    const stranger = await signedOperation({
      ...chain,
      sender: account,
      key: newKey(),
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const elsewhere = await signedOperation({
      chainId: 1,
      sender: account,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const ofOther = await signedOperation({
      ...chain,
      sender: newKey().address,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const wrong: Record<string, object> = {
      'signed by somebody else': stranger.userOp,
      'signed for another chain': elsewhere.userOp,
      'of another account': ofOther.userOp,
      'with the signature of another': { ...userOp, signature: later.signature },
      'without a signature': { ...userOp, signature: '0x' },
      'with more behind the signature': { ...userOp, signature: `${userOp.signature}00` },
      'with a signature of zeros': { ...userOp, signature: pad('0x', { size: 65 }) },
      'with more gas than fits': { ...userOp, callGasLimit: `0x1${'0'.repeat(32)}` },
      'that deploys': { ...userOp, factory: someone, factoryData: '0x12' },
      'that deploys as of old': { ...userOp, initCode: `${someone}12` },
      'with a paymaster': { ...userOp, paymaster: someone },
      'with the paymaster of old': { ...userOp, paymasterAndData: someone },
    }
    for (const name of [
      'nonce',
      'callGasLimit',
      'verificationGasLimit',
      'preVerificationGas',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
    ])
      wrong[`with another ${name}`] = { ...userOp, [name]: '0x7' }
    wrong['with other calls'] = { ...userOp, callData: later.callData }
    for (const [what, one] of Object.entries(wrong))
      expect((await sign(account, pci, one)).status, what).toBe(403)
    expect((await sign(account, pci, userOp, { entryPoint: entryPoint06Address })).status).toBe(403)
    expect((await sign(account, pci, userOp, { entryPoint: someone })).status).toBe(403)
    expect((await sign(account, pci, userOp)).status).toBe(200)
  })

  it('may be for other versions of the EntryPoint, signed as their accounts expect', async () => {
    const { account, site, pci, operation } = await open([native(100n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    for (const [entryPointAddress, entryPointVersion] of [
      [entryPoint06Address, '0.6'],
      [entryPoint08Address, '0.8'],
    ] as const) {
      const amounts = Object.entries(userOp).map(([name, value]) =>
        ['sender', 'callData', 'signature'].includes(name) ? [name, value] : [name, BigInt(value)],
      )
      const userOperation = { ...Object.fromEntries(amounts), initCode: '0x', paymasterAndData: '0x' }
      const hash = getUserOperationHash({ ...chain, entryPointAddress, entryPointVersion, userOperation })
      const signature = await site.sign({ hash })
      const more = { entryPoint: entryPointAddress }
      expect((await sign(account, pci, { ...userOp, signature }, more)).status).toBe(200)
    }
  })

  it("may be sponsored, and then the paymaster's gas counts too", async () => {
    const { account, pci, operation } = await open([native(100n)])
    const paymaster = {
      paymaster: someone,
      paymasterData: '0x1234',
      paymasterVerificationGasLimit: 50_000n,
      paymasterPostOpGasLimit: 20_000n,
    }
    const paid = async (more: object) =>
      (
        await sign(
          account,
          pci,
          (
            await operation(encodeCalls([{ to: someone, value: 1n }]), {
              paymaster: { ...paymaster, ...more },
            })
          ).userOp,
        )
      ).status
    expect(await paid({})).toBe(200)
    expect(await paid({ paymasterPostOpGasLimit: 15_000_000n })).toBe(403)
  })

  it('is not signed before the session is active, nor after', async () => {
    const { account, pci, operation } = await open([native(100n)])
    const { userOp } = await operation(encodeCalls([{ to: someone, value: 1n }]))
    expect((await sign(account, pci, userOp)).status).toBe(200)
    sessions.wait(3_601_000)
    const refused = await sign(account, pci, userOp)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('has expired')])

    const site = newKey()
    const begun = await sessions.ask(sessions.accountId(account), termsOf(site, [native(100n)]))
    const early = await signedOperation({
      ...chain,
      sender: account,
      key: site,
      callData: encodeCalls([{ to: someone, value: 1n }]),
    })
    const pending = await sign(account, String(begun.body.pci), early.userOp)
    expect([pending.status, pending.text]).toEqual([400, expect.stringContaining('not active yet')])
  })

  it('may not offer more for gas than the chain asks', async () => {
    const { account, pci, operation } = await open([native(100n)])
    const calls = encodeCalls([{ to: someone, value: 1n }])
    const dear = await operation(calls, { maxFeePerGas: 10_000_000_001n })
    expect((await sign(account, pci, dear.userOp)).status).toBe(403)
    const much = await operation(calls, { callGasLimit: 15_000_000n })
    expect((await sign(account, pci, much.userOp)).status).toBe(403)
    const fair = await operation(calls, { maxFeePerGas: 10_000_000_000n })
    for (price of [null, '0x', 'much', 'refuse'])
      expect((await sign(account, pci, fair.userOp)).status, `${price}`).toBe(503)
    price = '0x3b9aca00'
    expect((await sign(account, pci, fair.userOp)).status).toBe(200)
  })
})

describe('calls', () => {
  it('must match the permission: contract, function, arguments, value', async () => {
    const { account, run } = await open([
      gameCalls(
        {
          functionName: 'play',
          args: [{ operator: 'LESS_THAN', value: '10' }, someone.toUpperCase().replace('X', 'x')],
        },
        { functionName: 'feed', valueLimit: '0x5' },
      ),
    ])
    expect(await run([{ to: game, data: play(9n) }])).toBe(200)
    expect(await run([{ to: game, data: feed, value: 5n }])).toBe(200)
    expect(
      await run([
        { to: game, data: play(9n) },
        { to: game, data: feed },
      ]),
    ).toBe(200)
    const wrong: Record<string, TestCall> = {
      'another contract': { to: token, data: play(9n) },
      'another function': { to: game, data: quit },
      'a first argument that is too large': { to: game, data: play(10n) },
      'another second argument': { to: game, data: play(9n, token) },
      'more bytes behind the arguments': { to: game, data: concat([play(9n), '0x00']) },
      'an address with dirt': {
        to: game,
        data: play(9n).replace(/0{24}(0{38}bb)$/, `${'0'.repeat(23)}1$1`) as Hex,
      },
      'value where none is allowed': { to: game, data: play(9n), value: 1n },
      'too much value': { to: game, data: feed, value: 6n },
      'value alone': { to: game, value: 1n },
      'nothing at all': { to: game },
      'half a selector': { to: game, data: '0x1234' },
      'the account itself': { to: account, data: play(9n) },
      'the account itself, by money': { to: account, value: 1n },
    }
    for (const [what, call] of Object.entries(wrong)) {
      expect(await run([call]), what).toBe(403)
      expect(await run([{ to: game, data: play(1n) }, call]), `${what}, second`).toBe(403)
    }
  })

  it('must be encoded exactly as in ERC-7579', async () => {
    const { account, pci, operation, run } = await open([gameCalls({ functionName: 'play' })])
    const call = { to: game, data: play(1n) }
    expect(await run([call], '0x0001')).toBe(200)
    expect(await run([call, call], '0x0101')).toBe(200)
    for (const mode of [
      '0xff',
      '0xfe',
      '0x02',
      '0x0002',
      '0x000000000001',
      '0x0000000000007821000178',
    ] as const)
      expect(await run([call], mode), mode).toBe(403)
    expect(await run([call, call], '0x01000000000078210001')).toBe(403)
    expect(await run([call], '0x01')).toBe(403)
    expect(await run([])).toBe(403)
    const good = encodeCalls([call])
    const odd: Record<string, Hex> = {
      nothing: '0x',
      'a call without execute': play(1n),
      'bytes behind': concat([good, '0x00']),
      'half of it': good.slice(0, -60) as Hex,
      'bytes between': good.replace(/0{62}40/, `${'0'.repeat(62)}60`) as Hex,
      'executeUserOp before it': concat(['0x8dd7712f', good]),
    }
    const several = encodeAbiParameters(parseAbiParameters('(address, uint256, bytes)[]'), [
      [
        [game, 0n, play(1n)],
        [game, 0n, play(2n)],
      ],
    ])
    const executed = (data: Hex) =>
      encodeFunctionData({
        abi: parseAbi(['function execute(bytes32, bytes)']),
        args: [pad('0x01', { dir: 'right', size: 32 }), data],
      })
    expect((await sign(account, pci, (await operation(executed(several))).userOp)).status).toBe(200)
    odd['bytes behind the batch'] = executed(concat([several, '0x00']))
    // Both list entries point to the first call, so nothing here reads the bytes at the second one's place.
    odd['a call that is hidden'] = executed(
      several.replace(/(?<=^0x(?:.{64}){3}).{64}/, pad('0x40').slice(2)) as Hex,
    )
    for (const [what, callData] of Object.entries(odd))
      expect((await sign(account, pci, (await operation(callData)).userOp)).status, what).toBe(403)
  })
})
