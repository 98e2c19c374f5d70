import { iconWallet } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useOnRampTokenSelect } from './OnRampTokenSelectView.model'

/** A view of buying. */
export function OnRampTokenSelectView(props: ViewProps<'OnRampTokenSelect'>): ReactElement {
  const { none } = useOnRampTokenSelect(props)
  return <ViewBody>{none ? <NothingHere icon={iconWallet} none={none} /> : null}</ViewBody>
}
