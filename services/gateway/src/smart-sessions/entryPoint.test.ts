import { randomBytes } from 'node:crypto'
import { writeSmartSessionText } from '@latchkey/protocol'
import { decodeAbiParameters, encodeAbiParameters, type Hex } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { publicKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { encodeCalls, type TestCall } from '../testing/smart-sessions/encodeCalls'
import { openCoSignedAccount } from '../testing/smart-sessions/openCoSignedAccount'
import { newKey } from '../testing/smart-sessions/setUpSigning'
import { setUpSmartSessions, type TestTerms } from '../testing/smart-sessions/setUpSmartSessions'
import { signedOperation } from '../testing/smart-sessions/signedOperation'
import { testCalls } from '../testing/smart-sessions/testCalls'
import { openSponsorChain } from '../testing/sponsor/openSponsorChain'

const chain = await openSponsorChain({ seed: false })
afterAll(() => chain.stop())
const sessions = setUpSmartSessions(chain)
const { ask, accountId, grant, sign, termsOf } = sessions
const { game, token, play, quit, feed, native, gameCalls } = testCalls

const bytesList = [{ type: 'bytes[]' }] as const
const listOf = (...signatures: readonly Hex[]) => encodeAbiParameters(bytesList, [signatures])
const wrong = { status: 'refused', reason: 'AA24 signature error' }
const mined = { status: 'mined' }

/** A session of a real account, whose contract takes the gateway's key and the site's together. */
async function open(permissions: TestTerms['permissions'], policies: TestTerms['policies'] = []) {
  const account = await openCoSignedAccount(chain)
  const site = newKey()
  const { pci, key } = await grant(account.address, termsOf(site, permissions, policies))
  await account.setKeys(publicKeyToAddress(key.publicKey), site.address)
  // Nobody else pays this address.
  const to = newKey().address
  const operation = (calls: readonly TestCall[]) =>
    signedOperation({
      chainId: chain.chainId,
      sender: account.address,
      key: site,
      callData: encodeCalls(calls),
      // Each has a line of numbers of its own, and is the first in it.
      nonce: BigInt(`0x${randomBytes(8).toString('hex')}`) << 64n,
      version: '0.8',
    })
  const coSign = async (userOp: Readonly<Record<string, string>>) => {
    const { status, body } = await sign(account.address, pci, userOp, { entryPoint: entryPoint08Address })
    return { status, signature: body.signature as Hex }
  }
  return {
    account,
    pci,
    to,
    operation,
    coSign,
    paid: () => chain.client.getBalance({ address: to }),
    /** Has calls co-signed, and sends them. */
    async run(calls: readonly TestCall[]) {
      const { userOp } = await operation(calls)
      const { status, signature } = await coSign(userOp)
      expect(status).toBe(200)
      return account.carry(userOp, signature)
    },
    /** Checks that the EntryPoint refuses calls without the gateway's signature. Returns how the gateway answers. */
    async refused(calls: readonly TestCall[]) {
      const { userOp } = await operation(calls)
      const { status } = await coSign(userOp)
      const own = userOp.signature as Hex
      expect(await account.carry(userOp, listOf(own))).toEqual(wrong)
      expect(await account.carry(userOp, listOf(own, own))).toEqual(wrong)
      // The account can't read a signature alone as a list.
      expect(await account.carry(userOp, own)).toMatchObject({ status: 'refused' })
      return status
    },
  }
}

describe('an operation in a smart session, on a real EntryPoint', () => {
  it('[FLG-6] is carried out with both signatures, one call or several', async () => {
    const { run, paid, to } = await open([native(100n)])
    expect(await run([{ to, value: 40n }])).toEqual(mined)
    expect(await paid()).toBe(40n)
    expect(
      await run([
        { to, value: 10n },
        { to, value: 20n },
      ]),
    ).toEqual(mined)
    expect(await paid()).toBe(70n)
  })

  it('[FLG-6] goes no further than the amount', async () => {
    const { run, refused, paid, to } = await open([native(100n)])
    expect(await run([{ to, value: 60n }])).toEqual(mined)
    expect(await refused([{ to, value: 41n }])).toBe(403)
    expect(await paid()).toBe(60n)
    expect(await run([{ to, value: 40n }])).toEqual(mined)
    expect(await paid()).toBe(100n)
  })

  it('[FLG-6] goes no further than the count', async () => {
    const { run, refused, paid, to } = await open(
      [native(100n)],
      [{ type: 'call-limit', data: { count: 2 } }],
    )
    for (const value of [1n, 2n]) expect(await run([{ to, value }])).toEqual(mined)
    expect(await refused([{ to, value: 3n }])).toBe(403)
    expect(await paid()).toBe(3n)
  })

  it('[FLG-6] calls only what was granted', async () => {
    const { account, run, refused } = await open([
      gameCalls({ functionName: 'play' }, { functionName: 'feed', valueLimit: '0x5' }),
    ])
    expect(await run([{ to: game, data: play(1n) }])).toEqual(mined)
    expect(await run([{ to: game, data: feed, value: 5n }])).toEqual(mined)
    for (const call of [
      { to: token, data: play(1n) },
      { to: game, data: quit },
      { to: game, data: feed, value: 6n },
      { to: account.address, data: play(1n) },
    ])
      expect(await refused([{ to: game, data: play(2n) }, call])).toBe(403)
  })

  it('[FLG-6] is carried out once, and its signatures are for nothing else', async () => {
    const { account, operation, coSign, paid, to } = await open([native(100n)])
    const [first, second] = [await operation([{ to, value: 1n }]), await operation([{ to, value: 2n }])]
    const { signature } = await coSign(first.userOp)
    expect(await account.carry(first.userOp, signature)).toEqual(mined)
    expect(await account.carry(first.userOp, signature)).toEqual({
      status: 'refused',
      reason: 'AA25 invalid account nonce',
    })
    const [[gateway = '0x']] = decodeAbiParameters(bytesList, signature)
    expect(await account.carry(second.userOp, listOf(gateway, second.userOp.signature as Hex))).toEqual(wrong)
    expect(await account.carry(second.userOp, signature)).toEqual(wrong)
    // The calls of another operation under the signatures of this one.
    const other = await operation([{ to, value: 3n }])
    const { signature: both } = await coSign(other.userOp)
    const changed = { ...other.userOp, callData: encodeCalls([{ to, value: 99n }]) }
    expect(await account.carry(changed, both)).toEqual(wrong)
    expect(await paid()).toBe(1n)
  })

  it('[FLG-6] ends with the session', async () => {
    const { account, pci, run, refused, paid, to } = await open([native(100n)])
    expect(await run([{ to, value: 1n }])).toEqual(mined)
    const message = writeSmartSessionText('revoke', {
      pci,
      account: accountId(account.address),
      projectId: 'dev',
    })
    const signature = await account.owner.signMessage({ message })
    const revoked = await ask(`${accountId(account.address)}/revoke`, { pci, signature })
    expect(revoked.status).toBe(200)
    expect(await refused([{ to, value: 1n }])).toBe(400)
    expect(await paid()).toBe(1n)
  })

  it('[FLG-6] ends with its time', async () => {
    const { run, refused, paid, to } = await open([native(100n)])
    expect(await run([{ to, value: 1n }])).toEqual(mined)
    sessions.wait(3_601_000)
    expect(await refused([{ to, value: 1n }])).toBe(400)
    expect(await paid()).toBe(1n)
  })
})
