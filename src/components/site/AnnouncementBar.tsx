import type { MouseEvent } from 'react'
import { X } from '../ui/icons'
import { focusStart } from '../../browser/arrival'
import { useAnnouncement } from './use-announcement'
import { announcementAttribute, type Announcement } from '../../shared/announcement'
import { ContentLink } from '../ui/ContentLink'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'

/** That of one line and of its button, with letters of any size. */
const announcementHeight = '1.875rem'

/** A message to all readers. It is always in the page; style sheets hide it from those who have closed it. */
export function AnnouncementBar({ id, text, link, closable }: Announcement) {
  const { close } = useAnnouncement(id)
  // A reader who has closed it before the scripts were there may have gone on.
  const onClose = ({ currentTarget }: MouseEvent) => {
    const hasFocus = document.activeElement === currentTarget
    close()
    if (hasFocus) focusStart()
  }
  return (
    <aside
      aria-label={WORDS.site.announcement}
      sx={{
        display: 'grid',
        // In the middle of the window, beside the button.
        gridTemplateColumns: '1.875rem minmax(0, 1fr) 1.875rem',
        alignItems: 'center',
        minHeight: announcementHeight,
        // What stands beside the page ends in sight as the page opens: it is so much shorter, also once the bar is scrolled away.
        [`:root:not([${announcementAttribute}=true]) & ~ *`]: { '--announcement-height': announcementHeight },
        // Its button stands at the bar's end.
        px: [2, 'max(16px, 50% - 55rem)'],
        bg: 'surface',
        color: 'text',
        fontSize: 0,
        textAlign: 'center',
        [`[${announcementAttribute}=true] &`]: { display: 'none' },
        // It stands still while a page appears below it.
        viewTransitionName: 'announcement',
        '@media print': { display: 'none' },
        // The window ends above it.
        'button:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <p sx={{ gridColumn: 2, m: 0, py: '5px', lineHeight: 'tight', textWrap: 'balance' }}>
        {text}{' '}
        {link && (
          <ContentLink href={link.to ?? link.href ?? '/'} sx={{ color: 'inherit' }}>
            {link.label}
          </ContentLink>
        )}
      </p>
      {closable && (
        <IconButton label={WORDS.common.close} size={30} onClick={onClose}>
          <Icon node={X} size={14} />
        </IconButton>
      )}
    </aside>
  )
}
