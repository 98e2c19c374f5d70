import { Button, LinkButton, ScrollArea, Tabs, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { CodePanel } from '../parts/CodePanel'
import { GetStrip } from '../parts/GetStrip'
import { LinkPanel } from '../parts/LinkPanel'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectingWalletConnect } from './ConnectingWalletConnectView.model'
import sheet, * as css from './pairing.module.css'

/** [WC-1] Connects a paired wallet: a code to scan or a link to open it. */
export function ConnectingWalletConnectView(props: ViewProps<'ConnectingWalletConnect'>): ReactElement {
  useStyles(sheet)
  const { code, screen, tabs, opening, other, strip } = useConnectingWalletConnect(props)
  const panel = code ? <CodePanel code={code} /> : <LinkPanel screen={screen} />
  return (
    <ViewBody className={css.pairing} data-part="pairing">
      <ScrollArea>
        {tabs ? (
          <Tabs label={tabs.label} items={tabs.items} selected={tabs.selected} onSelect={tabs.choose}>
            {panel}
          </Tabs>
        ) : (
          panel
        )}
        {opening ? (
          <LinkButton
            wide
            look="quiet"
            data-part="open-page"
            href={opening.href}
            target={opening.target}
            rel="noopener noreferrer"
          >
            {opening.text}
          </LinkButton>
        ) : null}
        {other ? (
          <Button wide look="quiet" onClick={other.run}>
            {other.text}
          </Button>
        ) : null}
        {strip ? <GetStrip strip={strip} /> : null}
      </ScrollArea>
    </ViewBody>
  )
}
