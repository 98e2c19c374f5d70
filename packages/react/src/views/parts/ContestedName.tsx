import { Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useTexts } from '../../hooks/useTexts'
import { Note } from './Note'

/** Says that two programs claim the name of a wallet. */
export function ContestedNote({ wallet }: { readonly wallet: string }): ReactElement | null {
  const { t, has } = useTexts()
  // The first view's English texts don't include it. The others load while that view is read.
  if (!has('connect.contested.text')) return null
  return (
    <Note look="lead" role="alert" data-part="contested-note">
      {t('connect.contested.text', { wallet })}
    </Note>
  )
}

/** Marks a wallet whose name another program claims too. */
export function ContestedTag(): ReactElement | null {
  const { t, has } = useTexts()
  if (!has('connect.contested.tag')) return null
  return <Tag tone="warning">{t('connect.contested.tag')}</Tag>
}
