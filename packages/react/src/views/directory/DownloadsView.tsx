import { Icon, Image, iconDownload, iconExternal, List, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useDownloads } from './DownloadsView.model'

/** Where a wallet can be got from. */
export function DownloadsView(props: ViewProps<'Downloads'>): ReactElement {
  const { name, imageUrl, origins, sources, isLoading, none, texts } = useDownloads(props)
  if (sources.length === 0 && !isLoading)
    return (
      <div className="lk-body">
        <NothingHere icon={iconDownload} none={none} />
      </div>
    )
  return (
    <div className="lk-body">
      <div className="lk-status">
        <Image src={imageUrl} allowed={origins} name={name} size={72} />
        <p className="lk-status-title">{name}</p>
        <p className="lk-status-text">{texts.lead}</p>
      </div>
      <ScrollArea>
        <List>
          {sources.map((source) => (
            <a
              key={source.href}
              className="lk-item"
              data-part="download"
              href={source.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              <IconTile shape={source.icon} />
              <span className="lk-item-body">
                <span className="lk-item-primary">{source.name}</span>
                <bdi className="lk-item-secondary">{source.host}</bdi>
              </span>
              <span className="lk-item-end">
                <Icon shape={iconExternal} size={16} />
                <span className="lk-unseen">{texts.newTab}</span>
              </span>
            </a>
          ))}
        </List>
      </ScrollArea>
    </div>
  )
}
