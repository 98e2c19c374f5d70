import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { Panel } from './Panel'
import { ScrollRegion } from './ScrollRegion'

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** Lists the events from `subscribeEvents`, newest first. */
export function EventLog(): ReactElement {
  const { events, playground } = usePlayground()
  return (
    <Panel
      title="Events"
      hint={
        <>
          Everything <code>latchkey.subscribeEvents</code> reports. It stays in this page: analytics is off.
        </>
      }
      actions={
        <button type="button" className="button" onClick={() => playground.clearEvents()}>
          Clear
        </button>
      }
    >
      <ScrollRegion className="scroll" label="Events, newest first">
        {events.length === 0 ? <p className="empty">No events yet. Open the modal.</p> : null}
        <ol className="log">
          {events.map(({ id, at, event }) => (
            <li key={id} data-event={event.event}>
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              <b>{event.event}</b>
              <code>{JSON.stringify(event.properties)}</code>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Panel>
  )
}
