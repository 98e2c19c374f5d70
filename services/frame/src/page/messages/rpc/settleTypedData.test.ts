import { delegationRefused, otherNetworkRefused, smartAccountAddresses } from '@latchkey/protocol'
import { hashTypedData } from 'viem'
import { getUserOperationHash, getUserOperationTypedData } from 'viem/account-abstraction'
import { describe, expect, it } from 'vitest'
import { explainApproval } from '../../approve/explainApproval'
import { requestInvalid } from '../../errors'
import { settleTypedData } from './settleTypedData'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x2222222222222222222222222222222222222222'
const network = 'eip155:31337'

const members = {
  name: { name: 'name', type: 'string' },
  chainId: { name: 'chainId', type: 'uint256' },
  verifyingContract: { name: 'verifyingContract', type: 'address' },
}
const permit = {
  types: {
    EIP712Domain: [members.name, members.chainId, members.verifyingContract],
    Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name) => ({
      name,
      type: /owner|spender/.test(name) ? 'address' : 'uint256',
    })),
  },
  primaryType: 'Permit',
  domain: { name: 'Dollar', chainId: 31_337, verifyingContract: token },
  message: { owner: account, spender, value: '5', nonce: '0', deadline: '9999999999' },
} as const

const settle = (data: unknown) => JSON.parse(settleTypedData(data, network))
const withDomain = (domain: object) => ({ ...permit, domain: { ...permit.domain, ...domain } })
const withoutType = (data: object = permit) => ({ ...data, types: { Permit: permit.types.Permit } })

describe('typed data', () => {
  it('is signed as it is if there is nothing to settle', () => {
    expect(settle(permit)).toEqual(permit)
    expect(settle(JSON.stringify(permit))).toEqual(permit)
  })

  it.each([['31337'], ['0x7a69'], ['0x07A69'], [31_337]])(
    '[FRM-17] has one spelling of its network for %j',
    (chainId) => {
      expect(settle(withDomain({ chainId }))).toEqual(permit)
    },
  )

  it.each([['1'], ['0x1'], [1]])('[FRM-17] is refused for network %j', (chainId) => {
    expect(() => settle(withDomain({ chainId }))).toThrow(expect.toSatisfy(otherNetworkRefused.is))
    expect(() => settle(withoutType(withDomain({ chainId })))).toThrow(
      expect.toSatisfy(otherNetworkRefused.is),
    )
  })

  it.each([[''], ['one'], [null], [1.5], [{}], [[31_337]], ['31337 ']])(
    'is refused with network %j, which nobody can read',
    (chainId) => {
      expect(() => settle(withDomain({ chainId }))).toThrow(expect.toSatisfy(requestInvalid.is))
    },
  )

  it('[FRM-17] says its domain’s members if the site left them out, and signs them as libraries do', () => {
    const settled = settle(withoutType(withDomain({ chainId: '31337' })))
    expect(settled).toEqual(permit)
    expect(hashTypedData(settled)).toBe(hashTypedData(permit as never))
  })

  it('[FRM-17] is explained and signed with the same network and contract', async () => {
    const params = [account, settleTypedData(withoutType(withDomain({ chainId: '0x7a69' })), network)]
    const request = { id: '1', origin: 'https://shop.example', method: 'eth_signTypedData_v4', params }
    const { lines } = await explainApproval({ ...request, account, chainId: network }, undefined)
    expect(lines).toMatchObject([{ kind: 'allow', spender, amount: 5n, token: { address: token } }])
  })

  it('[FRM-17] has nothing that isn’t signed', () => {
    const more = { ...permit.message, note: 'You get 100 DOL' }
    const data = { ...withDomain({ salt: `0x${'1'.repeat(64)}` }), message: more, extra: 1 }
    expect(settle(data)).toEqual(permit)
    const domain = [members.name, members.verifyingContract]
    const unbound = { ...permit, types: { ...permit.types, EIP712Domain: domain } }
    expect(settle(unbound).domain).toEqual({ name: 'Dollar', verifyingContract: token })
  })

  it('[FRM-17] is refused if it is an operation of the smart account, in any spelling', () => {
    const { entryPoint } = smartAccountAddresses
    const userOperation = {
      sender: account,
      nonce: 0n,
      callData: '0x1234',
      callGasLimit: 1n,
      verificationGasLimit: 1n,
      preVerificationGas: 0n,
      maxFeePerGas: 0n,
      maxPriorityFeePerGas: 0n,
      signature: '0x',
    } as const
    const place = { chainId: 31_337, entryPointAddress: entryPoint } as const
    const operation = getUserOperationTypedData({ ...place, userOperation })
    // Its signature is all that the EntryPoint asks for.
    expect(hashTypedData(operation)).toBe(
      getUserOperationHash({ ...place, entryPointVersion: '0.8', userOperation }),
    )
    const asked = JSON.parse(
      JSON.stringify(operation, (_, one) => (typeof one === 'bigint' ? `${one}` : one)),
    )
    const other = { ...asked.domain, verifyingContract: token }
    const small = { ...asked.domain, verifyingContract: entryPoint.toLowerCase() }
    for (const data of [
      asked,
      { ...asked, domain: other },
      { ...permit, domain: { ...permit.domain, ...small } },
    ])
      expect(() => settle(data)).toThrow(expect.toSatisfy(delegationRefused.is))
  })

  it('strips lists and structures within', () => {
    const types = {
      EIP712Domain: [],
      Order: [{ name: 'items', type: 'Item[2][]' }],
      Item: [{ name: 'id', type: 'uint256' }],
    }
    const item = { id: 1, price: 2 }
    const message = { items: [[item, item]] }
    const { message: settled } = settle({ types, primaryType: 'Order', domain: {}, message })
    expect(settled).toEqual({ items: [[{ id: 1 }, { id: 1 }]] })
  })

  it.each<[string, unknown]>([
    ['a number', 7],
    ['null', null],
    ['a text', 'x'],
    ['a list', []],
    ['no types', { ...permit, types: undefined }],
    ['broken types', { ...permit, types: { Permit: [{ name: 1, type: 'x' }] } }],
    ['no primary type', { ...permit, primaryType: undefined }],
    ['nothing but a domain', { ...permit, primaryType: 'EIP712Domain' }],
    [
      'a network of text',
      { ...permit, types: { ...permit.types, EIP712Domain: [{ name: 'chainId', type: 'string' }] } },
    ],
    ['an unknown member of a domain without types', withoutType(withDomain({ network: 1 }))],
    ['a missing member of its domain', { ...permit, domain: { name: 'Dollar' } }],
    ['a missing value', { ...permit, message: { owner: account } }],
    ['no message', { ...permit, message: undefined }],
  ])('is refused with %s', (_, data) => {
    expect(() => settle(data)).toThrow(expect.toSatisfy(requestInvalid.is))
  })
})
