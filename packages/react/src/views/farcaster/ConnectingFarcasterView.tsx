import { Button, LinkButton, ScrollArea, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { CodePanel } from '../parts/CodePanel'
import { CopyLink } from '../parts/CopyLink'
import { ProviderMark } from '../parts/ProviderMark'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectingFarcaster } from './ConnectingFarcasterView.model'
import sheet, * as css from './ConnectingFarcasterView.module.css'

/** [FRM-7] Signs in with Farcaster: a code to scan or, on a phone, a link that opens its app. */
export function ConnectingFarcasterView(props: ViewProps<'ConnectingFarcaster'>): ReactElement {
  const { state, ring, shape, title, text, code, link, start, cancel } = useConnectingFarcaster(props)
  return (
    <ViewBody data-state={state}>
      <ScrollArea>
        {code ? (
          <CodePanel code={code} />
        ) : (
          <Status title={title} text={text} isBusy={ring === 'waiting'}>
            <ProviderMark shape={shape} ring={ring} />
          </Status>
        )}
        {link ? <OpenApp link={link} /> : null}
        {start ? (
          <Button wide data-part="open-provider" data-autofocus onClick={start.run}>
            {start.text}
          </Button>
        ) : null}
      </ScrollArea>
      <Button wide look="secondary" data-part="cancel" onClick={cancel.run}>
        {cancel.text}
      </Button>
    </ViewBody>
  )
}

type Link = NonNullable<ReturnType<typeof useConnectingFarcaster>['link']>

function OpenApp({ link: { text, href, copy } }: { readonly link: Link }): ReactElement {
  useStyles(sheet)
  return (
    <div className={css.links}>
      {href === null ? (
        <Button wide loading data-part="open-link">
          {text}
        </Button>
      ) : (
        // A page of its own: this one waits for the answer.
        <LinkButton
          wide
          data-part="open-link"
          data-autofocus
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text}
        </LinkButton>
      )}
      <CopyLink copy={copy} />
    </div>
  )
}
