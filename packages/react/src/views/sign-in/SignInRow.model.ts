import { getAccount, pushView, type State, showNotice, signOut } from '@latchkey/core'
import { useState } from 'react'
import { isOtherAddress } from '../../hooks/isOtherAddress'
import { isSkipped } from '../../hooks/isSkipped'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { accountName } from '../account/accountName'
import { useSignInTexts } from './useSignInTexts'

function read(state: State) {
  const { address } = getAccount(state)
  return { address, now: state.signIn, isOther: isOtherAddress(state) }
}

/** Returns whether the account is signed in and what to do, or null with nothing to say. */
export function useSignInRow() {
  const latchkey = useInstance()
  const { locale } = useTexts()
  const texts = useSignInTexts()
  const { address, now, isOther } = useSelector(read)
  const isPassed = useSelector((state) => isSkipped(latchkey, state))
  const [isLeaving, setLeaving] = useState(false)
  if (!texts || !now || !address || isPassed || now.status === 'checking') return null
  const { t } = texts
  const ask = () => pushView(latchkey, 'SIWXSignMessage')
  const leave = async () => {
    setLeaving(true)
    try {
      await signOut(latchkey)
      const failed = latchkey.getState().signIn?.session
      showNotice(latchkey, {
        message: t(failed ? 'signIn.outFailed' : 'signIn.outDone'),
        variant: failed ? 'error' : 'success',
      })
    } catch (cause) {
      latchkey.logger.error('Signing out failed', cause)
      showNotice(latchkey, { message: t('signIn.outFailed'), variant: 'error' })
    } finally {
      setLeaving(false)
    }
  }
  const { session } = now
  const account = accountName(address)
  const out = { text: t('signIn.out'), isBusy: isLeaving, run: leave }
  if (!session)
    return {
      state: 'open' as const,
      title: t('signIn.failed.title'),
      text: t('signIn.finish.text'),
      action: { text: t('signIn.finish.title'), run: ask },
      out: null,
    }
  if (isOther)
    return {
      state: 'other' as const,
      title: t('signIn.other.title'),
      text: t('signIn.other.text', { session: accountName(session.data.accountAddress), account }),
      action: { text: t('signIn.other.action', { account }), run: ask },
      out,
    }
  const until = session.data.expirationTime
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    state: 'signed-in' as const,
    title: t('signIn.in'),
    text: until ? t('signIn.until', { time: form.format(new Date(until)) }) : null,
    action: null,
    out,
  }
}
