import { writeSmartSessionText } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import {
  concat,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  pad,
  parseAbi,
  recoverMessageAddress,
} from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestChain } from '../testing/activity/openTestChain'
import { openSmartAccount } from '../testing/openSmartAccount'
import { encodeCalls } from '../testing/smart-sessions/encodeCalls'
import { newKey } from '../testing/smart-sessions/setUpSigning'
import { setUpSmartSessions } from '../testing/smart-sessions/setUpSmartSessions'
import { signedOperation } from '../testing/smart-sessions/signedOperation'
import { testAccountCode } from '../testing/smart-sessions/testAccountCode'

const chain = await openTestChain({ seed: false })
afterAll(() => chain.stop())
const sessions = setUpSmartSessions(chain)
const { ask, accountId, grant, sign, termsOf } = sessions

const allowance = { allowance: '0x64', start: 0, period: 86_400 }
const native = { type: 'native-token-recurring-allowance', data: allowance }
const someone: Hex = '0x00000000000000000000000000000000000000bb'
const pay = (value: bigint) => encodeCalls([{ to: someone, value }])
const textOf = (act: 'confirm' | 'revoke', pci: string, address: string, projectId = 'dev') => {
  const subject = { pci, account: accountId(address), projectId }
  return act === 'revoke'
    ? writeSmartSessionText(act, subject)
    : writeSmartSessionText(act, { ...subject, termsHash: '0'.repeat(64) })
}

/** Deploys a contract account of this owner. */
async function deployAccount(owner: string): Promise<Hex> {
  const data = concat([testAccountCode, pad(owner as Hex)])
  const hash = await chain.send({ from: testAccounts[0].address, data })
  return (await chain.ask<{ contractAddress: Hex }>('eth_getTransactionReceipt', hash)).contractAddress
}

describe('smart sessions', () => {
  it('can be started, activated, listed, signed with and revoked by an account with a key', async () => {
    const [owner, site] = [newKey(), newKey()]
    const terms = termsOf(site, [native])
    const { pci, key } = await grant(owner.address, terms, { context: '0xABCD' })
    expect(key).toEqual({ type: 'secp256k1', publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/) })

    const listed = {
      project: { id: 'dev', name: 'Development', url: null, iconUrl: null },
      pci,
      expiry: terms.expiry,
      createdAt: expect.any(Number),
      permissions: [native],
      policies: [],
      context: '0xabcd',
      revokedAt: null,
    }
    expect((await ask(accountId(owner.address))).body).toEqual({ pcis: [listed] })
    expect((await ask(`${accountId(owner.address)}/getcontext?pci=${pci}`)).body).toEqual({
      context: '0xabcd',
    })

    const { userOp, hash } = await signedOperation({
      ...chain,
      sender: owner.address,
      key: site,
      callData: pay(60n),
    })
    const signed = await sign(owner.address, pci, userOp)
    expect(signed.status).toBe(200)
    const [both] = decodeAbiParameters([{ type: 'bytes[]' }], signed.body.signature as Hex)
    const signers = both.map((signature) => recoverMessageAddress({ message: { raw: hash }, signature }))
    expect(await Promise.all(signers)).toEqual([publicKeyToAddress(key.publicKey), site.address])

    const signature = await owner.signMessage({ message: textOf('revoke', pci, owner.address) })
    const revoked = await ask(`${accountId(owner.address)}/revoke`, { pci, signature })
    expect([revoked.status, revoked.text]).toEqual([200, '{}'])
    expect(await ask(`${accountId(owner.address)}/revoke`, { pci, signature })).toMatchObject({
      status: 400,
      body: { reasons: [{ field: 'pci', description: 'The smart session was revoked' }] },
    })
    expect(await sign(owner.address, pci, userOp)).toMatchObject({
      status: 400,
      body: { reasons: [{ field: 'pci' }] },
    })
    expect((await ask(`${accountId(owner.address)}/getcontext?pci=${pci}`)).status).toBe(400)
    expect((await ask(accountId(owner.address))).body).toEqual({
      pcis: [{ ...listed, revokedAt: expect.any(Number) }],
    })
    // Nothing is left that could sign.
    const rows = await sessions
      .gateway()
      .services.database.query('select sealed_key from smart_sessions where pci = $1', [pci])
    expect(rows).toEqual([{ sealed_key: null }])
  })

  it('work for a contract account, whose validator accepts the signatures', async () => {
    const [owner, site] = [newKey(), newKey()]
    const account = await deployAccount(owner.address)
    const { pci, key } = await grant(account, termsOf(site, [native]))
    const { userOp, hash } = await signedOperation({
      ...chain,
      sender: account,
      key: site,
      callData: pay(1n),
    })
    const signed = await sign(account, pci, userOp)
    const data = encodeFunctionData({
      abi: parseAbi(['function areSigned(bytes32,address,address,bytes) pure returns (bool)']),
      args: [
        hashMessage({ raw: hash }),
        publicKeyToAddress(key.publicKey),
        site.address,
        signed.body.signature as Hex,
      ],
    })
    expect(await chain.ask('eth_call', { to: account, data }, 'latest')).toBe(pad('0x1'))

    const message = textOf('revoke', pci, account)
    const stranger = await newKey().signMessage({ message })
    expect((await ask(`${accountId(account)}/revoke`, { pci, signature: stranger })).status).toBe(403)
    const signature = await owner.signMessage({ message })
    expect((await ask(`${accountId(account)}/revoke`, { pci, signature })).status).toBe(200)
  })

  it('can be revoked by an account that is not deployed yet', async () => {
    const account = openSmartAccount(chain.url, 7)
    const { pci } = await grant(account.address, termsOf(newKey(), [native]))
    const revoke = async (act: 'confirm' | 'revoke') => {
      const signature = await account.sign(textOf(act, pci, account.address))
      return (await ask(`${accountId(account.address)}/revoke`, { pci, signature })).status
    }
    expect([await revoke('confirm'), await revoke('revoke')]).toEqual([403, 200])
  })
})

describe('revoking', () => {
  it("requires the account's signature for this session, project and action", async () => {
    const owner = newKey()
    const terms = termsOf(newKey(), [native])
    const { pci } = await grant(owner.address, terms)
    const { pci: other } = await grant(owner.address, terms)
    const by = (message: string, key = owner) => key.signMessage({ message })
    const right = textOf('revoke', pci, owner.address)
    const wrong = {
      'of somebody else': await by(right, newKey()),
      'about another session': await by(textOf('revoke', other, owner.address)),
      'at another project': await by(textOf('revoke', pci, owner.address, 'f'.repeat(32))),
      'on another chain': await by(right.replace(`:${chain.chainId}:`, ':1:')),
      'to confirm it': await by(textOf('confirm', pci, owner.address)),
      'of another text': await by('Sign in'),
      'that is invalid': '0x',
      'that is not hexadecimal': 'yes',
      'that is too short': (await by(right)).slice(0, -4),
      'with one bit changed': (await by(right)).replace(
        /.(.{8})$/,
        (all, end) => `${all.startsWith('0') ? 1 : 0}${end}`,
      ),
    }
    for (const [what, signature] of Object.entries(wrong))
      expect((await ask(`${accountId(owner.address)}/revoke`, { pci, signature })).status, what).toBe(403)
    expect((await ask(accountId(owner.address))).body).toMatchObject({
      pcis: [{ revokedAt: null }, { revokedAt: null }],
    })
    const signature = await by(right)
    expect((await ask(`${accountId(owner.address)}/revoke`, { pci: other, signature })).status).toBe(403)
    expect(
      (await ask(`${accountId(owner.address)}/revoke`, { pci: pci.toUpperCase(), signature })).status,
    ).toBe(200)
  })

  it('finds no session of another account or project', async () => {
    const [owner, other] = [newKey(), newKey()]
    const { pci } = await grant(owner.address, termsOf(newKey(), [native]))
    const project = await sessions
      .gateway()
      .services.projects.create({ name: 'Other', origins: [], quota: null })
    const signature = await owner.signMessage({ message: textOf('revoke', pci, owner.address) })
    const byOther = await other.signMessage({ message: textOf('revoke', pci, other.address) })
    const elsewhere = await owner.signMessage({ message: textOf('revoke', pci, owner.address, project.id) })
    const unknown = { status: 404, body: { reasons: [{ field: 'pci' }] } }
    expect(await ask(`${accountId(other.address)}/revoke`, { pci, signature: byOther })).toMatchObject(
      unknown,
    )
    for (const one of [signature, elsewhere])
      expect(
        await ask(`${accountId(owner.address)}/revoke`, { pci, signature: one }, { project: project.id }),
      ).toMatchObject(unknown)
    const nowhere = { pci: crypto.randomUUID(), signature }
    expect(await ask(`${accountId(owner.address)}/revoke`, nowhere)).toMatchObject(unknown)
    expect((await ask(accountId(owner.address), undefined, { project: project.id })).body).toEqual({
      pcis: [],
    })
    expect(
      (await ask(`${accountId(owner.address)}/getcontext?pci=${pci}`, undefined, { project: project.id }))
        .status,
    ).toBe(404)
    expect((await ask(`${accountId(owner.address)}/revoke`, { pci, signature })).status).toBe(200)
  })
})
