import { expect, it } from 'vitest'
import { isSigning } from './isSigning'

it.each([
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'solana_signAndSendTransaction',
  'signAllTransactions',
  'signPsbt',
  'sendBitcoin',
  'sendInscription',
  'sendRunes',
  'ord_sendInscriptions',
  'runes_transfer',
  'signPayload',
  'polkadot_signTransaction',
])('explains %s', (method) => {
  expect(isSigning(method)).toBe(true)
})

it.each(['eth_accounts', 'personal_sign', 'wallet_requestPermissions', 'eth_call', 'signRaw', 'xsignPsbt'])(
  'passes %s on',
  (method) => {
    expect(isSigning(method)).toBe(false)
  },
)
