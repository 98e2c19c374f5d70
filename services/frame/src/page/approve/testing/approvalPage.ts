import { askPasskey } from '../../views/passkey/askPasskey'
import { passkeyCancelled } from '../../views/passkey/errors'
import { showSettings } from '../../views/settings/showSettings'
import { askVisitor } from '../askVisitor'
import { showRefusal } from '../showRefusal'
import { settingsPorts, startAccount } from './settingsPorts'

/** The page of the frame with nothing but what it draws: it shows what the site sends, and answers what was decided. */
const waiting = new Map<string, AbortController>()

addEventListener('message', async ({ data, origin, source }) => {
  const { type, look } = data
  const tell = (decision: string) =>
    (source as Window | null)?.postMessage({ id: data.request?.id ?? type, decision }, origin)
  if (type === 'abort') return waiting.get(data.id)?.abort()
  if (type === 'ask') {
    const { signal } = waiting.set(data.request.id, new AbortController()).get(data.request.id) ?? {}
    const { payment, isStepUp } = data
    const touch = isStepUp ? async () => document.documentElement.setAttribute('data-touched', '') : undefined
    return tell(await askVisitor({ ...data.request, origin }, { look, payment, touch, signal }))
  }
  if (type === 'refuse') {
    await showRefusal(origin, data.refusal, { look })
    return tell('closed')
  }
  if (type === 'settings') {
    const { stepUpAbove = null } = data
    await showSettings({ ...startAccount(data.kinds), stepUpAbove }, settingsPorts(), { look })
    return tell('closed')
  }
  if (type !== 'passkey') return
  let tries = 0
  const signIn = async () => {
    tries += 1
    if (tries < 2) throw passkeyCancelled()
  }
  tell((await askPasskey(signIn, { look })) ? 'signed in' : 'closed')
})
