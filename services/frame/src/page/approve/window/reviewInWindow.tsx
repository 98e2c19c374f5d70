import { getApproval, isNetworkId, putApproval } from '@latchkey/protocol'
import { loadApproveTexts } from '../../i18n/approve/loadApproveTexts'
import { chooseLocale } from '../../i18n/chooseLocale'
import type { FrameLocale } from '../../i18n/frameLocales'
import { askGateway } from '../../messages/rpc/askGateway'
import { readPageConfig } from '../../readPageConfig'
import { touchPasskey } from '../../step-up/touchPasskey'
import { openSurface } from '../../views/openSurface'
import { confirmHere } from '../../views/settings/confirmHere'
import { stepMethod } from '../../views/settings/windowStep'
import { takeSession } from '../../views/window/takeSession'
import { askVisitor } from '../askVisitor'
import { EndPanel } from './EndPanel'
import { openRequest } from './openRequest'

/** Shows a request in a window of its own, tells the server what the visitor decided, and says that it's done. */
export async function reviewInWindow(id: string): Promise<void> {
  const state = await review(id).catch(() => 'ended' as const)
  const locale: FrameLocale = chooseLocale(undefined, navigator.languages)
  const { t } = await loadApproveTexts(locale)
  const isEnded = state === 'ended'
  openSurface({}, { locale }).render(
    <EndPanel
      title={t(`window.${state}`)}
      text={isEnded ? t('window.ended.text') : t('window.close')}
      isEnded={isEnded}
    />,
  )
  // The browser closes only windows that a page opened.
  if (!isEnded) window.close()
}

async function review(id: string): Promise<'approved' | 'rejected' | 'ended'> {
  const { login, key } = await takeSession()
  const { state, sealed } = await login.call(getApproval, { params: { id } })
  if (state !== 'waiting') return state
  const { request, projectId, payment, look, isStepUp } = await openRequest(sealed, key)
  const { chainId } = request
  const source = { config: readPageConfig(), projectId }
  const ask = isNetworkId(chainId)
    ? (method: string, params: readonly unknown[]) => askGateway(source, chainId, method, params)
    : undefined
  const decision =
    request.method === stepMethod
      ? await confirmHere(request.params, look)
      : await askVisitor(request, {
          look,
          payment,
          ask,
          touch: isStepUp ? () => touchPasskey(login) : undefined,
        })
  await login.call(putApproval, { params: { id }, body: { state: decision } })
  return decision
}
