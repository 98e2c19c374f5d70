import { cancelConnect, connect, getConnector, pushView } from '@latchkey/core'
import { connectFailed, connectorNotFound, isLatchkeyError, type LatchkeyError } from '@latchkey/protocol'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { useLater } from '../useLater'
import { useOnceMounted } from '../useOnceMounted'
import type { ViewProps } from '../ViewProps'
import { connectingTexts } from './connectingTexts'

/** After this long, the wallet's window may be hidden. */
const slowMs = 15_000

/** [CON-12] Asks a wallet and shows its progress. */
export function useConnectingExternal({ data }: ViewProps<'ConnectingExternal'>) {
  const { connectorId, namespace } = data
  const latchkey = useInstance()
  const texts = useTexts()
  const announce = useAnnounce()
  const connector = useSelector((state) => getConnector(state, connectorId, namespace))
  const recent = useSelector(({ connect }) => connect.recentWallets.find(({ id }) => id === connectorId))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const [error, setError] = useState<LatchkeyError | null>(null)
  const [turn, setTurn] = useState(0)
  const isSlow = useLater(error === null, slowMs, turn)

  const leave = () => {
    const chain = getConnector(latchkey.getState(), connectorId, namespace)?.chain
    if (chain) cancelConnect(latchkey, chain)
  }
  const asked = useRef(0)
  const ask = async () => {
    asked.current += 1
    const mine = asked.current
    try {
      await connect(latchkey, data)
    } catch (cause) {
      // A newer attempt replaces this one.
      if (mine !== asked.current) return
      setError(isLatchkeyError(cause) ? cause : connectFailed({ reason: String(cause) }, { cause }))
    }
  }
  useOnceMounted(() => {
    void ask()
    return leave
  })

  // A missing wallet that was used before is known by name.
  const known = connector ?? recent
  const name = known?.name ?? connectorId
  const { t } = texts
  const said = error
    ? connectingTexts(texts, error, name)
    : {
        title: t('connect.waiting.title', { wallet: name }),
        text: t(isSlow ? 'connect.waiting.slow' : 'connect.waiting.text'),
      }
  const spoken = `${said.title}. ${said.text}`
  useEffect(() => announce(spoken), [announce, spoken])

  const isMissing = connectorNotFound.is(error) && !connector
  const retry = () => {
    // Ask again: the wallet may have lost the first request. Core doesn't repeat one that is still open.
    leave()
    setError(null)
    setTurn(turn + 1)
    void ask()
  }
  const get = () => pushView(latchkey, 'Downloads', { walletId: connectorId, ...(known ? { name } : {}) })
  return {
    ...said,
    name,
    imageUrl: latchkey.options.connectorImages[connectorId] ?? connector?.imageUrl,
    origins,
    state: error ? ('error' as const) : ('waiting' as const),
    action: actionOf(),
  }

  function actionOf() {
    if (isMissing)
      return {
        text: known ? t('action.get', { wallet: name }) : t('action.getWallet'),
        run: get,
        isFirst: true,
      }
    return error || isSlow ? { text: t('action.retry'), run: retry, isFirst: error !== null } : null
  }
}
