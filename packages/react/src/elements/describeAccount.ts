import { type Latchkey, watchAccount } from '@latchkey/core'
import { account } from '../components/accountButton.module.css'
import { accountRequest } from '../components/accountRequest'
import { readAccountFace } from '../components/readAccountFace'
import type { ButtonContent, ButtonSettings } from './ButtonContent'

/** Says what a button shows of the connected account. */
export function describeAccount(latchkey: Latchkey, settings: ButtonSettings): ButtonContent {
  const { namespace } = settings
  const face = readAccountFace(latchkey, latchkey.getState(), settings)
  return {
    look: 'account',
    className: account,
    request: accountRequest(latchkey, namespace),
    face,
    ...(face.balance === null ? {} : { watch: () => watchAccount(latchkey, namespace) }),
  }
}
