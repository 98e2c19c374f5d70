import { permissionRefused } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { assertTime } from './assertTime'
import { compileTerms } from './compileTerms'
import { readGrantRequest } from './readGrantRequest'
import { account, callsOf, game, play, requestOf } from './testing/testGrants'

const termsOf = (more: object = {}) => compileTerms(readGrantRequest(requestOf(more)), account)

/** The reason why a request is refused, or what it allows. */
function refusalOf(more: object): unknown {
  try {
    return termsOf(more)
  } catch (cause) {
    if (!permissionRefused.is(cause)) throw cause
    return cause.values.reason
  }
}

const allowance = (amount: string) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: amount, start: 0, period: 3_600 },
})

describe('a request for a permission', () => {
  it('[FLG-6] becomes the calls and the limits of all of them', () => {
    const terms = termsOf({
      permissions: [
        callsOf(['play(uint256)'], '100', game.toUpperCase().replace('0X', '0x')),
        allowance('0x0fff'),
      ],
      policies: [
        { type: 'call-limit', data: { count: 10 } },
        { type: 'rate-limit', data: { count: 2, interval: 60 } },
        { type: 'gas-limit', data: { limit: '0x10' } },
        { type: 'gas-limit', data: { limit: '0x0f' } },
      ],
    })
    expect(terms).toEqual({
      calls: [{ to: game, selector: play.slice(0, 10), signature: 'play(uint256)', most: '0x64' }],
      native: { amount: '0xfff', start: 0, period: 3_600 },
      count: 10,
      rates: [{ count: 2, interval: 60 }],
      fees: '0xf',
      expiry: terms.expiry,
    })
  })

  it('[FLG-6] pays nothing that it doesn’t name', () => {
    expect(termsOf({ permissions: [callsOf(['play(uint256)'])] })).toMatchObject({
      calls: [{ most: '0x0' }],
      native: null,
      fees: '0x0',
    })
  })

  it.each([
    ['an allowance that pays anyone', { permissions: [allowance('0x1')] }, 'target'],
    [
      'two allowances',
      { permissions: [callsOf(['play()']), allowance('0x1'), allowance('0x1')] },
      'two allowances',
    ],
    ['any number of calls', { policies: [] }, 'call-limit'],
    ['too many calls', { policies: [{ type: 'call-limit', data: { count: 1_001 } }] }, 'call-limit'],
    [
      'all coins by an allowance',
      { permissions: [callsOf(['play()']), allowance(`0x${'f'.repeat(64)}`)] },
      'unlimited',
    ],
    ['all coins by a call', { permissions: [callsOf(['play()'], `0x${'f'.repeat(64)}`)] }, 'unlimited'],
    [
      'all coins by fees',
      {
        policies: [
          { type: 'call-limit', data: { count: 1 } },
          { type: 'gas-limit', data: { limit: `0x${'f'.repeat(64)}` } },
        ],
      },
      'unlimited',
    ],
    [
      'tokens by an allowance',
      {
        permissions: [
          callsOf(['play()']),
          {
            type: 'erc20-recurring-allowance',
            data: { address: game, allowance: '0x1', start: 0, period: 1 },
          },
        ],
      },
      'tokens',
    ],
    [
      'the account itself',
      { permissions: [callsOf(['play()'], undefined, account)] },
      `contract ${account.toLowerCase()}`,
    ],
    [
      'the EntryPoint',
      { permissions: [callsOf(['play()'], undefined, '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108')] },
      'contract 0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
    ],
    [
      'Permit2',
      { permissions: [callsOf(['play()'], undefined, '0x000000000022D473030F116dDEE9F6B43aC78BA3')] },
      'contract 0x000000000022d473030f116ddee9f6b43ac78ba3',
    ],
    [
      'a function twice',
      { permissions: [callsOf(['play()']), callsOf(['play()'], '0x1')] },
      'the same function twice',
    ],
    ['a signature', { permissions: [{ type: 'sign-message', data: {} }] }, 'permissions.0.type'],
    ['a signer that nobody knows', { signer: { type: 'account', data: {} } }, 'signer'],
    ['a limit that nobody keeps', { policies: [{ type: 'mercy', data: {} }] }, 'policies.0.type'],
    ['a field that may be a limit', { limit: 1 }, 'limit'],
  ])('[FLG-6] is refused for %s', (_, more, reason) => {
    expect(refusalOf(more)).toBe(reason)
  })

  it.each([
    'approve(address,uint256)',
    'increaseAllowance(address,uint256)',
    'setApprovalForAll(address,bool)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'permitAll(address)',
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256)',
    'multicall(bytes[])',
    'execute(bytes,bytes[])',
    'executeBatch(address[],bytes[])',
    'delegate(address)',
    'transferOwnership(address)',
    'upgradeTo(address)',
    'send(address,uint256)',
    'withdraw(uint256,address,address)',
    'redeem(uint256,address,address)',
    'borrow(address,uint256,uint256,uint16,address)',
    'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    'exactInputV9(bytes,address)',
    'exactOutputSingle(address)',
    'collect(address)',
    'modifyLiquidities(bytes,uint256)',
  ])('[FLG-6] is refused for %s, also behind a harmless function', (signature) => {
    expect(refusalOf({ permissions: [callsOf(['play(uint256)', signature])] })).toBe(`function ${signature}`)
  })

  it.each(['collectReward(uint256)', 'sendCard(uint256)', 'exitLevel()'])(
    '[FLG-6] may be for %s, which only begins like one of them',
    (signature) => {
      expect(termsOf({ permissions: [callsOf([signature])] }).calls).toMatchObject([{ signature }])
    },
  )

  it.each([
    // Both have the selectors of functions that move tokens: transfer and transferFrom.
    'many_msg_babbage(bytes1)',
    'gasprice_bit_ether(int128)',
  ])('[FLG-6] is refused for %s, which is another function under a harmless name', (signature) => {
    expect(refusalOf({ permissions: [callsOf([signature])] })).toBe(`function ${signature}`)
  })

  it('[FLG-6] is refused for limits on arguments, which it would not keep', () => {
    const [permission] = [callsOf(['play(uint256)'])]
    const functions = [{ functionName: 'play', args: [{ operator: 'LESS_THAN', value: 5 }] }]
    expect(refusalOf({ permissions: [{ ...permission, data: { ...permission?.data, functions } }] })).toBe(
      'arguments of play',
    )
  })

  it('[FLG-6] is refused for a function that the ABI has not, or twice', () => {
    const { data } = callsOf(['play(uint256)', 'play()'])
    const functions = [{ functionName: 'play' }]
    expect(refusalOf({ permissions: [{ type: 'contract-call', data: { ...data, functions } }] })).toBe(
      'function play',
    )
    expect(
      refusalOf({ permissions: [{ type: 'contract-call', data: { ...data, abi: [], functions } }] }),
    ).toBe('function play')
  })

  it.each([
    [86_400, true],
    [86_401, false],
    [1, true],
    [0, false],
    [-1, false],
  ])('[FLG-6] may last a day: %i seconds', (seconds, isRight) => {
    const now = 1_800_000_000_000
    const check = () => assertTime(now / 1_000 + seconds, now)
    if (isRight) expect(check).not.toThrow()
    else expect(check).toThrow(permissionRefused({ reason: 'expiry' }).message)
  })
})
