import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampActivity } from './OnRampActivityView.model'

/** A view of buying. */
export function OnRampActivityView(props: ViewProps<'OnRampActivity'>): ReactElement {
  const { none } = useOnRampActivity(props)
  return <ViewBody>{none ? <NothingHere icon={iconWallet} none={none} /> : null}</ViewBody>
}
