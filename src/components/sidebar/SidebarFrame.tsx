import { phoneScreen } from '../../gatsby-plugin-theme-ui/screens'
import { useSidebarScroll } from './use-sidebar-scroll'
import type { Sidebar } from '../../shared/site'
import { SidebarNav } from './SidebarNav'
import { withoutScripts } from '../ui/without-scripts'

/** The section's navigation beside the page, which scrolls by itself. Narrow screens have it in their menu. */
export function SidebarFrame({ sidebar, path }: { sidebar: Sidebar; path: string }) {
  const frame = useSidebarScroll(sidebar.name, path)
  return (
    <div
      ref={frame}
      sx={{
        display: ['none', 'block'],
        position: 'sticky',
        top: 'var(--navbar-height)',
        alignSelf: 'start',
        maxHeight: 'calc(100vh - var(--navbar-height) - var(--announcement-height, 0px))',
        overflowY: 'auto',
        // It stands still while a page appears beside it.
        viewTransitionName: 'sidebar',
        overscrollBehavior: 'contain',
        scrollbarWidth: 'thin',
        // Its entries begin where the bar's mark does.
        paddingInline: [3, '24px 8px'],
        // Its first line stands on that of the breadcrumbs.
        pt: '22px',
        pb: '2rem',
        // Where it goes on, it fades, and its current page is not there; at its ends that is what stands around it.
        scrollPaddingBlock: '1.5rem',
        maskImage: 'linear-gradient(transparent, #000 1.5rem calc(100% - 1.5rem), transparent)',
        // Readers without JavaScript have no menu: on narrow screens it stands above the page then.
        ...withoutScripts({
          [`@media ${phoneScreen}`]: {
            display: 'block',
            position: 'static',
            maxHeight: '40vh',
            borderBottom: '1px solid',
            borderColor: 'border',
          },
        }),
        '@media print': { display: 'none' },
      }}
    >
      <SidebarNav sidebar={sidebar} path={path} />
    </div>
  )
}
