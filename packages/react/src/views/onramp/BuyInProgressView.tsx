import {
  Button,
  CopyButton,
  Icon,
  iconCard,
  iconExternal,
  LinkButton,
  Monogram,
  Ring,
  Unseen,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { StepList } from '../parts/StepList'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useBuyInProgress } from './BuyInProgressView.model'

/** [ONR-1] Waits for a purchase on the vendor's page, and says how it ended. */
export function BuyInProgressView(props: ViewProps<'BuyInProgress'>): ReactElement {
  const { none, phase, name, ring, content, announce } = useBuyInProgress(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconCard} none={none} look="secondary" />
      </ViewBody>
    )
  if (!content) return <ViewBody aria-busy />
  const { title, text, steps, open, copy, retry } = content
  return (
    <ViewBody data-state={phase}>
      <Status title={title} text={text} isBusy={ring === 'waiting'} isRoomy>
        <Ring state={ring}>
          <Monogram name={name} size={72} />
        </Ring>
      </Status>
      {steps ? <StepList {...steps} /> : null}
      {open ? (
        <LinkButton
          wide
          data-part="open-vendor"
          data-autofocus
          icon={<Icon shape={iconExternal} />}
          href={open.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={open.run}
        >
          {open.text}
          <Unseen>({open.newTab})</Unseen>
        </LinkButton>
      ) : null}
      {retry ? (
        <Button wide data-part="retry" data-autofocus onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
      {copy ? (
        <CopyButton
          wide
          look="secondary"
          text={copy.text}
          label={copy.label}
          copiedLabel={copy.copied}
          failedLabel={copy.failed}
          announce={announce}
        />
      ) : null}
    </ViewBody>
  )
}
