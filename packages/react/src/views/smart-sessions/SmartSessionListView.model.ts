import {
  fetchSmartSessions,
  revokeSmartSession,
  type SmartSessionStatus,
  showNotice,
  statusOfSmartSession,
} from '@latchkey/core'
import { type SmartSession, userRejected } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import type { SmartSessionTexts } from '../../i18n/smart-sessions/en'
import { plainName } from '../account/plainName'
import { useActiveAccount } from '../account/useActiveAccount'
import { useNow } from '../useNow'
import type { ViewProps } from '../ViewProps'
import { useSmartSessionTexts } from './useSmartSessionTexts'

const statuses: readonly SmartSessionStatus[] = ['active', 'expired', 'revoked']
const endings = { active: 'until', expired: 'expired', revoked: 'revoked' } as const
const explained = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'] as const

/** What a session allows, in words, each kind once. */
function describe(
  { t }: SmartSessionTexts,
  { permissions }: SmartSession,
  symbol: string,
): readonly string[] {
  const kinds = permissions.map(({ type }) => explained.find((known) => known === type) ?? 'unknown')
  return [...new Set(kinds)].map((kind) => t(`smartSessions.permission.${kind}`, { symbol }))
}

/** [FLG-6] What the list of smart sessions shows. */
export function useSmartSessionList(_props: ViewProps<'SmartSessionList'>) {
  const own = useSmartSessionTexts()
  const { latchkey, caipAddress, details, network, origins } = useActiveAccount()
  const [tab, setTab] = useState<SmartSessionStatus>('active')
  // Without a gateway there is nobody to ask.
  const isAsked = latchkey.options.gateway !== null
  const { sessions = [], loading = isAsked, error = null, at, revoking = null } = details.smartSessions ?? {}
  // One may expire while the list is open.
  const now = useNow(true, 30_000)
  useEffect(() => {
    if (caipAddress) void fetchSmartSessions(latchkey)
  }, [latchkey, caipAddress])
  if (!own) return null
  const { t, locale } = own
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const revoke = async (pci: string) => {
    const say = (message: string, variant: 'success' | 'error') => showNotice(latchkey, { message, variant })
    try {
      await revokeSmartSession(latchkey, pci)
      say(t('smartSessions.done'), 'success')
    } catch (cause) {
      latchkey.logger.warn('Could not revoke a smart session', cause)
      const isDeclined = userRejected.is(cause)
      say(t(isDeclined ? 'smartSessions.declined' : 'error.smart-sessions/not-revoked'), 'error')
    }
  }
  const shown = sessions.filter((session) => statusOfSmartSession(session, now) === tab)
  const isFailed = error !== null && at === undefined
  return {
    origins,
    beta: t('smartSessions.beta'),
    label: t('smartSessions.tabs'),
    tabs: statuses.map((id) => ({ id, label: t(`smartSessions.tab.${id}`) })),
    tab,
    choose: setTab,
    loading: loading && at === undefined ? t('smartSessions.loading') : null,
    cards: shown.map((session) => {
      const site = plainName(session.project.name)
      const seconds = tab === 'revoked' ? (session.revokedAt ?? 0) : session.expiry
      const isBusy = revoking === session.pci
      return {
        key: session.pci,
        site,
        image: session.project.iconUrl,
        allows: describe(own, session, network?.nativeCurrency.symbol ?? ''),
        until: t(`smartSessions.${endings[tab]}`, { date: day.format(seconds * 1_000) }),
        revoke:
          tab === 'active'
            ? {
                text: t(isBusy ? 'smartSessions.revoking' : 'smartSessions.revoke'),
                label: t('smartSessions.revokeOf', { site }),
                isBusy,
                isDisabled: revoking !== null && !isBusy,
                run: () => void revoke(session.pci),
              }
            : null,
      }
    }),
    none: isFailed
      ? {
          title: t('error.smart-sessions/unavailable'),
          text: t('smartSessions.failed.text'),
          action: { text: t('smartSessions.retry'), run: () => void fetchSmartSessions(latchkey) },
        }
      : shown.length === 0
        ? { title: t(`smartSessions.none.${tab}`), text: t('smartSessions.none.text'), action: null }
        : null,
  }
}
