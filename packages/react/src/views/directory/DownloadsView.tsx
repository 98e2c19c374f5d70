import {
  Icon,
  Image,
  iconDownload,
  iconExternal,
  LinkButton,
  LinkRow,
  List,
  ScrollArea,
  Unseen,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useDownloads } from './DownloadsView.model'

/** Where to get a wallet. */
export function DownloadsView(props: ViewProps<'Downloads'>): ReactElement {
  const { name, imageUrl, origins, opening, sources, isLoading, none, texts } = useDownloads(props)
  if (sources.length === 0 && !opening && !isLoading)
    return (
      <ViewBody>
        <NothingHere icon={iconDownload} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <Status title={name} text={texts.lead}>
        <Image src={imageUrl} allowed={origins} name={name} size={72} />
      </Status>
      {opening ? (
        <LinkButton
          wide
          data-part="open-page"
          data-autofocus
          href={opening.href}
          target={opening.target}
          rel="noopener noreferrer"
        >
          {opening.text}
        </LinkButton>
      ) : null}
      <ScrollArea>
        <List>
          {sources.map((source) => (
            <LinkRow
              key={source.href}
              data-part="download"
              href={source.href}
              target="_blank"
              rel="noopener noreferrer"
              icon={<IconTile shape={source.icon} />}
              primary={source.name}
              secondary={<bdi>{source.host}</bdi>}
              end={
                <>
                  <Icon shape={iconExternal} size={16} />
                  <Unseen>{texts.newTab}</Unseen>
                </>
              }
            />
          ))}
        </List>
      </ScrollArea>
    </ViewBody>
  )
}
