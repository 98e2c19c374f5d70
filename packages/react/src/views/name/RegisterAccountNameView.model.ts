import { emptyNameForm, getWalletInfo, type NameForm } from '@latchkey/core'
import { useEffect, useId } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { useSelector } from '../../hooks/useSelector'
import type { NameTexts } from '../../i18n/name/en'
import { plainName } from '../account/plainName'
import type { ViewProps } from '../ViewProps'
import { nameErrorText } from './nameErrorText'
import { useNamePlace } from './useNamePlace'

/** The longest label, so that no more can be typed. */
const longest = 63

/** What the line below the field says about what was typed. */
function sayStatus({ t }: NameTexts, { status, refusal }: NameForm): string {
  if (status === 'refused') return t(`name.refused.${refusal ?? 'taken'}`)
  if (status === 'looking') return t('name.looking')
  // A free name is marked, and a failed look-up says why.
  return status === 'free' || status === 'failed' ? '' : t(`name.${status}`)
}

/** What the mark beside the name says. */
function tagOf({ t }: NameTexts, { status, refusal }: NameForm) {
  if (status === 'free') return { tone: 'positive' as const, text: t('name.available') }
  if (status !== 'refused') return null
  return {
    tone: 'warning' as const,
    text: t(refusal === 'taken' ? 'name.registered' : 'name.unavailable'),
  }
}

/** [NAM-1] [NAM-2] What the view shows where a name is typed. */
export function useRegisterAccountName(_props: ViewProps<'RegisterAccountName'>) {
  const { latchkey, texts, own, actions, zone, current, none, leave } = useNamePlace()
  const id = useId()
  const announce = useAnnounce()
  const form = useSelector(({ name }) => name?.form ?? emptyNameForm)
  const isAsking = useSelector(({ name }) => (name?.registration?.step ?? 'done') !== 'done')
  const wallet = useSelector((state) => getWalletInfo(state)?.name) ?? texts.t('label.wallet')
  const { label, status, error, failure, suggestions } = form
  const tag = own && tagOf(own, form)
  const said = own ? sayStatus(own, form) : ''
  const trouble = own && error ? nameErrorText(texts, own, error) : null
  const fault = own && failure ? nameErrorText(texts, own, failure) : null
  const spoken = fault ?? [said || null, tag?.text, trouble].filter(Boolean).join('. ')
  useEffect(() => {
    if (spoken && label) announce(spoken)
  }, [announce, spoken, label])
  if (none) return { none, form: null, loading: '' }
  if (!own || !actions || zone === null)
    return { none: null, form: null, loading: own?.t('name.loading') ?? '' }
  const { t } = own
  if (current !== null && !isAsking)
    return {
      none: {
        title: t('name.owned.title', { name: current }),
        text: t('name.owned.text'),
        action: { text: t('name.account'), run: leave },
      },
      form: null,
      loading: '',
    }
  const register = () => {
    // The failure is in the state and shown from there.
    actions.register().catch((cause: unknown) => latchkey.logger.info('Nothing was registered', cause))
  }
  const canRegister = status === 'free' || isAsking
  return {
    none: null,
    loading: '',
    form: {
      entry: {
        id,
        label: t('name.field'),
        value: label,
        longest,
        zone,
        isInvalid: status === 'invalid' || status === 'refused',
        isBusy: isAsking,
        set: actions.setLabel,
        run: () => {
          if (canRegister) register()
        },
      },
      status,
      name: label === '' ? null : `${label}.${zone}`,
      tag,
      said,
      isLooking: status === 'looking',
      trouble: status === 'failed' || status === 'free' ? trouble : null,
      retry: status === 'failed' ? { text: texts.t('action.retry'), run: () => actions.retry() } : null,
      others:
        status === 'refused' && suggestions.length > 0
          ? {
              label: t('name.suggestions'),
              tag: t('name.available'),
              items: suggestions.map((name) => ({
                name: plainName(name),
                run: () => actions.setLabel(name),
              })),
            }
          : null,
      fault,
      submit: {
        text: isAsking ? t('name.waiting', { wallet }) : t('name.submit'),
        isDisabled: !canRegister,
        run: register,
      },
    },
  }
}
