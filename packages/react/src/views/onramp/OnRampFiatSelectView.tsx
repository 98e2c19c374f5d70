import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampFiatSelect } from './OnRampFiatSelectView.model'

/** A view of buying. */
export function OnRampFiatSelectView(props: ViewProps<'OnRampFiatSelect'>): ReactElement {
  const { none } = useOnRampFiatSelect(props)
  return <ViewBody>{none ? <NothingHere icon={iconWallet} none={none} /> : null}</ViewBody>
}
