import { pushView } from '@latchkey/core'
import type { ViewProps } from '../ViewProps'
import { useNamePlace } from './useNamePlace'

/** [NAM-2] What the view before choosing a name shows. */
export function useChooseAccountName(_props: ViewProps<'ChooseAccountName'>) {
  const { latchkey, own, zone, current, none, leave } = useNamePlace()
  if (none) return { none, intro: null, loading: '' }
  if (!own || zone === null) return { none: null, intro: null, loading: own?.t('name.loading') ?? '' }
  const { t } = own
  if (current !== null)
    return {
      none: {
        title: t('name.owned.title', { name: current }),
        text: t('name.owned.text'),
        action: { text: t('name.account'), run: leave },
      },
      intro: null,
      loading: '',
    }
  return {
    none: null,
    loading: '',
    intro: {
      title: t('name.intro.title'),
      text: t('name.intro.text', { example: `${t('name.intro.example')}.${zone}` }),
      label: t('name.intro.points'),
      points: (['free', 'public'] as const).map((key) => ({
        key,
        title: t(`name.intro.${key}`),
        text: t(`name.intro.${key}Text`),
      })),
      action: { text: t('name.intro.action'), run: () => pushView(latchkey, 'RegisterAccountName') },
    },
  }
}
