import {
  getAccount,
  type Latchkey,
  mayHaveName,
  type NameActions,
  openNames,
  pushView,
  resetView,
} from '@latchkey/core'
import { networkFailure } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { Texts } from '../../i18n/createTexts'
import type { NameTexts } from '../../i18n/name/en'
import { noAccount } from '../account/noAccount'
import { plainName } from '../account/plainName'
import type { EmptyContent } from '../parts/NothingHere'
import { nameErrorText } from './nameErrorText'
import { useNameTexts } from './useNameTexts'

/** What the views about names share. */
export type NamePlace = {
  readonly latchkey: Latchkey
  readonly texts: Texts
  readonly own: NameTexts | null
  readonly actions: NameActions | null
  /** [NAM-5] The zone of new names; null until it's known. */
  readonly zone: string | null
  /** The name that the account has, if it has one. */
  readonly current: string | null
  /** Why no name can be chosen now, with a way on. */
  readonly none: EmptyContent | null
  /** Goes to the account. */
  readonly leave: () => void
}

/** Loads what works on names, with the operator's zones and the account's names. */
export function useNamePlace(): NamePlace {
  const latchkey = useInstance()
  const texts = useTexts()
  const own = useNameTexts()
  const { address, details } = useSelector((state) => getAccount(state))
  const isPossible = useSelector(() => mayHaveName(latchkey))
  const known = useSelector(({ name }) => name)
  const [actions, setActions] = useState<NameActions | null>(latchkey.live.names ?? null)
  const [turn, setTurn] = useState(0)
  const [isMissing, setMissing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other names, and a new turn asks again
  useEffect(() => {
    openNames(latchkey).then(
      (opened) => {
        setMissing(false)
        setActions(opened)
        return opened.load()
      },
      (cause) => {
        latchkey.logger.warn('Could not load what works on names', cause)
        setMissing(true)
      },
    )
  }, [latchkey, address, isPossible, turn])
  const owned = known?.owned?.address === address ? known.owned : null
  const zones = known?.zones ?? null
  const zoneName = details.profileName && zones?.some((zone) => details.profileName?.endsWith(`.${zone}`))
  const current = owned?.names?.[0] ?? (zoneName ? details.profileName : null) ?? null
  const leave = () => resetView(latchkey, 'Account')
  const error = isMissing ? networkFailure() : (known?.zonesError ?? owned?.error ?? null)
  return {
    latchkey,
    texts,
    own,
    actions,
    zone: zones?.[0] ?? null,
    current: current === null ? null : plainName(current),
    none: noneOf(),
    leave,
  }

  function noneOf(): EmptyContent | null {
    if (!address) return noAccount(latchkey, texts.t)
    if (!own) return null
    const { t } = own
    if (!isPossible)
      return {
        title: t('name.network.title'),
        text: t('name.network.text'),
        action: { text: t('name.network.action'), run: () => pushView(latchkey, 'Networks') },
      }
    if (zones?.length === 0)
      return {
        title: t('name.off.title'),
        text: t('name.off.text'),
        action: { text: t('name.account'), run: leave },
      }
    if (error)
      return {
        title: nameErrorText(texts, own, error),
        text: t('name.failed.text'),
        action: { text: texts.t('action.retry'), run: () => setTurn(turn + 1) },
      }
    return null
  }
}
