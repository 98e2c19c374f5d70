import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampProviders } from './OnRampProvidersView.model'

/** A view of buying. */
export function OnRampProvidersView(props: ViewProps<'OnRampProviders'>): ReactElement {
  const { none } = useOnRampProviders(props)
  return <ViewBody>{none ? <NothingHere icon={iconWallet} none={none} /> : null}</ViewBody>
}
