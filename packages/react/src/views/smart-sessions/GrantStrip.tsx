import { Button, Icon, iconClock, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useGrantStrip } from './GrantStrip.model'

/** [FLG-6] What the site may do without asking the visitor, with a way to end it. Nothing if it may do nothing. */
export function GrantStrip(): ReactElement | null {
  const model = useGrantStrip()
  if (!model) return null
  return (
    <section aria-label={model.title} data-part="grants">
      {model.grants.map(({ key, text, until, end }) => (
        <ListRow
          key={key}
          icon={<Icon shape={iconClock} />}
          primary={text}
          secondary={until}
          end={
            <Button
              size="small"
              look="secondary"
              data-part="end-grant"
              aria-label={end.label}
              loading={end.isBusy}
              onClick={end.run}
            >
              {end.text}
            </Button>
          }
        />
      ))}
    </section>
  )
}
