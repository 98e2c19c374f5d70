import { Avatar, Button, Image, iconAccount, Ring, SkeletonRows, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useRegisterAccountNameSuccess } from './RegisterAccountNameSuccessView.model'
import sheet, * as css from './RegisterAccountNameSuccessView.module.css'

/** [NAM-2] Waits for the signature, then shows the registered name. */
export function RegisterAccountNameSuccessView(props: ViewProps<'RegisterAccountNameSuccess'>): ReactElement {
  useStyles(sheet)
  const { waiting, done, none, origins, OpenWallet, loading } = useRegisterAccountNameSuccess(props)
  if (waiting)
    return (
      <ViewBody data-state="waiting">
        <Status title={waiting.title} text={waiting.text} isBusy isRoomy>
          <Ring state="waiting">
            <Image src={waiting.image} allowed={origins} name={waiting.wallet} size={72} />
          </Ring>
        </Status>
        {OpenWallet ? <OpenWallet /> : null}
      </ViewBody>
    )
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!done)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={3} />
      </ViewBody>
    )
  return (
    <ViewBody data-state="done">
      <div className={css.done} data-part="registered">
        <Avatar address={done.address} size={72} />
        <p className={css.quiet}>{done.title}</p>
        <p className={css.name} data-part="registered-name">
          <bdi dir="ltr">
            {/* A long name breaks before its zone. */}
            {done.label}
            <wbr />
            {done.zone}
          </bdi>
        </p>
        <p className={css.quiet}>{done.text}</p>
      </div>
      <Button wide data-part="done" data-autofocus onClick={done.action.run}>
        {done.action.text}
      </Button>
    </ViewBody>
  )
}
