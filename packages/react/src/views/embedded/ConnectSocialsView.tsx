import { Icon, iconAccount, iconChevronEnd, List, ListItem, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { LegalNote } from '../parts/LegalNote'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectSocials } from './ConnectSocialsView.model'

/** [FLG-2] All social logins. */
export function ConnectSocialsView(props: ViewProps<'ConnectSocials'>): ReactElement {
  const { legal, label, choices, none } = useConnectSocials(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <LegalCheckbox legal={legal} />
      <ScrollArea>
        <List label={label}>
          {choices.map(({ provider, text, shape, run }) => (
            <ListItem
              key={provider}
              size="wallet"
              data-part="social"
              data-social={provider}
              icon={<IconTile shape={shape} />}
              primary={text}
              end={<Icon shape={iconChevronEnd} size={16} />}
              disabled={legal.isBlocked}
              onClick={run}
            />
          ))}
        </List>
      </ScrollArea>
      <LegalNote legal={legal} />
    </ViewBody>
  )
}
