import { navigate, type HeadProps, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { PageHead } from '../components/layout/PageHead'
import { LostPoint } from '../components/feedback/LostPoint'
import { PageTitle } from '../components/layout/PageTitle'
import { SidebarLink } from '../components/navigation/SidebarLink'
import { useSidebars } from '../hooks/use-sidebars'
import { isSamePath } from '../model/paths'
import { fixedPages } from '../model/routes'
import { pathsOf } from '../model/sidebar'

/**
 * Where no page is. A path that only ends otherwise (".html", "index.html", other case) is led to its page; that a
 * host has not done it is no reason to fail.
 */
export default function NotFoundPage({ location }: PageProps) {
  const sidebars = useSidebars()
  const known = [...fixedPages, ...sidebars.flatMap(pathsOf)]
  const meant = known.find((path) => isSamePath(path, location.pathname))
  useEffect(() => {
    if (meant && meant !== location.pathname)
      void navigate(meant + location.search + location.hash, { replace: true })
  }, [meant, location])
  return (
    <div sx={{ maxWidth: 'measure', mx: 'auto', px: 3, py: 5 }}>
      <LostPoint />
      <PageTitle>Page Not Found</PageTitle>
      <p>We could not find what you were looking for.</p>
      <p>If a link led you here, please tell the owner of the site that it is broken.</p>
      <ul sx={{ listStyle: 'none', p: 0 }}>
        {sidebars.map(({ name, label, rootPath }) => (
          <li key={name}>
            <SidebarLink href={rootPath} isCurrent={false}>
              {label}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Head = ({ location }: HeadProps) => (
  <PageHead title="Page Not Found" path={location.pathname} hidden />
)
