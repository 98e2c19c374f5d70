import {
  networkFailure,
  noSignInSession,
  signatureDeclined,
  smartAccountNotSupported,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import { createTranslator } from '@latchkey/ui'
import { expect, it } from 'vitest'
import { createTexts } from '../../i18n/createTexts'
import { en } from '../../i18n/en'
import { en as enSignIn } from '../../i18n/sign-in/en'
import { failureOf } from './failureOf'

const texts = createTexts('en', en)
const own = createTranslator<typeof enSignIn>(enSignIn, 'en')
const tell = (error: Parameters<typeof failureOf>[2]['error']) =>
  Object.values(failureOf(texts, own, { error, wallet: 'Fox' }))

it('[SIW-3] says that it was declined, or that smart accounts may be unsupported, and offers to sign again', () => {
  const declined = ['Signature declined', enSignIn['signIn.declined.text'], 'Sign again']
  expect(tell(signatureDeclined())).toEqual(declined)
  expect(tell(userRejected())).toEqual(declined)
  expect(tell(smartAccountNotSupported())).toEqual([
    'This application might not support Smart Accounts',
    enSignIn['signIn.smart.text'],
    'Sign again',
  ])
})

it('[HTTP-10] describes any other error by its code, from the sign-in texts or the shared ones', () => {
  expect(tell(walletBusy())).toEqual([
    en['connect.busy.title'],
    expect.stringContaining('Open Fox'),
    'Try again',
  ])
  expect(tell(noSignInSession({ reason: 'ended' }))[1]).toBe(enSignIn['error.sign-in/no-session'])
  expect(tell(networkFailure())[1]).toBe(en['error.http/network-failure'])
})
