import { loadWaysBack, pushView } from '@latchkey/core'
import { stripDeceptive } from '@latchkey/protocol'
import { useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { ShownWaysBack } from '../parts/WaysBack'
import { useOnceMounted } from '../useOnceMounted'
import { useEmbeddedTexts } from './useEmbeddedTexts'

/** The longest name of a passkey or device that is shown. */
const longest = 40

/** Loads what opens the visitor's wallet, and who else could. */
export function useWaysBack(): ShownWaysBack {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useEmbeddedTexts()
  const known = useSelector(({ embedded }) => embedded?.waysBack ?? null)
  const [isAsked, setAsked] = useState(false)
  const load = async () => {
    setAsked(false)
    // Never throws: a failure leaves what was known.
    await loadWaysBack(latchkey)
    setAsked(true)
  }
  useOnceMounted(() => {
    void load()
    return undefined
  })
  const title = own?.t('embedded.ways.title') ?? ''
  const none = { title, ways: [] }
  if (!own || (!known && !isAsked))
    return { ...none, state: 'loading', note: own?.t('embedded.ways.loading') ?? '', action: null }
  if (!known)
    return {
      ...none,
      state: 'failed',
      note: own.t('embedded.ways.failed'),
      action: { text: texts.t('action.retry'), run: () => void load() },
    }
  const isForgotten = known.isRemembered === false
  // A device that forgets the wallet leads nobody back.
  const ways = known.ways.filter(({ kind }) => !(isForgotten && kind === 'device'))
  const isSingle = ways.length < 2
  // The operator's way goes when the visitor adds a passkey or a password, whatever new wallets start with.
  const isAutomatic = ways.some(({ kind }) => kind === 'auto')
  return {
    title,
    state: isSingle ? 'single' : 'several',
    ways: ways.map(({ kind, label }, at) => ({
      key: `${kind} ${at}`,
      // A label is what the visitor called it; the frame passes it on.
      text: stripDeceptive(label).trim().slice(0, longest) || own.t(`embedded.ways.${kind}`),
    })),
    note: [
      own.t(
        isSingle ? 'embedded.ways.single' : isAutomatic ? 'embedded.ways.operator' : 'embedded.ways.user',
      ),
      ...(isForgotten ? [own.t('embedded.forgotten')] : []),
    ].join(' '),
    action:
      isSingle || isAutomatic
        ? {
            text: own.t('embedded.ways.add'),
            run: () => pushView(latchkey, isSingle ? 'WalletSettings' : 'UpgradeEmailWallet'),
          }
        : null,
  }
}
