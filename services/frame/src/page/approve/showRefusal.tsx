import { showText } from '@latchkey/explain'
import { chainName, coinOf } from '@latchkey/explain/networks'
import { fromBaseUnits } from '@latchkey/protocol'
import { type ApproveTexts, loadApproveTexts } from '../i18n/approve/loadApproveTexts'
import { chooseLocale } from '../i18n/chooseLocale'
import type { FrameLook } from '../views/FrameLook'
import { openSurface } from '../views/openSurface'
import type { Refusal } from './Refusal'
import { RefusalPanel } from './RefusalPanel'
import { siteName } from './siteName'
import { takeTurn } from './takeTurn'

/** Tells the visitor that the wallet refused a site's request, and why. Resolves when they close it. */
export function showRefusal(
  origin: string,
  refusal: Refusal,
  { look = {}, signal }: { readonly look?: FrameLook | undefined; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  return takeTurn(document, async () => {
    const locale = chooseLocale(look.locale, navigator.languages)
    const { t } = await loadApproveTexts(locale)
    if (signal?.aborted) return
    const surface = openSurface(look, { locale })
    await new Promise<void>((close) => {
      signal?.addEventListener('abort', () => close(), { once: true })
      const title = t(refusal.kind === 'funds' ? 'refused.funds.title' : 'refused.title')
      const isSigned = refusal.kind === 'funds' && refusal.isSigned
      const next = t(isSigned ? 'refused.next.signed' : 'refused.next')
      const text = `${reasonOf(refusal, siteName(origin), { t, locale })} ${next}`
      surface.render(<RefusalPanel t={t} title={title} text={text} close={close} />)
    })
    surface.close()
  })
}

function reasonOf(
  refusal: Refusal,
  site: string,
  { t, locale }: { readonly t: ApproveTexts['t']; readonly locale: string },
): string {
  if (refusal.kind === 'funds') {
    const { chainId, needed, balance } = refusal
    const { symbol, decimals = 0 } = coinOf(chainId)
    const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
    const amountOf = (amount: bigint) => `${format.format(Number(fromBaseUnits(amount, decimals)))} ${symbol}`
    return t('refused.funds', { needed: amountOf(needed), balance: amountOf(balance) })
  }
  if (refusal.kind === 'account-delegated')
    return t('refused.account-delegated', { network: showText(chainName(refusal.chainId), 100) })
  if (refusal.kind === 'network')
    return t('refused.network', { site, network: showText(chainName(refusal.chainId), 100) })
  if (refusal.kind !== 'sign-in') return t(`refused.${refusal.kind}`, { site })
  return t('refused.sign-in', { site, domain: showText(refusal.domain, 100) })
}
