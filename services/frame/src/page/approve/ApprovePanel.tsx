import {
  Button,
  Explanation,
  ExplanationWarnings,
  LiveRegion,
  ScrollArea,
  type ShownExplanation,
  SkeletonRows,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ApproveTexts } from '../i18n/approve/loadApproveTexts'
import { PanelNote } from '../views/PanelNote'
import { useTask } from '../views/settings/useTask'
import sheet, * as css from './ApprovePanel.module.css'
import type { Decision } from './Decision'
import { useApproval } from './useApproval'
import { useFirstFocus } from './useFirstFocus'

/** What {@link ApprovePanel} takes. */
export type ApprovePanelProps = {
  readonly t: ApproveTexts['t']
  /** Who asks. */
  readonly site: string
  /** Null while finding out what the request does. */
  readonly said: ShownExplanation | null
  readonly raw: string
  readonly decide: (decision: Decision) => void
  /** Has the visitor touch a passkey before they approve, if they must. */
  readonly touch?: (() => Promise<void>) | undefined
  /** Shows the request in a window, for browsers that can't tell what covers the panel. */
  readonly other?: { readonly open: () => void; readonly note: string } | undefined
}

/** Shows who asks for what, and lets the visitor approve once all of it was in sight. */
export function ApprovePanel(props: ApprovePanelProps): ReactElement {
  useStyles(sheet)
  const { t, site, said, raw, decide, touch, other } = props
  const touching = useTask()
  const { panel, block, down, press } = useApproval(said !== null, () =>
    touching.run(async () => {
      await touch?.()
      decide('approved')
    }),
  )
  const first = useFirstFocus()
  const isWindow = block === 'window'
  const noteOf = () => {
    if (isWindow && other?.note) return other.note
    return block === null ? '' : t(`block.${block}`)
  }
  return (
    <div
      ref={panel}
      className={css.panel}
      data-part="approval"
      data-state={block ?? 'ready'}
      role="alertdialog"
      aria-labelledby="approval-site approval-asks"
      onKeyDown={({ key }) => {
        if (key === 'Escape') decide('rejected')
      }}
    >
      <header className={css.head}>
        <h1 id="approval-site" className={css.site} data-part="approval-site">
          <bdi dir="ltr">{site}</bdi>
        </h1>
        <p id="approval-asks" className={css.asks}>
          {t('approve.asks')}
        </p>
      </header>
      <div className={css.content}>
        <ScrollArea label={t('approve.details')}>
          {said ? (
            <Explanation said={said} raw={raw} />
          ) : (
            <SkeletonRows label={t('block.checking')} count={2} />
          )}
        </ScrollArea>
      </div>
      <div className={css.foot}>
        {said && said.warnings.length > 0 ? (
          <div className={css.warnings}>
            <ExplanationWarnings said={said} />
          </div>
        ) : null}
        {/* From the start: a line that comes later moves what the visitor is about to press. */}
        {touch ? (
          <PanelNote
            place="middle"
            part="step-up"
            isFault={touching.error !== null}
            text={t(touching.error ? 'stepUp.failed' : 'stepUp.note')}
          />
        ) : null}
        <PanelNote place="middle" hasRoom part="approval-reason" text={noteOf()} />
        <div className={css.choice}>
          <Button ref={first} look="secondary" data-part="reject" onClick={() => decide('rejected')}>
            {t('approve.no')}
          </Button>
          {isWindow && other ? (
            <Button data-part="open-window" onClick={other.open}>
              {t('window.open')}
            </Button>
          ) : (
            <Button
              data-part="approve"
              disabled={block !== null}
              loading={touching.isBusy}
              onPointerDown={down}
              // A key that is held down must not press a button that has just become ready.
              onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
              onClick={press}
            >
              {t('approve.yes')}
            </Button>
          )}
        </div>
      </div>
      <LiveRegion text={said ? spoken(said) : t('block.checking')} />
      <LiveRegion
        text={block === null || block === 'wait' || block === 'checking' ? '' : t(`block.${block}`)}
      />
    </div>
  )
}

function spoken({ headline, warnings }: ShownExplanation): string {
  return [headline, ...warnings.map(({ text }) => text)].join('. ')
}
