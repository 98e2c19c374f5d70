import { Button, Icon, iconChevronEnd, iconWarning, ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NetworkList } from '../parts/NetworkList'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useUnsupportedChain } from './UnsupportedChainView.model'
import sheet, * as css from './UnsupportedChainView.module.css'

/** Says that the site doesn't support the wallet's network, and offers those it does. */
export function UnsupportedChainView(props: ViewProps<'UnsupportedChain'>): ReactElement {
  useStyles(sheet)
  const { rows, origins, isLeaving, disconnect, texts } = useUnsupportedChain(props)
  return (
    <ViewBody>
      <div className={css.warning} data-part="warning">
        <Icon shape={iconWarning} />
        <p>{texts.lead}</p>
      </div>
      <ScrollArea>
        <NetworkList
          label={texts.networks}
          rows={rows}
          origins={origins}
          end={<Icon shape={iconChevronEnd} size={16} />}
        />
      </ScrollArea>
      <Button wide look="quiet" loading={isLeaving} data-part="disconnect" onClick={disconnect}>
        {texts.disconnect}
      </Button>
    </ViewBody>
  )
}
