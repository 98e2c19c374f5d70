import { getAccount, getNetwork, getWalletInfo, pushView, showNotice } from '@latchkey/core'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/**
 * [FRM-13] The type of the embedded account in use, and how to switch it. Null where the wallet has only one: on other
 * networks, and for other wallets.
 */
export function useAccountType() {
  const latchkey = useInstance()
  const own = useEmbeddedTexts()
  const [isBusy, setBusy] = useState(false)
  const { namespace, type } = useSelector((state) => getAccount(state))
  const isDeployed = useSelector(({ embedded }) => embedded?.user?.smartAccountDeployed === true)
  const isOffered = useSelector((state) => {
    const id = Number(getNetwork(state)?.network.id)
    return getWalletInfo(state)?.type === 'AUTH' && Boolean(state.embedded?.smartNetworks.includes(id))
  })
  if (!isOffered) return null
  const isSmart = type === 'smartAccount'
  const change = async () => {
    const wanted = isSmart ? 'eoa' : 'smartAccount'
    setBusy(true)
    const used = await latchkey.setPreferredAccount(namespace, wanted).catch((cause: unknown) => {
      latchkey.logger.warn('Could not switch the type of account', cause)
      return null
    })
    setBusy(false)
    const isDone = used === wanted
    const done = used === 'smartAccount' ? 'embedded.settings.inUse.smart' : 'embedded.settings.inUse.eoa'
    const message = own?.t(isDone ? done : 'embedded.settings.typeFailed') ?? ''
    showNotice(latchkey, { message, variant: isDone ? 'success' : 'error' })
  }
  return {
    isBusy,
    primary: own?.t(isSmart ? 'embedded.settings.toEoa' : 'embedded.settings.toSmart') ?? '',
    secondary: isBusy
      ? (own?.t('embedded.settings.switching') ?? '')
      : (own?.t(isSmart ? 'embedded.settings.inUse.smart' : 'embedded.settings.inUse.eoa') ?? ''),
    run() {
      if (isBusy) return
      // What it means is explained before the first time.
      if (isSmart || isDeployed) void change()
      else pushView(latchkey, 'UpgradeToSmartAccount')
    },
  }
}
