import { Button, Icon, iconKey, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { EmailField } from '../parts/EmailField'
import { SocialButtons } from '../parts/SocialButtons'
import { useGuide, usePasskeyMethod, useSocialMethod } from './EmbeddedMethod.model'
import sheet, * as css from './EmbeddedMethod.module.css'
import { useEmailEntry } from './useEmailEntry'

/** A way to sign in to the embedded wallet. Loads with the first Connect view that offers one. */
export function EmbeddedMethod(props: {
  readonly method: 'email' | 'social'
  /** Whether a passkey is offered below. */
  readonly hasPasskey: boolean
  /** Whether the way for visitors without a wallet is last. */
  readonly hasGuide: boolean
  /** [FLG-4] Whether the visitor still has to accept the site's terms. */
  readonly isBlocked: boolean
}): ReactElement {
  useStyles(sheet)
  const { method, hasPasskey, hasGuide, isBlocked } = props
  return (
    <div className={css.method}>
      {method === 'email' ? <Email isBlocked={isBlocked} /> : <Social isBlocked={isBlocked} />}
      {hasPasskey ? <Passkey isBlocked={isBlocked} /> : null}
      {hasGuide ? <Guide isBlocked={isBlocked} /> : null}
    </div>
  )
}

function Email({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  return <EmailField entry={useEmailEntry(isBlocked)} />
}

function Social({ isBlocked }: { readonly isBlocked: boolean }): ReactElement | null {
  const { hasAny, ...socials } = useSocialMethod()
  return hasAny ? <SocialButtons {...socials} isDisabled={isBlocked} /> : null
}

function Guide({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const { text, run } = useGuide()
  return (
    <Button wide size="small" look="quiet" data-part="guide" disabled={isBlocked} onClick={run}>
      {text}
    </Button>
  )
}

function Passkey({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const { text, error, isBusy, run } = usePasskeyMethod()
  return (
    <>
      <Button
        wide
        size="small"
        look="quiet"
        data-part="passkey"
        icon={<Icon shape={iconKey} />}
        loading={isBusy}
        disabled={isBlocked}
        onClick={run}
      >
        {text}
      </Button>
      {error ? (
        <p className={css.error} data-part="passkey-error">
          {error}
        </p>
      ) : null}
    </>
  )
}
