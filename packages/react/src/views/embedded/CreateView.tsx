import { Button, Icon, iconKey, iconWallet, Ring, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { EmailField } from '../parts/EmailField'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { LegalNote } from '../parts/LegalNote'
import { SocialButtons } from '../parts/SocialButtons'
import { Status } from '../parts/Status'
import { StepList } from '../parts/StepList'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useCreate } from './CreateView.model'
import sheet, * as css from './CreateView.module.css'

type Model = ReturnType<typeof useCreate>

/** Explains a wallet to a visitor without one, and shows how far its creation is. */
export function CreateView(props: ViewProps<'Create'>): ReactElement {
  useStyles(sheet)
  const model = useCreate(props)
  return model.phase === 'intro' ? <Intro model={model} /> : <Progress model={model} />
}

function Intro({ model: { legal, blocks, entry, socials } }: { readonly model: Model }): ReactElement {
  return (
    <ViewBody data-state="intro">
      <LegalCheckbox legal={legal} />
      <ul className={css.blocks}>
        {blocks.map(({ key, title, text }) => (
          <li key={key} className={css.block}>
            <span className={css.tile}>
              <Icon shape={key === 'own' ? iconWallet : iconKey} size={24} />
            </span>
            <span>
              <strong className={css.title}>{title}</strong>
              <span className={css.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {entry ? <EmailField entry={entry} isFirst={!legal.isBlocked} /> : null}
      {socials ? <SocialButtons {...socials} isDisabled={legal.isBlocked} /> : null}
      <LegalNote legal={legal} />
    </ViewBody>
  )
}

function Progress({
  model: { phase, ring, title, text, steps, stepsLabel, retry, cancel },
}: {
  readonly model: Model
}): ReactElement {
  return (
    <ViewBody data-state={phase}>
      <Status title={title} text={text} isBusy={ring === 'waiting'}>
        <Ring state={ring}>
          <span className={css.mark}>
            <Icon shape={iconWallet} size={36} />
          </span>
        </Ring>
      </Status>
      {phase === 'failed' ? null : <StepList label={stepsLabel} steps={steps} />}
      {retry ? (
        <Button wide data-part="retry" data-autofocus onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
      {cancel ? (
        <Button wide look="secondary" data-part="cancel" onClick={cancel.run}>
          {cancel.text}
        </Button>
      ) : null}
    </ViewBody>
  )
}
