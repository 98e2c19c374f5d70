import { getAccount, getWalletInfo, replaceView } from '@latchkey/core'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import { plainName } from '../account/plainName'
import { imageOrigins } from '../imageOrigins'
import { useOpenWallet } from '../sign-in/useOpenWallet'
import { useLater } from '../useLater'
import type { ViewProps } from '../ViewProps'
import { useNamePlace } from './useNamePlace'

/** After this long, the wallet's window may be hidden. */
const slowMs = 12_000

/** [NAM-2] What is shown from the signature to the registered name. */
export function useRegisterAccountNameSuccess(_props: ViewProps<'RegisterAccountNameSuccess'>) {
  const { latchkey, texts, own, current, none, leave } = useNamePlace()
  const announce = useAnnounce()
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const info = useSelector((state) => getWalletInfo(state))
  const address = useSelector((state) => getAccount(state).address)
  const registration = useSelector(({ name }) => name?.registration ?? null)
  const { step = 'none' } = registration ?? {}
  const isSigning = step === 'signing'
  const isSlow = useLater(isSigning, slowMs, 0)
  const OpenWallet = useOpenWallet(isSigning)
  const wallet = info?.name ?? texts.t('label.wallet')
  const name = registration ? plainName(registration.name) : current
  const said = sayStep()
  const spoken = [said.title, name, said.text].filter(Boolean).join('. ')
  useEffect(() => {
    if (own) announce(spoken)
  }, [announce, own, spoken])
  const [label = '', ...parents] = (name ?? '').split('.')
  const zone = parents.map((parent) => `.${parent}`).join('')
  const isWaiting = step === 'signing' || step === 'storing'
  return {
    origins,
    OpenWallet,
    loading: own?.t('name.loading') ?? '',
    waiting: isWaiting
      ? {
          ...said,
          wallet,
          image: (info && latchkey.options.connectorImages[info.id]) ?? info?.icon,
        }
      : null,
    done:
      !isWaiting && own && name !== null && address
        ? { ...said, label, zone, address, action: { text: own.t('name.done.action'), run: leave } }
        : null,
    none:
      own && !isWaiting && name === null
        ? (none ?? {
            title: own.t('name.none.title'),
            text: own.t('name.none.text'),
            action: {
              text: own.t('name.intro.action'),
              run: () => replaceView(latchkey, 'RegisterAccountName'),
            },
          })
        : null,
  }

  function sayStep(): { readonly title: string; readonly text: string } {
    if (!own) return { title: '', text: '' }
    const { t } = own
    if (step === 'signing')
      return {
        title: t('name.signing.title', { wallet }),
        text: isSlow ? t('name.signing.slow', { wallet }) : t('name.signing.text', { name: name ?? '' }),
      }
    if (step === 'storing') return { title: t('name.storing.title'), text: t('name.storing.text') }
    return name === null
      ? { title: '', text: '' }
      : { title: t('name.done.title'), text: t('name.done.text') }
  }
}
