import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useBuyInProgress } from './BuyInProgressView.model'

/** A view of buying. */
export function BuyInProgressView(props: ViewProps<'BuyInProgress'>): ReactElement {
  const { none } = useBuyInProgress(props)
  return <ViewBody>{none ? <NothingHere icon={iconWallet} none={none} /> : null}</ViewBody>
}
